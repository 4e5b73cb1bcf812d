import { expect, test } from 'vitest';
import { tableRows } from '#server/testing/database';
import { RUTH, seedUsers } from '#server/testing/people';
import type { Db } from './db';

const TODAY = "now(), now() + interval '6 days'";

test('a user can give one heart to a post and one to a comment', async () => {
  const { db, ruth, boaz, post, comment } = await createConversation();
  const heart = (target: 'post_id' | 'comment_id', id: number, by: string) =>
    write(db, `insert into reactions (${target}, user_id) values (${id}, '${by}')`);

  expect(await heart('post_id', post, ruth)).toBe('written');
  expect(await heart('post_id', post, boaz)).toBe('written');
  expect(await heart('comment_id', comment, ruth)).toBe('written');
  expect(await heart('post_id', post, ruth)).toBe('reactions_post_once');
  expect(await heart('comment_id', comment, ruth)).toBe('reactions_comment_once');
});

test('the database rejects a reaction or report with no target or with two targets', async () => {
  const { db, ruth, post, comment } = await createConversation();
  const insert = (table: string, by: string, values: string) =>
    write(db, `insert into ${table} (post_id, comment_id, ${by}) values (${values})`);

  expect(await insert('reactions', 'user_id', `${post}, ${comment}, '${ruth}'`)).toBe('reactions_one_target');
  expect(await insert('reactions', 'user_id', `null, null, '${ruth}'`)).toBe('reactions_one_target');
  expect(await insert('reports', 'reason, reporter_id', `${post}, ${comment}, 'worried', '${ruth}'`)).toBe(
    'reports_one_target',
  );
  expect(await insert('reports', 'reason, reporter_id', `null, null, 'worried', '${ruth}'`)).toBe(
    'reports_one_target',
  );
});

test('a user can report a post or comment only once, but automatic reports can repeat', async () => {
  const { db, ruth, boaz, post, comment } = await createConversation();
  const report = (target: 'post_id' | 'comment_id', id: number, by: string) =>
    write(db, `insert into reports (${target}, reporter_id, reason) values (${id}, ${by}, 'other')`);

  expect(await report('post_id', post, `'${ruth}'`)).toBe('written');
  expect(await report('post_id', post, `'${boaz}'`)).toBe('written');
  expect(await report('comment_id', comment, `'${ruth}'`)).toBe('written');
  expect(await report('post_id', post, `'${ruth}'`)).toBe('reports_post_once');
  expect(await report('comment_id', comment, `'${ruth}'`)).toBe('reports_comment_once');
  expect(await report('post_id', post, 'null')).toBe('written');
  expect(await report('post_id', post, 'null')).toBe('written');
});

test('a post, comment or prayer that a user sends again is stored only once', async () => {
  const { db, ruth, boaz, post } = await createConversation();
  const send = (table: 'posts' | 'comments', by: string, key: string) =>
    write(
      db,
      table === 'posts'
        ? `insert into posts (room_id, user_id, content, send_key) select min(id), '${by}', 'Peace.', ${key} from rooms`
        : `insert into comments (post_id, user_id, content, send_key) values (${post}, '${by}', 'Peace.', ${key})`,
    );
  const pray = (by: string) =>
    write(db, `insert into prayers_said (post_id, user_id) values (${post}, '${by}')`);

  for (const table of ['posts', 'comments'] as const) {
    expect(await send(table, ruth, "'one'")).toBe('written');
    expect(await send(table, ruth, "'two'")).toBe('written');
    expect(await send(table, boaz, "'one'")).toBe('written');
    expect(await send(table, ruth, "'one'")).toBe(`${table}_sent_once`);
    expect(await send(table, ruth, 'null')).toBe('written');
    expect(await send(table, ruth, 'null')).toBe('written');
  }
  expect(await pray(ruth)).toBe('written');
  expect(await pray(boaz)).toBe('written');
  expect(await pray(ruth)).toBe('prayers_said_post_id_user_id_pk');
});

test('only one weekly theme can be active', async () => {
  const { app } = await seedUsers();
  const theme = (active: boolean) =>
    write(
      app.db,
      `insert into weekly_themes (title, description, week_start, week_end, active) values ('Rest', '', ${TODAY}, ${active})`,
    );

  expect(await theme(true)).toBe('written');
  expect(await theme(false)).toBe('written');
  expect(await theme(false)).toBe('written');
  expect(await theme(true)).toBe('weekly_themes_one_active');
});

test('a user can have only one answer per question', async () => {
  const { db, ruth, boaz } = await createConversation();
  const answer = (by: string, question: number) =>
    write(
      db,
      `insert into identity_responses (user_id, truth_id, question_index, response) values ('${by}', 'chosen', ${question}, 'Yes')`,
    );

  expect(await answer(ruth, 0)).toBe('written');
  expect(await answer(ruth, 1)).toBe('written');
  expect(await answer(boaz, 0)).toBe('written');
  expect(await answer(ruth, 0)).toBe('identity_responses_once');
});

