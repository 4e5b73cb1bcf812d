import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createLimits } from '#server/http/limits';
import { expectOne, freshTestDatabase, openTestDatabase } from '#server/testing/database';
import {
  createVisitor,
  RUTH,
  seedUsers,
  type TestAnswer,
  TestUser,
  TestVisitor,
} from '#server/testing/people';
import { createTestApp } from '#server/testing/testApp';

const MINUTES = 60;

test('ten wrong passwords for an account block one client from signing in to that account for 15 minutes', async () => {
  const { ruth, boaz } = await seedUsers();
  const app = ruth.at('192.0.2.50');
  const otherApp = ruth.at('192.0.2.51');

  expect(statusesOf(await app.signInWithWrongPassword(10))).toEqual({ 401: 10 });
  const closed = await app.signInAgain();

  expect(closed).toMatchObject({
    status: 429,
    body: { message: expect.stringMatching(/^Too many attempts\. Please try again in 1[45] minutes\.$/) },
  });
  expect(Number(closed.headers.get('Retry-After'))).toBeGreaterThan(14 * MINUTES);
  expect(Number(closed.headers.get('Retry-After'))).toBeLessThanOrEqual(15 * MINUTES);
  expect(closed.headers.getSetCookie()).toEqual([]);
  expect(await otherApp.signInAgain()).toMatchObject({ status: 200 });
  expect(await ruth.getUser()).toMatchObject({ status: 200 });
  expect(await boaz.at('192.0.2.50').signInAgain()).toMatchObject({ status: 200 });
});

test('wrong passwords for an unknown email address reach the same limit as for a known one', async () => {
  const { visitor } = await seedUsers();
  const tries = async () => {
    for (let guess = 0; guess < 10; guess++) await visitor.signIn('orpah@example.org', 'Not-the-right-1');
    return visitor.signIn('orpah@example.org', 'Not-the-right-1');
  };

  expect(await tries()).toMatchObject({ status: 429 });
});

test('sign-ins with different spellings of an email address count toward the same limit', async () => {
  const { ruth } = await seedUsers();
  const app = ruth.at('192.0.2.50');
  await app.signInWithWrongPassword(10);

  expect(await app.signIn('  RUTH@Example.org', RUTH.password)).toMatchObject({ status: 429 });
});

test('of forty parallel wrong passwords for an account, at most ten are checked', async () => {
  const { ruth } = await seedUsers();

  const answers = await ruth.at('192.0.2.50').signInWithWrongPassword(40);

  const { 401: wrong = 0, 429: tooMany = 0, 503: busy = 0 } = statusesOf(answers);
  expect(wrong).toBeLessThanOrEqual(10);
  expect(wrong).toBeGreaterThan(0);
  expect(wrong + tooMany + busy).toBe(40);
  for (const { status, headers } of answers) {
    if (status !== 401) expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
  }
});

test('after ten wrong passwords, parallel sign-ins with the right password are all rejected', async () => {
  const { ruth } = await seedUsers();
  const app = ruth.at('192.0.2.50');
  await app.signInWithWrongPassword(10);

  const answers = await Promise.all(Array.from({ length: 20 }, () => app.signInAgain()));

  expect(statusesOf(answers)).toEqual({ 429: 20 });
});

test('thirty wrong passwords for any accounts block sign-ins from the client’s address for five minutes', async () => {
  const { visitor, ruth } = await seedUsers();
  for (let guess = 0; guess < 30; guess++) {
    expect(await visitor.signIn(`guess${guess}@example.org`, 'Not-the-right-1')).toMatchObject({
      status: 401,
    });
  }

  const closed = await visitor.signIn(RUTH.email, RUTH.password);

  expect(closed).toMatchObject({ status: 429 });
  expect(Number(closed.headers.get('Retry-After'))).toBeGreaterThan(4 * MINUTES);
  expect(Number(closed.headers.get('Retry-After'))).toBeLessThanOrEqual(5 * MINUTES);
  expect(await ruth.signInAgain()).toMatchObject({ status: 200 });
});

