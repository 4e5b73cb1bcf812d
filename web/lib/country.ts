import { create } from 'zustand';
import { getStored, setStored } from './storage/storage';

/** Storage key of the country that the user chose. The app shows the helplines of this country. */
const STORAGE_KEY = 'stillwaters.country';

type CountryChoice = {
  /** Empty if the user chose not to say; null until they have chosen. */
  country: string | null;
  choose: (country: string) => void;
};

export const useCountry = create<CountryChoice>((set) => ({
  country: getStored<string>(STORAGE_KEY),
  choose: (country) => {
    setStored(STORAGE_KEY, country);
    set({ country });
  },
}));

/**
 * Returns the country field for a question to the guide, so that the answer names the right helplines. Returns an
 * empty object if the user has not chosen a country.
 */
export function countryField(): { country?: string } {
  const { country } = useCountry.getState();
  return country ? { country } : {};
}
