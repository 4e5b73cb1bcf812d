import { z } from 'zod';
import { HISTORY_MAX, MESSAGE_MAX } from './chatLimits';
import { CountryCode, CrisisHelp } from './crisisHelp';
import { formatCount } from './fields/numbers';
import { typedText, visibleLength } from './fields/text';
import { BibleTextId, ScriptureVerse } from './scripture';

/** Long enough for an answer with a dozen passages; also bounds each message in the history. */
export const ANSWER_MAX = 20_000;

export const ChatMessage = z.object(
  {
    role: z.enum(['user', 'assistant'], 'A message is from the user or from the assistant.'),
    // `Messages` checks the maximum length, which depends on the role, and that the last message is not empty.
    content: typedText('The message is missing.').meta({
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
    const addError = (message: string) => context.addIssue({ code: 'custom', message });
    if (last && last.role !== 'user') addError('The last message must be your own.');
    else if (last && visibleLength(last.content) === 0) addError('Write something first.');
    for (const { role, content } of messages) {
      const max = role === 'user' ? MESSAGE_MAX : ANSWER_MAX;
      if (content.length > max) addError(`A message can have up to ${formatCount(max)} characters.`);
    }
  });

/** The country whose helplines are shown. Defaults to the region of the Accept-Language header. */
export const WithCountry = z.object({ country: CountryCode.optional() });

export const BibleQuestion = z.object({ messages: Messages, ...WithCountry.shape });
export type BibleQuestion = z.infer<typeof BibleQuestion>;

export const FigureQuestion = z.object({
  figureId: z.string('Choose a figure to talk with.').max(80, 'We don’t have that figure.'),
  /** Accepted and ignored: the server uses its own system prompt. */
  systemPrompt: z.unknown().optional(),
  messages: Messages,
  ...WithCountry.shape,
});
export type FigureQuestion = z.infer<typeof FigureQuestion>;

/** One part of an answer. An answer lists its parts in reading order. */
export const ChatPart = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('text'),
    text: z.string(),
    /** Whether a figure’s statement is taken from a passage (attested) or invented (imagined); null for the guide. */
    basis: z.enum(['attested', 'imagined']).nullable(),
    /** The passage behind an attested statement. */
    passage: z.string().nullable(),
    note: z.string().nullable(),
  }),
  z.object({
    kind: z.literal('scripture'),
    reference: z.string(),
    verses: z.array(ScriptureVerse),
    /** The text whose words the answer quotes. */
    quotedFrom: BibleTextId,
    note: z.string().nullable(),
  }),
  /** Crisis help, shown first with the helplines of the user’s country. */
  z.object({ kind: z.literal('crisis_help'), ...CrisisHelp.shape }),
]);
export type ChatPart = z.infer<typeof ChatPart>;

export const ChatAnswer = z.object({
  /** The whole answer as plain text, for clients that do not render parts. */
  response: z.string(),
  source: z.enum(['written', 'model']),
  /** Why the written guide answered instead of the model; null otherwise. */
  fallbackReason: z.string().nullable(),
  /** 'figure' if the figure speaks, 'guide' if the guide answers out of character. */
  speaker: z.enum(['figure', 'guide']),
  /** All passages that are shown or named, in order. */
  citations: z.array(z.string()),
  parts: z.array(ChatPart),
  /** Suggested next messages. */
  suggestions: z.array(z.string()),
});
export type ChatAnswer = z.infer<typeof ChatAnswer>;