test('successful sign-ins do not count toward the limit of wrong passwords', async () => {
  const { ruth, boaz } = await seedUsers();
  const atHome = [ruth.at('192.0.2.60'), boaz.at('192.0.2.60')];

  for (let morning = 0; morning < 20; morning++) {
    for (const member of atHome) expect(await member.signInAgain()).toMatchObject({ status: 200 });
  }
  await atHome[0]?.signInWithWrongPassword(9);
  expect(await atHome[0]?.signInAgain()).toMatchObject({ status: 200 });
  expect(await atHome[0]?.signInAgain()).toMatchObject({ status: 200 });
});

test('after a hundred sign-up attempts from one IP address, the next attempt has to wait ten minutes', async () => {
  const door = await createVisitor();
  const elsewhere = new TestVisitor(door.app, '203.0.113.7');
  await door.post('/api/auth/register', RUTH);
  for (let time = 1; time < 100; time++) {
    expect(await door.post('/api/auth/register', RUTH)).toMatchObject({ status: 409 });
  }
  const boaz = { ...RUTH, email: 'boaz@example.org' };

  const closed = await door.post('/api/auth/register', boaz);

  expect(closed).toMatchObject({ status: 429 });
  expect(Number(closed.headers.get('Retry-After'))).toBeGreaterThan(9 * MINUTES);
  expect(Number(closed.headers.get('Retry-After'))).toBeLessThanOrEqual(10 * MINUTES);
  expect(await elsewhere.post('/api/auth/register', boaz)).toMatchObject({ status: 201 });
});

expectOne(
  'postgresql',
  'one IP address can make three hundred sign-up attempts a day, even if they are spread over the day',
  async () => {
    const door = await createVisitor();
    const tenMinutesLater = () =>
      door.app.db.execute(sql`delete from rate_limits where key like 'registrationsFromAddress:%'`);
    await door.post('/api/auth/register', RUTH);
    for (let time = 1; time < 300; time++) {
      if (time % 100 === 0) await tenMinutesLater();
      expect(await door.post('/api/auth/register', RUTH)).toMatchObject({ status: 409 });
    }
    await tenMinutesLater();
    const boaz = { ...RUTH, email: 'boaz@example.org' };

    const closed = await door.post('/api/auth/register', boaz);

    expect(closed.status).toBe(429);
    expect(Number(closed.headers.get('Retry-After'))).toBeGreaterThan(23 * 60 * MINUTES);
    expect(await new TestVisitor(door.app, '203.0.113.7').post('/api/auth/register', boaz)).toMatchObject({
      status: 201,
    });
  },
);

test('invalid sign-up and sign-in forms do not count toward any limit', async () => {
  const door = await createVisitor();
  for (let time = 0; time < 110; time++) {
    await door.post('/api/auth/register', { ...RUTH, firstName: '' });
    await door.post('/api/auth/login', { email: 'ruth' });
  }

  expect(await door.post('/api/auth/register', RUTH)).toMatchObject({ status: 201 });
  expect(await door.signIn(RUTH.email, RUTH.password)).toMatchObject({ status: 200 });
});

test('a forged X-Forwarded-For does not bypass the limit', async () => {
  const { ruth } = await seedUsers();
  const app = ruth.at('192.0.2.50');
  const wrong = { email: RUTH.email, password: 'Not-the-right-1' };

  const answers: TestAnswer[] = [];
  for (let guess = 0; guess < 11; guess++) {
    answers.push(await app.post('/api/auth/login', wrong, { 'X-Forwarded-For': `203.0.113.${guess}` }));
  }

  expect(statusesOf(answers)).toEqual({ 401: 10, 429: 1 });
});

test('behind one proxy, only the client address that the proxy adds is trusted', async () => {
  const { ruth } = await seedUsers({ TRUST_PROXY: 1 });
  const proxy = ruth.at('10.0.0.1');
  const wrong = { email: RUTH.email, password: 'Not-the-right-1' };
  for (let guess = 0; guess < 10; guess++) {
    await proxy.post('/api/auth/login', wrong, { 'X-Forwarded-For': `203.0.113.${guess}, 198.51.100.1` });
  }

  const right = { email: RUTH.email, password: RUTH.password };
  const from = (forwarded: string) => proxy.post('/api/auth/login', right, { 'X-Forwarded-For': forwarded });

  expect(await from('198.51.100.1')).toMatchObject({ status: 429 });
  expect(await from('198.51.100.2, 198.51.100.1')).toMatchObject({ status: 429 });
  expect(await from('198.51.100.1, 198.51.100.2')).toMatchObject({ status: 200 });
});

