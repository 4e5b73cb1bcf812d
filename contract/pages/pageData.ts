import type { Person } from '#contract/account/auth';

/** Element id of the JSON that the server writes into each page. */
export const PAGE_DATA_ID = 'page-data';

/** The operator's settings that screens show. */
export type SiteSettings = {
  productName: string;
  /** `written` is the written guide alone, `model` is a language model with the written guide as its fallback. */
  guide: 'written' | 'model';
  /** Empty if the operator has not configured it. */
  operatorName: string;
  operatorContact: string;
};

/** The data in a page, which the client does not have to request. */
export type PageData = {
  settings: SiteSettings;
  /** The signed-in user, or null for a visitor. Missing from the page that the service worker caches. */
  person?: Person | null;
};
