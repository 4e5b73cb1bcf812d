/** The region of an Accept-Language header: GB for 'en-GB,en;q=0.9'. Null where no language in it names one. */
export function countryOf(acceptLanguage: string | undefined): string | null {
  // Browsers send the preferred language first; a longer list is not from a browser.
  for (const entry of (acceptLanguage ?? '').slice(0, MAX_LENGTH).split(',')) {
    const [, region] = /^\s*[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})(?![\w-])/i.exec(entry) ?? [];
    if (region) return region.toUpperCase();
  }
  return null;
}

/** A dozen languages with their weights. */
const MAX_LENGTH = 200;
