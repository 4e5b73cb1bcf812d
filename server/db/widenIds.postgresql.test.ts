import { expect, onTestFinished, test } from 'vitest';
import { runCommand } from '#server/cli/commands';
import { type CommunityUser, seedCommunity, wrongCounters } from '#server/testing/community';
import {
  freshTestDatabase,
  openTestDatabase,
  type TestDatabasePlace,
  tableRows,
} from '#server/testing/database';
import { createIntegerIds, leaveIntegerIds } from '#server/testing/integerIds';
import type { Db } from './db';
import { openWithoutMigrating } from './openWithoutMigrating';

const ABOVE_INTEGER = 2 ** 31;

test('ids become bigint while users write: nothing is lost, and the tables are those of a new database', async () => {
  const place = await freshTestDatabase();
  const operator = await openOperator(place);
  await createIntegerIds(operator);
  await leaveIntegerIds(operator);
  const { ruth, boaz, naomi, app } = await seedCommunity({ LIMITS: 'off' }, await openTestDatabase(place));
  const post = await ruth.createPrayerRequest('For my mother.', false);
  await boaz.createComment(post, 'Amen.');
  expect(await idTypes(operator)).toContain('integer');
  expect((await ruth.getPost({ id: ABOVE_INTEGER })).status).toBe(404);

  let isDone = false;
  const writing = Promise.all([ruth, boaz, naomi].map((who) => writeUntil(who, post, () => isDone)));
  const result = await runCommand(operator, ['widen-ids']);
  await wait(300);
  isDone = true;
  const written = (await writing).flat();

  expect(result).toEqual({ isDone: true, message: 'The ids of 22 tables are bigint now.' });
  expect(await idTypes(operator)).toEqual(['bigint']);
  expect(await structure(operator)).toEqual(await structure(await newDatabase()));
  expect(await wrongCounters(app.db)).toEqual([]);
  const stored = (await tableRows(app.db, 'select id from posts')).map(({ id }) => Number(id));
  expect(written.length).toBeGreaterThan(3);
  expect(written.filter((id) => !stored.includes(id))).toEqual([]);
  expect(await runCommand(operator, ['widen-ids'])).toMatchObject({ message: 'All ids are bigint already.' });

  await tableRows(operator, `alter table posts alter column id restart with ${ABOVE_INTEGER}`);
  const large = await ruth.createPost('Peace.');
  expect(large.id).toBe(ABOVE_INTEGER);
  expect((await boaz.giveHeart(large)).body).toEqual({ reacted: true, count: 1 });
  await boaz.deletePost(await boaz.createComment(large, 'And to you.'));
  await ruth.deletePost(large);
  expect(await wrongCounters(app.db)).toEqual([]);
});

test('an interrupted change of ids can be run again', async () => {
  const place = await freshTestDatabase();
  const operator = await openOperator(place);
  await createIntegerIds(operator);
  await leaveIntegerIds(operator);
  const { ruth, boaz } = await seedCommunity({}, await openTestDatabase(place));
  const post = await ruth.createPost('Peace.');
  await boaz.giveHeart(post);
  const other = await openWithoutMigrating(place);
  // The command ends when this connection does, in the middle of its work on the posts.
  await tableRows(operator, 'begin');
  await tableRows(operator, `select from posts where id = ${post.id} for update`);
  let failure: unknown = null;
  const interrupted = runCommand(other.db, ['widen-ids']).catch((error: Error) => {
    failure = error.cause ?? error;
  });
  const hasStarted = async () => {
    const copies = await tableRows(operator, "select from pg_attribute where attname = 'post_id_wide'");
    return { failure, hasStarted: copies.length > 0 };
  };
  await expect.poll(hasStarted, { timeout: 120_000 }).toEqual({ failure: null, hasStarted: true });
  await other.close();
  await tableRows(operator, 'rollback');
  await interrupted;
  expect(String(failure)).toMatch(/Client was closed|Connection terminated/);

  expect(await runCommand(operator, ['widen-ids'])).toMatchObject({ isDone: true });

  expect(await structure(operator)).toEqual(await structure(await newDatabase()));
  expect(await ruth.listPosts()).toMatchObject([{ id: post.id, reactions: [{ type: 'heart', count: 1 }] }]);
});

test('a process that runs during the update of a small database keeps serving', async () => {
  const place = await freshTestDatabase();
  const operator = await openOperator(place);
  await createIntegerIds(operator);
  await leaveIntegerIds(operator);
  const { ruth, boaz } = await seedCommunity({}, await openTestDatabase(place));
  const post = await ruth.createPost('Peace.');
  // The feed is now a prepared statement with integer results on every connection.
  await Promise.all(Array.from({ length: 20 }, () => boaz.listPosts()));
  // Takes back this migration and those after it.
  await tableRows(operator, 'drop table event_outbox');
  await tableRows(operator, 'delete from drizzle.__drizzle_migrations where id > 10');

  await openTestDatabase(place);

  // The migration has ended every other connection.
  const after = await openOperator(place);
  expect(await idTypes(after)).toEqual(['bigint']);
  const feed = `/api/community/rooms/${boaz.rooms.town_square}/posts`;
  const statuses = await Promise.all(Array.from({ length: 40 }, async () => (await boaz.get(feed)).status));
  expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
  expect(await boaz.listPosts()).toMatchObject([{ id: post.id }]);
  expect(await structure(after)).toEqual(await structure(await newDatabase()));
});

/** Writes posts, hearts and comments until the end. Returns the ids of the acknowledged posts. */
async function writeUntil(who: CommunityUser, old: { id: number }, isOver: () => boolean) {
  const written: number[] = [];
  const statuses = new Set<number>();
  while (!isOver()) {
    const answer = await who.sendPost('Good morning.', {
      key: `key-${who.id}-${statuses.size}-${Date.now()}`,
    });
    if (answer.status === 201) written.push(answer.body.id as number);
    const others = [await who.giveHeart(old), await who.sendComment(old, 'Amen.'), await who.getPost(old)];
    for (const { status } of [answer, ...others]) statuses.add(status);
  }
  for (const status of statuses) expect([200, 201, 503]).toContain(status);
  return written;
}

async function openOperator(place: TestDatabasePlace): Promise<Db> {
  const { db, close } = await openWithoutMigrating(place);
  onTestFinished(close);
  return db;
}

async function newDatabase(): Promise<Db> {
  return (await openTestDatabase(await freshTestDatabase())).db;
}

async function idTypes(db: Db): Promise<unknown[]> {
  const types = await tableRows(
    db,
    "select distinct data_type from information_schema.columns where table_schema = 'public' and column_name ~ '^(id|.+_id)$' and data_type in ('integer', 'bigint')",
  );
  return types.map(({ data_type: type }) => type);
}

/** Describes all tables, except for the order of their columns. */
async function structure(db: Db) {
  const queries = [
    `select table_name, column_name, data_type, is_nullable, column_default, identity_generation
       from information_schema.columns where table_schema = 'public' order by 1, 2`,
    "select sequencename, data_type, max_value from pg_sequences where schemaname = 'public' order by 1",
    "select indexdef from pg_indexes where schemaname = 'public' order by 1",
    `select conrelid::regclass::text as table, conname, pg_get_constraintdef(oid) as definition, convalidated
       from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n' order by 1, 2`,
    'select pg_get_triggerdef(oid) as definition from pg_trigger where not tgisinternal order by 1',
    "select proname from pg_proc where pronamespace = 'public'::regnamespace order by 1",
  ];
  const answers: unknown[] = [];
  for (const query of queries) answers.push(await tableRows(db, query));
  return answers;
}

function wait(ms: number) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
