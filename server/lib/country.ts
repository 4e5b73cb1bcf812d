/** Returns the region of an Accept-Language header: GB for 'en-GB,en;q=0.9'. Returns null if it has no region. */
export function countryOf(acceptLanguage: string | undefined): string | null {
  // Browsers list the preferred language first. A longer header is not from a browser.
  for (const entry of (acceptLanguage ?? '').slice(0, MAX_LENGTH).split(',')) {
    const [, region] = /^\s*[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})(?![\w-])/i.exec(entry) ?? [];
    if (region) return region.toUpperCase();
  }
  return null;
}

/** Room for a dozen languages with their weights. */
const MAX_LENGTH = 200;
