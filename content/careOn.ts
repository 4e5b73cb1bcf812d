import type { Care } from '#contract/care';
import { needsCare } from './care';
import { careFor } from './careWords';
import { orderedLines } from './helplines';

/** Help to show beside a text whose author sounds in danger; null for every other text. */
export function careOn(text: string, country: string | null): Care | null {
  if (!needsCare(text)) return null;
  const { opening, near, concern } = careFor(text, 0);
  return { text: opening, near, concern, helplines: [...orderedLines(country, concern)] };
}
