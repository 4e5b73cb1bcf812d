import { z } from 'zod';
import { grouped } from './numbers';
import { seenLength, typed } from './text';

/** Required text with at least one visible character. `what` begins the message for text that is too long, as in 'A post'. */
export const words = (max: number, what: string, missing = 'Write something first.') =>
  wordsWithin(max, `${what} can have up to ${grouped(max)} characters.`, missing);

/** The same, with its own message for text that is too long. */
export const wordsWithin = (max: number, tooLong: string, missing: string) =>
  typed(missing)
    .pipe(
      z
        .string()
        .refine((text) => seenLength(text) > 0, missing)
        .max(max, tooLong),
    )
    .meta({ minLength: 1, maxLength: max });

/** Optional text; null if it has no visible character. */
export const wordsOrNone = (max: number, what: string) =>
  typed()
    .pipe(z.string().max(max, `${what} can have up to ${grouped(max)} characters.`))
    .transform((text) => (seenLength(text) > 0 ? text : null))
    .nullable()
    .default(null)
    .meta({ maxLength: max });
