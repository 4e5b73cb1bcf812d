import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { tableRows } from '#server/testing/database';
import {
  NO_MAIL_SERVER,
  tablesWith,
  tokenIn,
  tokenInOutbox,
  waitingMails,
  waitUntil,
} from '#server/testing/mailServer';
import { userAt } from '#server/testing/modelTestApp';
import { BOAZ, RUTH, type TestAnswer, TestUser, TestVisitor } from '#server/testing/people';
import { createTestApp, type TestApp } from '#server/testing/testApp';

const RESET = 'Reset your Stillwaters password';
const VERIFY = 'Confirm your email address for Stillwaters';
const NEW_PASSWORD = 'Sheaves8';
const LINK_EXPIRED = {
  status: 404,
  body: { message: expect.stringMatching(/^This link has expired or was already used/) },
};

test('a password reset request gets the same response for known and unknown email addresses', async () => {
  const { visitor, app } = await createAppWithRuth();

  const known = await requestReset(visitor, ' RUTH@Example.org');
  const unknown = await requestReset(visitor, 'orpah@example.org');

  expect(known.status).toBe(200);
  expect({ ...unknown, headers: [...unknown.headers] }).toEqual({ ...known, headers: [...known.headers] });
  await tokenInOutbox(app.db, RUTH.email, RESET);
  expect(await tableRows(app.db, 'select distinct recipient from outbox')).toEqual([
    { recipient: RUTH.email },
  ]);
  expect(await tableRows(app.db, 'select email from password_resets')).toEqual([{ email: RUTH.email }]);
});

test('the mailed reset link points to PUBLIC_URL, whatever host the request headers name', async () => {
  const { visitor, app } = await createAppWithRuth({ PUBLIC_URL: 'https://still.example', TRUST_PROXY: 1 });

  await visitor.post(
    '/api/auth/forgot-password',
    { email: RUTH.email },
    {
      Host: 'elsewhere.example',
      'X-Forwarded-Host': 'elsewhere.example',
      'X-Forwarded-Proto': 'http',
      Forwarded: 'host=elsewhere.example',
      Origin: 'https://still.example',
    },
  );

  const token = await tokenInOutbox(app.db, RUTH.email, RESET);
  const [mail] = (await waitingMails(app.db, RUTH.email)).slice(-1);
  expect(mail?.text).toContain(`https://still.example/reset-password#${token}`);
  expect(mail?.text).not.toContain('elsewhere');
});

test('a reset link sets a new password once, ends all sessions of the user and signs in', async () => {
  const { ruth, visitor, app } = await createAppWithRuth();
  const atTheWell = ruth.at('192.0.2.40');
  await atTheWell.signInAgain();
  const elsewhere = await userAt(atTheWell, await createTestApp({ SMTP_URL: NO_MAIL_SERVER }));
  const token = await requestResetToken(visitor, app);

  expect(await resetPassword(visitor, token)).toMatchObject({
    status: 200,
    body: { message: 'Your password has been changed, and you’re signed in.' },
  });

  expect(await visitor.getUser()).toMatchObject({ status: 200, body: { email: RUTH.email } });
  for (const browser of [ruth, elsewhere]) expect(await browser.getUser()).toMatchObject({ status: 401 });
  expect(await resetPassword(visitor, token, 'Not-the-right-1')).toMatchObject(LINK_EXPIRED);
  expect(await ruth.signInAgain()).toMatchObject({ status: 401 });
  expect(await ruth.signIn(RUTH.email, NEW_PASSWORD)).toMatchObject({
    status: 200,
    body: { emailVerified: true },
  });
  expect((await waitingMails(app.db, RUTH.email)).map(({ subject }) => subject)).toEqual([
    ...[VERIFY, RESET, 'Your Stillwaters password was changed'],
  ]);
});

test('a reset link expires after half an hour, or as soon as a newer one is requested', async () => {
  const { ruth, visitor, app } = await createAppWithRuth();
  const first = await requestResetToken(visitor, app);
  const second = await requestResetToken(visitor, app, 2);
  expect(await minutesLeft(app, 'password_resets')).toBeCloseTo(30, 0);

  expect(await resetPassword(visitor, first)).toMatchObject(LINK_EXPIRED);
  await tableRows(app.db, "update password_resets set expires_at = now() - interval '1 second'");
  expect(await resetPassword(visitor, second)).toMatchObject(LINK_EXPIRED);
  expect(await ruth.getUser()).toMatchObject({ status: 200 });
});

