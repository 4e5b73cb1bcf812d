import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { POSTS_PAGE_SIZE } from '#contract/community/limits';
import { checkCounters } from '#server/community/posts/postCounters.queries';
import { postsIn } from '#server/community/posts/posts.queries';
import type { Database } from '#server/db/db';
import { openDatabase } from '#server/db/openDatabase';
import { seed } from '#server/seed';
import { startPostgres } from '#server/testing/postgresql';
import { ensureBuilt } from '../scripts/build.mjs';
import { authorId, BENCH_ROOM_ID, blocksOf, fillRoom } from './communityRows';
import { compareServers, type Statement } from './communityServers';
import { percentiles } from './load';

// Measures how long a page of a room takes as the room grows, and compares our server with a server that only runs the
// same statement. The measurements alternate, so that other work on the machine slows all of them alike.

const SIZES = { PostgreSQL: [1e3, 1e5, 1e6], PGlite: [1e3, 1e5] };
const CALLS = { PostgreSQL: 600, PGlite: 400 };
const WARM_UPS = 50;
const GROWTH_GOAL = 1.5;

/** The size at which the servers are compared. */
const SERVED = 1e5;

type Kind = keyof typeof SIZES;
type Room = { kind: Kind; posts: number; database: Database; url: string; id: number };
type Page = { room: Room; name: 'first' | 'hundredth'; before: number | undefined; times: number[] };

const viewer = { id: authorId(1), isModerator: false };

