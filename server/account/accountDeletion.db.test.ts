import { expect, test } from 'vitest';
import { seedCommunity } from '#server/testing/community';
import { expectOne, tableRows } from '#server/testing/database';
import {
  NO_MAIL_SERVER,
  tablesWith,
  tokenInOutbox,
  waitingMails,
  waitUntil,
} from '#server/testing/mailServer';
import { userAt } from '#server/testing/modelTestApp';
import { RUTH, seedUsers, type TestAnswer, type TestVisitor } from '#server/testing/people';
import { createTestApp, type TestApp } from '#server/testing/testApp';

/**
 * The settings of every app in this file. All of them use one database, so an app of an earlier test, which polls the outbox,
 * would send the mails that a later test expects to wait.
 */
const NO_MAIL = { SMTP_URL: NO_MAIL_SERVER };

/** Tables in the export, each with its name in the export. */
const EXPORTED: Record<string, string> = {
  answer_flags: 'answerFlags',
  avatars: 'avatars',
  blocks: 'blocks',
  blueprint_edits: 'blueprintEdits',
  comments: 'comments',
  identity_progress: 'identityProgress',
  identity_responses: 'identityResponses',
  moderator_notes: 'moderatorNotes',
  notices: 'notices',
  posts: 'posts',
  prayers_said: 'prayersSaid',
  reactions: 'reactions',
  relationships: 'people',
  reports: 'reports',
  user_achievements: 'achievements',
  user_activities: 'activities',
};

const NOT_EXPORTED: Record<string, string> = {
  sessions: 'As `signedInOn`: a session’s id is a secret.',
  email_verifications: 'Only the hash of a token from a mail.',
  moderation_log: 'Actions on other users’ posts, in the public log.',
};

/** Columns that the export leaves out: the owner, internal fields, and who prayed for a request. */
const OMITTED_COLUMNS = [
  ...['user_id', 'by_user_id', 'reporter_id', 'send_key', 'kept_at', 'resolved_at'],
  ...['heart_count', 'prayer_count', 'comment_count', 'hidden_comment_count'],
];

test('every table that references a user is in the data export or on the list of exceptions', async () => {
  const { app } = await seedUsers(NO_MAIL);
  const named = await tableRows(
    app.db,
    `select distinct k.table_name from information_schema.referential_constraints r
       join information_schema.key_column_usage k using (constraint_schema, constraint_name)
       join information_schema.key_column_usage u on u.constraint_name = r.unique_constraint_name
      where u.table_name = 'users' order by 1`,
  );

  expect(named.map(({ table_name }) => table_name)).toEqual(
    [...Object.keys(EXPORTED), ...Object.keys(NOT_EXPORTED)].sort(),
  );
});

test('the data export has all rows of the user, but no secrets and no texts or email addresses of other users', async () => {
  const { ruth, boaz, naomi, app } = await fillAllTables();

  const answer = await ruth.get('/api/auth/export');

  expect(answer.status).toBe(200);
  expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="stillwaters.json"');
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect(answer.body.account).toEqual((await ruth.getUser()).body);
  expect(answer.body.signedInOn).toEqual([
    { browser: 'Unknown browser', signedInAt: expect.stringMatching(/^\d{4}-/) },
  ]);
  const id = await idOf(ruth);
  for (const [table, name] of Object.entries(EXPORTED)) {
    const owner = table === 'reports' ? 'reporter_id' : 'user_id';
    const rows = await tableRows(
      app.db,
      `select to_jsonb(t) as row from ${table} t where ${owner} = '${id}'`,
    );
    const exported = answer.body[name] as Record<string, unknown>[];
    expect({ table, rows: exported.length }).toEqual({ table, rows: rows.length });
    expect({ table, rows: rows.length }).not.toEqual({ table, rows: 0 });
    expect({ table, columns: Object.keys(exported[0] ?? {}).sort() }).toEqual({
      table,
      columns: Object.keys(rows[0]?.row as object)
        .filter((column) => !OMITTED_COLUMNS.includes(column))
        .map((column) => (column === 'deed_key' ? 'dedupeKey' : camel(column)))
        .sort(),
    });
  }
  expect(answer.text).toContain(Buffer.from('picture').toString('base64'));
  expect(answer.text.match(/says Ruth/g)).toHaveLength(TEXTS);
  const secrets = [...(await secretsOf(app)), ruth.cookies.get('session')];
  const others = [boaz.account.email, naomi.account.email, await idOf(boaz), 'says Boaz', 'says Naomi'];
  for (const secret of [...secrets, ...others, 'argon2']) expect(answer.text).not.toContain(secret);
  expect(answer.text).toContain(await idOf(naomi));
});

