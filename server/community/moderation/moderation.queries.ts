import { and, asc, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { LOG_PAGE_SIZE, type ReportReason } from '#contract/community/limits';
import type { AutoReportReason } from '#contract/community/moderation';
import { users } from '#server/auth/users.tables';
import { type Established, isEstablished } from '#server/community/reports/reports.queries';
import { moderationLog, moderatorNotes, reports } from '#server/community/tables/moderation.tables';
import { comments, posts } from '#server/community/tables/posts.tables';
import { rooms } from '#server/community/tables/rooms.tables';
import { anonymize, authorColumns } from '#server/community/visibility/visibility.queries';
import type { Db } from '#server/db/db';
import { isoTimestamp } from '#server/db/json';

/** Notes per response. The client gets the next notes after it has marked these as read. */
const NOTES_PAGE_SIZE = 50;

const waiting = (
  target: typeof reports.postId | typeof reports.commentId,
  of: typeof posts.id | typeof comments.id,
) => {
  const open = sql`from ${reports} where ${target} = ${of} and ${reports.resolvedAt} is null`;
  return {
    reports: sql<{ reason: ReportReason | AutoReportReason; count: number; notes: string[] }[]>`(
      select json_agg(json_build_object('reason', reason, 'count', count, 'notes', notes) order by count desc, reason)
      from (select ${reports.reason} as reason, count(distinct ${reports.reporterId})::int as count,
        coalesce(json_agg(${reports.note}) filter (where ${reports.note} is not null), '[]') as notes
        ${open} group by ${reports.reason}) as grouped)`,
    waitingSince: sql<string>`(select ${isoTimestamp(sql`min(${reports.createdAt})`)} ${open})`,
    isWorry: sql<boolean>`exists (select 1 ${open} and ${reports.reason} = 'worried')`,
  };
};

/** Returns the moderation queue: worries first, then the oldest. `more` counts the items beyond the limit. */
export async function selectQueue(db: Db, viewerId: string, established: Established, limit: number) {
  const first = await firstWaiting(db, established, limit);
  const ofPosts = waiting(reports.postId, posts.id);
  const ofComments = waiting(reports.commentId, comments.id);
  const queuedPosts = await db
    .select({
      id: posts.id,
      postId: posts.id,
      roomId: posts.roomId,
      roomType: rooms.type,
      content: posts.content,
      thanks: posts.thanks,
      anonymous: posts.anonymous,
      createdAt: posts.createdAt,
      hidden: sql<boolean>`${posts.hiddenAt} is not null`,
      mine: sql<boolean>`${posts.userId} = ${viewerId}`,
      user: authorColumns(users),
      ...ofPosts,
    })
    .from(posts)
    .innerJoin(users, eq(users.id, posts.userId))
    .innerJoin(rooms, eq(rooms.id, posts.roomId))
    .where(
      inArray(
        posts.id,
        first.flatMap(({ postId }) => postId ?? []),
      ),
    );
  const queuedComments = await db
    .select({
      id: comments.id,
      postId: comments.postId,
      roomId: posts.roomId,
      roomType: rooms.type,
      content: comments.content,
      thanks: sql<null>`null`,
      anonymous: comments.anonymous,
      createdAt: comments.createdAt,
      hidden: sql<boolean>`${comments.hiddenAt} is not null`,
      mine: sql<boolean>`${comments.userId} = ${viewerId}`,
      user: authorColumns(users),
      ...ofComments,
    })
    .from(comments)
    .innerJoin(users, eq(users.id, comments.userId))
    .innerJoin(posts, eq(posts.id, comments.postId))
    .innerJoin(rooms, eq(rooms.id, posts.roomId))
    .where(
      inArray(
        comments.id,
        first.flatMap(({ commentId }) => commentId ?? []),
      ),
    );
  const items = [
    ...queuedPosts.map((row) => ({ kind: 'post' as const, ...anonymize(row) })),
    ...queuedComments.map((row) => ({ kind: 'comment' as const, ...anonymize(row) })),
  ]
    .filter(({ reports }) => reports !== null)
    .sort((a, b) => Number(b.isWorry) - Number(a.isWorry) || a.waitingSince.localeCompare(b.waitingSince))
    .map(({ isWorry: _, anonymous: __, ...item }) => item);
  return { items, more: (first[0]?.waiting ?? 0) - first.length };
}

/**
 * Picks the queue items to show when more are open than fit, so that one author can't flood the queue. Each author gets
 * one place, for their most serious item, before any author gets a second. Worries rank first. Worries about or from an
 * established user rank above other worries, because established accounts can't be created in bulk. Other reports by
 * established users rank next. An author's anonymous posts are ranked separately from their named posts. Otherwise,
 * gaps in the queue would reveal who wrote the anonymous ones.
 */
function firstWaiting(db: Db, established: Established, limit: number) {
  const reporter = alias(users, 'reporter');
  const waiting = db
    .select({
      postId: reports.postId,
      commentId: reports.commentId,
      isWorry: sql`bool_or(${reports.reason} = 'worried')`.as('is_worry'),
      isWeighty: sql`coalesce(bool_or(${isEstablished(reporter, established)}), false)`.as('is_weighty'),
      since: sql`min(${reports.createdAt})`.as('since'),
    })
    .from(reports)
    .leftJoin(reporter, eq(reporter.id, reports.reporterId))
    .where(isNull(reports.resolvedAt))
    .groupBy(reports.postId, reports.commentId)
    .as('waiting');
  const rank = sql`case
    when ${waiting.isWorry} and (${waiting.isWeighty} or ${isEstablished(users, established)}) then 1
    when ${waiting.isWorry} then 2
    when ${waiting.isWeighty} then 3
    else 4 end`;
  const isUnnamed = sql`coalesce(${posts.anonymous}, ${comments.anonymous})`;
  const placed = db
    .select({
      postId: waiting.postId,
      commentId: waiting.commentId,
      since: waiting.since,
      rank: rank.as('rank'),
      place:
        sql`row_number() over (partition by ${users.id}, ${isUnnamed} order by ${rank}, ${waiting.since})`.as(
          'place',
        ),
    })
    .from(waiting)
    .leftJoin(posts, eq(posts.id, waiting.postId))
    .leftJoin(comments, eq(comments.id, waiting.commentId))
    .innerJoin(users, eq(users.id, sql`coalesce(${posts.userId}, ${comments.userId})`))
    .as('placed');
  return db
    .select({
      postId: placed.postId,
      commentId: placed.commentId,
      waiting: sql<number>`(count(*) over ())::int`,
    })
    .from(placed)
    .orderBy(placed.place, placed.rank, placed.since)
    .limit(limit);
}

export async function insertLogEntry(db: Db, entry: typeof moderationLog.$inferInsert) {
  await db.insert(moderationLog).values(entry);
}

/** Returns the public moderation log, newest entry first, without authors and moderators. */
export function selectLogEntries(db: Db, before?: number) {
  return db
    .select({
      id: moderationLog.id,
      act: moderationLog.act,
      kind: moderationLog.kind,
      roomType: moderationLog.roomType,
      reason: moderationLog.reason,
      createdAt: moderationLog.createdAt,
    })
    .from(moderationLog)
    .where(before === undefined ? undefined : lt(moderationLog.id, before))
    .orderBy(desc(moderationLog.id))
    .limit(LOG_PAGE_SIZE);
}

export async function insertModeratorNote(db: Db, note: typeof moderatorNotes.$inferInsert) {
  await db.insert(moderatorNotes).values(note);
}

export function unreadModeratorNotes(db: Db, userId: string) {
  return db
    .select({
      id: moderatorNotes.id,
      act: moderatorNotes.act,
      kind: moderatorNotes.kind,
      note: moderatorNotes.note,
      excerpt: moderatorNotes.excerpt,
      createdAt: moderatorNotes.createdAt,
    })
    .from(moderatorNotes)
    .where(and(eq(moderatorNotes.userId, userId), isNull(moderatorNotes.readAt)))
    .orderBy(asc(moderatorNotes.id))
    .limit(NOTES_PAGE_SIZE);
}

export async function markModeratorNotesRead(db: Db, userId: string, ids: number[]) {
  await db
    .update(moderatorNotes)
    .set({ readAt: new Date() })
    .where(and(eq(moderatorNotes.userId, userId), inArray(moderatorNotes.id, ids)));
}
