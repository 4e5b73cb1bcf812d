import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { HEART_REACTION } from '#contract/community/limits';
import type { Annotations } from '#contract/community/posts';
import { userIdColumn } from '#server/auth/users.tables';
import { createdAt, idColumn, rowId, timestampColumn, updatedAt } from '#server/db/columns';
import { rooms, weeklyThemes } from './rooms.tables';

const annotations = () => jsonb().$type<Annotations>().notNull().default({ references: [], notes: [] });

/** The idempotency key that the client sends, so that a repeated request creates only one row. */
const idempotencyKey = () => text('send_key');

export const postType = pgEnum('post_type', ['message', 'prayer_request']);

export const posts = pgTable(
  'posts',
  {
    id: idColumn(),
    roomId: rowId()
      .notNull()
      .references(() => rooms.id, { onDelete: 'cascade' }),
    userId: userIdColumn(),
    content: text().notNull(),
    type: postType().notNull().default('message'),
    themeId: rowId().references(() => weeklyThemes.id, { onDelete: 'set null' }),
    annotations: annotations(),
    anonymous: boolean().notNull().default(false),
    editedAt: timestampColumn(),
    /** When the post was hidden. Only its author and moderators see it until a moderator decides. */
    hiddenAt: timestampColumn(),
    /** When a moderator approved the post. After that, reports no longer hide it. */
    keptAt: timestampColumn(),
    answeredAt: timestampColumn(),
    thanks: text(),
    idempotencyKey: idempotencyKey(),
    // Triggers keep these counters in the transaction that changes the rows. They are null on posts from before the
    // counters until `npm run recount`.
    heartCount: integer().default(0),
    prayerCount: integer().default(0),
    /** Comments that are not hidden. */
    commentCount: integer().default(0),
    hiddenCommentCount: integer().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (post) => [
    unique('posts_sent_once').on(post.userId, post.idempotencyKey),
    index('posts_room_newest_idx').on(post.roomId, post.id.desc()),
    index('posts_user_idx').on(post.userId, post.id.desc()),
  ],
);

export const comments = pgTable(
  'comments',
  {
    id: idColumn(),
    postId: rowId()
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    userId: userIdColumn(),
    content: text().notNull(),
    annotations: annotations(),
    /** True for the author of an anonymous request who comments on it. */
    anonymous: boolean().notNull().default(false),
    editedAt: timestampColumn(),
    hiddenAt: timestampColumn(),
    keptAt: timestampColumn(),
    idempotencyKey: idempotencyKey(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (comment) => [
    unique('comments_sent_once').on(comment.userId, comment.idempotencyKey),
    index('comments_post_newest_idx').on(comment.postId, comment.id.desc()),
    index('comments_user_idx').on(comment.userId),
  ],
);

export const reactions = pgTable(
  'reactions',
  {
    id: idColumn(),
    postId: rowId().references(() => posts.id, { onDelete: 'cascade' }),
    /** Always null: the API takes hearts for posts only. */
    commentId: rowId().references(() => comments.id, { onDelete: 'cascade' }),
    userId: userIdColumn(),
    type: text().$type<typeof HEART_REACTION>().notNull().default(HEART_REACTION),
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
    postId: rowId()
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    userId: userIdColumn(),
    createdAt: createdAt(),
  },
  (prayer) => [
    primaryKey({ columns: [prayer.postId, prayer.userId] }),
    index('prayers_said_user_idx').on(prayer.userId),
  ],
);
