import { create } from 'zustand';
import type { Care } from '#contract/care';

/** Help for somebody whose words sounded as if she were in danger; only she sees it. */
export const useCare = create<{ care: Care | null }>(() => ({ care: null }));

export function offerCare(care: Care | null): void {
  if (care) useCare.setState({ care });
}

export function endCare(): void {
  useCare.setState({ care: null });
}
