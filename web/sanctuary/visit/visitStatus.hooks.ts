import { useEffect } from 'react';
import { hasBurdens, resetSanctuary, type SanctuaryState, useSanctuary } from './sanctuary.store';

// What the code outside the sanctuary may know about a visit. Nothing here returns the text of a burden.

export function useSanctuaryState(): SanctuaryState {
  return useSanctuary(({ state }) => state);
}

/** Returns whether unloading the page, or signing out, would lose text. */
export function isCarryingBurdens(): boolean {
  return hasBurdens(useSanctuary.getState());
}

/** Ends the visit. Discards the burdens that have not been released. */
export function endVisit(): void {
  resetSanctuary();
}

/** Asks before the page unloads, on any screen: burdens live in memory only, so a reload loses them. */
export function useUnloadWarning(): void {
  const isCarrying = useSanctuary(hasBurdens);
  useEffect(() => {
    if (!isCarrying) return;
    // Reads the store, not the prop: signing out empties the chest and navigates before React renders again.
    const warn = (event: BeforeUnloadEvent) => {
      if (isCarryingBurdens()) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isCarrying]);
}
