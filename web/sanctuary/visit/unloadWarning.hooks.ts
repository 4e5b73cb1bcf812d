import { useEffect } from 'react';
import { hasBurdens, useSanctuary } from './sanctuary.store';

/** Asks before the page unloads, on any screen: burdens live in memory only, so a reload loses them. */
export function useUnloadWarning() {
  const isCarrying = useSanctuary(hasBurdens);
  useEffect(() => {
    if (!isCarrying) return;
    // Reads the store, not the prop: signing out empties the chest and navigates before React renders again.
    const warn = (event: BeforeUnloadEvent) => {
      if (hasBurdens(useSanctuary.getState())) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isCarrying]);
}
