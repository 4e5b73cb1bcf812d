import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { Person } from '#contract/account/auth';
import { tableRows } from '#server/testing/database';
import { createVisitor, RUTH, seedUsers, TestUser } from '#server/testing/people';
import { createTestApp } from '#server/testing/testApp';

const SIGN_UP = '/api/auth/register';

test('a user creates an account, is signed in, and sees their own private fields', async () => {
  const ruth = new TestUser(await createTestApp(), '192.0.2.1', RUTH);

  const answer = await ruth.signUp();

  expect(answer).toMatchObject({
    status: 201,
    body: {
      email: 'ruth@example.org',
      firstName: 'Ruth',
      lastName: 'Elimelech',
      avatarUrl: null,
      emailVerified: false,
      isModerator: false,
      companionLevel: 1,
      experiencePoints: 10,
    },
  });
  expect(Person.strict().safeParse(answer.body).error).toBeUndefined();
  expect(await ruth.getUser()).toMatchObject({ status: 200, body: answer.body });
});

test.each([
  ['email', 'ruth', 'Please enter a valid email address'],
  ['email', '', 'Please enter a valid email address'],
  ['email', `${'r'.repeat(250)}@example.org`, 'Please enter a valid email address'],
  ['password', 'Short7s', 'Password must be at least 8 characters long'],
  ['password', 'gleaning7', 'Password must contain at least one uppercase letter'],
  ['password', 'GLEANING7', 'Password must contain at least one lowercase letter'],
  ['password', 'Gleanings', 'Password must contain at least one number'],
  ['password', `Aa1${'x'.repeat(998)}`, 'Password must be at most 1000 characters long'],
  ['firstName', 'R', 'First name must be at least 2 characters'],
  ['firstName', '  R  ', 'First name must be at least 2 characters'],
  ['firstName', 'R'.repeat(81), 'First name must be at most 80 characters'],
  ['lastName', 'E', 'Last name must be at least 2 characters'],
  ['lastName', 'E'.repeat(81), 'Last name must be at most 80 characters'],
])('signing up with the %s %j gets the error: %s', async (field, value, message) => {
  const ruth = await createVisitor();

  const answer = await ruth.post(SIGN_UP, { ...RUTH, [field]: value });

  expect(answer).toMatchObject({ status: 400, body: { message, issues: [{ path: field, message }] } });
  expect(answer.headers.getSetCookie()).toEqual([]);
});

test.each([
  ['firstName', 'First name must be at least 2 characters'],
  ['lastName', 'Last name must be at least 2 characters'],
  ['email', 'Please enter a valid email address'],
  ['password', 'Password must be at least 8 characters long'],
])('a sign-up form without a valid %s is rejected with a readable message', async (field, message) => {
  const ruth = await createVisitor();

  for (const value of [undefined, null, 7, true, [], {}, ['ruth@example.org']]) {
    expect(await ruth.post(SIGN_UP, { ...RUTH, [field]: value })).toMatchObject({
      status: 400,
      body: { message },
    });
  }
});

test.each(['Password1', 'qwertY123', 'Elimelech2024', 'Stillwaters1!', 'Ruth@example.org1'])(
  'an easily guessed password is rejected: %s',
  async (password) => {
    const ruth = await createVisitor();
    const refused = await ruth.post(SIGN_UP, { ...RUTH, password });

    expect(refused).toMatchObject({
      status: 400,
      body: { message: 'That password is too easy to guess. Please choose another.' },
    });
    expect((await ruth.post(SIGN_UP, RUTH)).status).toBe(201);
  },
);

test('the response to a form with several errors lists them all and has the first one as its message', async () => {
  const ruth = await createVisitor();

  const { body } = await ruth.post(SIGN_UP, { firstName: '', lastName: '', email: '', password: '' });

  expect(body.message).toBe('First name must be at least 2 characters');
  expect(body.issues).toEqual([
    { path: 'firstName', message: 'First name must be at least 2 characters' },
    { path: 'lastName', message: 'Last name must be at least 2 characters' },
    { path: 'email', message: 'Please enter a valid email address' },
    { path: 'password', message: 'Password must be at least 8 characters long' },
    { path: 'password', message: 'Password must contain at least one uppercase letter' },
    { path: 'password', message: 'Password must contain at least one lowercase letter' },
    { path: 'password', message: 'Password must contain at least one number' },
  ]);
});

test('different spellings of an email address belong to one account', async () => {
  const first = await createVisitor();
  const second = await createVisitor();

  const { body } = await first.post(SIGN_UP, { ...RUTH, email: ' Ruth@Example.ORG ' });

  expect(body.email).toBe('ruth@example.org');
  expect(await second.post(SIGN_UP, RUTH)).toMatchObject({
    status: 409,
    body: { message: 'An account with this email already exists.' },
  });
  expect(await second.signIn('RUTH@example.org  ', RUTH.password)).toMatchObject({ status: 200 });
});

test('of twenty concurrent sign-ups with one address, only one succeeds', async () => {
  const door = await createVisitor();

  const answers = await Promise.all(Array.from({ length: 20 }, () => door.post(SIGN_UP, RUTH)));

  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([201, ...Array(19).fill(409)]);
  expect(await tableRows(door.app.db, 'select experience_points as points from users')).toEqual([
    { points: 10 },
  ]);
  expect(await tableRows(door.app.db, 'select deed_key from user_activities')).toHaveLength(1);
});

