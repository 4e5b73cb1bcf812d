import { and, eq, gte, isNull, lte, ne } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ReportReason } from '#contract/community/limits';
import type { AutoReportReason } from '#contract/community/moderation';
import { users } from '#server/auth/users.tables';
import { reports } from '#server/community/tables/moderation.tables';
import type { Db } from '#server/db/db';

/** A post or a comment. */
export type ReportTarget = { kind: 'post' | 'comment'; id: number };

/**
 * Files automatic reports. Skips a reason that already has an open automatic report. Call it in a transaction that has
 * locked the post or comment.
 */
export async function insertAutoReports(
  db: Db,
  target: ReportTarget,
  reasons: readonly (AutoReportReason | 'worried')[],
) {
  for (const reason of reasons) {
    const isSame = and(reportsOn(target), isNull(reports.reporterId), eq(reports.reason, reason));
    if ((await db.$count(reports, and(isSame, isNull(reports.resolvedAt)))) > 0) continue;
    await db.insert(reports).values({ ...idOf(target), reason });
  }
}

/** Inserts a report. A second report by the same user updates the reason and the note, and reopens the first one. */
export async function upsertReport(
  db: Db,
  target: ReportTarget,
  report: { reporterId: string; reason: ReportReason; note: string | null },
) {
  await db
    .insert(reports)
    .values({ ...idOf(target), ...report })
    .onConflictDoUpdate({
      target: [target.kind === 'post' ? reports.postId : reports.commentId, reports.reporterId],
      set: { reason: report.reason, note: report.note, resolvedAt: null, createdAt: new Date() },
    });
}

/** An established user joined before this date and has reached this level. */
export type Established = { joinedBefore: Date; level: number };

export function isEstablished(who: Record<'createdAt' | 'companionLevel', PgColumn>, since: Established) {
  return and(lte(who.createdAt, since.joinedBefore), gte(who.companionLevel, since.level));
}

/** Counts the open reports by established users, except reports out of worry for the author. */
export async function countSeriousReports(
  db: Db,
  target: ReportTarget,
  established: Established,
): Promise<number> {
  const found = await db
    .select({ id: users.id })
    .from(reports)
    .innerJoin(users, eq(users.id, reports.reporterId))
    .where(
      and(
        reportsOn(target),
        isNull(reports.resolvedAt),
        ne(reports.reason, 'worried'),
        isEstablished(users, established),
      ),
    );
  return found.length;
}

/** Resolves the open reports and returns their reasons. The list is empty if another moderator was faster. */
export async function resolveReports(db: Db, target: ReportTarget) {
  return db
    .update(reports)
    .set({ resolvedAt: new Date() })
    .where(and(reportsOn(target), isNull(reports.resolvedAt)))
    .returning({ reason: reports.reason });
}

function reportsOn({ kind, id }: ReportTarget) {
  return kind === 'post' ? eq(reports.postId, id) : eq(reports.commentId, id);
}

function idOf({ kind, id }: ReportTarget) {
  return kind === 'post' ? { postId: id } : { commentId: id };
}
