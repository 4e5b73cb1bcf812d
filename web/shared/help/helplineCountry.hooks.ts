import { create } from 'zustand';
import { HELPLINES } from '#content/care/helplines';
import { useCountry } from '#web/lib/country';

/** The country of the device's time zone; null if unknown. It is neither stored nor sent. */
const useTimeZoneCountry = create<{ country: string | null }>(() => ({ country: null }));

// Loads with the screen and not with the help that it shows, because a request at that moment would reveal the need for
// help. Without this file, the user has to choose a country.
import('#content/care/timeZones').then(
  ({ countryOfTimeZone }) =>
    useTimeZoneCountry.setState({
      country: countryOfTimeZone(Intl.DateTimeFormat().resolvedOptions().timeZone),
    }),
  () => {},
);

/** The country whose helplines are shown: the one that the user chose or, until then, the one of the time zone. */
export function useHelplineCountry() {
  const { country: chosen, choose } = useCountry();
  const fromTimeZone = useTimeZoneCountry((state) => state.country);
  const country = chosen ?? fromTimeZone ?? '';
  return {
    country,
    help: HELPLINES.find((help) => help.country === country),
    isFromTimeZone: chosen === null && fromTimeZone !== null,
    choose,
  };
}
