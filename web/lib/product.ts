/** The product name that the operator configured, read from a meta tag. */
export const PRODUCT =
  document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content ?? document.title;
