import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createLog } from '#server/observability/log';
import { startChildServer } from '#server/testing/childServer';
import { cleanUp, expectOne, freshTestDatabase, openTestDatabase, tableRows } from '#server/testing/database';
import { startMailServer, tokenIn, waitingMails, waitUntil } from '#server/testing/mailServer';
import { databaseSettingsOf } from '#server/testing/operator';
import { TestUser, TestVisitor } from '#server/testing/people';
import { createTestApp, type TestApp } from '#server/testing/testApp';
import { renderMail } from './mails';
import { enqueueMail, startMailWorker } from './mailWorker';

const SIGN_UP = '/api/auth/register';
const VERIFY = 'Confirm your email address for Stillwaters';

/** The goal is one second. The rest allows for a busy machine that runs other tests too. */
const MAX_DURATION_MS = 5000;

const { url: SMTP_URL, mailsTo, rejectMails, setBehavior } = await startMailServer();

test('a new user gets one confirmation mail, as plain text and HTML', async () => {
  const app = await createTestApp({ SMTP_URL, PUBLIC_URL: 'https://still.example' });
  const orpah = await newcomer(app, 'orpah@example.org');

  await allSent(app);
  expect(mailsTo(orpah.account.email)).toHaveLength(1);
  const [mail] = mailsTo(orpah.account.email);
  expect(mail).toMatchObject({ sender: 'no-reply@still.example', recipients: [orpah.account.email] });
  expect(mail?.headers).toMatchObject({
    from: 'Stillwaters <no-reply@still.example>',
    to: orpah.account.email,
    subject: VERIFY,
    'message-id': expect.stringMatching(/^<\d+\.\d+@still\.example>$/),
  });
  expect(mail?.html).toContain('<p>Dear Orpah,</p>');
  const link = `https://still.example/verify-email#${tokenIn(mail?.text ?? '')}`;
  expect(mail?.text).toContain(`Confirm my email address: ${link}`);
  expect(mail?.html).toContain(`href="${link}"`);
});

test.each([
  ['away', 'mahlon@example.org'],
  ['silent', 'chilion@example.org'],
] as const)(
  'while the mail server is %s, requests do not wait, and each mail arrives once when the server is back',
  async (behavior, email) => {
    setBehavior(behavior);
    const app = await createTestApp({ SMTP_URL });
    const start = performance.now();
    const member = await newcomer(app, email);
    const answers = [
      await member.post('/api/auth/forgot-password', { email }),
      await member.post('/api/auth/forgot-password', { email: 'nobody@example.org' }),
    ];
    expect(performance.now() - start).toBeLessThan(MAX_DURATION_MS);
    expect(answers[0]?.text).toBe(answers[1]?.text);
    await waitUntil(async () => (await waitingMails(app.db, email)).length === 2);
    await waitUntil(async () => (await waitingMails(app.db, email))[0]?.tries === 1);
    expect(mailsTo(email)).toEqual([]);

    setBehavior('takes');
    await waitUntil(async () => !(await isBeingSent(app)));
    await sendNow(app);
    await allSent(app);
    const subjects = mailsTo(email).map(({ headers }) => headers.subject);
    expect(subjects.sort()).toEqual([VERIFY, 'Reset your Stillwaters password']);
  },
);

test('a temporarily rejected mail is retried with backoff and arrives once', async () => {
  rejectMails('elimelech@example.org', 451, 421);
  const app = await createTestApp({ SMTP_URL });
  await newcomer(app, 'elimelech@example.org');

  for (const tries of [1, 2]) {
    await waitUntil(() => isPostponed(app, tries));
    expect(Math.abs((await secondsLeft(app)) - tries * 10)).toBeLessThan(5);
    await sendNow(app);
  }

  await allSent(app);
  expect(mailsTo('elimelech@example.org')).toHaveLength(1);
});

