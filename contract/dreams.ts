import { z } from 'zod';
import { HISTORY_MAX, MESSAGE_MAX } from './chatLimits';
import { ANSWER_MAX, ChatPart, WithCountry } from './chats';
import { DREAM_MAX } from './dreamLimits';
import { formatCount } from './fields/numbers';
import { typedText } from './fields/text';
import { trimmedText, trimmedTextWithin } from './fields/trimmedText';
import { ScriptureVerse } from './scripture';

export const Dream = z.object({
  dreamText: trimmedText(DREAM_MAX, 'A dream', 'Write down your dream first.'),
  ...WithCountry.shape,
});
export type Dream = z.infer<typeof Dream>;

export const FoundSymbol = z.object({
  symbol: z.string(),
  biblicalContext: z.string(),
  reflectionQuestion: z.string(),
  scriptureReference: z.string().optional(),
  /** The text of `scriptureReference`. */
  verses: z.array(ScriptureVerse),
  /** Whether Scripture uses this image; if not, `biblicalContext` says so. */
  isInScripture: z.boolean(),
});
export type FoundSymbol = z.infer<typeof FoundSymbol>;

export const Interpretation = z.object({
  symbols: z.array(FoundSymbol),
  source: z.enum(['written', 'model']),
  /** Why the written guide answered instead of the model; null otherwise. */
  fallbackReason: z.string().nullable(),
  /** Shown before the symbols: crisis help, comfort, or a note that nothing was found. */
  before: z.array(ChatPart),
  /** The dream text split at its symbols. `symbol` is an index into `symbols`; null for the text between symbols. */
  textParts: z.array(z.object({ text: z.string(), symbol: z.int().nullable() })),
});
export type Interpretation = z.infer<typeof Interpretation>;

const ROLES = ['user', 'guide'] as const;

/** A chat message as one string, such as 'guide: In Scripture, water …'. */
const HistoryLine = typedText('Part of the conversation is missing.')
  .pipe(
    z
      .string()
      .max(ANSWER_MAX, `A message can have up to ${formatCount(ANSWER_MAX)} characters.`)
      .refine((line) => ROLES.some((role) => line.startsWith(`${role}:`)), {
        error: "A line of the conversation begins with 'user:' or 'guide:'.",
      }),
  )
  .meta({ maxLength: ANSWER_MAX, pattern: '^\\s*(user|guide):' });

export const DreamQuestion = z.object({
  symbolName: trimmedTextWithin(120, 'That symbol name is too long.', 'Choose a symbol first.'),
  symbolContext: typedText('Choose a symbol first.')
    .pipe(z.string().max(ANSWER_MAX, 'The symbol’s context is too long.'))
    .meta({ maxLength: ANSWER_MAX }),
  userMessage: trimmedText(MESSAGE_MAX, 'A message'),
  /** Earlier messages, oldest first. */
  conversationHistory: z
    .array(HistoryLine, 'The conversation is missing.')
    .max(HISTORY_MAX, `Send only the last ${HISTORY_MAX} messages.`)
    .default([]),
  ...WithCountry.shape,
});
export type DreamQuestion = z.infer<typeof DreamQuestion>;