test('outside the outbox, the database holds only hashes of mailed tokens, and a hash does not work as a token', async () => {
  const { visitor, app } = await createAppWithRuth();
  const token = await requestResetToken(visitor, app);
  const verification = tokenIn((await waitingMails(app.db, RUTH.email))[0]?.text ?? '');

  for (const secret of [token, verification]) {
    expect(Buffer.from(secret, 'base64url').length).toBeGreaterThanOrEqual(16);
    expect(await tablesWith(app.db, secret)).toEqual(['outbox']);
  }
  const [{ token: kept } = {}] = await tableRows(app.db, 'select token from password_resets');
  expect(await resetPassword(visitor, String(kept))).toMatchObject(LINK_EXPIRED);
  const [{ token: asked } = {}] = await tableRows(app.db, 'select token from email_verifications');
  expect(await verifyEmail(visitor, String(asked))).toMatchObject(LINK_EXPIRED);
});

test('of four concurrent uses of one reset link, only one succeeds', async () => {
  const { ruth, visitor, app } = await createAppWithRuth();
  const token = await requestResetToken(visitor, app);
  const passwords = ['Sheaves1', 'Sheaves2', 'Sheaves3', 'Sheaves4'];

  const answers = await Promise.all(passwords.map((password) => resetPassword(visitor, token, password)));

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404]);
  const won = passwords[answers.findIndex(({ status }) => status === 200)] ?? '';
  expect(await ruth.signIn(RUTH.email, won)).toMatchObject({ status: 200 });
});

test('three concurrent reset requests leave only one valid reset link', async () => {
  const { visitor, app } = await createAppWithRuth();

  await Promise.all([1, 2, 3].map(() => requestReset(visitor, RUTH.email)));

  await waitUntil(async () => (await waitingMails(app.db, RUTH.email)).length === 4);
  expect(await tableRows(app.db, 'select id from password_resets')).toHaveLength(1);
});

test('a reset with a password that sign-up would reject fails, and the reset link still works', async () => {
  const { visitor, app } = await createAppWithRuth();
  const token = await requestResetToken(visitor, app);

  for (const [password, message] of [
    ['Short7', 'Password must be at least 8 characters long'],
    ['sheaves8', 'Password must contain at least one uppercase letter'],
    ['SHEAVES8', 'Password must contain at least one lowercase letter'],
    ['Sheavesss', 'Password must contain at least one number'],
    ['Password1', 'That password is too easy to guess. Please choose another.'],
    [undefined, 'Password must be at least 8 characters long'],
  ] as const) {
    const answer = await visitor.post('/api/auth/reset-password', { token, password });
    expect(answer).toMatchObject({ status: 400, body: { message } });
  }
  expect(await resetPassword(visitor, '')).toMatchObject({ body: { message: 'Reset token is required' } });
  expect(await resetPassword(visitor, 'x'.repeat(201))).toMatchObject({ status: 400 });
  expect(await resetPassword(visitor, token)).toMatchObject({ status: 200 });
});

