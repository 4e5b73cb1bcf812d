import { z } from 'zod';
import { id } from '#contract/fields/ids';
import { timestamp } from '#contract/fields/timestamp';
import { Author } from './posts';

/** What happened: a comment on your post, a prayer for your request, or an answer to a request you prayed for. */
const NOTICE_KINDS = ['comment', 'prayer', 'answered'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** The newest notices that the list takes into account. The list is not a history. */
export const NOTICES_MAX = 200;

/** All notices of one kind about one post. */
export const Notice = z.object({
  /** The id of the newest notice. */
  id: z.int(),
  kind: z.enum(NOTICE_KINDS),
  postId: z.int(),
  roomId: z.int(),
  /** The beginning of the post. */
  excerpt: z.string(),
  count: z.int(),
  /** The author of the newest comment. Null for the other kinds, because the app does not show who prayed. */
  by: Author.nullable(),
  createdAt: timestamp(),
  unread: z.boolean(),
});
export type Notice = z.infer<typeof Notice>;

export const NoticesRead = z.object({
  /** The id of the newest notice that the user has seen. */
  upTo: id('There is no such notice.'),
});

export const NoticeMails = z.object({
  wanted: z.boolean('Choose whether you want these emails.'),
});
