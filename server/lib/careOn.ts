import { careFor } from '#content/careWords';
import { orderedLines } from '#content/helplines';
import type { Care } from '#contract/care';
import { crisisIn, needsCare } from '#language/crisis/crisis';

/** Crisis help for a text whose author seems to be in danger; null for any other text. */
export function careOn(text: string, country: string | null): Care | null {
  if (!needsCare(text)) return null;
  const { opening, near, concern } = careFor(crisisIn(text), 0);
  return { text: opening, near, concern, helplines: [...orderedLines(country, concern)] };
}