test('the limits treat a client address with a port like the address without it', async () => {
  const { ruth } = await seedUsers({ TRUST_PROXY: 1 });
  const proxy = ruth.at('10.0.0.1');
  const from = (address: string, password = RUTH.password) =>
    proxy.post('/api/auth/login', { email: RUTH.email, password }, { 'X-Forwarded-For': address });

  for (const [bare, withPort] of [
    ['203.0.113.7', '203.0.113.7:40001'],
    ['2001:db8:1:2::7', '[2001:db8:1:2::7]:40001'],
    ['2001:db8:1:3::7', '[2001:db8:1:3::7]'],
  ] as const) {
    for (let guess = 0; guess < 10; guess++) await from(withPort, 'Not-the-right-1');
    expect(await from(bare)).toMatchObject({ status: 429 });
  }
  expect(await from('203.0.113.8:40001')).toMatchObject({ status: 200 });
});

test('unreadable client addresses cause one log warning, which does not contain them', async () => {
  const { ruth, app } = await seedUsers({ TRUST_PROXY: 1 });

  for (const address of ['unknown', '_hidden', '203.0.113.7:x', '203.0.113.7']) {
    await ruth.get('/api/auth/user', { 'X-Forwarded-For': address });
  }

  const warnings = app.log.filter(({ level }) => level === 'warn');
  expect(warnings).toMatchObject([{ msg: expect.stringContaining('X-Forwarded-For') }]);
  expect(JSON.stringify(warnings)).not.toMatch(/_hidden|203\.0/);
});

test('behind two proxies, a client cannot forge its address', async () => {
  const { ruth } = await seedUsers({ TRUST_PROXY: 2 });
  const proxy = ruth.at('10.0.0.1');
  const wrong = { email: RUTH.email, password: 'Not-the-right-1' };

  const answers: TestAnswer[] = [];
  for (let guess = 0; guess < 11; guess++) {
    const forwarded = `203.0.113.${guess}, 198.51.100.1, 10.0.0.2`;
    answers.push(await proxy.post('/api/auth/login', wrong, { 'X-Forwarded-For': forwarded }));
  }

  expect(statusesOf(answers)).toEqual({ 401: 10, 429: 1 });
});

test('all IPv6 addresses in one /64 count as one client, and addresses in another /64 as a different client', async () => {
  const { ruth } = await seedUsers();
  const addresses = Array.from({ length: 10 }, (_, number) => `2001:db8:1:2:${number}::${number}`);
  for (const address of addresses) await ruth.at(address).signInWithWrongPassword();

  expect(await ruth.at('2001:db8:1:2:ffff:ffff:ffff:ffff').signInAgain()).toMatchObject({ status: 429 });
  expect(await ruth.at('2001:db8:1:3::1').signInAgain()).toMatchObject({ status: 200 });
});

test('an IPv4-mapped IPv6 address counts as the IPv4 address', async () => {
  const { ruth } = await seedUsers();
  await ruth.at('::ffff:192.0.2.50').signInWithWrongPassword(10);

  expect(await ruth.at('192.0.2.50').signInAgain()).toMatchObject({ status: 429 });
  expect(await ruth.at('::ffff:192.0.2.51').signInAgain()).toMatchObject({ status: 200 });
});

test('with LIMITS=off, more than ten wrong passwords do not block the account', async () => {
  const { ruth } = await seedUsers({ LIMITS: 'off' });

  for (let guess = 0; guess < 12; guess++) {
    expect(await ruth.signIn(RUTH.email, 'Not-the-right-1')).toMatchObject({ status: 401 });
  }
  expect(await ruth.signInAgain()).toMatchObject({ status: 200 });
});

