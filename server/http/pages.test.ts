import { expect, test } from 'vitest';
import { startChildServer } from '#server/testing/childServer';
import { freshTestDatabase } from '#server/testing/database';
import { RUTH } from '#server/testing/people';

// One server for all checks, because starting one is slow.
test('an HTML page preloads the assets of the screen it shows, and the offline page preloads none', async () => {
  const { DATABASE_URL, DATA_DIR } = await freshTestDatabase();
  const { url } = await startChildServer(DATABASE_URL ? { DATABASE_URL } : { DATA_DIR });
  const cookie = await cookieOf(url);
  const pageAt = async (path: string, headers = {}) => (await fetch(url + path, { headers })).text();

  const sanctuary = await pageAt('/sanctuary/', { cookie });
  expect(sanctuary).toContain('<link rel="modulepreload" crossorigin href="/assets/sanctuary.js">');
  expect(sanctuary).toContain('<link rel="stylesheet" crossorigin href="/assets/sanctuary.css">');
  expect(sanctuary).toContain(`"email":"${RUTH.email}"`);
  expect(await pageAt('/scripture/Psalm_23.1-3', { cookie })).toContain('href="/assets/passage.js"');
  expect(await pageAt('/forgot-password', { cookie })).toContain('href="/assets/forgot.js"');
  expect(await pageAt('/forgot-password')).toContain('href="/assets/forgot.js"');

  // Visitors get the landing page at every path.
  expect(await pageAt('/sanctuary')).toContain('id="person">null</script>');
  expect(await pageAt('/sanctuary')).not.toContain('/assets/');
  expect(await pageAt('/scripture/Psalm_23/more', { cookie })).not.toContain('/assets/');
  const kept = await pageAt('/index.html', { cookie });
  expect(kept).not.toContain('/assets/');
  expect(kept).not.toContain(RUTH.email);
});

test('the privacy page and the offline page contain the operator’s name and contact, with HTML escaped', async () => {
  const { DATABASE_URL, DATA_DIR } = await freshTestDatabase();
  const { url } = await startChildServer({
    OPERATOR_NAME: 'The Stillwaters "friends" <b>of</b> $& Bethlehem',
    OPERATOR_CONTACT: 'office@bethlehem.example',
    ...(DATABASE_URL ? { DATABASE_URL } : { DATA_DIR }),
  });

  for (const path of ['/privacy', '/index.html']) {
    const page = await (await fetch(url + path)).text();
    expect(page).toContain(
      'name="operator-name" content="The Stillwaters &#34;friends&#34; &#60;b&#62;of&#60;/b&#62; $&#38; Bethlehem"',
    );
    expect(page).toContain('name="operator-contact" content="office@bethlehem.example"');
    expect(page).toContain('name="guide" content="written"');
  }
});

test('a prerendered HTML page contains the user’s name, loads its scripts later and is compressed', async () => {
  const { DATABASE_URL, DATA_DIR } = await freshTestDatabase();
  const { url } = await startChildServer(DATABASE_URL ? { DATABASE_URL } : { DATA_DIR });
  const cookie = await cookieOf(url, { ...RUTH, firstName: '<b>Ruth</b> $&' });
  const pageAt = async (path: string, headers = {}) => (await fetch(url + path, { headers })).text();

  expect(await pageAt('/')).toContain('<div id="app" data-prerendered><h1>Stillwaters</h1></div>');
  expect(await pageAt('/dreams')).toContain('<h1>Stillwaters</h1>');
  expect(await pageAt('/forgot-password')).toContain('<h1>Forgot your password?</h1>');

  const home = await pageAt('/', { cookie });
  expect(home).toContain('<p>Peace to you, &#60;b&#62;Ruth&#60;/b&#62; $&#38;</p>');
  expect(home).toContain('<link rel="later" data-main');
  expect(home).not.toContain('modulepreload');
  expect(await pageAt('/dreams', { cookie })).toContain('<h1>Dreams Interpretation</h1>');
  expect(await pageAt('/forgot-password', { cookie })).toContain('<h1>Forgot your password?</h1>');

  expect(await pageAt('/dreams?symbol=lamp', { cookie })).toContain('data-prerendered><h1>Lamp</h1></div>');

  // Without prerendered HTML, the scripts load at once.
  for (const path of ['/dreams?symbol=water', '/sanctuary', '/nowhere']) {
    expect(await pageAt(path, { cookie }), path).toContain('<div id="app"></div>');
    expect(await pageAt(path, { cookie }), path).toContain('<link rel="modulepreload" data-main');
  }
  expect(await pageAt('/index.html', { cookie })).toContain('<div id="app"></div>');

  const { headers } = await fetch(url, { headers: { cookie, 'Accept-Encoding': 'gzip' } });
  expect(headers.get('Content-Encoding')).toBe('gzip');
});

