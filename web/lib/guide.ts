/**
 * Which guide the operator has set up: the written guide alone, or a language model with it as the fallback. Read from
 * a meta tag.
 */
export const GUIDE_KIND =
  document.querySelector<HTMLMetaElement>('meta[name="guide"]')?.content === 'model' ? 'model' : 'written';
