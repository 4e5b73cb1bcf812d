import { z } from 'zod';
import { Care, CountryCode } from './care';
import { HISTORY_MAX, MESSAGE_MAX } from './chatLimits';
import { grouped } from './numbers';
import { ScriptureVerse } from './scripture';
import { seenLength, typed } from './text';

/** An answer with a dozen passages; what comes back as history is never longer. */
export const ANSWER_MAX = 20_000;

export const ChatMessage = z.object(
  {
    role: z.enum(['user', 'assistant'], 'A message is from the user or from the assistant.'),
    // How long it may be and that the last one says something is checked below, where it is known whose it is.
    content: typed('The message is missing.').meta({
      maxLength: ANSWER_MAX,
      description: `At most ${MESSAGE_MAX} characters from the user; the last one must not be empty.`,
    }),
  },
  'A message needs a role and content.',
);
export type ChatMessage = z.infer<typeof ChatMessage>;

const Messages = z
  .array(ChatMessage, 'The conversation is missing.')
  .min(1, 'Write something first.')
  .max(HISTORY_MAX, `Send only the last ${HISTORY_MAX} messages.`)
  .superRefine((messages, context) => {
    const last = messages.at(-1);
    const complain = (message: string) => context.addIssue({ code: 'custom', message });
    if (last && last.role !== 'user') complain('The last message must be your own.');
    else if (last && seenLength(last.content) === 0) complain('Write something first.');
    for (const { role, content } of messages) {
      const most = role === 'user' ? MESSAGE_MAX : ANSWER_MAX;
      if (content.length > most) complain(`A message can have up to ${grouped(most)} characters.`);
    }
  });

/** The country whose helplines may be shown; left out, the region of the Accept-Language header stands for it. */
export const AskedFrom = z.object({ country: CountryCode.optional() });

export const BibleQuestion = z.object({ messages: Messages, ...AskedFrom.shape });
export type BibleQuestion = z.infer<typeof BibleQuestion>;

export const FigureQuestion = z.object({
  figureId: z.string('Choose a figure to talk with.').max(80, 'We don’t have that figure.'),
  /** Accepted and ignored: what a figure is told is the server's own. */
  systemPrompt: z.unknown().optional(),
  messages: Messages,
  ...AskedFrom.shape,
});
export type FigureQuestion = z.infer<typeof FigureQuestion>;

/** One piece of an answer, in the order in which it is read. */
export const ChatPart = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('text'),
    text: z.string(),
    /** Of what a figure says: drawn from a passage, or put into his or her mouth. */
    basis: z.enum(['attested', 'imagined']).nullable(),
    /** The passage an attested statement is drawn from. */
    passage: z.string().nullable(),
    note: z.string().nullable(),
  }),
  z.object({
    kind: z.literal('scripture'),
    reference: z.string(),
    verses: z.array(ScriptureVerse),
    note: z.string().nullable(),
  }),
  /** Help first: the screen shows these words with the helplines of the person's country. */
  z.object({ kind: z.literal('care'), ...Care.shape }),
]);
export type ChatPart = z.infer<typeof ChatPart>;

export const ChatAnswer = z.object({
  /** All of it as one text, for clients that show no parts. */
  response: z.string(),
  source: z.enum(['written', 'model']),
  /** Why the written guide answers where a model should have; null otherwise. */
  instead: z.string().nullable(),
  /** Whether the figure speaks, or the guide has stepped out of his or her voice. */
  speaker: z.enum(['figure', 'guide']),
  /** The passages that are shown or named, in order. */
  citations: z.array(z.string()),
  parts: z.array(ChatPart),
  /** What one might say next. */
  suggestions: z.array(z.string()),
});
export type ChatAnswer = z.infer<typeof ChatAnswer>;
