import type { Care } from '#contract/care';
import { needsCare } from './care';
import { careFor } from './careWords';

/** Help to set beside a text of somebody who sounds in danger; null for every other text. */
export function careOn(text: string): Care | null {
  if (!needsCare(text)) return null;
  const { opening, near } = careFor(text, 0);
  return { text: opening, near };
}
