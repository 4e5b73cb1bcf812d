import { CRISIS_TEXTS, crisisTextFor } from '#content/care/crisisTexts';
import type { Concern } from '#contract/crisisHelp';
import { crisisIn, detectCrisis } from '#language/crisis/detect';

/**
 * The crisis help to show, and how many burdens have matched. A low-risk match has only one quiet sentence, `faint`.
 */
export type CrisisMatch = { times: number; isHidden?: boolean } & (
  | { faint: string }
  | { opening: string; aside: string; near: string; concern: Concern }
);

/**
 * Detects a crisis in a burden. Returns null if there is none. Does not repeat the wording of `before`, the last match.
 */
export function matchCrisis(text: string, before: CrisisMatch | null): CrisisMatch | null {
  const level = detectCrisis(text);
  if (!level) return null;
  const previous = before?.times ?? 0;
  const times = previous + 1;
  if (level === 'low') {
    // A low-risk match does not replace a high-risk one.
    return before && !('faint' in before)
      ? before
      : { faint: variantAt(CRISIS_TEXTS.faint, previous), times };
  }
  const { opening, near, concern } = crisisTextFor(crisisIn(text), previous);
  return { opening, aside: variantAt(CRISIS_TEXTS.calm, previous), near, concern, times };
}

function variantAt(variants: readonly string[], previous: number): string {
  return variants[previous % variants.length] ?? '';
}
