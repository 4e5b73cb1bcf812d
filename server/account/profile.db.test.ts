import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Db } from '#server/db/db';
import { createTestDatabase, tableRows } from '#server/testing/database';
import { NO_MAIL_SERVER, tokenInOutbox, waitingMails } from '#server/testing/mailServer';
import { userAt } from '#server/testing/modelTestApp';
import { BOAZ, RUTH, seedUsers, type TestUser, type TestVisitor } from '#server/testing/people';
import { createTestApp, type TestApp } from '#server/testing/testApp';

const NEW = 'ruth@bethlehem.example';
const WRONG = { status: 403, body: { message: 'Please check your current password.' } };
const CHANGED = 'Your Stillwaters password was changed';
const TAKEN = { status: 409, body: { message: 'An account with this email already exists.' } };

test('changing the name in the profile keeps the confirmed email address and sends no mail', async () => {
  const { ruth, app } = await seedUsersWithoutMail();
  await tableRows(app.db, 'update users set email_verified = true');

  const answer = await changeProfile(ruth, { firstName: '  Rut ', lastName: 'Bat-Moab' });

  const named = { firstName: 'Rut', lastName: 'Bat-Moab', email: RUTH.email, emailVerified: true };
  expect(answer).toMatchObject({ status: 200, body: named });
  expect(await ruth.getUser()).toMatchObject({ body: named });
  expect(await subjectsTo(app, RUTH.email)).toEqual(['Confirm your email address for Stillwaters']);
});

test('a profile change with an invalid name or email address is rejected and changes nothing', async () => {
  const { ruth } = await seedUsersWithoutMail();
  const before = await ruth.getUser();

  for (const [form, message] of [
    [{ firstName: '' }, 'First name must be at least 2 characters'],
    [{ firstName: ' R ' }, 'First name must be at least 2 characters'],
    [{ firstName: '\u200b\u200b\u200b' }, 'First name must be at least 2 characters'],
    [{ firstName: 'R'.repeat(81) }, 'First name must be at most 80 characters'],
    [
      { firstName: 'Ru\0th' },
      'This text has a hidden character we can’t save. Please type it again instead of pasting it.',
    ],
    [{ firstName: 7 }, 'First name must be at least 2 characters'],
    [{ lastName: 'E' }, 'Last name must be at least 2 characters'],
    [{ email: 'ruth' }, 'Please enter a valid email address'],
    [{ email: 'ruth@example.org\r\nBcc: boaz@example.org' }, 'Please enter a valid email address'],
  ] as const) {
    expect(await changeProfile(ruth, form)).toMatchObject({ status: 400, body: { message } });
  }
  expect((await ruth.getUser()).body).toEqual(before.body);
});

test('a profile change ignores fields that users cannot set, such as isModerator', async () => {
  const { ruth, boaz, app } = await seedUsersWithoutMail();
  const before = await usersOf(app);

  const answer = await changeProfile(ruth, {
    ...{ id: (await boaz.getUser()).body.id, userId: 'x', isModerator: true, is_moderator: true },
    ...{ companionLevel: 9, experiencePoints: 9999, emailVerified: true, createdAt: '2000-01-01T00:00:00Z' },
    ...{ password: 'Not-the-right-1', avatarUrl: 'https://elsewhere.example/a.png' },
  });

  expect(answer.status).toBe(200);
  expect(await usersOf(app)).toEqual(before);
});

test('a change of email address sends a notice to the old address and a confirmation mail to the new one', async () => {
  const { ruth, app } = await seedUsersWithoutMail();
  await tableRows(app.db, 'update users set email_verified = true');

  const answer = await changeProfile(ruth, { email: '  Ruth@BETHLEHEM.example ' });

  expect(answer).toMatchObject({ status: 200, body: { email: NEW, emailVerified: false } });
  expect(await subjectsTo(app, RUTH.email)).toEqual([
    'Confirm your email address for Stillwaters',
    'Your Stillwaters email address was changed',
  ]);
  expect(await subjectsTo(app, NEW)).toEqual(['Confirm your email address for Stillwaters']);
  const [notice] = (await waitingMails(app.db, RUTH.email)).slice(-1);
  expect(notice?.text).not.toContain(NEW);
  expect(await ruth.getUser()).toMatchObject({ status: 200, body: { email: NEW } });
  const elsewhere = ruth.at('192.0.2.40');
  expect(await elsewhere.signIn(NEW, RUTH.password)).toMatchObject({ status: 200 });
  expect(await elsewhere.signIn(RUTH.email, RUTH.password)).toMatchObject({ status: 401 });
});

