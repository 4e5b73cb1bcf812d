import { create } from 'zustand';
import type { CrisisHelp } from '#contract/crisisHelp';

/** Crisis help for a user whose text sounded like danger; only that user sees it. */
export const useCrisisHelp = create<{ care: CrisisHelp | null }>(() => ({ care: null }));

export function showCrisisHelp(care: CrisisHelp | null): void {
  if (care) useCrisisHelp.setState({ care });
}

export function clearCrisisHelp(): void {
  useCrisisHelp.setState({ care: null });
}
