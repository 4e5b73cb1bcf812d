import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { addressOf, withoutSlash } from '#contract/addresses';
import { type DrawnPages, FIRST_NAME } from '#contract/drawn';
import { PRODUCT_NAME } from '#contract/product';
import type { Known } from '#contract/told';
import type { Env } from './api';
import { ROOT } from './paths';
import { createRenderer } from './renderer';
import type { Settings } from './settings';
import { StartFailure } from './startFailure';

const BUILT = join(ROOT, 'dist/web');
const YEAR = 'public, max-age=31536000, immutable';

/** Where the screen comes to stand. */
const EMPTY = '<div id="app"></div>';

/** What the build wrote: the scripts and styles by address. */
type FirstFiles = Record<'visitor' | 'person', Record<string, string[]>>;

/** What the operator has set up, and the pages say. */
type SaidOnPages = Pick<Settings, 'PRODUCT_NAME' | 'OPERATOR_NAME' | 'OPERATOR_CONTACT'> & {
  guide: 'written' | 'model';
};

/**
 * The web's files, and its page at every address. The page carries the signed-in person and what her screen shows, so
 * that nothing flashes; `/index.html` never does, because it is the one the device keeps for offline use.
 */
export function pages(
  { PRODUCT_NAME: productName, OPERATOR_NAME, OPERATOR_CONTACT, guide }: SaidOnPages,
  knownAt: (c: Context<Env>) => Promise<Known>,
) {
  if (!existsSync(join(BUILT, 'index.html'))) {
    throw new StartFailure('The pages are not built. Use npm start, or run npm run build first.');
  }
  const named = (words: string) => words.replaceAll(PRODUCT_NAME, () => escaped(productName));
  const said = { guide, 'operator-name': OPERATOR_NAME ?? '', 'operator-contact': OPERATOR_CONTACT ?? '' };
  const shell = Object.entries(said).reduce(
    (page, [name, content]) =>
      page.replace(
        new RegExp(`name="${name}" content="[^"]*"`),
        () => `name="${name}" content="${escaped(content)}"`,
      ),
    named(built('index.html')),
  );
  const first = firstFiles();
  const drawn: DrawnPages = JSON.parse(built('drawn.json'), (_key, value) =>
    typeof value === 'string' ? named(value) : value,
  );
  const manifest = named(built('manifest.webmanifest'));
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
      // Without the database the page still opens, and the sanctuary in it: it asks later who is there.
      const page = await knownAt(c).then(
        (known) => pageFor(c, known),
        (err: unknown) => {
          c.get('log').error({ err }, 'a page went out without its person');
          return shell;
        },
      );
      return c.html(page, addressOf(c.req.path) ? 200 : 404, { 'Cache-Control': 'no-store' });
    });

  async function pageFor(c: Context<Env>, { person, told }: Known): Promise<string> {
    const links = first(c.req.path, person !== null);
    const data = block('person', person) + (told ? block('told', told) : '');
    const head = `${links}${data}</head>`;
    const html = await drawnFor(c, { person, told });
    const page = shell.replace('</head>', () => head);
    if (!html) return page;
    // Its scripts are asked for once it has been painted.
    return page
      .replaceAll('rel="modulepreload"', 'rel="later"')
      .replace(EMPTY, () => `<div id="app" data-drawn>${html}</div>`);
  }

  async function drawnFor(c: Context<Env>, { person, told }: Known): Promise<string> {
    const { pathname, search } = new URL(c.req.url);
    const address = withoutSlash(pathname);
    if (person && told) return (await render({ address: address + search, person, told })) ?? '';
    // A visitor sees the landing page at every address that has no screen of its own for her.
    if (!person) return drawn.visitor[address] ?? drawn.visitor['/'] ?? '';
    // Most of what stands behind a question mark is drawn by the scripts alone.
    const html = drawn.person[address + search] ?? (search ? undefined : drawn.visitor[address]);
    return html?.replaceAll(FIRST_NAME, () => escaped(person.firstName)) ?? '';
  }
}

/** The service worker, pictures and robots.txt. As a route of its own the pattern would make all routing slow. */
const ROOT_FILE = /^\/[\w-]+\.(?:js|svg|png|txt)$/;

const serveFile = serveStatic<Env>({
  root: BUILT,
  onFound: (_path, c) => c.header('Cache-Control', 'no-cache'),
});

const rootFile: MiddlewareHandler<Env> = async (c, next) => {
  if (!ROOT_FILE.test(c.req.path)) return next();
  return (await serveFile(c, async () => {})) ?? c.text('Not found', 404);
};

/** Names the files an address begins with, so that the browser fetches them all at once. */
function firstFiles(): (path: string, isPerson: boolean) => string {
  const { visitor, person }: FirstFiles = JSON.parse(built('first-files.json'));
  const links = (files: Record<string, string[]>) =>
    Object.entries(files).map(([address, names]) => ({
      stands: new RegExp(`^${address.replace(/:\w+/g, '[^/]+')}$`),
      links: names.map(link).join(''),
    }));
  const forVisitors = links(visitor);
  // The links of mails lead a person to the same screens.
  const forPeople = [...links(person), ...forVisitors];
  return (path, isPerson) =>
    (isPerson ? forPeople : forVisitors).find(({ stands }) => stands.test(withoutSlash(path)))?.links ?? '';
}

function built(file: string): string {
  return readFileSync(join(BUILT, file), 'utf8');
}

function link(file: string): string {
  return file.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`;
}

/** Data that no browser runs. */
function block(id: string, data: unknown): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${id}">${json}</script>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
