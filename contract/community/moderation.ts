import { z } from 'zod';
import { id } from '#contract/fields/ids';
import { timestamp } from '#contract/fields/timestamp';
import { optionalTrimmedText } from '#contract/fields/trimmedText';
import {
  COMMENT_MAX,
  MODERATION_ACTIONS,
  NOTE_MAX,
  QUEUE_MAX,
  QUEUE_PAGE_SIZE,
  REPORT_REASONS,
} from './limits';
import { Author, ROOM_TYPES } from './posts';

/** Reasons of automatic reports: the text asks for money, or asks people to continue in private. */
const AUTO_REPORT_REASONS = ['money', 'contact'] as const;
export type AutoReportReason = (typeof AUTO_REPORT_REASONS)[number];

const note = () => optionalTrimmedText(NOTE_MAX, 'A note');

const NOT_FOUND_MESSAGE = 'This is no longer there.';
const target = {
  kind: z.enum(['post', 'comment'], NOT_FOUND_MESSAGE),
  id: id(NOT_FOUND_MESSAGE),
};

export const NewReport = z.object({
  ...target,
  reason: z.enum(REPORT_REASONS, 'Choose why you’re reporting this.'),
  note: note(),
});
export type NewReport = z.infer<typeof NewReport>;

export const NewBlock = z.object({ userId: z.uuid('We can’t find that person.') });
export const BlockedUserId = z.object({ userId: z.uuid('We can’t find that person.') });
export const BlockedUser = z.object({ id: z.string(), firstName: z.string(), lastName: z.string() });
export type BlockedUser = z.infer<typeof BlockedUser>;

export const QueueItem = z.object({
  ...target,
  postId: z.int(),
  roomId: z.int(),
  roomType: z.enum(ROOM_TYPES),
  content: z.string(),
  /** The author’s thanks for an answered prayer. A report may be about this text. */
  thanks: z.string().nullable(),
  createdAt: timestamp(),
  hidden: z.boolean(),
  /** Whether the moderator who views the queue wrote it. If so, another moderator has to decide. */
  mine: z.boolean(),
  /** Anonymous authors stay anonymous here too. */
  user: Author,
  reports: z.array(
    z.object({
      reason: z.enum([...REPORT_REASONS, ...AUTO_REPORT_REASONS]),
      /** Number of users who reported the item for this reason; 0 for an automatic report. */
      count: z.int(),
      notes: z.array(z.string()),
    }),
  ),
  waitingSince: timestamp(),
});
export type QueueItem = z.infer<typeof QueueItem>;

const LIMIT_MESSAGE = `The limit must be between 1 and ${QUEUE_MAX}.`;

export const QueueLimit = z.object({
  limit: z.coerce
    .number(LIMIT_MESSAGE)
    .int(LIMIT_MESSAGE)
    .min(1, LIMIT_MESSAGE)
    .max(QUEUE_MAX, LIMIT_MESSAGE)
    .default(QUEUE_PAGE_SIZE),
});

/** Items reported as 'worried' come first, then the oldest. `more` counts the items beyond the limit. */
export const ModerationQueue = z.object({ items: z.array(QueueItem), more: z.int() });
export type ModerationQueue = z.infer<typeof ModerationQueue>;

export const NewModerationAction = z
  .object({
    ...target,
    act: z.enum(MODERATION_ACTIONS, 'There is no such action.'),
    /** Sent to the author. */
    note: note(),
  })
  .refine(({ act, note }) => act !== 'warn' || note !== null, {
    path: ['note'],
    error: 'Write a note to the author first.',
  });
export type NewModerationAction = z.infer<typeof NewModerationAction>;

/** An entry of the public moderation log. Never names the author or the moderator. */
export const LogEntry = z.object({
  id: z.int(),
  act: z.enum(MODERATION_ACTIONS),
  kind: z.enum(['post', 'comment']),
  roomType: z.enum(ROOM_TYPES).nullable(),
  reason: z.enum([...REPORT_REASONS, ...AUTO_REPORT_REASONS]).nullable(),
  createdAt: timestamp(),
});
export type LogEntry = z.infer<typeof LogEntry>;

/** A moderator’s message to the author of a post or comment. */
export const ModeratorNote = z.object({
  id: z.int(),
  act: z.enum(MODERATION_ACTIONS),
  kind: z.enum(['post', 'comment']),
  note: z.string().nullable(),
  /** The beginning of the post or comment. */
  excerpt: z.string().max(COMMENT_MAX),
  createdAt: timestamp(),
});
export type ModeratorNote = z.infer<typeof ModeratorNote>;

/** Maximum number of notes that one request can mark as read. */
const MAX_NOTES_PER_REQUEST = 100;

export const NotesRead = z.object({
  ids: z
    .array(id('There is no such note.'), 'Send the ids of the notes that were read.')
    .max(MAX_NOTES_PER_REQUEST),
});
