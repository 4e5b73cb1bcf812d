import { createHash } from 'node:crypto';

/** Runs one statement without a timeout, because inserting a million rows takes longer than a request may take. */
type Run = (statement: string) => Promise<unknown>;

const AUTHORS = 50;

/** The Prayer Requests room, whose posts use every feature of a post. */
export const BENCH_ROOM_ID = `(select min(id) from rooms where type = 'prayer_requests')`;
const OTHER_ROOM = `(select min(id) from rooms where type = 'town_square')`;

/**
 * For every four posts in this room, one newer post is added in another room. A query for this room's newest posts has
 * to scan all of the newer posts if it does not use the index.
 */
const OTHER_SHARE = 4;

/**
 * Fills the Prayer Requests room with posts, comments, hearts and prayers. All values derive from the ids, which must
 * start at 1 because the counters of a post are computed, too.
 */
export async function fillRoom(run: Run, posts: number): Promise<void> {
  // Skips foreign key checks and the triggers that count responses, which would add half as much time. The generated rows are consistent.
  await run('set session_replication_role = replica');
  for (const statement of [AUTHOR_ROWS, postRows(posts), COMMENT_ROWS, HEART_ROWS, PRAYER_ROWS, BLOCK_ROWS]) {
    await run(statement);
  }
  await run('reset session_replication_role');
  // Vacuums now, so that autovacuum does not run during the measurement.
  await run('vacuum analyze');
}

/** Returns a statement that inserts blocks between this user and a few authors. */
export function blocksOf(userId: string): string {
  return `insert into blocks (user_id, blocked_id) values
    ('${userId}', '${authorId(3)}'), ('${userId}', '${authorId(4)}'), ('${authorId(5)}', '${userId}')`;
}

/** Returns the id of an author, which is the same in every database. */
export function authorId(number: number): string {
  return createHash('md5').update(`author ${number}`).digest('hex');
}

const author = (number: string) => `md5('author ' || (${number}) % ${AUTHORS})::uuid`;

const AUTHOR_ROWS = `
  insert into users (id, email, password, first_name, last_name, is_moderator)
  select ${author('i')}, 'author' || i || '@example.org', '-', 'Author', 'Number ' || i, i = 2
  from generate_series(0, ${AUTHORS - 1}) as i`;

const WORDS =
  'Pray for my mother, who is in hospital since Tuesday, and for those who sit with her at night. ';

const postRows = (posts: number) => `
  insert into posts (room_id, user_id, content, type, anonymous, hidden_at, heart_count, prayer_count, comment_count,
    hidden_comment_count, created_at)
  select case when i > ${posts} then ${OTHER_ROOM} else ${BENCH_ROOM_ID} end, ${author('i * 7')},
    repeat('${WORDS}', 1 + i % 7), 'prayer_request', i % 11 = 0, case when i % 97 = 0 then now() end,
    case when i % 3 = 0 then i % 5 else 0 end, case when i % 2 = 0 then i % 3 else 0 end,
    i % 4 - hidden, hidden, now() - make_interval(mins => 2 * ${posts} - i)
  from generate_series(1, ${posts} + ${posts} / ${OTHER_SHARE}) as i,
    lateral (select count(*) filter (where (i + n) % 101 = 0) as hidden from generate_series(1, i % 4) as n) as comments`;

const COMMENT_ROWS = `
  insert into comments (post_id, user_id, content, anonymous, hidden_at)
  select id, ${author('id * 3 + n')}, 'I am praying with you, and so is my sister. The Lord is near.',
    anonymous and n = 2, case when (id + n) % 101 = 0 then now() end
  from posts, generate_series(1, id % 4) as n`;

const HEART_ROWS = `
  insert into reactions (post_id, user_id)
  select id, ${author('id + n')} from posts, generate_series(1, id % 5) as n where id % 3 = 0`;

const PRAYER_ROWS = `
  insert into prayers_said (post_id, user_id)
  select id, ${author('id * 2 + n')} from posts, generate_series(1, id % 3) as n where id % 2 = 0`;

const BLOCK_ROWS = `
  insert into blocks (user_id, blocked_id)
  select ${author('i')}, ${author('i + 9')} from generate_series(10, 20) as i`;
