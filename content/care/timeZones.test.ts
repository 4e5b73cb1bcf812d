import { expect, test } from 'vitest';
import { HELPLINES } from './helplines';
import { countryOfTimeZone } from './timeZones';

/** Two countries list it, and a call from there may reach neither’s helplines. */
const DISPUTED = 'Europe/Simferopol';

/** The time zones of each country with helplines, as the Unicode locale data of Node lists them. */
const LISTED: Record<string, string | null> = Object.fromEntries(
  HELPLINES.flatMap(({ country }) => timeZonesOf(country).map((zone) => [zone, country])),
);

test('every time zone of a country with helplines leads to this country, and no other time zone does', () => {
  const zones = new Set([...Intl.supportedValuesOf('timeZone'), ...Object.keys(LISTED)]);
  expect(zones.size).toBeGreaterThan(400);
  for (const zone of zones) {
    const expected = zone === DISPUTED ? null : (LISTED[zone] ?? null);
    expect(countryOfTimeZone(zone), zone).toBe(expected);
  }
});

test('every country with helplines has a time zone', () => {
  for (const { country } of HELPLINES) {
    expect(timeZonesOf(country).map(countryOfTimeZone), country).toContain(country);
  }
});

test('a time zone leads to the same country by its new name and by the older one that some browsers report', () => {
  const names = {
    IN: ['Asia/Kolkata', 'Asia/Calcutta'],
    UA: ['Europe/Kyiv', 'Europe/Kiev'],
    CA: ['America/Atikokan', 'America/Coral_Harbour'],
    US: ['America/Indiana/Indianapolis', 'America/Indianapolis', 'America/Kentucky/Louisville'],
  };
  for (const [country, zones] of Object.entries(names)) {
    for (const zone of zones) expect(countryOfTimeZone(zone), zone).toBe(country);
  }
});

test('a device that hides its time zone or reports none has no country', () => {
  for (const zone of ['UTC', 'Etc/UTC', 'Etc/GMT+5', 'Atlantic/Reykjavik', '']) {
    expect(countryOfTimeZone(zone), zone).toBeNull();
  }
});

/** Node 20 has the property, later versions the method. TypeScript does not know either yet. */
function timeZonesOf(country: string): string[] {
  const locale = new Intl.Locale(`und-${country}`) as Intl.Locale & {
    timeZones?: string[];
    getTimeZones?: () => string[];
  };
  const zones = locale.getTimeZones?.() ?? locale.timeZones;
  if (!zones) throw new Error('This version of Node does not list the time zones of a country.');
  return zones;
}
