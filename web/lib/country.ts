import { create } from 'zustand';
import { keep, recall } from './device';

/** Storage key of the country whose helplines are shown, chosen by the user. */
const STORAGE_KEY = 'stillwaters.country';

export const useCountry = create<{ country: string; choose: (country: string) => void }>((set) => ({
  country: recall<string>(STORAGE_KEY) ?? '',
  choose: (country) => {
    keep(STORAGE_KEY, country);
    set({ country });
  },
}));

/**
 * The country field of a question to the guide, so that the answer names the right helplines. Empty until one is
 * chosen.
 */
export function askedFrom(): { country?: string } {
  const { country } = useCountry.getState();
  return country ? { country } : {};
}
