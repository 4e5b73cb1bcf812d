import { CARE, careFor } from '#content/careWords';
import type { Concern } from '#contract/care';
import { crisisIn, heardIn } from '#language/crisis/crisis';

/** The crisis help to show, and how many burdens have matched; a low-risk match is one quiet sentence. */
export type Heard = { times: number } & (
  | { faint: string }
  | { opening: string; aside: string; near: string; concern: Concern }
);

/** Detects a crisis in a burden; null when there is none. `before` is the last match, so that its wording does not repeat. */
export function hear(text: string, before: Heard | null): Heard | null {
  const level = heardIn(text);
  if (!level) return null;
  const previous = before?.times ?? 0;
  const times = previous + 1;
  if (level === 'faintly') {
    // A low-risk match does not replace a high-risk one.
    return before && !('faint' in before) ? before : { faint: variantAt(CARE.faint, previous), times };
  }
  const { opening, near, concern } = careFor(crisisIn(text), previous);
  return { opening, aside: variantAt(CARE.calm, previous), near, concern, times };
}

function variantAt(variants: readonly string[], previous: number): string {
  return variants[previous % variants.length] ?? '';
}
