import { type SQL, sql } from 'drizzle-orm';
import { HEART_REACTION } from '#contract/community/limits';
import { posts } from '#server/community/tables/posts.tables';
import type { Db } from '#server/db/db';

/** What each counter of a post counts. The triggers of the migration `0008_post_counters` keep them up to date. */
const COUNTED = {
  heartCount: sql`(select count(*)::int from reactions where post_id = posts.id and type = ${HEART_REACTION})`,
  prayerCount: sql`(select count(*)::int from prayers_said where post_id = posts.id)`,
  commentCount: sql`(select count(*)::int from comments where post_id = posts.id and hidden_at is null)`,
  hiddenCommentCount: sql`(select count(*)::int from comments where post_id = posts.id and hidden_at is not null)`,
};
type Counter = keyof typeof COUNTED;

const { heartCount, prayerCount, commentCount, hiddenCommentCount } = COUNTED;
const COUNTERS = sql`heart_count, prayer_count, comment_count, hidden_comment_count`;
const COUNTED_ROWS = sql`${heartCount}, ${prayerCount}, ${commentCount}, ${hiddenCommentCount}`;

/** Reads a counter of a post. On a post from before the counters, counts the rows. */
export function counter(name: Counter): SQL<number> {
  return sql<number>`coalesce(${posts[name]}, ${COUNTED[name]})`;
}

export async function countOn(db: Db, postId: number, name: 'heartCount' | 'prayerCount'): Promise<number> {
  const { rows } = (await db.execute(
    sql`select ${counter(name)} as count from ${posts} where ${posts.id} = ${postId}`,
  )) as unknown as { rows: { count: number }[] };
  return rows[0]?.count ?? 0;
}

type CheckedPost = { id: number; state: 'right' | 'wrong' | 'uncounted' };

/**
 * Compares the counters of the posts after this id with the rows. Takes no lock: one statement sees one snapshot, in
 * which every transaction has changed both the rows and the counter, or neither.
 */
export async function checkCounters(db: Db, afterId: number, limit: number): Promise<CheckedPost[]> {
  const { rows } = (await db.execute(sql`
    select id::float8 as id, case
        when (${COUNTERS}) = (${COUNTED_ROWS}) then 'right'
        when num_nulls(${COUNTERS}) > 0 then 'uncounted'
        else 'wrong' end as state
      from posts where id > ${afterId} order by id limit ${limit}`)) as unknown as { rows: CheckedPost[] };
  return rows;
}

/** Sets the counters of these posts to the number of rows. Call it in a transaction. */
export async function recount(db: Db, postIds: number[]) {
  const ids = sql`any(${sql.param(postIds)}::bigint[])`;
  // Waits for transactions that have already changed a counter. The next statement then sees their rows.
  await db.execute(sql`select from posts where id = ${ids} order by id for no key update`);
  await db.execute(sql`update posts set (${COUNTERS}) = row(${COUNTED_ROWS}) where id = ${ids}`);
}
