import { z } from 'zod';
import { formatCount } from './numbers';
import { typedText, visibleLength } from './text';

/** Schema of a text with at least one visible character. `what`, such as 'A post', begins the too-long message. */
export const trimmedText = (max: number, what: string, missing = 'Write something first.') =>
  trimmedTextWithin(max, `${what} can have up to ${formatCount(max)} characters.`, missing);

/** Like `trimmedText`, with a custom message for text that is too long. */
export const trimmedTextWithin = (max: number, tooLong: string, missing: string) =>
  typedText(missing)
    .pipe(
      z
        .string()
        .refine((text) => visibleLength(text) > 0, missing)
        .max(max, tooLong),
    )
    .meta({ minLength: 1, maxLength: max });

/** Optional text; null if it has no visible character. */
export const optionalTrimmedText = (max: number, what: string) =>
  typedText()
    .pipe(z.string().max(max, `${what} can have up to ${formatCount(max)} characters.`))
    .transform((text) => (visibleLength(text) > 0 ? text : null))
    .nullable()
    .default(null)
    .meta({ maxLength: max });
