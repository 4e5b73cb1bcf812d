import { and, desc, eq, isNull, lte, ne, notExists, notInArray, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { NOTICES_MAX, type NoticeKind } from '#contract/community/notices';
import { users } from '#server/auth/users.tables';
import { notices } from '#server/community/tables/notices.tables';
import { comments, posts, prayersSaid } from '#server/community/tables/posts.tables';
import {
  anonymize,
  authorColumns,
  isVisibleTo,
  type Viewer,
} from '#server/community/visibility/visibility.queries';
import type { Db } from '#server/db/db';

/** Enough of a post to recognize it. */
const EXCERPT_LENGTH = 120;

const commenter = alias(users, 'commenter');

/** Returns null if the user already has this notice. */
export async function insertNotice(db: Db, notice: typeof notices.$inferInsert) {
  const [inserted] = await db
    .insert(notices)
    .values(notice)
    .onConflictDoNothing()
    .returning({ id: notices.id });
  return inserted ?? null;
}

/** Inserts a notice for everyone who prayed for a request, except these users and its author. */
export async function insertAnsweredNotices(
  db: Db,
  { id, userId }: { id: number; userId: string },
  exceptUserIds: string[],
) {
  await db.execute(sql`
    insert into ${notices} (user_id, kind, post_id, by_user_id)
    select ${prayersSaid.userId}, ${'answered' satisfies NoticeKind}, ${prayersSaid.postId}, ${userId}
    from ${prayersSaid}
    where ${eq(prayersSaid.postId, id)} and ${notInArray(prayersSaid.userId, [userId, ...exceptUserIds])}
    on conflict do nothing`);
}

export async function deleteAnsweredNotices(db: Db, postId: number) {
  await db.delete(notices).where(and(eq(notices.postId, postId), eq(notices.kind, 'answered')));
}

/** Returns the newest notices of a user, without those about something that the user may not see any more. */
export async function noticesOf(db: Db, viewer: Viewer) {
  const rows = await db
    .select({
      id: notices.id,
      kind: notices.kind,
      postId: notices.postId,
      roomId: posts.roomId,
      excerpt: sql<string>`left(${posts.content}, ${EXCERPT_LENGTH})`,
      createdAt: notices.createdAt,
      unread: sql<boolean>`${notices.readAt} is null`,
      anonymous: sql<boolean>`coalesce(${comments.anonymous}, false)`,
      user: authorColumns(commenter),
    })
    .from(notices)
    .innerJoin(posts, eq(posts.id, notices.postId))
    .innerJoin(users, eq(users.id, posts.userId))
    .leftJoin(comments, eq(comments.id, notices.commentId))
    .innerJoin(commenter, eq(commenter.id, notices.byUserId))
    .where(
      and(
        eq(notices.userId, viewer.id),
        isVisibleTo(viewer, posts),
        or(isNull(notices.commentId), isVisibleTo(viewer, comments) ?? sql`true`),
      ),
    )
    .orderBy(desc(notices.id))
    .limit(NOTICES_MAX);
  return rows.map((row) => {
    const { anonymous: _, user, ...notice } = anonymize(row);
    return { ...notice, by: notice.kind === 'comment' ? user : null };
  });
}

/** Marks a user’s notices as read, except those about a hidden comment, which the list does not show yet. */
export async function markNoticesRead(db: Db, userId: string, upTo: number) {
  const hidden = db
    .select({ one: sql`1` })
    .from(comments)
    .where(and(eq(comments.id, notices.commentId), sql`${comments.hiddenAt} is not null`));
  await db
    .update(notices)
    .set({ readAt: new Date() })
    .where(and(eq(notices.userId, userId), lte(notices.id, upTo), isNull(notices.readAt), notExists(hidden)));
}

/** Returns the user if they want notices by mail, have confirmed their address, and have no other unread notice. */
export async function findMailRecipient(db: Db, userId: string, noticeId: number) {
  const others = db
    .select({ one: sql`1` })
    .from(notices)
    .where(and(eq(notices.userId, users.id), isNull(notices.readAt), ne(notices.id, noticeId)));
  const [found] = await db
    .select({ email: users.email, firstName: users.firstName })
    .from(users)
    .where(
      and(
        eq(users.id, userId),
        eq(users.noticeMails, true),
        eq(users.emailVerified, true),
        notExists(others),
      ),
    );
  return found ?? null;
}