test('changing the email address needs the password if the sign-in was more than 15 minutes ago', async () => {
  const { ruth, app } = await seedUsersWithoutMail();
  await backdateSignIns(app, 16);

  expect(await changeProfile(ruth, { email: NEW })).toMatchObject(WRONG);
  expect(await changeProfile(ruth, { email: NEW, currentPassword: 'Not-the-right-1' })).toMatchObject(WRONG);
  expect(await changeProfile(ruth, { firstName: 'Rut' })).toMatchObject({ status: 200 });
  expect(await subjectsTo(app, NEW)).toEqual([]);
  expect(await changeProfile(ruth, { email: NEW, currentPassword: RUTH.password })).toMatchObject({
    status: 200,
    body: { email: NEW },
  });
});

test('wrong passwords on the profile page count toward the sign-in limit, and do not end the session', async () => {
  const { ruth, app } = await seedUsersWithoutMail();
  await backdateSignIns(app, 16);
  for (let guess = 0; guess < 5; guess++) {
    const currentPassword = `Not-the-right-${guess}`;
    expect(await changeProfile(ruth, { email: NEW, currentPassword })).toMatchObject(WRONG);
    expect(await changePassword(ruth, currentPassword, 'Sheaves8')).toMatchObject(WRONG);
  }

  const closed = await changeProfile(ruth, { email: NEW, currentPassword: RUTH.password });
  expect(closed.status).toBe(429);
  expect(Number(closed.headers.get('Retry-After'))).toBeGreaterThan(14 * 60);
  expect(await changePassword(ruth, RUTH.password, 'Sheaves8')).toMatchObject({ status: 429 });
  expect(await ruth.post('/api/auth/delete-account', { password: RUTH.password })).toMatchObject({
    status: 429,
  });
  expect(await ruth.at(ruth.address).signInAgain()).toMatchObject({ status: 429 });
  expect(await ruth.getUser()).toMatchObject({ status: 200 });
});

test('a profile change to another user’s email address is rejected in any spelling', async () => {
  const { ruth, boaz, app } = await seedUsersWithoutMail();
  const before = await usersOf(app);

  for (const email of [boaz.account.email, ' BOAZ@Example.org']) {
    expect(await changeProfile(ruth, { email, firstName: 'Rut' })).toMatchObject(TAKEN);
  }
  expect(await usersOf(app)).toEqual(before);
  expect(await subjectsTo(app, RUTH.email)).toEqual(['Confirm your email address for Stillwaters']);
  expect(await subjectsTo(app, boaz.account.email)).toEqual(['Confirm your email address for Stillwaters']);
});

test('if two profile changes and a sign-up claim one email address at the same time, only one succeeds', async () => {
  const { ruth, boaz, app } = await seedUsersWithoutMail();

  const answers = await Promise.all([
    changeProfile(ruth, { email: NEW }),
    changeProfile(boaz, { email: NEW }),
    ruth.at('192.0.2.40').post('/api/auth/register', { ...RUTH, email: NEW }),
  ]);

  const [won = 0, ...lost] = answers.map(({ status }) => status).sort();
  expect([200, 201]).toContain(won);
  expect(lost).toEqual([409, 409]);
  expect(await tableRows(app.db, `select id from users where email = '${NEW}'`)).toHaveLength(1);
  expect(await subjectsTo(app, NEW)).toEqual(['Confirm your email address for Stillwaters']);
});

test('after a change of email address, a password reset link sent to the old address no longer works', async () => {
  const { ruth, boaz, visitor, app } = await seedUsersWithoutMail();
  const token = await requestResetToken(visitor, app);
  await changeProfile(ruth, { email: NEW });
  await changeProfile(boaz, { email: RUTH.email });

  expect(await resetPassword(visitor, token)).toMatchObject({ status: 404 });
  expect(await ruth.at('192.0.2.40').signIn(NEW, RUTH.password)).toMatchObject({ status: 200 });
});

test('twelve switches between two email addresses send at most six mails to the new address', async () => {
  const { ruth, app } = await seedUsersWithoutMail();

  for (let time = 0; time < 12; time++) await changeProfile(ruth, { email: time % 2 ? RUTH.email : NEW });

  expect((await subjectsTo(app, NEW)).length).toBeLessThanOrEqual(6);
});

