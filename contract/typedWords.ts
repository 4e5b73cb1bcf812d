import { z } from 'zod';
import { grouped } from './numbers';
import { seenLength, typed } from './text';

/** Words that somebody has to write, of which something can be seen. `holds` begins the sentence about too many: 'A post holds'. */
export const words = (max: number, holds: string, missing = 'Write something first.') =>
  wordsWithin(max, `${holds} at most ${grouped(max)} characters.`, missing);

/** The same with a sentence of its own about too many. */
export const wordsWithin = (max: number, tooLong: string, missing: string) =>
  typed(missing)
    .pipe(
      z
        .string()
        .refine((text) => seenLength(text) > 0, missing)
        .max(max, tooLong),
    )
    .meta({ minLength: 1, maxLength: max });

/** Words that somebody may write; null where nothing can be seen. */
export const wordsOrNone = (max: number, holds: string) =>
  typed()
    .pipe(z.string().max(max, `${holds} at most ${grouped(max)} characters.`))
    .transform((text) => (seenLength(text) > 0 ? text : null))
    .nullable()
    .default(null)
    .meta({ maxLength: max });
