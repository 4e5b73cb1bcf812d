import { create } from 'zustand';
import { keep, recall } from './device';

/** Where help is looked for; chosen by the person, kept on this device and sent nowhere. */
const COUNTRY = 'stillwaters.country';

export const useCountry = create<{ country: string; choose: (country: string) => void }>((set) => ({
  country: recall<string>(COUNTRY) ?? '',
  choose: (country) => {
    keep(COUNTRY, country);
    set({ country });
  },
}));
