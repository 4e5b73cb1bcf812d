import { create } from 'zustand';
import type { CrisisHelp } from '#contract/crisisHelp';

/** The crisis help to show to a user whose text suggests danger. Only that user sees it. */
export const useCrisisHelp = create<{ crisisHelp: CrisisHelp | null }>(() => ({ crisisHelp: null }));

export function showCrisisHelp(crisisHelp: CrisisHelp | null): void {
  if (crisisHelp) useCrisisHelp.setState({ crisisHelp });
}

export function clearCrisisHelp(): void {
  useCrisisHelp.setState({ crisisHelp: null });
}
