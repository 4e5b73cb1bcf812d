/** The product's name as the operator set it; the page carries it. */
export const PRODUCT =
  document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content ?? document.title;
