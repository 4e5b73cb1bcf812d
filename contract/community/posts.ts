import { z } from 'zod';
import { CrisisHelp } from '#contract/crisisHelp';
import { id, idParam } from '#contract/fields/ids';
import { timestamp } from '#contract/fields/timestamp';
import { optionalTrimmedText, trimmedText } from '#contract/fields/trimmedText';
import { COMMENT_MAX, HEART_REACTION, POST_MAX, THANKS_MAX } from './limits';

export const ROOM_TYPES = ['town_square', 'walking_together', 'prayer_requests'] as const;
export type RoomType = (typeof ROOM_TYPES)[number];

export const Room = z.object({
  id: z.int(),
  name: z.string(),
  type: z.enum(ROOM_TYPES),
  description: z.string().nullable(),
  activeThemeId: z.int().nullable(),
});
export type Room = z.infer<typeof Room>;

const POST_TYPES = ['message', 'prayer_request'] as const;
export type PostType = (typeof POST_TYPES)[number];

const ReactionType = z.literal(HEART_REACTION, 'There is no such reaction.');

/** The author as others see them. An anonymous author is only 'Someone', without id, picture or level. */
export const Author = z.object({
  id: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  avatarUrl: z.string().nullable(),
  isModerator: z.boolean(),
  companionLevel: z.int().nullable(),
});
export type Author = z.infer<typeof Author>;

/** What happened last in a room, as far as the viewer may see it. */
export const RoomActivity = z.object({
  roomId: z.int(),
  newest: z
    .object({
      createdAt: timestamp(),
      /** The beginning of the post. */
      excerpt: z.string(),
      mine: z.boolean(),
    })
    .nullable(),
  /** The authors of the newest posts, without repetition. Anonymous authors are left out. */
  faces: z.array(Author),
});
export type RoomActivity = z.infer<typeof RoomActivity>;

/** Links and notes about the content. They are kept beside the content and never inserted into it. */
export const Annotations = z.object({
  /** Bible references in the content. `start` and `end` are character offsets; `end` is exclusive. */
  references: z.array(z.object({ start: z.int(), end: z.int(), reference: z.string() })),
  /** Notes on quotations that differ from both Bible texts or are in neither, and on passages that do not exist. */
  notes: z.array(z.object({ note: z.string(), reference: z.string().nullable() })),
});
export type Annotations = z.infer<typeof Annotations>;

export const Comment = z.object({
  id: z.int(),
  postId: z.int(),
  content: z.string(),
  annotations: Annotations,
  createdAt: timestamp(),
  editedAt: timestamp().nullable(),
  /** Whether only the author and moderators can see the comment, until a moderator has reviewed it. */
  hidden: z.boolean(),
  mine: z.boolean(),
  user: Author,
});
export type Comment = z.infer<typeof Comment>;

export const Post = z.object({
  id: z.int(),
  roomId: z.int(),
  themeId: z.int().nullable(),
  content: z.string(),
  annotations: Annotations,
  type: z.enum(POST_TYPES),
  anonymous: z.boolean(),
  createdAt: timestamp(),
  editedAt: timestamp().nullable(),
  /** Whether only the author and moderators can see the post, until a moderator has reviewed it. */
  hidden: z.boolean(),
  /** When the author marked the prayer as answered, with an optional note of thanks. */
  answeredAt: timestamp().nullable(),
  thanks: z.string().nullable(),
  mine: z.boolean(),
  user: Author,
  reactions: z.array(z.object({ type: ReactionType, count: z.int(), mine: z.boolean() })),
  /** How many users prayed. The API never says who they are. */
  prayers: z.object({ count: z.int(), mine: z.boolean() }),
  commentCount: z.int(),
  /** Preview: the newest two comments, the older one first. */
  comments: z.array(Comment),
});
export type Post = z.infer<typeof Post>;

export const WrittenPost = Post.extend({ crisisHelp: CrisisHelp.nullable() });
export type WrittenPost = z.infer<typeof WrittenPost>;
export const WrittenComment = Comment.extend({ crisisHelp: CrisisHelp.nullable() });
export type WrittenComment = z.infer<typeof WrittenComment>;

const POST_NOT_FOUND = 'This post was deleted.';
const COMMENT_NOT_FOUND = 'This comment was deleted.';
const THEME_NOT_FOUND = 'We can’t find that theme.';

export const PostContent = z.object({ content: trimmedText(POST_MAX, 'A post') });
export const CommentContent = z.object({ content: trimmedText(COMMENT_MAX, 'A comment') });

export const NewPost = PostContent.extend({
  roomId: id('We can’t find that room.'),
  type: z.enum(POST_TYPES, 'There is no such kind of post.').default('message'),
  /** Shows the author to others as 'Someone'. */
  anonymous: z.boolean().default(false),
}).refine(({ type, anonymous }) => !anonymous || type === 'prayer_request', {
  path: ['anonymous'],
  error: 'You can only post a prayer request without your name.',
});
export type NewPost = z.infer<typeof NewPost>;

export const NewComment = CommentContent.extend({ postId: id(POST_NOT_FOUND) });
export type NewComment = z.infer<typeof NewComment>;

export const AnsweredPrayer = z.object({
  answered: z.boolean('Choose whether it was answered.'),
  thanks: optionalTrimmedText(THANKS_MAX, 'Thanks'),
});
export type AnsweredPrayer = z.infer<typeof AnsweredPrayer>;

export const NewReaction = z.object({
  postId: id(POST_NOT_FOUND),
  type: ReactionType.default(HEART_REACTION),
});
export const ReactionResult = z.object({ reacted: z.boolean(), count: z.int() });
export const NewPrayer = z.object({ postId: id(POST_NOT_FOUND) });
export const PrayerResult = z.object({ prayed: z.boolean(), count: z.int() });

export const RoomId = z.object({ roomId: idParam('We can’t find that room.') });
export const PostId = z.object({ id: idParam(POST_NOT_FOUND) });
export const ReactedPostId = z.object({ postId: idParam(POST_NOT_FOUND) });
export const CommentId = z.object({ id: idParam(COMMENT_NOT_FOUND) });
export const ThemeId = z.object({ id: idParam(THEME_NOT_FOUND) });

/** Cursor for keyset pagination: requests the page of items before this id. */
export const PageCursor = z.object({ before: idParam('There is no such page.').optional() });

/** Idempotency key sent with each new post or comment, so that a retry does not create a duplicate. */
export const IdempotencyKey = z.object({
  'idempotency-key': z
    .string()
    .regex(/^[\w-]{8,80}$/, 'An Idempotency-Key has 8 to 80 letters, digits, - or _.')
    .optional(),
});