test('a user can export their data ten times an hour, and a request without a session gets 401', async () => {
  const { ruth, visitor } = await seedUsers(NO_MAIL);

  expect(await visitor.get('/api/auth/export')).toMatchObject({ status: 401 });
  for (let time = 0; time < 10; time++) {
    expect(await ruth.get('/api/auth/export?userId=1')).toMatchObject({ status: 200 });
  }
  expect(await ruth.get('/api/auth/export')).toMatchObject({ status: 429 });
});

test('an account cannot be deleted without its password', async () => {
  const { ruth, boaz, visitor } = await seedUsers(NO_MAIL);

  expect(await deleteAccount(visitor, RUTH.password)).toMatchObject({ status: 401 });
  for (const password of ['Not-the-right-1', boaz.account.password]) {
    expect(await deleteAccount(ruth, password)).toMatchObject({
      status: 403,
      body: { message: 'Please check your current password.' },
    });
  }
  expect(await deleteAccount(ruth, undefined)).toMatchObject({ status: 400 });
  expect(await ruth.getUser()).toMatchObject({ status: 200 });
});

test('deleting an account deletes all its data except anonymous moderation entries and one last mail', async () => {
  const { ruth, boaz, visitor, app } = await fillAllTables();
  const id = await idOf(ruth);
  await ruth.get('/api/auth/export');
  await visitor.post('/api/auth/forgot-password', { email: RUTH.email });
  const token = await tokenInOutbox(app.db, RUTH.email, 'Reset your Stillwaters password');
  const elsewhere = await userAt(ruth, await createTestApp(NO_MAIL));

  const answer = await deleteAccount(ruth, RUTH.password);

  expect(answer).toMatchObject({
    status: 200,
    body: {
      message: 'Your account and everything in it have been deleted.',
      deleted: Object.fromEntries(Object.values(EXPORTED).map((name) => [name, expect.any(Number)])),
    },
  });
  expect(Object.values(answer.body.deleted as object).filter((count) => count < 1)).toEqual([]);
  expect(ruth.cookies.size).toBe(0);
  expect(await elsewhere.getUser()).toMatchObject({ status: 401 });
  expect(await visitor.post('/api/auth/reset-password', { token, password: 'Sheaves8' })).toMatchObject({
    status: 404,
  });
  expect(await ruth.signInAgain()).toMatchObject({ status: 401 });
  expect(await tableRows(app.db, 'select moderator_id, act, note from moderation_log')).toEqual([
    { moderator_id: null, act: 'hide', note: 'Gently' },
  ]);
  expect(await boaz.getUser()).toMatchObject({ status: 200 });
  expect(await tablesWith(app.db, id)).toEqual([]);
  expect(await tablesWith(app.db, 'says Ruth')).toEqual([]);
  expect(await tablesWith(app.db, RUTH.email)).toEqual(['outbox']);
  expect((await waitingMails(app.db, RUTH.email)).map(({ subject }) => subject)).toEqual([
    'Your Stillwaters account was deleted',
  ]);
});

test('the email address of a deleted account can be used to sign up again', async () => {
  const { ruth } = await seedUsers(NO_MAIL);
  const id = await idOf(ruth);
  await deleteAccount(ruth, RUTH.password);

  const again = await ruth.signUp();

  expect(again).toMatchObject({ status: 201, body: { emailVerified: false, avatarUrl: null } });
  expect(again.body.id).not.toBe(id);
});

test('the fourth time an account is deleted and recreated with one email address, no mail is sent', async () => {
  const { ruth, app } = await seedUsers(NO_MAIL);
  const subjects = async () => (await waitingMails(app.db, RUTH.email)).map(({ subject }) => subject);
  for (let time = 0; time < 3; time++) {
    await deleteAccount(ruth, RUTH.password);
    expect(await subjects()).toEqual(['Your Stillwaters account was deleted']);
    expect(await ruth.signUp()).toMatchObject({ status: 201 });
    expect(await subjects()).toEqual(['Your Stillwaters account was deleted', expect.stringMatching(/\S/)]);
  }

  await deleteAccount(ruth, RUTH.password);
  expect(await subjects()).toEqual([]);
  expect(await ruth.signUp()).toMatchObject({ status: 201 });
  expect(await subjects()).toEqual([]);
  expect(await ruth.post('/api/auth/send-verification')).toMatchObject({ status: 200 });
  expect(await subjects()).toHaveLength(1);
});

