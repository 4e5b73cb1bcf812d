import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '#server/auth/users.tables';
import { createdAt, id, updatedAt } from '#server/lib/columns';
import { rooms, weeklyThemes } from './rooms.tables';

const author = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const postType = pgEnum('post_type', ['message', 'prayer_request']);

export const posts = pgTable(
  'posts',
  {
    id: id(),
    roomId: integer()
      .notNull()
      .references(() => rooms.id, { onDelete: 'cascade' }),
    userId: author(),
    content: text().notNull(),
    type: postType().notNull().default('message'),
    themeId: integer().references(() => weeklyThemes.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (post) => [
    index('posts_room_newest_idx').on(post.roomId, post.id.desc()),
    index('posts_user_idx').on(post.userId, post.id.desc()),
  ],
);

export const comments = pgTable(
  'comments',
  {
    id: id(),
    postId: integer()
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    userId: author(),
    content: text().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (comment) => [
    index('comments_post_newest_idx').on(comment.postId, comment.id.desc()),
    index('comments_user_idx').on(comment.userId),
  ],
);

const onPost = () => integer().references(() => posts.id, { onDelete: 'cascade' });
const onComment = () => integer().references(() => comments.id, { onDelete: 'cascade' });

export const reactions = pgTable(
  'reactions',
  {
    id: id(),
    postId: onPost(),
    commentId: onComment(),
    userId: author(),
    type: text().notNull().default('heart'),
    createdAt: createdAt(),
  },
  (reaction) => [
    uniqueIndex('reactions_post_once').on(reaction.postId, reaction.userId, reaction.type),
    uniqueIndex('reactions_comment_once').on(reaction.commentId, reaction.userId, reaction.type),
    index('reactions_user_idx').on(reaction.userId),
    check('reactions_one_target', sql`num_nonnulls(${reaction.postId}, ${reaction.commentId}) = 1`),
  ],
);

export const prayersSaid = pgTable(
  'prayers_said',
  {
    postId: integer()
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    userId: author(),
    createdAt: createdAt(),
  },
  (prayer) => [
    primaryKey({ columns: [prayer.postId, prayer.userId] }),
    index('prayers_said_user_idx').on(prayer.userId),
  ],
);

export const reports = pgTable(
  'reports',
  {
    id: id(),
    reporterId: author(),
    postId: onPost(),
    commentId: onComment(),
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
    userId: author(),
    blockedId: author(),
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
