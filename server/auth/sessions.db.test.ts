import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { expectOne, tableRows } from '#server/testing/database';
import { waitUntil } from '#server/testing/mailServer';
import {
  BOAZ,
  createSignedInUser,
  RUTH,
  seedUsers,
  type TestAnswer,
  type TestUser,
} from '#server/testing/people';
import type { TestApp } from '#server/testing/testApp';

const SESSIONS_MAX = 50;

test('a user has at most fifty sessions; the next sign-in ends the least recently used one', async () => {
  const { ruth, boaz, app } = await seedUsers();
  const tokens = await fillSessions(app, ruth);
  const [oldest = '', second = ''] = tokens;
  const fresh = ruth.at('192.0.2.40');

  expect(await fresh.signInAgain()).toMatchObject({ status: 200 });

  expect(await sidsOf(app, RUTH.email)).toHaveLength(SESSIONS_MAX);
  expect(await statusWith(fresh.at('192.0.2.41'), oldest)).toBe(401);
  expect(await statusWith(fresh.at('192.0.2.41'), second)).toBe(200);
  expect(await fresh.getUser()).toMatchObject({ status: 200 });
  expect(await boaz.getUser()).toMatchObject({ status: 200 });
  expect(JSON.parse((await fresh.get('/api/auth/devices')).text)).toHaveLength(SESSIONS_MAX);
});

test('at the limit of fifty sessions, a sign-in does not end an old session that was used recently', async () => {
  const { ruth, app } = await seedUsers();
  const [oldest = '', second = ''] = await fillSessions(app, ruth);
  expect(await statusWith(ruth.at('192.0.2.41'), oldest)).toBe(200);

  await ruth.at('192.0.2.40').signInAgain();

  expect(await statusWith(ruth.at('192.0.2.41'), oldest)).toBe(200);
  expect(await statusWith(ruth.at('192.0.2.41'), second)).toBe(401);
});

test('fifteen concurrent sign-ins leave a user with at most fifty sessions', async () => {
  const { ruth, app } = await seedUsers();
  await fillSessions(app, ruth);
  const browsers = Array.from({ length: 15 }, (_, number) => ruth.at(`192.0.2.${100 + number}`));

  const answers = await Promise.all(browsers.map((browser) => browser.signInAgain()));

  expect(answers.map(({ status }) => status)).toEqual(browsers.map(() => 200));
  expect(await sidsOf(app, RUTH.email)).toHaveLength(SESSIONS_MAX);
  for (const browser of browsers) expect(await browser.getUser()).toMatchObject({ status: 200 });
});

expectOne('postgresql', 'sign-ins in parallel transactions leave at most fifty sessions', async () => {
  const { ruth, app } = await seedUsers();
  await fillSessions(app, ruth);
  const browsers = Array.from({ length: 6 }, (_, number) => ruth.at(`192.0.2.${100 + number}`));
  let answers: Promise<TestAnswer[]> = Promise.resolve([]);

  await app.db.transaction(async (tx) => {
    await tableRows(tx, `select id from users where email = '${RUTH.email}' for update`);
    answers = Promise.all(browsers.map((browser) => browser.signInAgain()));
    const waiting =
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
    await waitUntil(async () => (await tableRows(app.db, waiting)).length === browsers.length);
  });

  expect((await answers).map(({ status }) => status)).toEqual(browsers.map(() => 200));
  expect(await sidsOf(app, RUTH.email)).toHaveLength(SESSIONS_MAX);
});

test('one client can sign in to an account sixty times an hour, and no other client or session is affected', async () => {
  const { ruth, boaz } = await seedUsers();
  const script = ruth.at('192.0.2.50');
  for (let time = 0; time < 60; time++) expect(await script.signInAgain()).toMatchObject({ status: 200 });

  const refused = await script.at(script.address).signInAgain();

  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(59 * 60);
  expect(refused.headers.getSetCookie()).toEqual([]);
  expect(await script.getUser()).toMatchObject({ status: 200 });
  expect(await ruth.at('192.0.2.51').signInAgain()).toMatchObject({ status: 200 });
  expect(await boaz.at('192.0.2.50').signIn(BOAZ.email, BOAZ.password)).toMatchObject({ status: 200 });
});

/** Creates the maximum number of sessions, each used ten hours after the one before. Returns cookies, oldest first. */
async function fillSessions({ db }: TestApp, { account }: TestUser): Promise<string[]> {
  const [user] = await tableRows(db, `select id from users where email = '${account.email}'`);
  await tableRows(db, `delete from sessions where user_id = '${user?.id}'`);
  const tokens: string[] = [];
  for (let number = 0; number < SESSIONS_MAX; number++) {
    const token = await createSignedInUser(db, String(user?.id));
    tokens.push(token);
    const sid = createHash('sha256').update(token).digest('base64url');
    const hoursUnused = 2 * 24 + 10 * (SESSIONS_MAX - number);
    const used = `expire = now() + interval '30 days' - interval '${hoursUnused} hours'`;
    const signedInAt = new Date(Date.now() - hoursUnused * 60 * 60 * 1000).toISOString();
    const began = `sess = jsonb_set(sess, '{signedInAt}', '"${signedInAt}"')`;
    await tableRows(db, `update sessions set ${used}, ${began} where sid = '${sid}'`);
  }
  return tokens;
}

function sidsOf({ db }: TestApp, email: string) {
  return tableRows(db, `select sid from sessions join users on id = user_id where email = '${email}'`);
}

async function statusWith(browser: TestUser, token: string): Promise<number> {
  browser.cookies.set('session', token);
  return (await browser.getUser()).status;
}
