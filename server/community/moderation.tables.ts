import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { personId, users } from '#server/auth/users.tables';
import { createdAt, id } from '#server/lib/columns';
import { comments, posts } from './posts.tables';

export const reports = pgTable(
  'reports',
  {
    id: id(),
    reporterId: personId(),
    postId: integer().references(() => posts.id, { onDelete: 'cascade' }),
    commentId: integer().references(() => comments.id, { onDelete: 'cascade' }),
    reason: text().notNull(),
    createdAt: createdAt(),
  },
  (report) => [
    unique('reports_post_once').on(report.postId, report.reporterId),
    unique('reports_comment_once').on(report.commentId, report.reporterId),
    index('reports_reporter_idx').on(report.reporterId),
    check('reports_one_target', sql`num_nonnulls(${report.postId}, ${report.commentId}) = 1`),
  ],
);

export const blocks = pgTable(
  'blocks',
  {
    userId: personId(),
    blockedId: personId(),
    createdAt: createdAt(),
  },
  (block) => [
    primaryKey({ columns: [block.userId, block.blockedId] }),
    index('blocks_blocked_idx').on(block.blockedId),
    check('blocks_not_oneself', sql`${block.userId} <> ${block.blockedId}`),
  ],
);

/** Members can read it; it outlives the posts and the moderators it speaks of. */
export const moderationLog = pgTable(
  'moderation_log',
  {
    id: id(),
    moderatorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    act: text().notNull(),
    postId: integer(),
    commentId: integer(),
    note: text(),
    createdAt: createdAt(),
  },
  (entry) => [index('moderation_log_moderator_idx').on(entry.moderatorId)],
);
