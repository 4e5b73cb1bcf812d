import { create } from 'zustand';
import type { WrittenPost } from '#contract/community';

type Care = WrittenPost['care'];

/** Help for somebody whose words sounded as if she were in danger; only she sees it. */
export const useCare = create<{ care: Care }>(() => ({ care: null }));

export function offerCare(care: Care): void {
  if (care) useCare.setState({ care });
}

export function endCare(): void {
  useCare.setState({ care: null });
}