test('refunding an attempt to a used-up limit allows exactly one more', async () => {
  const { db, pool } = await createTestApp();
  const { wrongPasswordsOfAccount: limit } = createLimits(pool, { LIMITS: 'on', AI_CALLS_A_DAY: 2000 });

  for (let time = 0; time < 10; time++) await limit.use('ruth');
  await expect(limit.check('ruth')).rejects.toThrow('Too many attempts.');
  await limit.refund('ruth');
  await limit.check('ruth');
  await limit.use('ruth');

  await expect(limit.use('ruth')).rejects.toThrow('Too many attempts. Please try again in 15 minutes.');
  await limit.check('boaz');
  expect(db).toBeDefined();
});

test('an attempt that a limit rejects does not count toward the limit', async () => {
  const { pool } = await createTestApp();
  const { modelCallsAtOnce, wrongPasswordsOfAccount } = createLimits(pool, {
    LIMITS: 'on',
    AI_CALLS_A_DAY: 2000,
  });
  for (let time = 0; time < 4; time++) expect(await modelCallsAtOnce.tryUse('ruth')).toBe(true);
  for (let time = 0; time < 10; time++) await wrongPasswordsOfAccount.use('ruth');

  for (let time = 0; time < 3; time++) {
    expect(await modelCallsAtOnce.tryUse('ruth')).toBe(false);
    await expect(wrongPasswordsOfAccount.use('ruth')).rejects.toThrow('Too many attempts.');
  }
  await modelCallsAtOnce.refund('ruth');
  await wrongPasswordsOfAccount.refund('ruth');

  expect(await modelCallsAtOnce.tryUse('ruth')).toBe(true);
  await wrongPasswordsOfAccount.use('ruth');
  expect(await modelCallsAtOnce.tryUse('ruth')).toBe(false);
  await expect(wrongPasswordsOfAccount.use('ruth')).rejects.toThrow('Too many attempts.');
});

expectOne('postgresql', 'two processes on one database share the limit of wrong passwords', async () => {
  const place = await freshTestDatabase();
  const [one, other] = [
    await createTestApp({}, await openTestDatabase(place)),
    await createTestApp({}, await openTestDatabase(place)),
  ];
  const otherApp = new TestUser(one, '192.0.2.50', RUTH);
  await otherApp.signUp();
  const app = new TestUser(other, '192.0.2.50', RUTH);

  await otherApp.signInWithWrongPassword(5);
  await app.signInWithWrongPassword(5);

  expect(await otherApp.signInAgain()).toMatchObject({ status: 429 });
  expect(await app.signInAgain()).toMatchObject({ status: 429 });
});

expectOne(
  'postgresql',
  'of forty parallel wrong passwords on two processes, at most ten are checked',
  async () => {
    const place = await freshTestDatabase();
    const [one, other] = [
      await createTestApp({}, await openTestDatabase(place)),
      await createTestApp({}, await openTestDatabase(place)),
    ];
    const otherApp = new TestUser(one, '192.0.2.50', RUTH);
    await otherApp.signUp();
    const app = new TestUser(other, '192.0.2.50', RUTH);

    const answers = (
      await Promise.all([otherApp.signInWithWrongPassword(20), app.signInWithWrongPassword(20)])
    ).flat();

    expect(statusesOf(answers)[401]).toBeLessThanOrEqual(10);
  },
);

expectOne('postgresql', 'a limit starts counting anew after its time window', async () => {
  const { ruth, app } = await seedUsers();
  const closed = ruth.at('192.0.2.50');
  await closed.signInWithWrongPassword(10);
  expect(await closed.signInAgain()).toMatchObject({ status: 429 });

  await app.db.execute(sql`update rate_limits set expire = ${Date.now() - 1}`);

  expect(await closed.signInAgain()).toMatchObject({ status: 200 });
  expect(statusesOf(await closed.signInWithWrongPassword(10))).toEqual({ 401: 10 });
  expect(await closed.signInAgain()).toMatchObject({ status: 429 });
});

function statusesOf(answers: TestAnswer[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
