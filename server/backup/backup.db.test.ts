import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { expect, test } from 'vitest';
import type { Database, Db } from '#server/db/db';
import { newestApplied } from '#server/db/migrations';
import { openDatabase } from '#server/db/openDatabase';
import { ROOT } from '#server/lib/paths';
import { seed } from '#server/seed';
import { cleanUp, expectOne, freshTestDatabase, openTestDatabase, tableRows } from '#server/testing/database';
import { seedUsers, TestUser } from '#server/testing/people';
import { createTestApp } from '#server/testing/testApp';
import { applyMigration, countIn, dropTables, tablesOf } from './backup.queries';
import { backUp, EXCLUDED_TABLES, inDependencyOrder } from './backup.service';
import { type BackupPart, writeBackup } from './backupFile';
import { checkBackup, restore } from './restore.service';

const folder = mkdtempSync(join(tmpdir(), 'stillwaters-backup-'));
cleanUp(async () => rmSync(folder, { recursive: true, force: true }));
let files = 0;

test('a restored database has the same rows as the original one, except in tables that backups exclude', async () => {
  const { ruth, app: old } = await seedUsers();
  await fillEveryTable(old.db, ruth.account.email);
  const file = newFile();

  expect(await backUp(old.db, file)).toMatch(
    /^\d+ rows of \d+ tables are in .+ \(0\.\d MB\)\. Not included: mails .+ \(\d+\)\.$/,
  );
  const other = await emptyDatabase();
  await checkBackup(file);
  await restore(other.db, file);

  const kept = await allRowsIn(old.db);
  expect(Object.entries(kept).filter(([, rows]) => rows.length === 0)).toEqual([]);
  expect(await allRowsIn(other.db)).toEqual(kept);
  // The event sender empties the outbox of events all the time.
  const filled = [...EXCLUDED_TABLES].filter((table) => table !== 'event_outbox');
  expect(await rowCounts(old.db, filled)).not.toContain(0);
  expect(await rowCounts(other.db, EXCLUDED_TABLES)).toEqual([...EXCLUDED_TABLES].map(() => 0));
});

test('after a restore users sign in with their passwords, and old sessions do not work', async () => {
  const { ruth, app: old } = await seedUsers();
  const { body: post } = await writes(ruth, 'Whither thou goest.');
  const { body: last } = await writes(ruth, 'I shall take this back.');
  await ruth.request(`/api/community/posts/${last.id}`, { method: 'DELETE' });
  const file = newFile();
  await backUp(old.db, file);

  const other = await emptyDatabase();
  await restore(other.db, file);
  const again = new TestUser(await createTestApp({}, other), '192.0.2.1', ruth.account);
  for (const [name, value] of ruth.cookies) again.cookies.set(name, value);

  expect((await again.getUser()).status).toBe(401);
  expect((await again.signInAgain()).status).toBe(200);
  expect((await again.get(`/api/community/rooms/${post.roomId}/posts`)).body).toMatchObject([
    { id: post.id },
  ]);
  const { body: next } = await writes(again, 'Thy people shall be my people.');
  expect(next.id).toBeGreaterThan(last.id as number);
});

test('a backup taken during writes is a consistent snapshot', async () => {
  const { ruth, boaz, app: old } = await seedUsers();
  const file = newFile();

  const writing = [ruth, boaz].flatMap((member) =>
    Array.from({ length: 20 }, (_, day) => writes(member, `Day ${day}`)),
  );
  await Promise.all([...writing, backUp(old.db, file)]);
  const other = await emptyDatabase();
  await restore(other.db, file);

  const unequal = await tableRows(
    other.db,
    `select 1 from users u where experience_points <>
       (select coalesce(sum(experience_gained), 0) from user_activities a where a.user_id = u.id)`,
  );
  expect(unequal).toEqual([]);
});

test('a backup file is readable only by its owner, overwrites no file, and is deleted if writing fails', async () => {
  const { db } = await createTestApp();
  const file = newFile();
  await backUp(db, file);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const before = readFileSync(file);

  await expect(backUp(db, file)).rejects.toThrow(`${file} already exists. Choose another name.`);
  expect(readFileSync(file)).toEqual(before);

  const unfinished = newFile();
  await expect(writeBackup(unfinished, failingParts())).rejects.toThrow(
    `Can’t write the backup to ${unfinished}: The wall fell.`,
  );
  expect(existsSync(unfinished)).toBe(false);
  expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
});

