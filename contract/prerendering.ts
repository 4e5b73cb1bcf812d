import type { Person } from './auth';
import type { PageData } from './initialData';

/**
 * Pages prerendered at build time as HTML, keyed by path (some with a query string): one set for visitors, one for
 * signed-in users.
 */
export type PrerenderedPages = Record<'visitor' | 'person', Record<string, string>>;

/** Placeholder for the user’s first name in the prerendered HTML. */
export const FIRST_NAME_PLACEHOLDER = '{{firstName}}';

/** What the server needs to render one page for one signed-in user. */
export type RenderRequest = {
  /** Path and query string. */
  address: string;
  person: Person;
  data: PageData;
};
