import { crisisTextFor } from '#content/care/crisisTexts';
import { orderedLines } from '#content/care/helplines';
import type { CrisisHelp } from '#contract/crisisHelp';
import { crisisIn, needsCrisisHelp } from '#language/crisis/detect';

/** Returns crisis help if the author of a text seems to be in danger. Returns null otherwise. */
export function crisisDetectedIn(text: string, country: string | null): CrisisHelp | null {
  if (!needsCrisisHelp(text)) return null;
  const { opening, near, concern } = crisisTextFor(crisisIn(text), 0);
  return { text: opening, near, concern, helplines: [...orderedLines(country, concern)] };
}
