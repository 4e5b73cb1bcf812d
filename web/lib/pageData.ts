import { PAGE_DATA_ID, type PageData } from '#contract/pages/pageData';
import { PRODUCT_NAME } from '#contract/pages/product';

/** Used where no server writes the page: the development server and the build, which prerenders without a document. */
const DEFAULTS: PageData = {
  settings: { productName: PRODUCT_NAME, guide: 'written', operatorName: '', operatorContact: '' },
};

/** The data that the server wrote into this page. */
export const PAGE_DATA: PageData = readPageData() ?? DEFAULTS;

export const SITE = PAGE_DATA.settings;

function readPageData(): PageData | null {
  const json = globalThis.document?.getElementById(PAGE_DATA_ID)?.textContent;
  return json ? JSON.parse(json) : null;
}
