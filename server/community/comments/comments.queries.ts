import { and, eq, lt, sql } from 'drizzle-orm';
import { COMMENTS_PAGE_SIZE } from '#contract/community/limits';
import { users } from '#server/auth/users.tables';
import { commentVisibleTo, toComment } from '#server/community/posts/posts.queries';
import { comments, posts } from '#server/community/tables/posts.tables';
import { rooms } from '#server/community/tables/rooms.tables';
import { authorColumns, isVisibleTo, type Viewer } from '#server/community/visibility/visibility.queries';
import type { Db } from '#server/db/db';

function commentsFor(db: Db, viewer: Viewer) {
  return db
    .select({ ...commentVisibleTo(viewer), user: authorColumns(users) })
    .from(comments)
    .innerJoin(users, eq(users.id, comments.userId))
    .$dynamic();
}

/** Returns a page of a post's comments in ascending order: the newest ones, or the newest ones before `before`. */
export async function commentsOnPost(db: Db, viewer: Viewer, postId: number, before?: number) {
  const found = await commentsFor(db, viewer)
    .where(
      and(
        eq(comments.postId, postId),
        before === undefined ? undefined : lt(comments.id, before),
        isVisibleTo(viewer, comments),
      ),
    )
    .orderBy(sql`${comments.id} desc nulls last`)
    .limit(COMMENTS_PAGE_SIZE);
  return found.reverse().map(toComment);
}

/** Returns null if the comment was deleted or is not visible to this viewer. */
export async function findComment(db: Db, viewer: Viewer, commentId: number) {
  const [found] = await commentsFor(db, viewer).where(
    and(eq(comments.id, commentId), isVisibleTo(viewer, comments)),
  );
  return found ? toComment(found) : null;
}

/**
 * Locks a comment's row until the transaction ends. Returns the columns on which services base their decisions. Locks
 * the post first, as a deletion of the post does, because a deadlock between the two would take a second to resolve.
 */
export async function lockComment(db: Db, viewer: Viewer, commentId: number) {
  const postId = db.select({ id: comments.postId }).from(comments).where(eq(comments.id, commentId));
  await db.select({ id: posts.id }).from(posts).where(eq(posts.id, postId)).for('key share');
  const [found] = await db
    .select({
      id: comments.id,
      postId: comments.postId,
      roomType: rooms.type,
      /** The post that the comment belongs to. */
      post: {
        id: posts.id,
        roomId: posts.roomId,
        userId: posts.userId,
        anonymous: posts.anonymous,
        hiddenAt: posts.hiddenAt,
      },
      userId: comments.userId,
      content: comments.content,
      anonymous: comments.anonymous,
      createdAt: comments.createdAt,
      hiddenAt: comments.hiddenAt,
      keptAt: comments.keptAt,
    })
    .from(comments)
    .innerJoin(posts, eq(posts.id, comments.postId))
    .innerJoin(rooms, eq(rooms.id, posts.roomId))
    .where(and(eq(comments.id, commentId), isVisibleTo(viewer, comments)))
    .for('update', { of: comments });
  return found ?? null;
}

/** Returns null if this user already used the idempotency key. */
export async function insertComment(db: Db, comment: typeof comments.$inferInsert) {
  const [inserted] = await db
    .insert(comments)
    .values(comment)
    .onConflictDoNothing({ target: [comments.userId, comments.idempotencyKey] })
    .returning({ id: comments.id });
  return inserted ?? null;
}

export async function findCommentByIdempotencyKey(db: Db, userId: string, idempotencyKey: string) {
  const [found] = await db
    .select({ id: comments.id, content: comments.content, postId: comments.postId })
    .from(comments)
    .where(and(eq(comments.userId, userId), eq(comments.idempotencyKey, idempotencyKey)));
  return found ?? null;
}

export async function updateComment(
  db: Db,
  commentId: number,
  change: Partial<typeof comments.$inferInsert>,
) {
  await db.update(comments).set(change).where(eq(comments.id, commentId));
}

export async function deleteComment(db: Db, commentId: number) {
  await db.delete(comments).where(eq(comments.id, commentId));
}
