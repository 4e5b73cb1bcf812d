import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { sessions } from '#server/auth/sessions.tables';
import { moderatorNotes, reports, userBlocks } from '#server/community/tables/moderation.tables';
import { notices } from '#server/community/tables/notices.tables';
import { comments, posts, prayersSaid, reactions } from '#server/community/tables/posts.tables';
import type { Db } from '#server/db/db';
import { answerFlags } from '#server/guide/flags/flags.tables';
import { blueprintEdits, identityProgress, identityResponses } from '#server/identity/identity.tables';
import { relationships } from '#server/people/relationships.tables';
import { userAchievements, userActivities } from '#server/progress/progress.tables';
import { avatars } from './avatars.tables';

/** All tables with user data, keyed by name in the export. Each has the column that references the user. */
const USER_DATA = {
  identityResponses: [identityResponses, identityResponses.userId],
  identityProgress: [identityProgress, identityProgress.userId],
  blueprintEdits: [blueprintEdits, blueprintEdits.userId],
  posts: [posts, posts.userId],
  comments: [comments, comments.userId],
  reactions: [reactions, reactions.userId],
  prayersSaid: [prayersSaid, prayersSaid.userId],
  reports: [reports, reports.reporterId],
  blocks: [userBlocks, userBlocks.userId],
  moderatorNotes: [moderatorNotes, moderatorNotes.userId],
  notices: [notices, notices.userId],
  activities: [userActivities, userActivities.userId],
  achievements: [userAchievements, userAchievements.userId],
  people: [relationships, relationships.userId],
  answerFlags: [answerFlags, answerFlags.userId],
  avatars: [avatars, avatars.userId],
} as const satisfies Record<string, readonly [PgTable, PgColumn]>;

/** Columns that are not part of the export: internal ones, and who prayed for a request. */
const INTERNAL = new Set([
  ...['userId', 'byUserId', 'reporterId', 'idempotencyKey', 'resolvedAt', 'keptAt'],
  ...['heartCount', 'prayerCount', 'commentCount', 'hiddenCommentCount'],
]);

/** Returns all rows of a user, by table. */
export async function userDataOf(db: Db, userId: string): Promise<Record<string, Record<string, unknown>[]>> {
  const found: Record<string, Record<string, unknown>[]> = {};
  for (const [name, [table, column]] of Object.entries(USER_DATA)) {
    const rows = await db
      .select()
      .from(table as PgTable)
      .where(eq(column, userId));
    found[name] = rows.map(exportRow);
  }
  return found;
}

/** Counts the rows of a user, by table. */
export async function countUserData(db: Db, userId: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const [name, [table, column]] of Object.entries(USER_DATA)) {
    counts[name] = await db.$count(table as PgTable, eq(column, userId));
  }
  return counts;
}

/** Returns when and in which browsers a user signed in, newest first. A session’s id is a secret. */
export async function signInsOf(db: Db, userId: string) {
  const found = await db
    .select({ sess: sessions.sess })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expire, new Date())))
    .orderBy(desc(sql`${sessions.sess}->>'signedInAt'`));
  return found.map(({ sess }) => sess);
}

function exportRow(row: Record<string, unknown>): Record<string, unknown> {
  const shown = Object.entries(row).filter(([name]) => !INTERNAL.has(name));
  return Object.fromEntries(
    shown.map(([name, value]) => [
      name,
      value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value,
    ]),
  );
}