test('a user can change their profile thirty times an hour, independently of other users', async () => {
  const { ruth, boaz } = await seedUsersWithoutMail();
  for (let time = 0; time < 30; time++) {
    expect(await changeProfile(ruth, { firstName: `Rut${time}` })).toMatchObject({ status: 200 });
  }

  const refused = await changeProfile(ruth, { firstName: 'Rut' });

  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(59 * 60);
  expect(await ruth.getUser()).toMatchObject({ body: { firstName: 'Rut29' } });
  expect(await changeProfile(boaz, { firstName: 'Bo' })).toMatchObject({ status: 200 });
});

test('a password change needs the current password and a new password of at least six characters', async () => {
  const { ruth } = await seedUsersWithoutMail();
  const short = { status: 400, body: { message: 'Password must be at least 6 characters long.' } };

  expect(await changePassword(ruth, RUTH.password, 'short')).toMatchObject(short);
  expect(await changePassword(ruth, RUTH.password, undefined)).toMatchObject(short);
  expect(await changePassword(ruth, RUTH.password, 'x'.repeat(1001))).toMatchObject({ status: 400 });
  for (const missing of [undefined, '', 7]) {
    expect(await changePassword(ruth, missing, 'ephahs')).toMatchObject({
      status: 400,
      body: { message: 'Enter your current password.' },
    });
  }
  expect(await ruth.at('192.0.2.40').signInAgain()).toMatchObject({ status: 200 });
});

test('a password change ends all other sessions on every process and invalidates the password reset link', async () => {
  const { ruth, visitor, boaz, app } = await seedUsersWithoutMail();
  const atTheWell = ruth.at('192.0.2.40');
  await atTheWell.signInAgain();
  const elsewhere = await userAt(atTheWell, await createTestApp({ SMTP_URL: NO_MAIL_SERVER }));
  const before = await userAt(ruth, app);
  const token = await requestResetToken(visitor, app);

  const answer = await changePassword(ruth, RUTH.password, 'ephahs');

  expect(answer).toMatchObject({ status: 200, body: { message: 'Password changed successfully!' } });
  expect(answer.headers.getSetCookie()).toHaveLength(1);
  expect(await elsewhere.getUser()).toMatchObject({ status: 401 });
  expect(await before.getUser()).toMatchObject({ status: 401 });
  expect(await ruth.getUser()).toMatchObject({ status: 200, body: { email: RUTH.email } });
  expect(await boaz.getUser()).toMatchObject({ status: 200 });
  expect(await resetPassword(visitor, token)).toMatchObject({ status: 404 });
  expect(await atTheWell.signInAgain()).toMatchObject({ status: 401 });
  expect(await atTheWell.signIn(RUTH.email, 'ephahs')).toMatchObject({ status: 200 });
  expect((await subjectsTo(app, RUTH.email)).slice(-1)).toEqual([CHANGED]);
});

test('a session from a sign-in with the old password never outlasts a concurrent password change', async () => {
  const { ruth } = await seedUsersWithoutMail();
  const thieves = Array.from({ length: 10 }, (_, number) => ruth.at(`203.0.113.${number}`));

  const [answer] = await Promise.all([
    changePassword(ruth, RUTH.password, 'ephahs'),
    ...thieves.map(async (thief, number) => wait(number * 12).then(() => thief.signInAgain())),
  ]);

  expect(answer?.status).toBe(200);
  const seen = await Promise.all(thieves.map((thief) => thief.getUser()));
  expect(seen.map(({ status }) => status)).toEqual(thieves.map(() => 401));
});

test('if a password reset happens during a password change, the change gets 401 and only the session of the reset stays', async () => {
  const { ruth, visitor, app } = await seedUsersWithoutMail();
  const page = await userAt(
    ruth,
    await createInterleavedApp(CHANGED, () =>
      requestResetToken(visitor, app).then((token) => resetPassword(visitor, token)),
    ),
  );

  expect(await changePassword(page, RUTH.password, 'ephahs')).toMatchObject({ status: 401 });

  expect(await tableRows(app.db, `${SESSIONS} where email = '${RUTH.email}'`)).toHaveLength(1);
  expect(await visitor.getUser()).toMatchObject({ status: 200 });
  expect(await page.getUser()).toMatchObject({ status: 401 });
  expect(await ruth.signIn(RUTH.email, 'Sheaves8')).toMatchObject({ status: 200 });
});

