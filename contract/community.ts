import { z } from 'zod';
import { Care } from './care';
import { COMMENT_MAX, POST_MAX, THANKS_MAX } from './communityLimits';
import { id, idInAddress } from './ids';
import { words, wordsOrNone } from './typedWords';

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

/** Who wrote something, as others see it. Of somebody who asked not to be named there is nothing but 'Someone'. */
export const Author = z.object({
  id: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  avatarUrl: z.string().nullable(),
  isModerator: z.boolean(),
  companionLevel: z.int().nullable(),
});
export type Author = z.infer<typeof Author>;

/** What we add to somebody's words, never into them. */
export const Annotations = z.object({
  /** Where a passage is named: the characters from `start` to before `end`. */
  references: z.array(z.object({ start: z.int(), end: z.int(), reference: z.string() })),
  /** Where the words of a quotation are not those of the King James text: what it says, or that it says nothing like it. */
  notes: z.array(z.object({ note: z.string(), reference: z.string().nullable() })),
});
export type Annotations = z.infer<typeof Annotations>;

export const Comment = z.object({
  id: z.int(),
  postId: z.int(),
  content: z.string(),
  annotations: Annotations,
  createdAt: z.iso.datetime(),
  editedAt: z.iso.datetime().nullable(),
  /** Only its author and moderators see it until a moderator has looked at it. */
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
  createdAt: z.iso.datetime(),
  editedAt: z.iso.datetime().nullable(),
  /** Only its author and moderators see it until a moderator has looked at it. */
  hidden: z.boolean(),
  /** When its author said that the prayer was answered, and her word of thanks. */
  answeredAt: z.iso.datetime().nullable(),
  thanks: z.string().nullable(),
  mine: z.boolean(),
  user: Author,
  reactions: z.array(z.object({ type: z.string(), count: z.int(), mine: z.boolean() })),
  /** How many have prayed; nobody is told who. */
  prayers: z.object({ count: z.int(), mine: z.boolean() }),
  commentCount: z.int(),
  /** The newest two, the older of them first. */
  comments: z.array(Comment),
});
export type Post = z.infer<typeof Post>;

export const WrittenPost = Post.extend({ care: Care.nullable() });
export type WrittenPost = z.infer<typeof WrittenPost>;
export const WrittenComment = Comment.extend({ care: Care.nullable() });
export type WrittenComment = z.infer<typeof WrittenComment>;

const NO_POST = 'This post was deleted.';
const NO_COMMENT = 'This comment was deleted.';
const NO_THEME = 'We can’t find that theme.';

export const PostContent = z.object({ content: words(POST_MAX, 'A post') });
export const CommentContent = z.object({ content: words(COMMENT_MAX, 'A comment') });

export const NewPost = PostContent.extend({
  roomId: id('We can’t find that room.'),
  type: z.enum(POST_TYPES, 'There is no such kind of post.').default('message'),
  /** Others see 'Someone'. */
  anonymous: z.boolean().default(false),
}).refine(({ type, anonymous }) => !anonymous || type === 'prayer_request', {
  path: ['anonymous'],
  error: 'Only a prayer request can be without a name.',
});
export type NewPost = z.infer<typeof NewPost>;

export const NewComment = CommentContent.extend({ postId: id(NO_POST) });
export type NewComment = z.infer<typeof NewComment>;

export const Answered = z.object({
  answered: z.boolean('Say whether it was answered.'),
  thanks: wordsOrNone(THANKS_MAX, 'Thanks hold'),
});
export type Answered = z.infer<typeof Answered>;

export const NewReaction = z.object({
  postId: id(NO_POST),
  type: z.literal('heart', 'There is no such reaction.').default('heart'),
});
export const Reacted = z.object({ reacted: z.boolean(), count: z.int() });
export const NewPrayer = z.object({ postId: id(NO_POST) });
export const Prayed = z.object({ prayed: z.boolean(), count: z.int() });

export const RoomId = z.object({ roomId: idInAddress('We can’t find that room.') });
export const PostId = z.object({ id: idInAddress(NO_POST) });
export const ReactedPostId = z.object({ postId: idInAddress(NO_POST) });
export const CommentId = z.object({ id: idInAddress(NO_COMMENT) });
export const ThemeId = z.object({ id: idInAddress(NO_THEME) });

/** A keyset page: what stands before the one with this id. */
export const Before = z.object({ before: idInAddress('There is no such page.').optional() });

/** Sent by our client with what is written, so that sending it again writes it once. */
export const IdempotencyKey = z.object({
  'idempotency-key': z
    .string()
    .regex(/^[\w-]{8,80}$/, 'An Idempotency-Key has 8 to 80 letters, digits, - or _.')
    .optional(),
});