test('an address gets at most nine reset mails in half an hour, three per client, and all responses are the same', async () => {
  const { app } = await createAppWithRuth();
  const clients = Array.from({ length: 5 }, (_, number) => new TestVisitor(app, `203.0.113.${number}`));

  const answers = [await requestResets(clients[0] as TestVisitor, 5)];
  await waitUntil(async () => (await countResetMails(app)) >= 3);
  expect(await countResetMails(app)).toBe(3);
  for (const client of clients.slice(1)) answers.push(await requestResets(client, 3));

  expect(new Set(answers.flat().map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  await waitUntil(async () => (await countResetMails(app)) >= 9);
  await app.mailWorker.stop();
  expect(await countResetMails(app)).toBe(9);
});

test('reset requests by another client do not use up the reset mails for the user’s own client', async () => {
  const { ruth, visitor, app } = await createAppWithRuth();
  await requestResets(visitor, 5);
  await app.mailWorker.stop();
  const before = await countResetMails(app);

  expect(await requestReset(ruth, RUTH.email)).toMatchObject({ status: 200 });

  const token = await tokenInOutbox(app.db, RUTH.email, RESET, before + 1);
  expect(await resetPassword(ruth, token)).toMatchObject({ status: 200 });
});

test('after a client reaches the limit of reset mails, the last mailed link still works', async () => {
  const { ruth, app } = await createAppWithRuth();
  await requestResets(ruth, 5);

  const token = await tokenInOutbox(app.db, RUTH.email, RESET, 3);

  expect(await minutesLeft(app, 'password_resets')).toBeGreaterThan(29);
  expect(await resetPassword(ruth, token)).toMatchObject({ status: 200 });
});

test('profile changes and sign-ups with a taken email address do not count toward the owner’s limit of mails', async () => {
  const { ruth, app } = await createAppWithRuth();
  const boaz = new TestUser(app, '192.0.2.2', BOAZ);
  await boaz.signUp();
  for (let time = 0; time < 8; time++) {
    const body = JSON.stringify({ ...BOAZ, email: RUTH.email });
    const headers = { 'Content-Type': 'application/json' };
    expect(await boaz.request('/api/auth/profile', { method: 'PUT', headers, body })).toMatchObject({
      status: 409,
    });
    expect(await boaz.post('/api/auth/register', RUTH)).toMatchObject({ status: 409 });
  }

  await requestReset(ruth, RUTH.email);

  await tokenInOutbox(app.db, RUTH.email, RESET);
  // Confirmation mails are not affected either.
  for (let time = 0; time < 5; time++) {
    expect(await ruth.post('/api/auth/send-verification')).toMatchObject({ status: 200 });
  }
});

test('reset requests made before an account exists do not count toward its limit of reset mails', async () => {
  const { visitor, app } = await createAppWithRuth();
  for (let time = 0; time < 12; time++) await requestReset(visitor, BOAZ.email);
  const boaz = new TestUser(app, visitor.address, BOAZ);
  await boaz.signUp();

  await requestReset(boaz, BOAZ.email);

  await tokenInOutbox(app.db, BOAZ.email, RESET);
});

test('concurrent reset requests by four clients for one email address send at most nine mails', async () => {
  const { app } = await createAppWithRuth();
  const clients = Array.from({ length: 24 }, (_, number) => new TestVisitor(app, `203.0.113.${number % 4}`));

  await Promise.all(clients.map((client) => requestReset(client, RUTH.email)));

  await waitUntil(async () => (await countResetMails(app)) >= 9);
  await app.mailWorker.stop();
  expect(await countResetMails(app)).toBe(9);
});

test('one client can request or try thirty mailed links an hour, independently of other clients', async () => {
  const { ruth, visitor } = await createAppWithRuth();
  for (let time = 0; time < 10; time++) {
    expect(await requestReset(visitor, `guess${time}@example.org`)).toMatchObject({ status: 200 });
    expect(await resetPassword(visitor, `guess-${time}`)).toMatchObject(LINK_EXPIRED);
    expect(await verifyEmail(visitor, `guess-${time}`)).toMatchObject(LINK_EXPIRED);
  }

  for (const closed of [await requestReset(visitor, RUTH.email), await resetPassword(visitor, 'x')]) {
    expect(closed.status).toBe(429);
    expect(Number(closed.headers.get('Retry-After'))).toBeGreaterThan(59 * 60);
  }
  expect(await requestReset(ruth, RUTH.email)).toMatchObject({ status: 200 });
});

test('a shutdown waits until every requested reset mail is stored in the outbox', async () => {
  const { visitor, app } = await createAppWithRuth();
  // After the first try of the sign-up mail, the mail worker is idle.
  await waitUntil(async () => (await waitingMails(app.db, RUTH.email))[0]?.tries === 1);
  await wait(100);
  let stopped: Promise<unknown> = Promise.resolve();

  await app.db.transaction(async (tx) => {
    await tableRows(tx, `select id from users where email = '${RUTH.email}' for update`);
    expect(await requestReset(visitor, RUTH.email)).toMatchObject({ status: 200 });
    stopped = app.mailWorker.stop();
    expect(await Promise.race([stopped, wait(200, 'still writing')])).toBe('still writing');
  });
  await stopped;

  expect(await countResetMails(app)).toBe(1);
});

test('the link in the sign-up mail confirms the email address in any browser and works once', async () => {
  const { ruth, visitor, app } = await createAppWithRuth();
  expect(await ruth.getUser()).toMatchObject({ body: { emailVerified: false } });
  expect((await minutesLeft(app, 'email_verifications')) / 60 / 24).toBeCloseTo(2, 1);
  const token = await tokenInOutbox(app.db, RUTH.email, VERIFY);

  expect(await verifyEmail(visitor, token)).toMatchObject({
    status: 200,
    body: { message: 'Thank you. Your email address is confirmed.' },
  });

  expect(visitor.cookies.size).toBe(0);
  expect(await ruth.getUser()).toMatchObject({ body: { emailVerified: true } });
  expect(await verifyEmail(visitor, token)).toMatchObject(LINK_EXPIRED);
  expect(await ruth.post('/api/auth/send-verification')).toMatchObject({
    status: 400,
    body: { message: 'You’ve already confirmed this address.' },
  });
});

test.each([
  ['after two days the link', "update email_verifications set expires_at = now() - interval '1 second'"],
  ['the link for an old address of the user', "update users set email = 'ruth@bethlehem.example'"],
])('%s no longer confirms the address', async (_what, happens) => {
  const { ruth, app } = await createAppWithRuth();
  const token = await tokenInOutbox(app.db, RUTH.email, VERIFY);
  await tableRows(app.db, happens);

  expect(await verifyEmail(ruth, token)).toMatchObject(LINK_EXPIRED);
  expect(await ruth.getUser()).toMatchObject({ body: { emailVerified: false } });
});

test('a user can request five more confirmation mails an hour, and only the newest link works', async () => {
  const { ruth, app } = await createAppWithRuth();
  const first = await tokenInOutbox(app.db, RUTH.email, VERIFY);
  for (let time = 0; time < 5; time++) {
    expect(await ruth.post('/api/auth/send-verification')).toMatchObject({ status: 200 });
  }

  expect(await ruth.post('/api/auth/send-verification')).toMatchObject({ status: 429 });
  expect(await verifyEmail(ruth, first)).toMatchObject(LINK_EXPIRED);
  expect(await verifyEmail(ruth, await tokenInOutbox(app.db, RUTH.email, VERIFY, 6))).toMatchObject({
    status: 200,
  });
});

/** Creates an app that has only the user Ruth. All mails stay in the outbox. */
async function createAppWithRuth(changed: Parameters<typeof createTestApp>[0] = {}) {
  const app = await createTestApp({ SMTP_URL: NO_MAIL_SERVER, ...changed });
  const ruth = new TestUser(app, '192.0.2.1', RUTH);
  await ruth.signUp();
  // Work that continues after a response must not touch the rows of the next test.
  onTestFinished(() => app.mailWorker.stop());
  return { app, ruth, visitor: new TestVisitor(app, '198.51.100.9') };
}

function requestReset(who: TestVisitor, email: string) {
  return who.post('/api/auth/forgot-password', { email });
}

async function requestResets(who: TestVisitor, times: number): Promise<TestAnswer[]> {
  const answers: TestAnswer[] = [];
  for (let time = 0; time < times; time++) answers.push(await requestReset(who, RUTH.email));
  return answers;
}

async function requestResetToken(who: TestVisitor, { db }: TestApp, count = 1) {
  await requestReset(who, RUTH.email);
  return tokenInOutbox(db, RUTH.email, RESET, count);
}

function resetPassword(who: TestVisitor, token: string, password = NEW_PASSWORD) {
  return who.post('/api/auth/reset-password', { token, password });
}

function verifyEmail(who: TestVisitor, token: string) {
  return who.post('/api/auth/verify-email', { token });
}

async function countResetMails({ db }: TestApp) {
  return (await waitingMails(db, RUTH.email)).filter(({ subject }) => subject === RESET).length;
}

async function minutesLeft({ db }: TestApp, table: string) {
  const left = `select extract(epoch from expires_at - now())::float / 60 as minutes from ${table}`;
  return Number((await tableRows(db, left))[0]?.minutes);
}