test('of two concurrent password changes by one user, only one succeeds', async () => {
  const { ruth, app } = await seedUsersWithoutMail();
  const atTheWell = ruth.at('192.0.2.40');
  await atTheWell.signInAgain();
  const browsers = [
    { browser: ruth, password: 'ephahs' },
    { browser: atTheWell, password: 'omers!' },
  ];

  const answers = await Promise.all(
    browsers.map(({ browser, password }) => changePassword(browser, RUTH.password, password)),
  );

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
  const { browser, password } = browsers[answers.findIndex(({ status }) => status === 200)] ?? {};
  expect(await browser?.getUser()).toMatchObject({ status: 200 });
  expect(await tableRows(app.db, `${SESSIONS} where email = '${RUTH.email}'`)).toHaveLength(1);
  expect(await ruth.at('192.0.2.41').signIn(RUTH.email, password ?? '')).toMatchObject({ status: 200 });
  expect((await subjectsTo(app, RUTH.email)).slice(1)).toEqual([CHANGED]);
});

const SESSIONS = 'select sid from sessions join users on users.id = user_id';

/** Creates an app on the same database that calls `happens` once, right after it enqueues this mail to Ruth. */
async function createInterleavedApp(subject: string, happens: () => Promise<unknown>) {
  const otherApp = await createTestDatabase();
  let happened: Promise<unknown> | undefined;
  const transaction: Db['transaction'] = async (work, config) => {
    const result = await otherApp.db.transaction(work, config);
    if ((await subjectsTo(otherApp, RUTH.email)).includes(subject)) happened ??= happens();
    await happened;
    return result;
  };
  const db: Db = Object.assign(Object.create(otherApp.db), { transaction });
  return createTestApp({ SMTP_URL: NO_MAIL_SERVER }, { ...otherApp, db });
}

/** Creates an app whose mails stay in the outbox. */
function seedUsersWithoutMail() {
  return seedUsers({ SMTP_URL: NO_MAIL_SERVER });
}

function putAuth(who: TestVisitor, path: string, form: unknown) {
  const headers = { 'Content-Type': 'application/json' };
  return who.request(`/api/auth/${path}`, { method: 'PUT', headers, body: JSON.stringify(form) });
}

function changeProfile(member: TestUser, form: Record<string, unknown>) {
  const { firstName, lastName, email } = member.account;
  return putAuth(member, 'profile', { firstName, lastName, email, ...form });
}

test('a user can change their password ten times an hour, independently of other users', async () => {
  const { ruth, boaz } = await seedUsers();
  for (let time = 0; time < 10; time++) {
    expect(await changePassword(ruth, RUTH.password, RUTH.password)).toMatchObject({ status: 200 });
  }

  expect(await changePassword(ruth, 'Mistyped7', RUTH.password)).toMatchObject({ status: 403 });
  expect(await changePassword(ruth, RUTH.password, RUTH.password)).toMatchObject({ status: 429 });
  expect(await ruth.getUser()).toMatchObject({ status: 200 });
  expect(await changePassword(boaz, BOAZ.password, BOAZ.password)).toMatchObject({ status: 200 });
});

function changePassword(member: TestUser, currentPassword: unknown, newPassword: unknown) {
  return putAuth(member, 'change-password', { currentPassword, newPassword });
}

async function requestResetToken(who: TestVisitor, { db }: TestApp) {
  await who.post('/api/auth/forgot-password', { email: RUTH.email });
  return tokenInOutbox(db, RUTH.email, 'Reset your Stillwaters password');
}

function resetPassword(who: TestVisitor, token: string) {
  return who.post('/api/auth/reset-password', { token, password: 'Sheaves8' });
}

async function backdateSignIns({ db }: TestApp, minutes: number) {
  const then = new Date(Date.now() - minutes * 60_000).toISOString();
  await tableRows(db, `update sessions set sess = jsonb_set(sess, '{signedInAt}', '"${then}"')`);
}

async function subjectsTo({ db }: Pick<TestApp, 'db'>, address: string) {
  return (await waitingMails(db, address)).map(({ subject }) => subject);
}

function usersOf({ db }: TestApp) {
  return tableRows(
    db,
    'select id, email, password, first_name, avatar_url, email_verified, is_moderator, companion_level, experience_points, created_at from users order by email',
  );
}
