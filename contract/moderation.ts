import { z } from 'zod';
import { Author, ROOM_TYPES } from './community';
import { ACTS, COMMENT_MAX, NOTE_MAX, QUEUE_MAX, QUEUE_STEP, REPORT_REASONS } from './communityLimits';
import { id } from './ids';
import { wordsOrNone } from './typedWords';

/** What the house itself noticed: a plea for money, or a way out of it. */
const NOTICED_REASONS = ['money', 'contact'] as const;
export type NoticedReason = (typeof NOTICED_REASONS)[number];

const note = () => wordsOrNone(NOTE_MAX, 'A note');

const GONE = 'This is no longer there.';
const target = {
  kind: z.enum(['post', 'comment'], GONE),
  id: id(GONE),
};

export const NewReport = z.object({
  ...target,
  reason: z.enum(REPORT_REASONS, 'Say why you show this to the moderators.'),
  note: note(),
});
export type NewReport = z.infer<typeof NewReport>;

/** Whom to have no more to do with: the one with this id. */
export const NewBlock = z.object({ userId: z.uuid('We can’t find that person.') });
export const BlockedId = z.object({ userId: z.uuid('We can’t find that person.') });
export const Blocked = z.object({ id: z.string(), firstName: z.string(), lastName: z.string() });
export type Blocked = z.infer<typeof Blocked>;

export const QueueItem = z.object({
  ...target,
  postId: z.int(),
  roomId: z.int(),
  roomType: z.enum(ROOM_TYPES),
  content: z.string(),
  /** What was said when a prayer had been answered, which may be what it waits for. */
  thanks: z.string().nullable(),
  createdAt: z.iso.datetime(),
  hidden: z.boolean(),
  /** Whether the moderator who looks wrote it: then another one decides about it. */
  mine: z.boolean(),
  /** Nobody is named who asked not to be. */
  user: Author,
  reports: z.array(
    z.object({
      reason: z.enum([...REPORT_REASONS, ...NOTICED_REASONS]),
      /** How many people; none when the house itself noticed it. */
      count: z.int(),
      notes: z.array(z.string()),
    }),
  ),
  waitingSince: z.iso.datetime(),
});
export type QueueItem = z.infer<typeof QueueItem>;

const LIMIT = `The queue shows 1 to ${QUEUE_MAX} at once.`;

/** How much of the queue is shown. */
export const QueueLimit = z.object({
  limit: z.coerce.number(LIMIT).int(LIMIT).min(1, LIMIT).max(QUEUE_MAX, LIMIT).default(QUEUE_STEP),
});

/** What waits for a moderator, the worries first, then the oldest; and how many more wait than are shown. */
export const ModerationQueue = z.object({ items: z.array(QueueItem), more: z.int() });
export type ModerationQueue = z.infer<typeof ModerationQueue>;

export const NewAct = z
  .object({
    ...target,
    act: z.enum(ACTS, 'There is no such act.'),
    /** For the author. */
    note: note(),
  })
  .refine(({ act, note }) => act !== 'warn' || note !== null, {
    path: ['note'],
    error: 'Write what the author should know.',
  });
export type NewAct = z.infer<typeof NewAct>;

/** What a moderator did, as every member may read it: never whose words they were, and never by whom. */
export const LogEntry = z.object({
  id: z.int(),
  act: z.enum(ACTS),
  kind: z.enum(['post', 'comment']),
  roomType: z.enum(ROOM_TYPES).nullable(),
  reason: z.enum([...REPORT_REASONS, ...NOTICED_REASONS]).nullable(),
  createdAt: z.iso.datetime(),
});
export type LogEntry = z.infer<typeof LogEntry>;

/** A moderator's word to the author of something. */
export const ModeratorNote = z.object({
  id: z.int(),
  act: z.enum(ACTS),
  kind: z.enum(['post', 'comment']),
  note: z.string().nullable(),
  /** The beginning of what it is about. */
  excerpt: z.string().max(COMMENT_MAX),
  createdAt: z.iso.datetime(),
});
export type ModeratorNote = z.infer<typeof ModeratorNote>;

/** So many notes are marked as read at once. */
const NOTES_READ_MAX = 100;

export const NotesRead = z.object({
  ids: z.array(id('There is no such note.'), 'Say which notes were read.').max(NOTES_READ_MAX),
});