test('a user can have only one progress row per truth and one edit per Blueprint section', async () => {
  const { db, ruth, boaz } = await createConversation();
  const progress = (by: string, truth: string) =>
    write(db, `insert into identity_progress (user_id, truth_id) values ('${by}', '${truth}')`);
  const edit = (by: string, section: string) =>
    write(db, `insert into blueprint_edits (user_id, section, text) values ('${by}', '${section}', 'Mine')`);

  expect(await progress(ruth, 'chosen')).toBe('written');
  expect(await progress(ruth, 'gifted')).toBe('written');
  expect(await progress(boaz, 'chosen')).toBe('written');
  expect(await progress(ruth, 'chosen')).toBe('identity_progress_once');
  expect(await edit(ruth, 'living')).toBe('written');
  expect(await edit(ruth, 'declaration')).toBe('written');
  expect(await edit(boaz, 'living')).toBe('written');
  expect(await edit(ruth, 'living')).toBe('blueprint_edits_once');
});

test('an XP event is stored once per user and key, and an earned achievement once per user', async () => {
  const { db, ruth, boaz } = await createConversation();
  const xpEvent = (by: string, key: string) =>
    write(
      db,
      `insert into user_activities (user_id, activity_type, deed_key, experience_gained) values ('${by}', 'dream', '${key}', 10)`,
    );
  const achievement = await createAchievement(db);
  const earn = (by: string) =>
    write(db, `insert into user_achievements (user_id, achievement_id) values ('${by}', ${achievement})`);

  expect(await xpEvent(ruth, '2026-01-01')).toBe('written');
  expect(await xpEvent(ruth, '2026-01-02')).toBe('written');
  expect(await xpEvent(boaz, '2026-01-01')).toBe('written');
  expect(await xpEvent(ruth, '2026-01-01')).toBe('user_activities_once');
  expect(await earn(ruth)).toBe('written');
  expect(await earn(boaz)).toBe('written');
  expect(await earn(ruth)).toBe('user_achievements_once');
});

test('the users table rejects an email address that is not trimmed and lowercase', async () => {
  const { app } = await seedUsers();
  const user = (email: string) =>
    write(
      app.db,
      `insert into users (email, password, first_name, last_name) values ('${email}', '', 'Orpah', 'Chilion')`,
    );

  expect(await user('Orpah@example.org')).toBe('users_email_canonical');
  expect(await user(' orpah@example.org')).toBe('users_email_canonical');
  expect(await user('orpah@example.org')).toBe('written');
  expect(await user('orpah@example.org')).toBe('users_email_unique');
});

test('users cannot block themselves', async () => {
  const { db, ruth, boaz } = await createConversation();
  const block = (by: string, whom: string) =>
    write(db, `insert into blocks (user_id, blocked_id) values ('${by}', '${whom}')`);

  expect(await block(ruth, ruth)).toBe('blocks_not_oneself');
  expect(await block(ruth, boaz)).toBe('written');
});

test('deleting a user row removes the user from every table and makes their moderation entries anonymous', async () => {
  const { db, ruth, boaz, post, comment } = await createConversation();
  await fillTables(db, { id: ruth, other: boaz, post, comment });
  const owned = await foreignKeysTo(db, 'users');

  expect(await missingRowsOf(db, owned, ruth)).toEqual([]);
  await tableRows(db, `delete from users where id = '${ruth}'`);
  // The outbox has no user id; account/accountDeletion.test.ts covers it.
  await tableRows(db, 'delete from outbox');

  for (const { table, column } of owned) {
    const left = await tableRows(db, `select 1 from ${table} where ${column} = '${ruth}'`);
    expect({ table, column, left }).toEqual({ table, column, left: [] });
  }
  const [{ everywhere }] = (await tableRows(
    db,
    "select string_agg(query_to_xml(format('select * from %I', tablename), true, false, '')::text, '') as everywhere from pg_tables where schemaname = 'public'",
  )) as [{ everywhere: string }];
  expect(everywhere).toContain(boaz);
  expect(everywhere).not.toContain(ruth);
  expect(everywhere).not.toContain(RUTH.email);
  expect(await tableRows(db, 'select moderator_id, act from moderation_log')).toEqual([
    { moderator_id: null, act: 'hide' },
  ]);
});

