/** Every address that has a screen. The server answers 404 for any other, and the web shows its 404 page. */
export const ADDRESSES = [
  '/',
  '/sanctuary',
  '/sanctuary/guide',
  '/sanctuary/journal',
  '/dreams',
  '/dreams/guide',
  '/identity',
  '/identity/guide',
  '/biblical-figures',
  '/community',
  '/achievements',
  '/profile',
] as const;

export type Address = (typeof ADDRESSES)[number];
