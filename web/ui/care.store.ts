import { create } from 'zustand';
import type { Care } from '#contract/care';

/** Crisis help for a user whose text sounded like danger; only that user sees it. */
export const useCare = create<{ care: Care | null }>(() => ({ care: null }));

export function offerCare(care: Care | null): void {
  if (care) useCare.setState({ care });
}

export function endCare(): void {
  useCare.setState({ care: null });
}