test('every column that references a user has an index', async () => {
  const { app } = await seedUsers();

  const unindexed = await tableRows(
    app.db,
    `select c.conrelid::regclass::text as table_name, a.attname as column_name
       from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.confrelid = 'users'::regclass
        and not exists (select 1 from pg_index i where i.indrelid = c.conrelid and c.conkey[1] = any(i.indkey))`,
  );

  expect(unindexed).toEqual([]);
});

/** Creates a post by Ruth in the town square, and a comment by Boaz on the post. */
async function createConversation() {
  const { app } = await seedUsers();
  const { db } = app;
  const [ruth, boaz] = await Promise.all(
    ['ruth', 'boaz'].map((name) => idOf(db, `select id from users where email = '${name}@example.org'`)),
  );
  const post = await idOf(
    db,
    `insert into posts (room_id, user_id, content) select min(id), '${ruth}', 'Pray for my mother.' from rooms returning id`,
  );
  const comment = await idOf(
    db,
    `insert into comments (post_id, user_id, content) values (${post}, '${boaz}', 'I do.') returning id`,
  );
  return { db, ruth: String(ruth), boaz: String(boaz), post: Number(post), comment: Number(comment) };
}

/** Inserts a row of this user into every table that references users, and rows of others about their posts. */
async function fillTables(
  db: Db,
  { id, other, post, comment }: Record<'id' | 'other', string> & Record<'post' | 'comment', number>,
) {
  const achievement = await createAchievement(db);
  const statements = [
    `insert into comments (post_id, user_id, content) values (${post}, '${id}', 'Thank you.')`,
    `insert into reactions (post_id, user_id) values (${post}, '${other}'), (${post}, '${id}')`,
    `insert into reactions (comment_id, user_id) values (${comment}, '${id}')`,
    `insert into prayers_said (post_id, user_id) values (${post}, '${other}'), (${post}, '${id}')`,
    `insert into reports (reporter_id, post_id, reason) values ('${other}', ${post}, 'worried'), ('${id}', ${post}, 'x')`,
    `insert into blocks (user_id, blocked_id) values ('${id}', '${other}'), ('${other}', '${id}')`,
    `insert into moderation_log (moderator_id, act) values ('${id}', 'hide')`,
    `insert into moderator_notes (user_id, act, kind, note, excerpt) values ('${id}', 'warn', 'post', 'Gently, please.', 'Who is ${id}?')`,
    `insert into notices (user_id, kind, post_id, by_user_id) values ('${id}', 'prayer', ${post}, '${other}'), ('${other}', 'prayer', ${post}, '${id}')`,
    `insert into avatars (hash, user_id, webp) values ('abc', '${id}', '')`,
    `insert into email_verifications (user_id, email, token, expires_at) values ('${id}', '${RUTH.email}', 't', now())`,
    `insert into identity_responses (user_id, truth_id, question_index, response) values ('${id}', 'chosen', 0, 'Yes')`,
    `insert into identity_progress (user_id, truth_id) values ('${id}', 'chosen')`,
    `insert into answer_flags (user_id, surface, about, source, question, answer) values ('${id}', 'figure', 'david', 'written', 'Who is ${id}?', '${RUTH.email}')`,
    `insert into blueprint_edits (user_id, section, text) values ('${id}', 'living', 'Mine')`,
    `insert into relationships (user_id, name, category, frequency, energy) values ('${id}', 'Orpah', 'family', 1, 1)`,
    `insert into user_achievements (user_id, achievement_id) values ('${id}', ${achievement})`,
  ];
  for (const statement of statements) await tableRows(db, statement);
}

async function foreignKeysTo(db: Db, table: string) {
  const found = await tableRows(
    db,
    `select c.conrelid::regclass::text as table, a.attname as column
       from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
      where c.contype = 'f' and c.confrelid = '${table}'::regclass`,
  );
  return found.map((key) => ({ table: String(key.table), column: String(key.column) }));
}

async function missingRowsOf(db: Db, keys: { table: string; column: string }[], id: string) {
  const lacking: string[] = [];
  for (const { table, column } of keys) {
    const rows = await tableRows(db, `select 1 from ${table} where ${column} = '${id}'`);
    if (rows.length === 0) lacking.push(`${table}.${column}`);
  }
  return lacking;
}

function createAchievement(db: Db) {
  return idOf(
    db,
    "insert into achievements (name, description, badge_color, category, required_points, icon) values ('A test of patience', '', 'gold', 'spiritual', 10, 'Star') returning id",
  );
}

async function idOf(db: Db, statement: string): Promise<unknown> {
  const [row] = await tableRows(db, statement);
  return row?.id;
}

/** Runs a statement. Returns 'written', or the name of the violated constraint. */
async function write(db: Db, statement: string): Promise<unknown> {
  try {
    await tableRows(db, statement);
    return 'written';
  } catch (error) {
    return ((error as Error).cause as { constraint?: string }).constraint;
  }
}
