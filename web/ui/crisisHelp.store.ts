import { create } from 'zustand';
import type { CrisisHelp } from '#contract/crisisHelp';

/** Crisis help for a user whose text sounded like danger; only that user sees it. */
export const useCrisisHelp = create<{ crisisHelp: CrisisHelp | null }>(() => ({ crisisHelp: null }));

export function showCrisisHelp(crisisHelp: CrisisHelp | null): void {
  if (crisisHelp) useCrisisHelp.setState({ crisisHelp });
}

export function clearCrisisHelp(): void {
  useCrisisHelp.setState({ crisisHelp: null });
}
