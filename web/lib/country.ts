import { create } from 'zustand';
import { keep, recall } from './device';

/** Where help is looked for: chosen by the person and kept on this device. */
const COUNTRY = 'stillwaters.country';

export const useCountry = create<{ country: string; choose: (country: string) => void }>((set) => ({
  country: recall<string>(COUNTRY) ?? '',
  choose: (country) => {
    keep(COUNTRY, country);
    set({ country });
  },
}));

/** What a question to the guide says of it, so that the answer names the right helplines; nothing until one is chosen. */
export function askedFrom(): { country?: string } {
  const { country } = useCountry.getState();
  return country ? { country } : {};
}
