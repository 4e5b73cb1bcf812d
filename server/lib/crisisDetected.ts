import { crisisTextFor } from '#content/crisisTexts';
import { orderedLines } from '#content/helplines';
import type { CrisisHelp } from '#contract/crisisHelp';
import { crisisIn, needsCrisisHelp } from '#language/crisis/detect';

/** Crisis help for a text whose author seems to be in danger; null for any other text. */
export function crisisDetectedIn(text: string, country: string | null): CrisisHelp | null {
  if (!needsCrisisHelp(text)) return null;
  const { opening, near, concern } = crisisTextFor(crisisIn(text), 0);
  return { text: opening, near, concern, helplines: [...orderedLines(country, concern)] };
}
