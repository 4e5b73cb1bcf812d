/** The product name the operator has set, read from a meta tag. */
export const PRODUCT =
  document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content ?? document.title;