test('the mail worker gives up a rejected mail after fifty attempts', async () => {
  rejectMails('obed@example.org', 550, 550);
  const app = await createTestApp({ SMTP_URL });
  // Inserts the mail with 48 tries in one statement, because the mail worker may run at any time.
  await tableRows(
    app.db,
    "insert into outbox (recipient, subject, text, html, tries) values ('obed@example.org', 'Peace', 'Peace.', '<p>Peace.</p>', 48)",
  );

  startTestMailWorker(app);
  await waitUntil(() => isPostponed(app, 49));
  expect(await secondsLeft(app)).toBeCloseTo(3600, -2);
  await sendNow(app);
  await allSent(app);
  expect(mailsTo('obed@example.org')).toEqual([]);
});

expectOne('postgresql', 'two mail workers on one database send each of fifty mails once', async () => {
  const [app, other] = [await createTestApp({ SMTP_URL }), await createTestApp({ SMTP_URL })];
  const guests = Array.from({ length: 50 }, (_, number) => `guest${number}@example.org`);
  const deleted = (email: string) => renderMail({ email, firstName: 'Guest' }, 'deleted', app.settings);
  await Promise.all(guests.map((email) => enqueueMail(app.db, deleted(email))));

  startTestMailWorker(app);
  startTestMailWorker(other);
  await allSent(app);

  expect(guests.filter((email) => mailsTo(email).length !== 1)).toEqual([]);
});

test('the next process sends a mail that a killed process left unsent', async () => {
  const place = await freshTestDatabase();
  setBehavior('silent');
  const killed = await startChildServer({ ...databaseSettingsOf(place), SMTP_URL });
  const body = JSON.stringify(personNamed('salmon@example.org'));
  const sent = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body };
  expect((await fetch(killed.url + SIGN_UP, sent)).status).toBe(201);
  killed.process.kill('SIGKILL');
  await killed.ended;
  setBehavior('takes');

  const next = await createTestApp({ SMTP_URL }, await openTestDatabase(place));
  await sendNow(next);
  await allSent(next);

  expect(mailsTo('salmon@example.org')).toHaveLength(1);
});

test('a shutdown waits less than three seconds for a mail server that hangs', async () => {
  setBehavior('hangs');
  const app = await createTestApp({ SMTP_URL });
  const mailWorker = startTestMailWorker(app);
  await enqueueMail(app.db, renderMail(RAHAB, 'deleted', app.settings));
  mailWorker.flush();
  await waitUntil(() => mailsTo('rahab@example.org').length > 0);

  expect(await Promise.race([mailWorker.stop(), wait(3000, 'still waiting')])).toBeUndefined();
});

test('the log never contains a recipient or a mail text, whatever the mail server responds', async () => {
  const app = await createTestApp({ SMTP_URL });
  rejectMails('tamar@example.org', 550);
  await newcomer(app, 'tamar@example.org');
  await waitUntil(() => isPostponed(app, 1));
  await sendNow(app);
  await allSent(app);
  const log = JSON.stringify(app.log);
  const token = tokenIn(mailsTo('tamar@example.org')[0]?.text ?? '');
  for (const said of ['tamar@', 'Tamar', VERIFY, 'verify-email', token, 'No room for']) {
    expect(log).not.toContain(said);
  }
});

test('without a mail server, each mail is written to a file that only its owner can read', async () => {
  const app = await createTestApp({}, await openTestDatabase(await freshTestDatabase()));
  await newcomer(app, 'perez@example.org');
  await allSent(app);

  const folder = join(app.settings.DATA_DIR, 'mail');
  const files = readdirSync(folder);
  const file = join(folder, files[0] ?? '');
  expect(files).toEqual([expect.stringMatching(/^[\dTZ.-]+-\d+\.eml$/)]);
  expect([folder, file].map((path) => statSync(path).mode & 0o777)).toEqual([0o700, 0o600]);
  expect(readFileSync(file, 'utf8')).toMatch(
    /^To: perez@example\.org\r?\nSubject: Confirm your email address for Stillwaters\r?$/m,
  );
  expect(JSON.stringify(app.log)).not.toContain('perez@');
});