await ensureBuilt();
const folder = mkdtempSync(join(tmpdir(), 'stillwaters-community-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const postgres = await startPostgres();

const rooms = await Promise.all([
  ...SIZES.PostgreSQL.map(roomOnPostgreSQL),
  ...SIZES.PGlite.map(roomOnPGlite),
]);
const pages = (await Promise.all(rooms.map(pagesOf))).flat();
const of = (kind: Kind, posts?: number) =>
  pages.filter(({ room }) => room.kind === kind && room.posts === (posts ?? room.posts));

for (const page of of('PostgreSQL', 1e6)) await explain(page);
for (const kind of ['PostgreSQL', 'PGlite'] as const) await time(of(kind), CALLS[kind]);
printTimes();

const [served] = rooms.filter(({ kind, posts }) => kind === 'PostgreSQL' && posts === SERVED);
if (served) await serve(served);

for (const { database } of rooms) await database.close();
for (const { kind, url } of rooms) if (kind === 'PostgreSQL') await onServer(`drop database ${nameIn(url)}`);
await postgres.stop();
process.exit(0);

async function roomOnPostgreSQL(posts: number): Promise<Room> {
  const url = new URL(postgres.url);
  url.pathname = `/bench_${process.pid}_${posts}`;
  await onServer(`create database ${nameIn(url.href)}`);
  const database = await openDatabase({ DATABASE_URL: url.href, DATA_DIR: '' }, seed, () => {});
  // The server's own connections have a statement timeout of ten seconds.
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await fillRoom((statement) => client.query(statement), posts);
  await client.end();
  return roomIn(database, { kind: 'PostgreSQL', posts, url: url.href });
}

async function roomOnPGlite(posts: number): Promise<Room> {
  const database = await openDatabase({ DATA_DIR: join(folder, String(posts)) }, seed, () => {});
  await fillRoom((statement) => database.db.execute(sql.raw(statement)), posts);
  return roomIn(database, { kind: 'PGlite', posts, url: '' });
}

/** Throws if the computed counters of the posts differ from their rows. */
async function requireRightCounters({ db }: Database) {
  const checked = await checkCounters(db, 0, 1000);
  if (checked.some(({ state }) => state !== 'right')) throw new Error('The counters of the posts are wrong.');
}

async function roomIn(database: Database, room: Pick<Room, 'kind' | 'posts' | 'url'>): Promise<Room> {
  await requireRightCounters(database);
  await database.db.execute(sql.raw(blocksOf(viewer.id)));
  return { ...room, database, id: await numberFrom(database, `select ${BENCH_ROOM_ID} as number`) };
}

/** Returns the pages to measure. A room of a thousand posts has no hundredth page, so its last page but one is used. */
async function pagesOf(room: Room): Promise<Page[]> {
  const above = Math.min(99, room.posts / POSTS_PAGE_SIZE - 2) * POSTS_PAGE_SIZE;
  const before = await numberFrom(
    room.database,
    `select id as number from posts where room_id = ${room.id} order by id desc offset ${above} limit 1`,
  );
  return [
    { room, name: 'first', before: undefined, times: [] },
    { room, name: 'hundredth', before, times: [] },
  ];
}

/** Prints the query plan of a page. Throws if the query scans or sorts more posts than the page contains. */
async function explain({ room, name, before }: Page) {
  const { text, values } = await statementOf(room, before, viewer.id);
  const { rows } = await poolOf(room).query(
    `explain (analyze, costs off, timing off, summary off) ${text}`,
    values,
  );
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  console.log(`\nQuery plan of the ${name} page of ${count(room.posts)} posts, in one statement:\n${plan}`);
  const hasScan = /Seq Scan on (posts|comments|reactions|prayers_said)\b/.test(plan);
  const hasSort = /Sort Key: .*\bposts\./.test(plan);
  const usesIndex = / using posts_room_newest_idx on posts /.test(plan);
  if (hasScan || hasSort || !usesIndex) throw new Error('This page does not use posts_room_newest_idx.');
}

/** Returns the statement that a page runs. Throws if a page runs more than one. */
async function statementOf(room: Room, before: number | undefined, id: string): Promise<Statement> {
  const statements: Statement[] = [];
  const logger = { logQuery: (text: string, values: unknown[]) => void statements.push({ text, values }) };
  const db = drizzle({ client: poolOf(room), casing: 'snake_case', logger });
  await postsIn(db, { id, isModerator: false }, room.id, before);
  const [statement] = statements;
  if (!statement || statements.length > 1) throw new Error(`A page takes ${statements.length} statements.`);
  return statement;
}

async function time(taken: Page[], calls: number) {
  for (let call = -WARM_UPS; call < calls; call += 1) {
    for (const { room, before, times } of taken) {
      const start = performance.now();
      const { length } = await postsIn(room.database.db, viewer, room.id, before);
      if (call >= 0) times.push(performance.now() - start);
      if (length !== POSTS_PAGE_SIZE) throw new Error(`This page has ${length} posts.`);
    }
  }
}

function printTimes() {
  console.log('\nA page of a room, in milliseconds');
  console.table(
    pages.map(({ room, name, times }) => ({
      database: room.kind,
      posts: count(room.posts),
      page: name,
      calls: times.length,
      ...percentiles(times),
    })),
  );
  const few = of('PostgreSQL', 1e3);
  for (const [index, { name, times }] of of('PostgreSQL', 1e6).entries()) {
    const growth = percentiles(times).p99 / percentiles(few[index]?.times ?? []).p99;
    console.log(`p99 of the ${name} page, 10^6 : 10^3 posts: ${growth.toFixed(2)} (goal ${GROWTH_GOAL})`);
  }
}

async function serve(room: Room) {
  console.log(`\nThe first page of ${count(room.posts)} posts over 16 connections, in milliseconds`);
  const poolSize = poolOf(room).options.max;
  await compareServers({ databaseUrl: room.url, poolSize, roomId: room.id }, async (userId) => {
    await room.database.db.execute(sql.raw(blocksOf(userId)));
    return statementOf(room, undefined, userId);
  });
}

function poolOf({ database }: Room) {
  if (!database.pool) throw new Error('Only PostgreSQL has a pool.');
  return database.pool;
}

async function onServer(statement: string) {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

async function numberFrom({ db }: Database, statement: string): Promise<number> {
  const { rows } = (await db.execute(sql.raw(statement))) as unknown as { rows: { number: number }[] };
  return rows[0]?.number ?? 0;
}

function nameIn(url: string): string {
  return new URL(url).pathname.slice(1);
}

function count(posts: number): string {
  return posts.toLocaleString('en');
}
