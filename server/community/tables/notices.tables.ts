import { index, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { NoticeKind } from '#contract/community/notices';
import { userIdColumn } from '#server/auth/users.tables';
import { createdAt, idColumn, rowId, timestampColumn } from '#server/db/columns';
import { comments, posts } from './posts.tables';

/** What others did that concerns a user. */
export const notices = pgTable(
  'notices',
  {
    id: idColumn(),
    /** The user who gets the notice. */
    userId: userIdColumn(),
    kind: text().$type<NoticeKind>().notNull(),
    postId: rowId()
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    /** Only for a comment. */
    commentId: rowId().references(() => comments.id, { onDelete: 'cascade' }),
    /** Who commented, prayed or marked the request as answered. Kept so that their account’s deletion removes it. */
    byUserId: userIdColumn(),
    readAt: timestampColumn(),
    createdAt: createdAt(),
  },
  (notice) => [
    unique('notices_once')
      .on(notice.postId, notice.userId, notice.kind, notice.byUserId, notice.commentId)
      .nullsNotDistinct(),
    index('notices_comment_idx').on(notice.commentId),
    index('notices_user_newest_idx').on(notice.userId, notice.id.desc()),
    index('notices_by_user_idx').on(notice.byUserId),
  ],
);