test('a mail contains the user’s first name, unless the name looks like advertising, markup or a mail header', () => {
  for (const firstName of ['Ruth', 'Jean-Luc', 'O’Brien', "D'Arcy", 'María José', '路得', 'रूत']) {
    const { text, html } = renderMail({ email: 'ruth@example.org', firstName }, 'verify', NAMED, LINK);
    expect(text).toContain(`Dear ${firstName},`);
    expect(html).toContain(`Dear ${firstName.replace("'", '&#39;')},`);
  }
  for (const firstName of [
    ...['Win at https://elsewhere.example', 'elsewhere.example', 'Call 0800 1234567', '<a href=x>Ruth</a>'],
    ...['orpah@elsewhere.example', 'Ruth\r\nBcc: boaz@example.org', 'Ruth\u202ehtur', 'Ruth '.repeat(12)],
  ]) {
    const { subject, text, html } = renderMail(
      { email: 'ruth@example.org', firstName },
      'verify',
      NAMED,
      LINK,
    );
    expect(text).toContain('Dear friend,');
    expect(subject + text + html).not.toContain(firstName);
    expect(subject + text + html).not.toMatch(/elsewhere|0800|Bcc|<a href=x|\u202e/);
  }
});

test('mails escape the product name and the link, and a user’s name cannot add a mail header', async () => {
  const named = { PRODUCT_NAME: `Still <b>"waters" & 'sons'` };
  const { html } = renderMail(
    { email: 'ruth@example.org', firstName: 'Ruth' },
    'verify',
    named,
    `${LINK}"&<i>`,
  );
  expect(html).not.toMatch(/<b>|<i>|"waters"|'sons'/);
  const app = await createTestApp({ SMTP_URL });
  const form = personNamed('naomi.b@example.org', 'Naomi\r\nBcc: boaz.s@example.org\r\n\r\nCome');
  await new TestVisitor(app, '192.0.2.1').post(SIGN_UP, form);
  await waitUntil(() => mailsTo('naomi.b@example.org').length > 0);
  const [mail] = mailsTo('naomi.b@example.org');
  expect(mail?.recipients).toEqual(['naomi.b@example.org']);
  // Matches Bcc as a whole word, because the random MIME boundary may contain these three letters.
  expect(mail?.raw).not.toMatch(/boaz\.s@|\bBcc\b/i);
});

const RAHAB = { email: 'rahab@example.org', firstName: 'Rahab' };
const LINK = 'https://still.example/verify-email#token';
const NAMED = { PRODUCT_NAME: 'Stillwaters' };

function personNamed(email: string, firstName = `${email[0]?.toUpperCase()}${email.slice(1).split('@')[0]}`) {
  return { firstName, lastName: 'Elimelech', email, password: 'Gleaning7' };
}

async function newcomer(app: TestApp, email: string): Promise<TestUser> {
  const member = new TestUser(app, '192.0.2.1', personNamed(email));
  expect(await member.signUp()).toMatchObject({ status: 201 });
  return member;
}

function startTestMailWorker({ db, settings, log }: TestApp) {
  const write = (line: string) => void log.push(JSON.parse(line));
  const mailWorker = startMailWorker(db, settings, createLog('info', { write }));
  cleanUp(mailWorker.stop);
  return mailWorker;
}

/** Makes all mails in the outbox due, even leased ones, and starts a mail worker. */
async function sendNow(app: TestApp) {
  await tableRows(app.db, "update outbox set next_try_at = now() - interval '1 second'");
  startTestMailWorker(app);
}

async function allSent(app: TestApp) {
  await waitUntil(async () => (await tableRows(app.db, 'select id from outbox')).length === 0);
}

/** Returns whether the only mail has failed this many times and now waits for a retry. */
async function isPostponed(app: TestApp, tries: number) {
  const [mail] = await tableRows(app.db, 'select tries from outbox');
  return mail?.tries === tries && (await secondsLeft(app)) > 0 && !(await isBeingSent(app));
}

/** Returns whether the oldest mail is being sent. It is then leased for two minutes. */
async function isBeingSent(app: TestApp) {
  return Math.abs((await secondsLeft(app)) - 110) < 15;
}

/** Returns the seconds until the next attempt at the oldest mail. */
async function secondsLeft({ db }: TestApp) {
  const left = 'extract(epoch from next_try_at - now())::float as seconds';
  return Number((await tableRows(db, `select ${left} from outbox order by id`))[0]?.seconds);
}
