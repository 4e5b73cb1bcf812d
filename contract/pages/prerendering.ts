/** One page as the build prepares it. */
export type PreparedPage = {
  /** HTML of the screen before any data is loaded. Empty if the screen shows nothing but data. */
  html: string;
  /** Scripts and styles of the screen, which the page preloads. */
  files: readonly string[];
};

/** Pages by path (some with a query string): one set for visitors, one for signed-in users. */
export type PreparedPages = Record<'visitor' | 'person', Record<string, PreparedPage>>;

/** Placeholder for the user’s first name in the prepared HTML. */
export const FIRST_NAME_PLACEHOLDER = '{{firstName}}';
