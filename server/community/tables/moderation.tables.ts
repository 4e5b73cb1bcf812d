import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { ModerationAction, ReportReason } from '#contract/community/limits';
import type { AutoReportReason } from '#contract/community/moderation';
import { userIdColumn, users } from '#server/auth/users.tables';
import { createdAt, idColumn, rowId, timestampColumn } from '#server/db/columns';
import { comments, posts } from './posts.tables';
import { roomType } from './rooms.tables';

export const reports = pgTable(
  'reports',
  {
    id: idColumn(),
    /** Null for an automatic report. */
    reporterId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    postId: rowId().references(() => posts.id, { onDelete: 'cascade' }),
    commentId: rowId().references(() => comments.id, { onDelete: 'cascade' }),
    reason: text().$type<ReportReason | AutoReportReason>().notNull(),
    note: text(),
    /** When a moderator decided. */
    resolvedAt: timestampColumn(),
    createdAt: createdAt(),
  },
  (report) => [
    unique('reports_post_once').on(report.postId, report.reporterId),
    unique('reports_comment_once').on(report.commentId, report.reporterId),
    index('reports_reporter_idx').on(report.reporterId),
    index('reports_waiting_idx').on(report.createdAt).where(sql`${report.resolvedAt} is null`),
    check('reports_one_target', sql`num_nonnulls(${report.postId}, ${report.commentId}) = 1`),
  ],
);

export const userBlocks = pgTable(
  'blocks',
  {
    userId: userIdColumn(),
    blockedId: userIdColumn(),
    createdAt: createdAt(),
  },
  (block) => [
    primaryKey({ columns: [block.userId, block.blockedId] }),
    index('blocks_blocked_idx').on(block.blockedId),
    check('blocks_not_oneself', sql`${block.userId} <> ${block.blockedId}`),
  ],
);

/** Readable by every signed-in user. Entries outlive the posts and moderators they refer to. */
export const moderationLog = pgTable(
  'moderation_log',
  {
    id: idColumn(),
    moderatorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    act: text().$type<ModerationAction>().notNull(),
    kind: text().$type<'post' | 'comment'>().notNull().default('post'),
    roomType: roomType(),
    reason: text().$type<ReportReason | AutoReportReason>(),
    postId: rowId(),
    commentId: rowId(),
    note: text(),
    createdAt: createdAt(),
  },
  (entry) => [index('moderation_log_moderator_idx').on(entry.moderatorId)],
);

/** A moderator's note to an author. The note stays when the post or comment is deleted. */
export const moderatorNotes = pgTable(
  'moderator_notes',
  {
    id: idColumn(),
    userId: userIdColumn(),
    act: text().$type<ModerationAction>().notNull(),
    kind: text().$type<'post' | 'comment'>().notNull(),
    note: text(),
    /** The first characters of the post or comment. */
    excerpt: text().notNull(),
    readAt: timestampColumn(),
    createdAt: createdAt(),
  },
  (note) => [index('moderator_notes_unread_idx').on(note.userId).where(sql`${note.readAt} is null`)],
);
