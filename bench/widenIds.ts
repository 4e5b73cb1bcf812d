// Changes the ids of a large database to bigint while it is read and written, and prints the slowest requests.
// Usage: npm run bench:widen-ids -- [POSTS]   (each post comes with about four other rows)
import pg from 'pg';
import { insertComment } from '#server/community/comments/comments.queries';
import { deleteHeart, insertHeart, postsIn } from '#server/community/posts/posts.queries';
import { isDatabaseUnavailable } from '#server/db/databaseErrors';
import { openDatabase } from '#server/db/openDatabase';
import { openWithoutMigrating } from '#server/db/openWithoutMigrating';
import { widenIds } from '#server/db/widenIds';
import { seed } from '#server/seed';
import { createIntegerIds, leaveIntegerIds } from '#server/testing/integerIds';
import { startPostgres } from '#server/testing/postgresql';
import { BENCH_ROOM_ID, fillRoom } from './communityRows';

const POSTS = Number(process.argv[2] ?? 220_000);
const CLIENTS = 4;
const PAUSE_MS = 20;
const MAX_MS = 2000;

const postgres = await startPostgres();
const place = { DATABASE_URL: postgres.url, DATA_DIR: '' };
const operator = await openWithoutMigrating(place);
await createIntegerIds(operator.db);
await leaveIntegerIds(operator.db);
const database = await openDatabase(place, seed, () => {});
const client = new pg.Client({ connectionString: postgres.url });
client.on('error', () => {});
await client.connect();
await fillRoom((statement) => client.query(statement), POSTS);
const count = async (table: string) =>
  Number((await client.query(`select count(*) as n from ${table}`)).rows[0].n);
const rows =
  (await count('posts')) +
  (await count('comments')) +
  (await count('reactions')) +
  (await count('prayers_said'));
const roomId = Number((await client.query(`select ${BENCH_ROOM_ID} as id`)).rows[0].id);
const userId = (await client.query('select id from users order by id limit 1')).rows[0].id as string;
await client.end();

const times: number[] = [];
const unavailable: string[] = [];
const failures: unknown[] = [];
let isOver = false;
const viewer = { id: userId, isModerator: false };

const clients = Array.from({ length: CLIENTS }, () => serve());
const start = performance.now();
console.log(await widenIds(operator.db), `${Math.round((performance.now() - start) / 1000)} s, ${rows} rows`);
await pause(1000);
isOver = true;
await Promise.all(clients);
const sorted = times.toSorted((a, b) => b - a);
console.log(`${times.length} requests; slowest: ${sorted.slice(0, 5).map(Math.round).join(', ')} ms`);
console.log(`${unavailable.length} got a 503, ${failures.length} failed`, failures.slice(0, 3));
await operator.close();
await database.close();
await postgres.stop();
if (failures.length > 0 || (sorted[0] ?? 0) > MAX_MS) process.exitCode = 1;

/** Reads and writes as the requests of one user do. */
async function serve() {
  const { db } = database;
  while (!isOver) {
    const postId = 1 + Math.floor(Math.random() * POSTS);
    await timed(() => postsIn(db, viewer, roomId));
    await timed(() => insertHeart(db, postId, userId));
    await timed(() => insertComment(db, { postId, userId, content: 'Amen.' }));
    await timed(() => deleteHeart(db, postId, userId));
    await pause(PAUSE_MS);
  }
}

async function timed(work: () => Promise<unknown>) {
  const before = performance.now();
  try {
    await work();
  } catch (error) {
    if (isDatabaseUnavailable(error)) unavailable.push(String(error));
    else failures.push(error);
  }
  times.push(performance.now() - before);
}

function pause(ms: number) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