test('sign-up ignores fields that only the server may set', async () => {
  const ruth = await createVisitor();
  const id = '00000000-0000-4000-8000-000000000001';

  const { status, body } = await ruth.post(SIGN_UP, {
    ...RUTH,
    id,
    userId: id,
    isModerator: true,
    emailVerified: true,
    companionLevel: 10,
    experiencePoints: 2000,
    avatarUrl: 'https://elsewhere.example/a.png',
    createdAt: '2001-01-01T00:00:00.000Z',
    role: 'moderator',
    ['__proto__']: { isModerator: true },
    constructor: { prototype: { isModerator: true } },
  });

  expect({ status, ...body }).toMatchObject({
    status: 201,
    isModerator: false,
    emailVerified: false,
    companionLevel: 1,
    experiencePoints: 10,
    avatarUrl: null,
  });
  expect(body.id).not.toBe(id);
  expect(Date.now() - Date.parse(String(body.createdAt))).toBeLessThan(60_000);
});

test.each([
  ['رُوث', 'بنت موآب'],
  ['路得', '摩押女子'],
  ['רוּת', 'הַמּוֹאֲבִיָּה'],
  ['ரூத்', 'மோவாபியர்'],
  ['Рут', 'Моавитянка'],
  ['Renée', 'O’Connor-Łukasiewicz'],
  ['<b>Ruth</b>', "'; drop table users; --"],
  ['👩‍🌾👩‍🌾', 'of \u2067Moab\u2069'],
])('the name %s %s is stored unchanged', async (firstName, lastName) => {
  const ruth = await createVisitor();

  expect(await ruth.post(SIGN_UP, { ...RUTH, firstName, lastName })).toMatchObject({
    status: 201,
    body: { firstName: firstName.normalize('NFC'), lastName: lastName.normalize('NFC') },
  });
  expect(await ruth.getUser()).toMatchObject({ body: { firstName: firstName.normalize('NFC') } });
});

test('sign-up trims names, normalizes them to NFC and replaces lone surrogates', async () => {
  const ruth = await createVisitor();

  const { body } = await ruth.post(SIGN_UP, {
    ...RUTH,
    firstName: '\u3000Rene\u0301e \n',
    lastName: 'Moab\ud83d',
  });

  expect(body).toMatchObject({ firstName: 'Ren\u00e9e', lastName: 'Moab\ufffd' });
});

test.each([
  ['zero-width letters', '\u200b\u200c\u200d\u2060'],
  ['fillers of Korean', '\u3164\u115f\u1160\uffa0'],
  ['blank Braille', '\u2800\u2800'],
  ['direction marks', '\u202e\u2066\u2069'],
  ['variation selectors', '\ufe0f\ufe0f\ufe00'],
  ['tags', '\u{e0041}\u{e0042}'],
  ['supplementary variation selectors', '\u{e0100}\u{e0101}'],
  ['one visible character among invisible ones', '\u200bR\u200b\ufe0f'],
])('sign-up rejects a first name that consists of %s', async (_what, firstName) => {
  const nobody = await createVisitor();

  expect(await nobody.post(SIGN_UP, { ...RUTH, firstName })).toMatchObject({
    status: 400,
    body: { message: 'First name must be at least 2 characters' },
  });
});

test('a NUL character in a name or email address is rejected', async () => {
  const ruth = await createVisitor();
  const message =
    'This text has a hidden character we can’t save. Please type it again instead of pasting it.';

  expect(await ruth.post(SIGN_UP, { ...RUTH, firstName: 'Ru\0th' })).toMatchObject({
    status: 400,
    body: { message },
  });
  expect(await ruth.post(SIGN_UP, { ...RUTH, lastName: '\0\0' })).toMatchObject({
    status: 400,
    body: { message },
  });
  expect(await ruth.post(SIGN_UP, { ...RUTH, email: 'ruth\0@example.org' })).toMatchObject({ status: 400 });
});

test('a password can contain any script, NUL and outer spaces, and works unchanged at the next sign-in', async () => {
  const ruth = await createVisitor();
  const password = ' Ünter 1 \0 Dornen 🌾 ';
  await ruth.post(SIGN_UP, { ...RUTH, password });
  await ruth.signOut();

  expect(await ruth.signIn(RUTH.email, password.trim())).toMatchObject({ status: 401 });
  expect(await ruth.signIn(RUTH.email, password)).toMatchObject({ status: 200 });
});

test('no response or log line contains a password or its hash', async () => {
  const { ruth, boaz, app } = await seedUsers();
  const kept = await tableRows(app.db, 'select password from users');

  const answers = [
    await ruth.getUser(),
    await ruth.signInAgain(),
    await ruth.signUp(),
    await boaz.signInWithWrongPassword().then(([first]) => first),
  ];

  expect(kept.every(({ password }) => String(password).startsWith('$argon2id$v=19$m=19456,t=2,p=1$'))).toBe(
    true,
  );
  for (const answer of answers) {
    expect(answer?.text).not.toMatch(/argon2|"password|Gleaning7|Threshing7/);
    expect(JSON.stringify([...(answer?.headers ?? [])])).not.toMatch(/argon2|Gleaning7|Threshing7/);
  }
  expect(JSON.stringify(app.log)).not.toMatch(/argon2|Gleaning7|Threshing7|example\.org/);
});

test('signing up awards ten XP, and each user’s XP is the sum of their recorded activities', async () => {
  const { app } = await seedUsers();

  const ledgers = await app.db.execute(sql`
    select users.first_name, experience_points as points, companion_level as level,
      array_agg(activity_type || ' ' || deed_key || ' ' || description) as events, sum(experience_gained)::int as sum
    from users join user_activities on user_id = users.id group by users.id order by 1`);

  const events = ['joined once Joined the community'];
  expect((ledgers as unknown as { rows: unknown[] }).rows).toEqual([
    { first_name: 'Boaz', points: 10, level: 1, events, sum: 10 },
    { first_name: 'Naomi', points: 10, level: 1, events, sum: 10 },
    { first_name: 'Ruth', points: 10, level: 1, events, sum: 10 },
  ]);
});
