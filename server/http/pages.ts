import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import type { Person } from '#contract/account/auth';
import { matchAddress, stripTrailingSlash } from '#contract/pages/addresses';
import { PAGE_DATA_ID, type PageData, type SiteSettings } from '#contract/pages/pageData';
import { FIRST_NAME_PLACEHOLDER, type PreparedPage, type PreparedPages } from '#contract/pages/prerendering';
import { PRODUCT_NAME } from '#contract/pages/product';
import { escapeHtml } from '#server/lib/escapeHtml';
import { ROOT } from '#server/lib/paths';
import { StartupError } from '#server/lib/startupError';
import type { Env } from './api';

const BUILT = join(ROOT, 'dist/web');
const YEAR = 'public, max-age=31536000, immutable';

/**
 * Serves the assets, and the page at every path. The page contains the signed-in user, so that nothing flickers;
 * `/index.html` never does, because the service worker caches it for offline use.
 */
export function pageRoutes(settings: SiteSettings, userOf: (c: Context<Env>) => Promise<Person | null>) {
  if (!existsSync(join(BUILT, 'pages.json'))) {
    throw new StartupError('The pages are not built. Use npm start, or run npm run build first.');
  }
  const withProductName = (text: string) =>
    text.replaceAll(PRODUCT_NAME, () => escapeHtml(settings.productName));
  const template = withProductName(built('index.html'));
  const pages: PreparedPages = JSON.parse(built('pages.json'), (_key, value) =>
    typeof value === 'string' ? withProductName(value) : value,
  );
  const manifest = built('manifest.webmanifest').replaceAll(PRODUCT_NAME, () =>
    JSON.stringify(settings.productName).slice(1, -1),
  );
  const emptyPage = pageWith(template, { settings });

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
    .get('/index.html', (c) => c.html(emptyPage, 200, { 'Cache-Control': 'no-cache' }))
    .get('/manifest.webmanifest', (c) =>
      c.body(manifest, 200, { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'no-cache' }),
    )
    .get('*', rootFile, compress(), async (c) => {
      // Without the database the page still opens, and the sanctuary works in it; the client loads the session later.
      const page = await userOf(c).then(
        (person) => pageWith(template, { settings, person }, preparedPage(pages, c.req.url, person)),
        (err: unknown) => {
          c.get('log').error({ err }, 'a page was sent without its user');
          return emptyPage;
        },
      );
      return c.html(page, matchAddress(c.req.path) ? 200 : 404, { 'Cache-Control': 'no-store' });
    });
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

type Page = PreparedPage & { requests?: string[] };

const NOT_PREPARED: Page = { html: '', files: [] };

/** Returns the prepared page of a URL. Most pages with a query string show other content, so they have only files. */
function preparedPage(pages: PreparedPages, url: string, person: Person | null): Page {
  const { pathname, search } = new URL(url);
  const path = stripTrailingSlash(pathname);
  const address = matchAddress(path) ?? '';
  // Visitors see the landing page at every path that has no public screen.
  if (!person) return pages.visitor[address] ?? pages.visitor['/'] ?? NOT_PREPARED;
  // Signed-in users follow links in mails to the same public screens.
  const page = pages.person[address + search] ?? pages.person[address] ?? pages.visitor[address];
  const isWhole = address + search in pages.person || search === '';
  return {
    html: isWhole ? (page?.html ?? '') : '',
    files: page?.files ?? [],
    requests: requestsOf(address, search),
  };
}

/** Returns what a screen fetches as soon as its scripts run. The browser fetches it while the scripts load. */
function requestsOf(address: string, search: string): string[] {
  const [, roomId] = (address === '/community' && search.match(/^\?room=(\d+)$/)) || [];
  return roomId ? ['/api/community/rooms', `/api/community/rooms/${roomId}/posts`] : [];
}

/** Fills in the template that Vite has built from `web/index.html`. */
function pageWith(
  template: string,
  data: PageData,
  { html, files, requests = [] }: Page = NOT_PREPARED,
): string {
  const screen = html.replaceAll(FIRST_NAME_PLACEHOLDER, () => escapeHtml(data.person?.firstName ?? ''));
  return (
    template
      // After the style sheet of all pages, which the styles of a screen override.
      .replace(
        '</head>',
        () => `${files.map(preload).join('')}${requests.map(preloadRequest).join('')}</head>`,
      )
      .replace('<!--page-data-->', () => jsonScript(PAGE_DATA_ID, data))
      .replace('<!--screen-->', () => screen)
  );
}

/** Returns a JSON script element, which browsers do not execute. */
function jsonScript(id: string, data: unknown): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${id}">${json}</script>`;
}

function preload(file: string): string {
  return file.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="/${file}">`
    : `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`;
}

/** The attributes have to match the API client's `fetch`, or the browser sends the request twice. */
function preloadRequest(address: string): string {
  return `<link rel="preload" as="fetch" crossorigin href="${address}">`;
}

function built(file: string): string {
  return readFileSync(join(BUILT, file), 'utf8');
}
