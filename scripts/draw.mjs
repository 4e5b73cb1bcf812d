// Prints the pages as they stand before any script has run; web/app/drawn.tsx, built, is named in the command. A process
// of its own, because the screens ask for things that only a browser has.
import { pathToFileURL } from 'node:url';

const [, , built = ''] = process.argv;

Object.assign(globalThis, {
  document: { querySelector: () => null, title: process.env.PRODUCT_NAME },
  // Whoever comes to the doors that a mail leads to brings a token.
  location: { pathname: '/reset-password', search: '', hash: '#token' },
  history: { state: null, replaceState: () => {} },
  dispatchEvent: () => {},
  matchMedia: () => ({ matches: false }),
  window: { addEventListener: () => {} },
});

const { drawn } = await import(pathToFileURL(built).href);
process.stdout.write(JSON.stringify(await drawn()), () => process.exit());