expectOne('postgresql', 'a request of a user whose account is deleted while it runs gets 404', async () => {
  const { ruth, boaz, app } = await seedCommunity(NO_MAIL);
  const post = await boaz.createPost('Good morning.');
  let answer: Promise<TestAnswer> | null = null;

  await app.db.transaction(async (tx) => {
    await tableRows(tx, `delete from users where id = '${ruth.id}'`);
    answer = ruth.giveHeart(post);
    const waiting =
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
    await waitUntil(async () => (await tableRows(app.db, waiting)).length === 1);
  });

  expect(await answer).toMatchObject({ status: 404, body: { message: 'This is no longer there.' } });
  expect(await ruth.giveHeart(post)).toMatchObject({ status: 401 });
});

test('of two concurrent deletions of an account, only one succeeds, and one mail is sent', async () => {
  const { ruth, app } = await seedUsers(NO_MAIL);
  const other = await userAt(ruth, app);

  const answers = await Promise.all([
    deleteAccount(ruth, RUTH.password),
    deleteAccount(other, RUTH.password),
  ]);

  const [first, second = 0] = answers.map(({ status }) => status).sort();
  expect(first).toBe(200);
  expect([401, 403, 404]).toContain(second);
  const subjects = (await waitingMails(app.db, RUTH.email)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject === 'Your Stillwaters account was deleted')).toHaveLength(1);
});

/** Number of texts by Ruth that `fillAllTables` creates. */
const TEXTS = 10;

/** Creates rows of Ruth in every table, and rows of Boaz and Naomi. Ruth has blocked Naomi. */
async function fillAllTables() {
  const all = await seedUsers(NO_MAIL);
  const { db } = all.app;
  const [id, boaz, naomi] = await Promise.all([all.ruth, all.boaz, all.naomi].map(idOf));
  for (const [who, name] of [
    [boaz, 'Boaz'],
    [naomi, 'Naomi'],
    [id, 'Ruth'],
  ]) {
    const newest = '(select max(id) from posts)';
    for (const row of [
      `posts (room_id, user_id, content, thanks) select min(id), '${who}', 'Post says ${name}', 'Thanks says ${name}' from rooms`,
      `comments (post_id, user_id, content) values (${newest}, '${who}', 'Comment says ${name}')`,
      `reactions (post_id, user_id) values (${newest}, '${who}')`,
      `prayers_said (post_id, user_id) values (${newest}, '${who}')`,
      `notices (post_id, user_id, kind, by_user_id) values (${newest}, '${who}', 'prayer', '${who}')`,
      `reports (reporter_id, post_id, reason, note) values ('${who}', ${newest}, 'other', 'Report says ${name}')`,
      `moderator_notes (user_id, act, kind, excerpt) values ('${who}', 'warn', 'post', 'Excerpt says ${name}')`,
      `avatars (user_id, hash, webp) values ('${who}', '${name}', 'picture')`,
      `identity_responses (user_id, truth_id, question_index, response) values ('${who}', 'chosen', 0, 'Answer says ${name}')`,
      `identity_progress (user_id, truth_id) values ('${who}', 'chosen')`,
      `blueprint_edits (user_id, section, text) values ('${who}', 'living', 'Words says ${name}')`,
      `relationships (user_id, name, category, frequency, energy, notes) values ('${who}', 'Friend says ${name}', 'family', 1, 1, 'Note says ${name}')`,
      `answer_flags (user_id, surface, about, source, question) values ('${who}', 'figure', 'david', 'written', 'Question says ${name}')`,
      `user_achievements (user_id, achievement_id) select '${who}', min(id) from achievements`,
    ]) {
      await tableRows(db, `insert into ${row}`);
    }
  }
  for (const row of [
    `comments (post_id, user_id, content) select max(id), '${boaz}', 'No, says Boaz' from posts`,
    `blocks (user_id, blocked_id) values ('${id}', '${naomi}'), ('${boaz}', '${id}')`,
    `moderation_log (moderator_id, act, note) values ('${id}', 'hide', 'Gently')`,
  ]) {
    await tableRows(db, `insert into ${row}`);
  }
  return all;
}

function deleteAccount(who: TestVisitor, password: unknown) {
  return who.post('/api/auth/delete-account', { password });
}

async function idOf(who: TestVisitor): Promise<string> {
  return String((await who.getUser()).body.id);
}

async function secretsOf({ db }: TestApp) {
  const rows = await tableRows(
    db,
    'select password as secret from users union select sid from sessions union select token from email_verifications',
  );
  return rows.map(({ secret }) => String(secret));
}

function camel(column: string): string {
  return column.replace(/_(\w)/g, (_all, letter: string) => letter.toUpperCase());
}
