import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, test } from 'vitest';
import { checkCounters } from '#server/community/posts/postCounters.queries';
import { StartupError } from '#server/lib/startupError';
import {
  createTestDatabase,
  expectOne,
  freshTestDatabase,
  newTempFolder,
  openTestDatabase,
  tableRows,
} from '#server/testing/database';
import type { Db } from './db';

const NEWER = new StartupError(
  'The database was changed by a newer version of Stillwaters. Start that version, or restore a backup.',
);

/** The fields of the specification, except for the two that `password_resets` replaces. */
const TABLES: Record<string, string[]> = {
  users: [
    ...['id', 'email', 'password', 'first_name', 'last_name', 'avatar_url', 'email_verified', 'is_moderator'],
    ...['companion_level', 'experience_points', 'created_at', 'updated_at'],
  ],
  sessions: ['sid', 'sess', 'expire'],
  password_resets: ['id', 'email', 'token', 'expires_at', 'used', 'created_at'],
  identity_responses: ['id', 'user_id', 'truth_id', 'question_index', 'response', 'created_at', 'updated_at'],
  identity_progress: ['id', 'user_id', 'truth_id', 'completed', 'completed_at', 'created_at', 'updated_at'],
  relationships: [
    ...['id', 'user_id', 'name', 'category', 'frequency', 'energy', 'notes', 'created_at', 'updated_at'],
  ],
  rooms: ['id', 'name', 'type', 'description', 'active_theme_id', 'created_at', 'updated_at'],
  weekly_themes: ['id', 'title', 'description', 'week_start', 'week_end', 'active', 'created_at'],
  posts: ['id', 'room_id', 'user_id', 'content', 'type', 'theme_id', 'created_at', 'updated_at'],
  comments: ['id', 'post_id', 'user_id', 'content', 'created_at', 'updated_at'],
  reactions: ['id', 'post_id', 'comment_id', 'user_id', 'type', 'created_at'],
  biblical_figures: [
    ...['id', 'figure_id', 'name', 'title', 'description', 'period', 'key_themes', 'tags', 'system_prompt'],
    ...['icon_name', 'color_class', 'bg_color_class', 'border_color_class', 'active', 'sort_order'],
    ...['created_at', 'updated_at'],
  ],
  achievements: [
    ...['id', 'name', 'description', 'badge_color', 'category', 'required_points', 'icon', 'created_at'],
  ],
  user_achievements: ['id', 'user_id', 'achievement_id', 'earned_at'],
  user_activities: ['id', 'user_id', 'activity_type', 'experience_gained', 'description', 'created_at'],
};

test('a new database has every table and field of the specification', async () => {
  const { db } = await createTestDatabase();
  const columns = await tableRows(
    db,
    "select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'",
  );
  const present = new Set(columns.map(({ name }) => name));

  const missing = Object.entries(TABLES)
    .flatMap(([table, fields]) => fields.map((field) => `${table}.${field}`))
    .filter((name) => !present.has(name));

  expect(missing).toEqual([]);
});

test('a new database has three community rooms, and reopening it keeps a room’s changed name', async () => {
  const place = await freshTestDatabase();
  const first = await openTestDatabase(place);
  const rooms = 'select id, name, type from rooms order by id';
  expect((await tableRows(first.db, rooms)).map(({ type }) => type)).toEqual([
    'town_square',
    'walking_together',
    'prayer_requests',
  ]);
  await tableRows(first.db, "update rooms set name = 'The Gate' where type = 'town_square'");
  const renamed = await tableRows(first.db, rooms);
  await first.close();

  const second = await openTestDatabase(place);

  expect(await tableRows(second.db, rooms)).toEqual(renamed);
});

test('migrations add the table blueprint_edits to an older database and keep all identity answers', async () => {
  const place = await freshTestDatabase();
  const before = await openTestDatabase(place);
  await takeBack(
    before.db,
    [
      ...EVENTS,
      ...NOTICES,
      ...COUNTERS,
      ...AGREEMENT,
      ...PEOPLE,
      ...OUTBOX,
      ...COMMUNITY,
      'drop table blueprint_edits',
    ],
    9,
  );
  await tableRows(
    before.db,
    withRuth(
      "insert into identity_responses (user_id, truth_id, question_index, response) select id, 'chosen', 0, 'Naomi' from ruth",
    ),
  );
  await before.close();

  const { db } = await openTestDatabase(place);

  expect(await tableRows(db, 'select response from identity_responses')).toEqual([{ response: 'Naomi' }]);
  await tableRows(
    db,
    "insert into blueprint_edits (user_id, section, text) select id, 'living', 'Mine' from users",
  );
  expect(await tableRows(db, 'select text from blueprint_edits')).toEqual([{ text: 'Mine' }]);
});

