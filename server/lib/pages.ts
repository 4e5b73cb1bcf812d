import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { isAddress } from '#contract/addresses';
import { PRODUCT_NAME } from '#contract/product';
import type { Env } from './api';
import { ROOT } from './paths';
import { StartFailure } from './startFailure';

const BUILT = join(ROOT, 'dist/web');
const YEAR = 'public, max-age=31536000, immutable';

/**
 * The web's files, and its page at every address. The page carries the signed-in person, so that nothing
 * flashes; `/index.html` never does, because it is the one the device keeps for offline use.
 */
export function pages(
  productName: string,
  guide: 'written' | 'model',
  personOf: (c: Context<Env>) => Promise<unknown>,
) {
  if (!existsSync(join(BUILT, 'index.html'))) {
    throw new StartFailure('The pages are not built: use npm start, or npm run build before it.');
  }
  const named = (file: string) =>
    readFileSync(join(BUILT, file), 'utf8')
      .replaceAll(PRODUCT_NAME, escaped(productName))
      .replace('name="guide" content="written"', `name="guide" content="${guide}"`);
  const shell = named('index.html');
  const manifest = named('manifest.webmanifest');

  return new Hono<Env>()
    .use(
      '/assets/*',
      serveStatic({
        root: BUILT,
        precompressed: true,
        onFound: (_path, c) => c.header('Cache-Control', YEAR),
      }),
    )
    .get('/assets/*', (c) => c.text('Not found', 404))
    .get('/index.html', (c) => c.html(shell, 200, { 'Cache-Control': 'no-cache' }))
    .get('/manifest.webmanifest', (c) =>
      c.body(manifest, 200, { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'no-cache' }),
    )
    .get(
      '/:file{[\\w-]+\\.(js|svg|png|txt)}',
      serveStatic({ root: BUILT, onFound: (_path, c) => c.header('Cache-Control', 'no-cache') }),
      (c) => c.text('Not found', 404),
    )
    .get('*', async (c) => {
      // Without the database the page still opens, and the sanctuary in it: it asks later who is there.
      const page = await personOf(c).then(
        (person) => withPerson(shell, person),
        (err: unknown) => {
          c.var.log.error({ err }, 'a page went out without its person');
          return shell;
        },
      );
      return c.html(page, isAddress(c.req.path) ? 200 : 404, { 'Cache-Control': 'no-store' });
    });
}

function withPerson(shell: string, person: unknown): string {
  const json = JSON.stringify(person).replaceAll('<', '\\u003c');
  const script = `<script type="application/json" id="person">${json}</script>`;
  return shell.replace('</head>', () => `${script}</head>`);
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
