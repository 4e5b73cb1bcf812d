import { and, eq, getTableColumns, lt, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { COMMENTS_PREVIEW, HEART_REACTION, POSTS_PAGE_SIZE } from '#contract/community/limits';
import { Comment, Post } from '#contract/community/posts';
import { users } from '#server/auth/users.tables';
import { comments, posts, prayersSaid, reactions } from '#server/community/tables/posts.tables';
import { rooms } from '#server/community/tables/rooms.tables';
import { blockedIds } from '#server/community/visibility/blocks.queries';
import {
  anonymize,
  authorColumns,
  isVisibleTo,
  type Viewer,
} from '#server/community/visibility/visibility.queries';
import { columnsIn } from '#server/db/columns';
import type { Db } from '#server/db/db';
import { jsonArray, jsonObject } from '#server/db/json';
import { prepareStatement } from '#server/db/prepared';
import { counter } from './postCounters.queries';

const commenter = alias(users, 'commenter');

/** The viewer's blocks. A common table expression, so that the statement reads them once and not once per use. */
const BLOCKED = sql`select id from blocked`;

/** Returns a comment's columns for this viewer, without the author. */
export function commentVisibleTo(viewer: Viewer) {
  return {
    ...columnsIn(comments, Comment),
    anonymous: comments.anonymous,
    hidden: sql<boolean>`${comments.hiddenAt} is not null`,
    mine: sql<boolean>`${comments.userId} = ${viewer.id}`,
  };
}

/** Returns a post's columns for the feed: one statement reads the author, counters and newest comments too. */
function postColumns(viewer: Viewer) {
  const comment = jsonObject({ ...commentVisibleTo(viewer), user: jsonObject(authorColumns(commenter)) });
  const newest = sql`select * from ${comments}
    where ${comments.postId} = ${posts.id} and ${isVisibleTo(viewer, comments, BLOCKED) ?? sql`true`}
    order by ${comments.id} desc nulls last limit ${inlined(COMMENTS_PREVIEW)}`;
  // With `exists` instead of `count`, PostgreSQL may read all hearts and prayers of the viewer.
  const ownHeart = sql`select count(*) > 0 from ${reactions} where ${reactions.postId} = ${posts.id}
    and ${reactions.type} = ${HEART_REACTION} and ${reactions.userId} = ${viewer.id}`;
  const ownPrayer = sql`select count(*) > 0 from ${prayersSaid} where ${prayersSaid.postId} = ${posts.id}
    and ${prayersSaid.userId} = ${viewer.id}`;
  return {
    ...columnsIn(posts, Post),
    hidden: sql<boolean>`${posts.hiddenAt} is not null`,
    mine: sql<boolean>`${posts.userId} = ${viewer.id}`,
    user: authorColumns(users),
    hearts: counter('heartCount'),
    hearted: sql<boolean>`(${ownHeart})`,
    prayersCount: counter('prayerCount'),
    prayed: sql<boolean>`(${ownPrayer})`,
    commentCount: visibleCommentCount(viewer),
    comments: jsonArray(
      { of: comment, order: sql`${comments.id}` },
      sql`from (${newest}) as comments join ${users} as commenter on ${commenter.id} = ${comments.userId}`,
    ),
  };
}

/** Counts the comments that this viewer can see: the counters, corrected by what differs between viewers. */
function visibleCommentCount(viewer: Viewer): SQL<number> {
  if (viewer.isModerator) return sql<number>`${counter('commentCount')} + ${counter('hiddenCommentCount')}`;
  const ofPost = sql`from ${comments} where ${comments.postId} = ${posts.id}`;
  const ownHidden = sql`case when ${posts.hiddenCommentCount} = 0 then 0 else (
    select count(*)::int ${ofPost} and ${comments.userId} = ${viewer.id} and ${comments.hiddenAt} is not null) end`;
  const byBlocked = sql`case when cardinality(array(${BLOCKED})) = 0 then 0 else (
    select count(*)::int ${ofPost} and ${comments.userId} = any(array(${BLOCKED}))
      and ${comments.hiddenAt} is null and not ${comments.anonymous}) end`;
  return sql<number>`${counter('commentCount')} + ${ownHidden} - ${byBlocked}`;
}

function postsFor(db: Db, viewer: Viewer) {
  const blocked = db.$with('blocked', {}).as(blockedIds(viewer.id));
  return db
    .with(blocked)
    .select(postColumns(viewer))
    .from(posts)
    .innerJoin(users, eq(users.id, posts.userId))
    .$dynamic();
}

type Row = Awaited<ReturnType<typeof postsFor>>[number];

function toPost({ hearts, hearted, prayersCount, prayed, comments: newest, ...row }: Row) {
  return {
    ...anonymize(row),
    reactions: hearts > 0 ? [{ type: HEART_REACTION, count: hearts, mine: hearted }] : [],
    prayers: { count: prayersCount, mine: prayed },
    comments: newest.map(toComment),
  };
}

/** Anonymizes a row and drops its `anonymous` flag, which clients do not need. */
export function toComment<Row extends { anonymous: boolean; user: Comment['user'] }>(row: Row) {
  const { anonymous: _, ...comment } = anonymize(row);
  return comment;
}

/** Returns a page of a room's posts, newest first. With `before`, the page starts before that post. */
export async function postsIn(db: Db, viewer: Viewer, roomId: number, before?: number) {
  const isFirst = before === undefined;
  const name = `posts_${isFirst ? 'newest' : 'before'}_${viewer.isModerator ? 'moderator' : 'member'}`;
  // Drizzle accepts a placeholder anywhere it accepts a value, but its types cover only some of these places.
  const anyViewer = { ...viewer, id: sql.placeholder('viewer') as unknown as string };
  const page = prepareStatement(db, name, (db, name) => preparePage(db, name, anyViewer, isFirst));
  return (await page.execute({ viewer: viewer.id, roomId, before })).map(toPost);
}

function preparePage(db: Db, name: string, viewer: Viewer, isFirst: boolean) {
  return (
    postsFor(db, viewer)
      .where(
        and(
          eq(posts.roomId, sql.placeholder('roomId')),
          isFirst ? undefined : lt(posts.id, sql.placeholder('before')),
          isVisibleTo(viewer, posts, BLOCKED),
        ),
      )
      // The order, including nulls, must match the index. Otherwise, PostgreSQL reads and sorts the whole room.
      .orderBy(sql`${posts.id} desc nulls last`)
      .limit(inlined(POSTS_PAGE_SIZE) as unknown as number)
      .prepare(name)
  );
}

/** Inlines a number into the SQL, so that PostgreSQL's planner knows the value. */
function inlined(count: number): SQL {
  return sql.raw(String(count));
}

/** Returns null if the post was deleted or is not visible to this viewer. */
export async function findPost(db: Db, viewer: Viewer, postId: number) {
  const [found] = await postsFor(db, viewer).where(
    and(eq(posts.id, postId), isVisibleTo(viewer, posts, BLOCKED)),
  );
  return found ? toPost(found) : null;
}

/** Locks a post's row until the transaction ends. Returns the row, on which services base their decisions. */
export async function lockPost(db: Db, viewer: Viewer, postId: number, strength: 'key share' | 'update') {
  const [found] = await db
    .select({ ...getTableColumns(posts), roomType: rooms.type })
    .from(posts)
    .innerJoin(rooms, eq(rooms.id, posts.roomId))
    .where(and(eq(posts.id, postId), isVisibleTo(viewer, posts)))
    .for(strength, { of: posts });
  return found ?? null;
}

export type LockedPost = NonNullable<Awaited<ReturnType<typeof lockPost>>>;

/** Returns null if this user already used the idempotency key. */
export async function insertPost(db: Db, post: typeof posts.$inferInsert) {
  const [inserted] = await db
    .insert(posts)
    .values(post)
    .onConflictDoNothing({ target: [posts.userId, posts.idempotencyKey] })
    .returning({ id: posts.id });
  return inserted ?? null;
}

export async function findPostByIdempotencyKey(db: Db, userId: string, idempotencyKey: string) {
  const [found] = await db
    .select({
      id: posts.id,
      content: posts.content,
      roomId: posts.roomId,
      type: posts.type,
      anonymous: posts.anonymous,
    })
    .from(posts)
    .where(and(eq(posts.userId, userId), eq(posts.idempotencyKey, idempotencyKey)));
  return found ?? null;
}

export async function updatePost(db: Db, postId: number, change: Partial<typeof posts.$inferInsert>) {
  await db.update(posts).set(change).where(eq(posts.id, postId));
}

export async function deletePost(db: Db, postId: number) {
  await db.delete(posts).where(eq(posts.id, postId));
}

export async function insertHeart(db: Db, postId: number, userId: string) {
  await db.insert(reactions).values({ postId, userId }).onConflictDoNothing();
}

export async function deleteHeart(db: Db, postId: number, userId: string) {
  await db
    .delete(reactions)
    .where(
      and(eq(reactions.postId, postId), eq(reactions.userId, userId), eq(reactions.type, HEART_REACTION)),
    );
}

/** Returns false if the user had already prayed for this post. */
export async function insertPrayer(db: Db, postId: number, userId: string): Promise<boolean> {
  const inserted = await db
    .insert(prayersSaid)
    .values({ postId, userId })
    .onConflictDoNothing()
    .returning({ postId: prayersSaid.postId });
  return inserted.length > 0;
}
