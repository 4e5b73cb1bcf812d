import { create } from 'zustand';
import { getStored, setStored } from './storage';

/** Storage key of the country whose helplines are shown, chosen by the user. */
const STORAGE_KEY = 'stillwaters.country';

export const useCountry = create<{ country: string; choose: (country: string) => void }>((set) => ({
  country: getStored<string>(STORAGE_KEY) ?? '',
  choose: (country) => {
    setStored(STORAGE_KEY, country);
    set({ country });
  },
}));

/**
 * The country field of a question to the guide, so that the answer names the right helplines. Empty until one is
 * chosen.
 */
export function countryField(): { country?: string } {
  const { country } = useCountry.getState();
  return country ? { country } : {};
}
