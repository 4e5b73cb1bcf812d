import { CARE, careFor } from '#content/careWords';
import type { Concern } from '#contract/care';
import { crisisIn, heardIn } from '#language/crisis/crisis';

/** What somebody in danger reads, and how often she was heard; where she was heard faintly, one quiet sentence. */
export type Heard = { times: number } & (
  | { faint: string }
  | { opening: string; aside: string; near: string; concern: Concern }
);

/** Null where nothing speaks of danger. `before` is what was heard last, so that no words come twice running. */
export function hear(text: string, before: Heard | null): Heard | null {
  const how = heardIn(text);
  if (!how) return null;
  const seen = before?.times ?? 0;
  const times = seen + 1;
  if (how === 'faintly') {
    // What was heard plainly is not talked over by something fainter.
    return before && !('faint' in before) ? before : { faint: turn(CARE.faint, seen), times };
  }
  const { opening, near, concern } = careFor(crisisIn(text), seen);
  return { opening, aside: turn(CARE.calm, seen), near, concern, times };
}

function turn(variants: readonly string[], seen: number): string {
  return variants[seen % variants.length] ?? '';
}
