/**
 * The guide that the operator configured, read from a meta tag: `written` is the written guide alone, `model` is a
 * language model with the written guide as its fallback.
 */
export const GUIDE_KIND =
  document.querySelector<HTMLMetaElement>('meta[name="guide"]')?.content === 'model' ? 'model' : 'written';