test('checkBackup rejects a truncated or changed backup', async () => {
  const { db } = await createTestApp();
  const file = newFile();
  await backUp(db, file);
  const whole = readFileSync(file);
  const text = gunzipSync(whole).toString();

  for (let part = 1; part <= 20; part += 1) {
    const cut = saved(whole.subarray(0, Math.floor((whole.length * part) / 20) - 1));
    await expect(checkBackup(cut)).rejects.toThrow(/is incomplete|is not a Stillwaters backup/);
  }
  const lines = text.split('\n');
  const wrong = [
    text.replace('Town Square', 'Town Sq'),
    text.replace(/#end .*\n/, ''),
    [...lines.slice(0, 5), ...lines.slice(6)].join('\n'),
    `${text}{"id":1}\n`,
    text.slice(0, text.indexOf('#sha256')),
  ];
  for (const changed of wrong) {
    expect(changed).not.toBe(text);
    await expect(checkBackup(saved(gzipSync(changed)))).rejects.toThrow(
      /is incomplete or was changed\. Nothing was restored\.$/,
    );
  }
});

test('checkBackup rejects a missing file, or a file that is not a backup, with a message', async () => {
  const missing = newFile();
  await expect(checkBackup(missing)).rejects.toThrow(`There is no file at ${missing}.`);
  for (const foreign of [Buffer.from('Call me Mara.'), gzipSync('Call me Mara.\n'), gzipSync('')]) {
    await expect(checkBackup(saved(foreign))).rejects.toThrow(/(is not a Stillwaters backup|is incomplete)/);
  }
});

test('a restore into a database with accounts is rejected and changes nothing', async () => {
  const { ruth, app } = await seedUsers();
  const file = newFile();
  await backUp(app.db, file);
  await writes(ruth, 'After the backup.');
  const before = await allRowsIn(app.db);

  await expect(restore(app.db, file)).rejects.toThrow(
    'This database already has data (in the table users). Restore into an empty one.',
  );
  expect(await allRowsIn(app.db)).toEqual(before);
});

test('a restore that fails leaves the database unchanged', async () => {
  const { db } = await emptyDatabase();
  const file = newFile();
  await writeBackup(file, brokenReference((await newestApplied(db)) ?? 0));
  const before = await allRowsIn(db);

  await checkBackup(file);
  await expect(restore(db, file)).rejects.toThrow(
    /^Can’t restore .+, and nothing was changed: .*foreign key/,
  );
  expect(await allRowsIn(db)).toEqual(before);
});

test.each([...EXCLUDED_TABLES, 'pg_class', 'no_such_table', 'users; drop table users', ''])(
  'a restore rejects a backup with rows of the table “%s” and changes nothing',
  async (table) => {
    const { ruth, app: old } = await seedUsers();
    const [{ id }] = (await tableRows(
      old.db,
      `select id from users where email = '${ruth.account.email}'`,
    )) as [{ id: string }];
    const file = newFile();
    await backUp(old.db, file);
    const planted = withExtraRow(file, table, {
      sid: 'planted',
      user_id: id,
      sess: {},
      expire: '2999-01-01',
    });
    const { db } = await emptyDatabase();
    const before = await allRowsIn(db);

    await checkBackup(planted);
    await expect(restore(db, planted)).rejects.toThrow(
      `${planted} has rows of a table that backups never include (${table}). Nothing was restored.`,
    );

    expect(await allRowsIn(db)).toEqual(before);
    expect(await rowCounts(db, EXCLUDED_TABLES)).toEqual([...EXCLUDED_TABLES].map(() => 0));
  },
);

test('checkBackup rejects a backup of a newer version', async () => {
  const file = newFile();
  await writeBackup(file, empty(Date.parse('2999-01-01')));

  await expect(checkBackup(file)).rejects.toThrow(/was written by a newer version of Stillwaters/);
});

test('restoring a backup of an earlier version migrates its data', async () => {
  const { db: early } = await emptyDatabase();
  const newest = await newestApplied(early);
  await dropTables(early, inDependencyOrder(await tablesOf(early)));
  for (const migration of migrations().slice(0, 3)) await applyMigration(early, migration);
  await tableRows(
    early,
    "insert into users (email, password, first_name, last_name) values ('ruth@example.org', 'x', 'Ruth', 'Elimelech')",
  );
  await tableRows(early, "insert into rooms (name, type) values ('The gate', 'town_square')");
  await tableRows(
    early,
    "insert into posts (room_id, user_id, content) select r.id, u.id, 'Old words.' from rooms r, users u",
  );
  const file = newFile();
  await backUp(early, file);

  const { db } = await emptyDatabase();
  await checkBackup(file);
  await restore(db, file);
  await seed(db);

  expect(await newestApplied(db)).toBe(newest);
  expect(await tableRows(db, 'select content, anonymous, send_key from posts')).toEqual([
    { content: 'Old words.', anonymous: false, send_key: null },
  ]);
  expect(await tableRows(db, "select name from rooms where type = 'town_square'")).toEqual([
    { name: 'The gate' },
  ]);
});

expectOne(
  'postgresql',
  'a backup can be restored from a PostgreSQL server into the embedded database and back',
  async () => {
    const { ruth, app: old } = await seedUsers();
    await fillEveryTable(old.db, ruth.account.email);
    const [otherApp, back] = [newFile(), newFile()];
    await backUp(old.db, otherApp);
    const embedded = await openEmbedded();
    await restore(embedded.db, otherApp);
    await backUp(embedded.db, back);
    const server = await emptyDatabase();
    await restore(server.db, back);

    const kept = await allRowsIn(old.db);
    expect(await allRowsIn(embedded.db)).toEqual(kept);
    expect(await allRowsIn(server.db)).toEqual(kept);
  },
);

function newFile(): string {
  files += 1;
  return join(folder, `${files}.backup`);
}

function saved(content: Buffer): string {
  const file = newFile();
  writeFileSync(file, content);
  return file;
}

/** Copies a backup with one more row and a valid checksum, which anyone who edits a file can compute. */
function withExtraRow(file: string, table: string, row: object): string {
  const text = gunzipSync(readFileSync(file)).toString();
  const end = JSON.parse(/^#end (.*)$/m.exec(text)?.[1] ?? '');
  end.rows[table] = 1;
  const changed = text
    .slice(0, text.indexOf('#sha256'))
    .replace(/^#end .*$/m, () => `#table ${table}\n${JSON.stringify(row)}\n#end ${JSON.stringify(end)}`);
  return saved(gzipSync(`${changed}#sha256 ${createHash('sha256').update(changed).digest('hex')}\n`));
}

async function emptyDatabase(): Promise<Database> {
  return openTestDatabase(await freshTestDatabase());
}

async function openEmbedded(): Promise<Database> {
  const database = await openDatabase({ DATA_DIR: mkdtempSync(join(folder, 'app-')) }, seed, () => {});
  cleanUp(database.close);
  return database;
}

function migrations() {
  return readMigrationFiles({ migrationsFolder: join(ROOT, 'server/migrations') });
}

async function writes(member: TestUser, content: string) {
  const { body } = await member.get('/api/community/rooms');
  const [room] = body as unknown as { id: number }[];
  await member.post('/api/auth/rules-agreement');
  return member.post('/api/community/posts', { roomId: room?.id, content });
}

/** Returns all rows of all tables that backups include. */
async function allRowsIn(db: Db): Promise<Record<string, unknown[]>> {
  const tables = inDependencyOrder(await tablesOf(db)).filter((table) => !EXCLUDED_TABLES.has(table));
  const found: Record<string, unknown[]> = {};
  for (const table of tables) {
    const rows = await tableRows(
      db,
      `select to_jsonb(t) as row from ${table} t order by to_jsonb(t)::text collate "C"`,
    );
    found[table] = rows.map(({ row }) => row);
  }
  return found;
}

async function rowCounts(db: Db, tables: Iterable<string>): Promise<number[]> {
  const counts: number[] = [];
  for (const table of tables) counts.push(await countIn(db, table));
  return counts;
}

/** Fills every table, with values that are hard to serialize: quotes, newlines, bytes, extreme dates. */
async function fillEveryTable(db: Db, email: string) {
  const [{ id }] = (await tableRows(db, `select id from users where email = '${email}'`)) as [{ id: string }];
  const statements = [
    `insert into users (email, password, first_name, last_name, avatar_url, email_verified, experience_points) values ('b@example.org', '$argon2id$', 'Boaz', '', null, true, 40)`,
    `insert into weekly_themes (title, description, week_start, week_end, active) values ('Rest', '<p>Be "still"</p>', '-infinity', now(), true)`,
    `insert into posts (room_id, user_id, content, type, annotations, hidden_at, send_key) select min(id), '${id}', E'A line\\nand #another\\r\\t\\\\ \\u2028 🕊', 'prayer_request', '{"references":[],"notes":[{"at":1.5}]}', now(), 'k' from rooms`,
    `insert into comments (post_id, user_id, content) select id, '${id}', '' from posts`,
    `insert into reactions (comment_id, user_id) select id, '${id}' from comments`,
    `insert into prayers_said (post_id, user_id) select id, '${id}' from posts`,
    `insert into reports (post_id, reason) select id, 'worried' from posts`,
    `insert into blocks (user_id, blocked_id) select '${id}', id from users where email = 'b@example.org'`,
    `insert into moderation_log (moderator_id, act, room_type) values (null, 'hide', 'town_square')`,
    `insert into notices (user_id, kind, post_id, by_user_id) select '${id}', 'prayer', id, '${id}' from posts`,
    `insert into moderator_notes (user_id, act, kind, excerpt) values ('${id}', 'warn', 'post', '…')`,
    `insert into avatars (hash, user_id, webp) values ('abc', '${id}', '\\x00ff5c27220a')`,
    `insert into email_verifications (user_id, email, token, expires_at) values ('${id}', '${email}', 't', now())`,
    `insert into password_resets (email, token, expires_at) values ('${email}', 't', now())`,
    `insert into outbox (recipient, subject, text, html, next_try_at) values ('${email}', 'Peace', '', '', now() + interval '1 day')`,
    `insert into rate_limits (key, points, expire) values ('k', 1, 9007199254740991)`,
    `insert into identity_responses (user_id, truth_id, question_index, response) values ('${id}', 'chosen', 0, 'Yes')`,
    `insert into identity_progress (user_id, truth_id) values ('${id}', 'chosen')`,
    `insert into blueprint_edits (user_id, section, text) values ('${id}', 'living', 'Mine')`,
    `insert into answer_flags (user_id, surface, about, source) values ('${id}', 'figure', 'david', 'written')`,
    `insert into relationships (user_id, name, category, frequency, energy) values ('${id}', 'Orpah', 'family', 1, 1)`,
    `insert into user_achievements (user_id, achievement_id) select '${id}', min(id) from achievements`,
    `insert into user_activities (user_id, activity_type, deed_key, experience_gained) values ('${id}', 'dream', 'x', 10)`,
  ];
  for (const statement of statements) await tableRows(db, statement);
}

async function* empty(migration: number): AsyncGenerator<BackupPart> {
  yield { header: { format: 1, migration, takenAt: new Date(0).toISOString() } };
  yield { end: { rows: {}, counters: [] } };
}

async function* brokenReference(migration: number): AsyncGenerator<BackupPart> {
  yield { header: { format: 1, migration, takenAt: new Date(0).toISOString() } };
  const row = { post_id: 7, user_id: '00000000-0000-4000-8000-000000000000', created_at: '2026-01-01' };
  yield { table: 'prayers_said', rows: [JSON.stringify(row)] };
  yield { end: { rows: { prayers_said: 1 }, counters: [] } };
}

async function* failingParts(): AsyncGenerator<BackupPart> {
  yield { header: { format: 1, migration: 1, takenAt: '' } };
  throw new Error('The wall fell');
}