test('an HTML page is prerendered with the data of its screen, but only for users who may see the data', async () => {
  const { DATABASE_URL, DATA_DIR } = await freshTestDatabase();
  const { url, said } = await startChildServer({
    PRODUCT_NAME: 'Bethel',
    ...(DATABASE_URL ? { DATABASE_URL } : { DATA_DIR }),
  });
  const cookie = await cookieOf(url);
  const pageAt = async (path: string, headers = {}) => (await fetch(url + path, { headers })).text();
  const call = async (path: string, body?: unknown, headers = { cookie }): Promise<unknown> => {
    const json = { ...headers, 'Content-Type': 'application/json' };
    const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    return (await fetch(`${url}/api${path}`, { ...init, headers: json })).json();
  };
  const [room] = (await call('/community/rooms')) as [{ id: number }];
  const address = `/community?room=${room.id}`;
  const content = '</script><script>alert(1)</script> {{firstName}} Stillwaters $&';
  await call('/auth/rules-agreement', {});
  await call('/community/posts', { roomId: room.id, content, type: 'message' });

  const page = await drawn(() => pageAt(address, { cookie }));
  expect(initialDataIn(page)).toMatchObject({
    kind: 'room',
    roomId: room.id,
    theme: null,
    posts: [{ content, mine: true }],
  });
  expect(initialDataIn(page)).toEqual({
    kind: 'room',
    roomId: room.id,
    rooms: await call('/community/rooms'),
    theme: null,
    posts: await call(`/community/rooms/${room.id}/posts`),
  });
  expect(page).not.toContain('<script>alert');
  expect(page).toContain(`data-prerendered><h1>${RUTH.email} ${address} room Bethel</h1></div>`);

  const psalm = await drawn(() => pageAt('/scripture/Psalm_23.1', { cookie }));
  expect(initialDataIn(psalm)).toMatchObject({
    kind: 'passage',
    reference: 'Psalm 23:1',
    passage: { book: 'Psalms' },
  });
  expect(psalm).toContain('data-prerendered><h1>');

  // Posts of blocked users are left out here too.
  const hers = { cookie: await cookieOf(url, { ...RUTH, email: 'orpah@example.org', firstName: 'Orpah' }) };
  expect(initialDataIn(await pageAt(address, hers))).toMatchObject({ posts: [{ content, mine: false }] });
  const { posts } = initialDataIn(page) as { posts: { user: { id: string } }[] };
  await call('/community/blocks', { userId: posts[0]?.user.id }, hers);
  expect(initialDataIn(await pageAt(address, hers))).toMatchObject({ posts: [] });

  // No data for visitors, other sites, missing content and the offline page.
  expect(initialDataIn(await pageAt(address))).toBeNull();
  expect(initialDataIn(await pageAt(address, { cookie, 'Sec-Fetch-Site': 'cross-site' }))).toBeNull();
  expect(initialDataIn(await pageAt(address, { cookie, 'Sec-Fetch-Site': 'same-origin' }))).not.toBeNull();
  for (const path of [
    '/community?room=999999',
    '/community?room=9999999999',
    `${address}&post=1`,
    '/community',
    '/scripture/Psalm_151',
    '/index.html',
  ]) {
    expect(initialDataIn(await pageAt(path, { cookie })), path).toBeNull();
  }
  // If rendering fails, the page still has its data, and the next page is rendered again.
  for (const fault of ['broken', 'ends']) {
    const unrendered = await pageAt(`${address}&${fault}`, { cookie });
    expect(unrendered, fault).toContain('<div id="app"></div>');
    expect(initialDataIn(unrendered), fault).toMatchObject({ kind: 'room' });
    expect(await drawn(() => pageAt(address, { cookie })), fault).toContain('data-prerendered><h1>');
  }
  expect(said.out).not.toContain('a page was sent without its initial data');
});

/** Retries until the page is rendered, because a busy machine can exceed the render timeout. */
async function drawn(ask: () => Promise<string>): Promise<string> {
  let page = '';
  const isRendered = async () => {
    page = await ask();
    return page.includes('data-prerendered');
  };
  await expect.poll(isRendered).toBe(true);
  return page;
}

function initialDataIn(page: string): unknown {
  return JSON.parse(
    /<script type="application\/json" id="initial-data">(.*?)<\/script>/.exec(page)?.[1] ?? 'null',
  );
}

async function cookieOf(url: string, form = RUTH): Promise<string> {
  const response = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(form),
  });
  return response.headers.getSetCookie()[0]?.replace(/;.*/, '') ?? '';
}