test('migrating a database from before the community keeps posts, comments, reports and the moderation log', async () => {
  const place = await freshTestDatabase();
  const before = await openTestDatabase(place);
  await takeBack(
    before.db,
    [...EVENTS, ...NOTICES, ...COUNTERS, ...AGREEMENT, ...PEOPLE, ...OUTBOX, ...COMMUNITY],
    8,
  );
  const post = "insert into posts (room_id, user_id, content) select min(rooms.id), ruth.id, 'Peace.' from";
  await tableRows(before.db, withRuth(`${post} rooms, ruth group by ruth.id`));
  await tableRows(
    before.db,
    "insert into comments (post_id, user_id, content) select id, user_id, 'And to you.' from posts",
  );
  await tableRows(
    before.db,
    "insert into reports (post_id, reporter_id, reason) select id, user_id, 'other' from posts",
  );
  await tableRows(
    before.db,
    "insert into moderation_log (moderator_id, act) select user_id, 'hide' from posts",
  );
  await before.close();

  const { db } = await openTestDatabase(place);

  const kept = { anonymous: false, hidden_at: null, annotations: { references: [], notes: [] } };
  const columns = 'content, anonymous, hidden_at, annotations';
  expect(await tableRows(db, `select ${columns} from posts`)).toEqual([{ content: 'Peace.', ...kept }]);
  expect(await tableRows(db, `select ${columns} from comments`)).toEqual([
    { content: 'And to you.', ...kept },
  ]);
  expect(await tableRows(db, 'select reason, resolved_at from reports')).toEqual([
    { reason: 'other', resolved_at: null },
  ]);
  expect(await tableRows(db, 'select act, kind from moderation_log')).toEqual([
    { act: 'hide', kind: 'post' },
  ]);
});

test('migrating a database from before the outbox keeps the users and adds the outbox', async () => {
  const place = await freshTestDatabase();
  const before = await openTestDatabase(place);
  await takeBack(before.db, [...EVENTS, ...NOTICES, ...COUNTERS, ...AGREEMENT, ...PEOPLE, ...OUTBOX], 7);
  await tableRows(before.db, withRuth('select id from ruth'));
  await before.close();

  const { db } = await openTestDatabase(place);

  await tableRows(
    db,
    "insert into outbox (recipient, subject, text, html) select email, 'Peace', 'Peace.', '<p>Peace.</p>' from users",
  );
  expect(await tableRows(db, 'select recipient, tries, next_try_at <= now() as due from outbox')).toEqual([
    { recipient: 'ruth@example.org', tries: 0, due: true },
  ]);
});

test('migrating a database from before the prayer list keeps the relationships, none of them prayed for', async () => {
  const place = await freshTestDatabase();
  const before = await openTestDatabase(place);
  await takeBack(before.db, [...EVENTS, ...NOTICES, ...COUNTERS, ...AGREEMENT, ...PEOPLE], 6);
  const naomi =
    "insert into relationships (user_id, name, category, frequency, energy) select id, 'Naomi', 'family', 7, 0";
  await tableRows(before.db, withRuth(`${naomi} from ruth`));
  await before.close();

  const { db } = await openTestDatabase(place);

  expect(await tableRows(db, 'select name, prayed_at, prayed_before_at from relationships')).toEqual([
    { name: 'Naomi', prayed_at: null, prayed_before_at: null },
  ]);
});

test('migrating a database from before the agreement to the rules leaves every user without an agreement', async () => {
  const place = await freshTestDatabase();
  const before = await openTestDatabase(place);
  await takeBack(before.db, [...EVENTS, ...NOTICES, ...COUNTERS, ...AGREEMENT], 5);
  await tableRows(before.db, withRuth('select id from ruth'));
  await before.close();

  const { db } = await openTestDatabase(place);

  expect(await tableRows(db, 'select email, rules_agreed_at from users')).toEqual([
    { email: 'ruth@example.org', rules_agreed_at: null },
  ]);
});

test('migrating a database from before the counters counts new hearts, and reads the rows of older posts', async () => {
  const place = await freshTestDatabase();
  const before = await openTestDatabase(place);
  await takeBack(before.db, [...EVENTS, ...NOTICES, ...COUNTERS], 4);
  const post = "insert into posts (room_id, user_id, content) select min(rooms.id), ruth.id, 'Peace.' from";
  await tableRows(before.db, withRuth(`${post} rooms, ruth group by ruth.id`));
  await tableRows(before.db, 'insert into reactions (post_id, user_id) select id, user_id from posts');
  await before.close();

  const { db } = await openTestDatabase(place);

  const counts = 'select heart_count, comment_count from posts order by id';
  expect(await tableRows(db, counts)).toEqual([{ heart_count: null, comment_count: null }]);
  expect(await checkCounters(db, 0, 10)).toMatchObject([{ state: 'uncounted' }]);
  await tableRows(
    db,
    'insert into posts (room_id, user_id, content) select room_id, user_id, content from posts',
  );
  await tableRows(
    db,
    'insert into reactions (post_id, user_id) select max(id), user_id from posts group by user_id',
  );
  expect((await tableRows(db, counts))[1]).toEqual({ heart_count: 1, comment_count: 0 });
});

test('migrating a database from before the notices leaves every user without emails about them', async () => {
  const place = await freshTestDatabase();
  const before = await openTestDatabase(place);
  await takeBack(before.db, [...EVENTS, ...NOTICES], 3);
  await tableRows(before.db, withRuth('select id from ruth'));
  await before.close();

  const { db } = await openTestDatabase(place);

  expect(await tableRows(db, 'select notice_mails from users')).toEqual([{ notice_mails: false }]);
  expect(await tableRows(db, 'select id from notices')).toEqual([]);
});

