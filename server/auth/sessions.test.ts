import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { only, rowsOf } from '#server/testing/database';
import type { TestHouse } from '#server/testing/house';
import { until } from '#server/testing/mailServer';
import { type Answer, BOAZ, type Member, people, RUTH, signedIn } from '#server/testing/people';

const SESSIONS_MAX = 50;

test('a user has at most fifty sessions, and a new one ends the least recently used one', async () => {
  const { ruth, boaz, house: here } = await people();
  const tokens = await fillSessions(here, ruth);
  const [oldest = '', second = ''] = tokens;
  const fresh = ruth.at('192.0.2.40');

  expect(await fresh.comesBack()).toMatchObject({ status: 200 });

  expect(await sidsOf(here, RUTH.email)).toHaveLength(SESSIONS_MAX);
  expect(await statusWith(fresh.at('192.0.2.41'), oldest)).toBe(401);
  expect(await statusWith(fresh.at('192.0.2.41'), second)).toBe(200);
  expect(await fresh.asksWhoSheIs()).toMatchObject({ status: 200 });
  expect(await boaz.asksWhoSheIs()).toMatchObject({ status: 200 });
  expect(JSON.parse((await fresh.gets('/api/auth/devices')).text)).toHaveLength(SESSIONS_MAX);
});

test('a browser in use stays signed in, however old its session is', async () => {
  const { ruth, house: here } = await people();
  const [oldest = '', second = ''] = await fillSessions(here, ruth);
  expect(await statusWith(ruth.at('192.0.2.41'), oldest)).toBe(200);

  await ruth.at('192.0.2.40').comesBack();

  expect(await statusWith(ruth.at('192.0.2.41'), oldest)).toBe(200);
  expect(await statusWith(ruth.at('192.0.2.41'), second)).toBe(401);
});

test('concurrent sign-ins leave at most fifty sessions', async () => {
  const { ruth, house: here } = await people();
  await fillSessions(here, ruth);
  const browsers = Array.from({ length: 15 }, (_, number) => ruth.at(`192.0.2.${100 + number}`));

  const answers = await Promise.all(browsers.map((browser) => browser.comesBack()));

  expect(answers.map(({ status }) => status)).toEqual(browsers.map(() => 200));
  expect(await sidsOf(here, RUTH.email)).toHaveLength(SESSIONS_MAX);
  for (const browser of browsers) expect(await browser.asksWhoSheIs()).toMatchObject({ status: 200 });
});

only('postgresql', 'sessions from parallel transactions count toward one limit', async () => {
  const { ruth, house: here } = await people();
  await fillSessions(here, ruth);
  const browsers = Array.from({ length: 6 }, (_, number) => ruth.at(`192.0.2.${100 + number}`));
  let answers: Promise<Answer[]> = Promise.resolve([]);

  await here.db.transaction(async (tx) => {
    await rowsOf(tx, `select id from users where email = '${RUTH.email}' for update`);
    answers = Promise.all(browsers.map((browser) => browser.comesBack()));
    const waiting =
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
    await until(async () => (await rowsOf(here.db, waiting)).length === browsers.length);
  });

  expect((await answers).map(({ status }) => status)).toEqual(browsers.map(() => 200));
  expect(await sidsOf(here, RUTH.email)).toHaveLength(SESSIONS_MAX);
});

test('one client can sign in to an account sixty times an hour, and no other client or session is affected', async () => {
  const { ruth, boaz } = await people();
  const script = ruth.at('192.0.2.50');
  for (let time = 0; time < 60; time++) expect(await script.comesBack()).toMatchObject({ status: 200 });

  const refused = await script.at(script.address).comesBack();

  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(59 * 60);
  expect(refused.headers.getSetCookie()).toEqual([]);
  expect(await script.asksWhoSheIs()).toMatchObject({ status: 200 });
  expect(await ruth.at('192.0.2.51').comesBack()).toMatchObject({ status: 200 });
  expect(await boaz.at('192.0.2.50').signsIn(BOAZ.email, BOAZ.password)).toMatchObject({ status: 200 });
});

/** Creates the maximum number of sessions, each used a day after the previous one. Returns their cookies, oldest first. */
async function fillSessions({ db }: TestHouse, { named }: Member): Promise<string[]> {
  const [user] = await rowsOf(db, `select id from users where email = '${named.email}'`);
  await rowsOf(db, `delete from sessions where user_id = '${user?.id}'`);
  const tokens: string[] = [];
  for (let number = 0; number < SESSIONS_MAX; number++) {
    const token = await signedIn(db, String(user?.id));
    tokens.push(token);
    const sid = createHash('sha256').update(token).digest('base64url');
    const hoursUnused = 2 * 24 + 10 * (SESSIONS_MAX - number);
    const used = `expire = now() + interval '30 days' - interval '${hoursUnused} hours'`;
    const began = `sess = jsonb_set(sess, '{signedInAt}', to_jsonb(now() - interval '${hoursUnused} hours'))`;
    await rowsOf(db, `update sessions set ${used}, ${began} where sid = '${sid}'`);
  }
  return tokens;
}

function sidsOf({ db }: TestHouse, email: string) {
  return rowsOf(db, `select sid from sessions join users on id = user_id where email = '${email}'`);
}

async function statusWith(browser: Member, token: string): Promise<number> {
  browser.cookies.set('session', token);
  return (await browser.asksWhoSheIs()).status;
}
