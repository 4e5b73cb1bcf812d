import { expect, test } from 'vitest';
import { startServer } from '#server/testing/childServer';
import { freshPlace } from '#server/testing/database';
import { RUTH } from '#server/testing/people';

// One house for all of it, because a house takes its time to open.
test('a page names what its address begins with, for a person and for a visitor, and the kept page names nothing', async () => {
  const { DATABASE_URL, DATA_DIR } = await freshPlace();
  const { url } = await startServer(DATABASE_URL ? { DATABASE_URL } : { DATA_DIR });
  const cookie = await cookieOf(url);
  const pageAt = async (path: string, headers = {}) => (await fetch(url + path, { headers })).text();

  const sanctuary = await pageAt('/sanctuary/', { cookie });
  expect(sanctuary).toContain('<link rel="modulepreload" crossorigin href="/assets/sanctuary.js">');
  expect(sanctuary).toContain('<link rel="stylesheet" crossorigin href="/assets/sanctuary.css">');
  expect(sanctuary).toContain(`"email":"${RUTH.email}"`);
  expect(await pageAt('/scripture/Psalm_23.1-3', { cookie })).toContain('href="/assets/passage.js"');
  expect(await pageAt('/forgot-password', { cookie })).toContain('href="/assets/forgot.js"');
  expect(await pageAt('/forgot-password')).toContain('href="/assets/forgot.js"');

  // A visitor stands before the door at every address.
  expect(await pageAt('/sanctuary')).toContain('id="person">null</script>');
  expect(await pageAt('/sanctuary')).not.toContain('/assets/');
  expect(await pageAt('/scripture/Psalm_23/more', { cookie })).not.toContain('/assets/');
  const kept = await pageAt('/index.html', { cookie });
  expect(kept).not.toContain('/assets/');
  expect(kept).not.toContain(RUTH.email);
});

test('what was drawn at the build stands in the page, greets by the name, waits with its scripts, and is packed', async () => {
  const { DATABASE_URL, DATA_DIR } = await freshPlace();
  const { url } = await startServer(DATABASE_URL ? { DATABASE_URL } : { DATA_DIR });
  const cookie = await cookieOf(url, { ...RUTH, firstName: '<b>Ruth</b> $&' });
  const pageAt = async (path: string, headers = {}) => (await fetch(url + path, { headers })).text();

  expect(await pageAt('/')).toContain('<div id="app" data-drawn><h1>Stillwaters</h1></div>');
  expect(await pageAt('/dreams')).toContain('<h1>Stillwaters</h1>');
  expect(await pageAt('/forgot-password')).toContain('<h1>Forgot your password?</h1>');

  const home = await pageAt('/', { cookie });
  expect(home).toContain('<p>Peace to you, &#60;b&#62;Ruth&#60;/b&#62; $&#38;</p>');
  expect(home).toContain('<link rel="later" data-main');
  expect(home).not.toContain('modulepreload');
  expect(await pageAt('/dreams', { cookie })).toContain('<h1>Dreams Interpretation</h1>');
  expect(await pageAt('/forgot-password', { cookie })).toContain('<h1>Forgot your password?</h1>');

  expect(await pageAt('/dreams?symbol=lamp', { cookie })).toContain('data-drawn><h1>Lamp</h1></div>');

  // What nobody drew is drawn by its scripts, at once.
  for (const path of ['/dreams?symbol=water', '/sanctuary', '/nowhere']) {
    expect(await pageAt(path, { cookie }), path).toContain('<div id="app"></div>');
    expect(await pageAt(path, { cookie }), path).toContain('<link rel="modulepreload" data-main');
  }
  expect(await pageAt('/index.html', { cookie })).toContain('<div id="app"></div>');

  const { headers } = await fetch(url, { headers: { cookie, 'Accept-Encoding': 'gzip' } });
  expect(headers.get('Content-Encoding')).toBe('gzip');
});

async function cookieOf(url: string, form = RUTH): Promise<string> {
  const response = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(form),
  });
  return response.headers.getSetCookie()[0]?.replace(/;.*/, '') ?? '';
}