test('a database of a newer version is rejected', async () => {
  const place = await freshTestDatabase();
  const { db, close } = await openTestDatabase(place);
  await tableRows(
    db,
    "insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9999999999999)",
  );
  await close();

  await expect(openTestDatabase(place)).rejects.toThrow(NEWER);
});

expectOne('postgresql', 'an empty database can be opened four times at once and migrates once', async () => {
  const place = await freshTestDatabase();

  const [first] = await Promise.all([
    openTestDatabase(place),
    openTestDatabase(place),
    openTestDatabase(place),
    openTestDatabase(place),
  ]);

  const migrated = await tableRows(first.db, 'select hash from drizzle.__drizzle_migrations');
  expect(new Set(migrated.map(({ hash }) => hash)).size).toBe(migrated.length);
  expect(await tableRows(first.db, 'select id from rooms')).toHaveLength(3);
});

// The wait is longer than the statement timeout, which must not end it.
expectOne('postgresql', 'opening a database waits while another process is migrating it', async () => {
  const place = await freshTestDatabase();
  const other = new pg.Client({ connectionString: place.DATABASE_DIRECT_URL ?? place.DATABASE_URL });
  await other.connect();
  await other.query('select pg_advisory_lock(23020716)');

  const opening = openTestDatabase(place);
  const early = await Promise.race([
    opening,
    new Promise((resolve) => setTimeout(resolve, 12_000, 'waiting')),
  ]);
  expect(early).toBe('waiting');
  await other.end();

  expect(await tableRows((await opening).db, 'select id from rooms')).toHaveLength(3);
});

expectOne('pglite', 'a data folder of another PostgreSQL version is rejected with a message', async () => {
  const { DATA_DIR } = await freshTestDatabase();
  writeFileSync(join(DATA_DIR, 'pglite/PG_VERSION'), '17\n');

  await expect(openTestDatabase({ DATA_DIR })).rejects.toThrow(
    new StartupError(
      `The database in ${join(DATA_DIR, 'pglite')} was written by PostgreSQL 17, but this version reads PostgreSQL 18. Start the version that wrote it, or restore a backup.`,
    ),
  );
});

expectOne('pglite', 'the embedded database keeps its data if its folder is reopened or copied', async () => {
  const place = await freshTestDatabase();
  const { db, close } = await openTestDatabase(place);
  await db.execute(sql`insert into rooms (name, type) values ('Beside the well', 'town_square')`);
  await close();
  const copy = { DATA_DIR: newTempFolder() };
  cpSync(place.DATA_DIR, copy.DATA_DIR, { recursive: true });

  for (const one of [place, copy]) {
    const again = await openTestDatabase(one);
    expect(await tableRows(again.db, "select id from rooms where name = 'Beside the well'")).toHaveLength(1);
  }
});

/** Reverts `0011_event_outbox`. `0010_bigint_ids` needs no reverting: it changes only integer columns. */
const EVENTS = ['drop table event_outbox'];

/** Reverts `0009_notices`. */
const NOTICES = ['drop table notices', 'alter table users drop column notice_mails'];

/** Reverts `0008_post_counters`. */
const COUNTERS = [
  'drop function count_heart, count_prayer, count_comment cascade',
  without('posts', ['heart_count', 'prayer_count', 'comment_count', 'hidden_comment_count']),
];

/** Reverts `0007_rules_agreement`. */
const AGREEMENT = ['alter table users drop column rules_agreed_at'];

/** Reverts `0006_people`. */
const PEOPLE = [
  'alter table relationships drop column prayed_at, drop column prayed_before_at, drop column send_key',
];

/** Reverts `0005_outbox`. */
const OUTBOX = ['drop table outbox'];

const WRITTEN = ['annotations', 'anonymous', 'edited_at', 'hidden_at', 'kept_at', 'send_key'];
/** Reverts `0004_community`. */
const COMMUNITY = [
  'drop table moderator_notes',
  'alter table reports alter column reporter_id set not null',
  without('reports', ['note', 'resolved_at']),
  without('moderation_log', ['kind', 'room_type', 'reason']),
  without('comments', WRITTEN),
  without('posts', [...WRITTEN, 'answered_at', 'thanks']),
];

function without(table: string, columns: string[]) {
  return `alter table ${table} ${columns.map((column) => `drop column ${column}`).join(', ')}`;
}

/** Reverts the last `migrations` migrations by running `statements`, so that they are applied again. */
async function takeBack(db: Db, statements: string[], migrations: number) {
  for (const statement of statements) await tableRows(db, statement);
  await tableRows(
    db,
    `delete from drizzle.__drizzle_migrations where created_at in (select created_at from drizzle.__drizzle_migrations order by created_at desc limit ${migrations})`,
  );
}

function withRuth(statement: string) {
  return `with ruth as (
    insert into users (email, password, first_name, last_name) values ('ruth@example.org', '', 'Ruth', 'Elimelech') returning id
  ) ${statement}`;
}
