// Screens are drawn by Node too, where nobody looks: what they ask of a browser while their files are read.

declare const process: { env: Record<string, string | undefined> };

Object.assign(globalThis, {
  document: { querySelector: () => null, title: process.env.PRODUCT_NAME },
  // Whoever comes to the doors that a mail leads to brings a token.
  location: { pathname: '/reset-password', search: '', hash: '#token' },
  history: { state: null, replaceState: () => {} },
  dispatchEvent: () => {},
  matchMedia: () => ({ matches: false }),
  window: { addEventListener: () => {} },
});

export {};
