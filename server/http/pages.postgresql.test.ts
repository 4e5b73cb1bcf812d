import { expect, test } from 'vitest';
import { startChildServer } from '#server/testing/childServer';
import { freshTestDatabase } from '#server/testing/database';
import { databaseSettingsOf } from '#server/testing/operator';
import { RUTH } from '#server/testing/people';

// One server for several checks, because starting one is slow.
test('an HTML page contains its prerendered screen with the user’s name, preloads its assets, and is compressed', async () => {
  const { url, pageAt, cookie } = await startWithRuth({ firstName: '<b>Ruth</b> $&' });

  const sanctuary = await pageAt('/sanctuary/', { cookie });
  expect(sanctuary).toContain('href="/assets/sanctuary.js">');
  // The styles of a screen override the general ones.
  expect(sanctuary).toMatch(
    /main\.css.*<link rel="stylesheet" crossorigin href="\/assets\/sanctuary\.css">.*<\/head>/s,
  );
  expect(sanctuary).toContain(`"email":"${RUTH.email}"`);
  expect(await pageAt('/scripture/Psalm_23.1-3', { cookie })).toContain('href="/assets/passage.js"');
  expect(await pageAt('/forgot-password', { cookie })).toContain('href="/assets/forgot.js"');
  expect(await pageAt('/forgot-password')).toContain('href="/assets/forgot.js"');

  // A room's scripts are slower to arrive than its posts.
  const posts = 'as="fetch" crossorigin href="/api/community/rooms/3/posts"';
  expect(await pageAt('/community?room=3', { cookie })).toContain(posts);
  expect(await pageAt('/community?room=3&post=5', { cookie })).not.toContain('as="fetch"');
  expect(await pageAt('/community?room=3')).not.toContain('as="fetch"');

  // Visitors get the landing page at every path.
  expect(await pageAt('/sanctuary')).toContain('"person":null}</script>');
  expect(await pageAt('/sanctuary')).not.toContain('/assets/');
  expect(await pageAt('/scripture/Psalm_23/more', { cookie })).not.toContain('/assets/');
  const offline = await pageAt('/index.html', { cookie });
  expect(offline).not.toContain('/assets/');
  expect(offline).not.toContain('"person"');
  expect(offline).not.toContain(RUTH.email);

  // The prerendered screen contains the user’s name with HTML escaped.
  expect(await pageAt('/')).toContain('<div id="app"><h1>Stillwaters</h1></div>');
  expect(await pageAt('/dreams')).toContain('<h1>Stillwaters</h1>');
  expect(await pageAt('/forgot-password')).toContain('<h1>Forgot your password?</h1>');

  const home = await pageAt('/', { cookie });
  expect(home).toContain('<p>Peace to you, &#60;b&#62;Ruth&#60;/b&#62; $&#38;</p>');
  expect(await pageAt('/dreams', { cookie })).toContain('<h1>Dreams Interpretation</h1>');
  expect(await pageAt('/forgot-password', { cookie })).toContain('<h1>Forgot your password?</h1>');
  expect(await pageAt('/dreams?symbol=lamp', { cookie })).toContain('<div id="app"><h1>Lamp</h1></div>');

  for (const path of ['/dreams?symbol=water', '/sanctuary', '/nowhere'])
    expect(await pageAt(path, { cookie }), path).toContain('<div id="app"></div>');
  expect(await pageAt('/dreams?symbol=water', { cookie })).toContain('href="/assets/dreams.js"');
  expect(await pageAt('/index.html', { cookie })).toContain('<div id="app"></div>');

  const { headers } = await fetch(url, { headers: { cookie, 'Accept-Encoding': 'gzip' } });
  expect(headers.get('Content-Encoding')).toBe('gzip');
});

test('every page contains the product name, and the operator with HTML escaped', async () => {
  const { pageAt } = await start({
    PRODUCT_NAME: 'Bethel',
    OPERATOR_NAME: 'The "friends" <b>of</b> $& Bethlehem</script>',
    OPERATOR_CONTACT: 'office@bethlehem.example',
  });

  for (const path of ['/privacy', '/index.html']) {
    const page = await pageAt(path);
    expect(page).toContain('<title>Bethel</title>');
    expect(pageDataOf(page)).toMatchObject({
      settings: {
        productName: 'Bethel',
        guide: 'written',
        operatorName: 'The "friends" <b>of</b> $& Bethlehem</script>',
        operatorContact: 'office@bethlehem.example',
      },
    });
  }
});

test('a page requested while another user requests theirs contains no data of that user', async () => {
  const { url, pageAt, cookie } = await startWithRuth();
  const orpah = { ...RUTH, email: 'orpah@example.org', firstName: 'Orpah' };
  const orpahCookie = await signUp(url, orpah);
  const [room] = (await (await fetch(`${url}/api/community/rooms`, { headers: { cookie } })).json()) as [
    { id: number },
  ];
  const content = 'Pray for my mother-in-law.';
  await fetch(`${url}/api/auth/rules-agreement`, { method: 'POST', headers: { cookie: orpahCookie } });
  await fetch(`${url}/api/community/posts`, {
    method: 'POST',
    headers: { cookie: orpahCookie, 'Content-Type': 'application/json' },
    body: JSON.stringify({ roomId: room.id, content, type: 'message' }),
  });

  const paths = ['/', '/dreams', '/sanctuary', `/community?room=${room.id}`, '/profile', '/index.html'];
  const pages = await Promise.all(
    Array.from({ length: 40 }, (_, turn) => paths[turn % paths.length] ?? '/').flatMap((path) => [
      pageAt(path, { cookie }).then((page) => ({ page, others: [orpah.email, orpah.firstName] })),
      pageAt(path, { cookie: orpahCookie }).then((page) => ({ page, others: [RUTH.email] })),
    ]),
  );
  for (const { page, others } of pages) {
    for (const other of [...others, content]) expect(page).not.toContain(other);
  }
});

async function start(settings: Record<string, string> = {}) {
  const place = databaseSettingsOf(await freshTestDatabase());
  const { url } = await startChildServer({ ...settings, ...place });
  return { url, pageAt: async (path: string, headers = {}) => (await fetch(url + path, { headers })).text() };
}

async function startWithRuth(changes: Partial<typeof RUTH> = {}) {
  const server = await start();
  return { ...server, cookie: await signUp(server.url, { ...RUTH, ...changes }) };
}

function pageDataOf(page: string): unknown {
  return JSON.parse(
    /<script type="application\/json" id="page-data">(.*?)<\/script>/.exec(page)?.[1] ?? 'null',
  );
}

async function signUp(url: string, form: typeof RUTH): Promise<string> {
  const response = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(form),
  });
  return response.headers.getSetCookie()[0]?.replace(/;.*/, '') ?? '';
}
