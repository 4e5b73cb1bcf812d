import { z } from 'zod';
import { ABOUT_MAX, MESSAGE_MAX } from './chatLimits';
import { ANSWER_MAX } from './chats';
import { DREAM_MAX } from './dreamLimits';
import { idParam } from './fields/ids';
import { typedText } from './fields/text';
import { trimmedTextWithin } from './fields/trimmedText';

/** Flags a wrong answer without its text. The text is sent separately, with the user’s consent (`FlagText`). */
export const NewFlag = z.object({
  surface: z.enum(['study', 'figure', 'dream'], 'Say where the answer was shown.'),
  /** The figure or the symbols that the conversation was about. */
  about: typedText('Say what the answer was about.')
    .pipe(z.string().max(ABOUT_MAX, 'That is too long.'))
    .meta({ maxLength: ABOUT_MAX }),
  source: z.enum(['written', 'model'], 'Say which guide answered.'),
});
export type NewFlag = z.infer<typeof NewFlag>;

export const FlagCreated = z.object({ id: z.int(), message: z.string() });

export const FlagId = z.object({ id: idParam('We can’t find that flag.') });

/** The question and the flagged answer, sent with the user’s consent. */
export const FlagText = z.object({
  question: typedText('The question is missing.')
    .pipe(z.string().max(Math.max(DREAM_MAX, MESSAGE_MAX), 'The question is too long.'))
    .meta({ maxLength: Math.max(DREAM_MAX, MESSAGE_MAX) }),
  answer: trimmedTextWithin(ANSWER_MAX, 'The answer is too long.', 'The answer is missing.'),
});
export type FlagText = z.infer<typeof FlagText>;

export const FlagTextSaved = z.object({ message: z.string() });
