import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { matchAddress, stripTrailingSlash } from '#contract/addresses';
import type { InitialData } from '#contract/initialData';
import { FIRST_NAME_PLACEHOLDER, type PrerenderedPages } from '#contract/prerendering';
import { PRODUCT_NAME } from '#contract/product';
import { escapeHtml } from '#server/lib/escapeHtml';
import { ROOT } from '#server/lib/paths';
import type { Settings } from '#server/lib/settings';
import { StartupError } from '#server/lib/startupError';
import type { Env } from './api';
import { createRenderer } from './renderer';

const BUILT = join(ROOT, 'dist/web');
const YEAR = 'public, max-age=31536000, immutable';

/** The root element, into which a screen is rendered. */
const EMPTY_ROOT = '<div id="app"></div>';

/** Written by the build: scripts and styles to preload, by path. */
type FirstFiles = Record<'visitor' | 'person', Record<string, string[]>>;

/** The settings that are shown on pages. */
type PageSettings = Pick<Settings, 'PRODUCT_NAME' | 'OPERATOR_NAME' | 'OPERATOR_CONTACT'> & {
  guide: 'written' | 'model';
};

/**
 * Serves the assets, and the page at every path. The page contains the signed-in user and the initial data of their
 * screen, so that nothing flickers; `/index.html` never does, because the service worker caches it for offline use.
 */
export function pageRoutes(
  { PRODUCT_NAME: productName, OPERATOR_NAME, OPERATOR_CONTACT, guide }: PageSettings,
  knownAt: (c: Context<Env>) => Promise<InitialData>,
) {
  if (!existsSync(join(BUILT, 'index.html'))) {
    throw new StartupError('The pages are not built. Use npm start, or run npm run build first.');
  }
  const withProductName = (html: string) => html.replaceAll(PRODUCT_NAME, () => escapeHtml(productName));
  const metaTags = {
    guide,
    'operator-name': OPERATOR_NAME ?? '',
    'operator-contact': OPERATOR_CONTACT ?? '',
  };
  const shell = Object.entries(metaTags).reduce(
    (page, [name, content]) =>
      page.replace(
        new RegExp(`name="${name}" content="[^"]*"`),
        () => `name="${name}" content="${escapeHtml(content)}"`,
      ),
    withProductName(built('index.html')),
  );
  const first = firstFiles();
  const prerendered: PrerenderedPages = JSON.parse(built('prerendered.json'), (_key, value) =>
    typeof value === 'string' ? withProductName(value) : value,
  );
  const manifest = built('manifest.webmanifest').replaceAll(PRODUCT_NAME, () =>
    JSON.stringify(productName).slice(1, -1),
  );
  const render = createRenderer(productName);

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
    .get('*', rootFile, compress(), async (c) => {
      // Without the database the page still opens, and the sanctuary works in it; the client loads the session later.
      const page = await knownAt(c).then(
        (known) => pageFor(c, known),
        (err: unknown) => {
          c.get('log').error({ err }, 'a page was sent without its user');
          return shell;
        },
      );
      return c.html(page, matchAddress(c.req.path) ? 200 : 404, { 'Cache-Control': 'no-store' });
    });

  async function pageFor(c: Context<Env>, { person, data }: InitialData): Promise<string> {
    const links = first(c.req.path, person !== null);
    const scripts = jsonScript('person', person) + (data ? jsonScript('initial-data', data) : '');
    const head = `${links}${scripts}</head>`;
    const html = await renderedHtml(c, { person, data });
    const page = shell.replace('</head>', () => head);
    if (!html) return page;
    // The scripts load after the first paint.
    return page
      .replaceAll('rel="modulepreload"', 'rel="later"')
      .replace(EMPTY_ROOT, () => `<div id="app" data-prerendered>${html}</div>`);
  }

  async function renderedHtml(c: Context<Env>, { person, data }: InitialData): Promise<string> {
    const { pathname, search } = new URL(c.req.url);
    const address = stripTrailingSlash(pathname);
    if (person && data) return (await render({ address: address + search, person, data })) ?? '';
    // Visitors see the landing page at every path that has no public screen.
    if (!person) return prerendered.visitor[address] ?? prerendered.visitor['/'] ?? '';
    // Most paths with a query string are rendered only on the client.
    const html = prerendered.person[address + search] ?? (search ? undefined : prerendered.visitor[address]);
    return html?.replaceAll(FIRST_NAME_PLACEHOLDER, () => escapeHtml(person.firstName)) ?? '';
  }
}

/** The service worker, images and robots.txt. As a separate route, this pattern would slow down all routing. */
const ROOT_FILE = /^\/[\w-]+\.(?:js|svg|png|txt)$/;

const serveFile = serveStatic<Env>({
  root: BUILT,
  onFound: (_path, c) => c.header('Cache-Control', 'no-cache'),
});

const rootFile: MiddlewareHandler<Env> = async (c, next) => {
  if (!ROOT_FILE.test(c.req.path)) return next();
  return (await serveFile(c, async () => {})) ?? c.text('Not found', 404);
};

/** Preload links for the assets of a path, so that the browser loads them in parallel. */
function firstFiles(): (path: string, isPerson: boolean) => string {
  const { visitor, person }: FirstFiles = JSON.parse(built('first-files.json'));
  const links = (files: Record<string, string[]>) =>
    Object.entries(files).map(([address, names]) => ({
      pattern: new RegExp(`^${address.replace(/:\w+/g, '[^/]+')}$`),
      links: names.map(link).join(''),
    }));
  const forVisitors = links(visitor);
  // Signed-in users follow links in mails to the same public screens.
  const forUsers = [...links(person), ...forVisitors];
  return (path, isPerson) =>
    (isPerson ? forUsers : forVisitors).find(({ pattern }) => pattern.test(stripTrailingSlash(path)))
      ?.links ?? '';
}

function built(file: string): string {
  return readFileSync(join(BUILT, file), 'utf8');
}

function link(file: string): string {
  return file.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`;
}

/** A JSON script element, which browsers do not execute. */
function jsonScript(id: string, data: unknown): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${id}">${json}</script>`;
}
