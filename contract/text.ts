import { z } from 'zod';

// Letters that take space or direction but show nothing: controls, separators, fillers and variation
// selectors (DI, default ignorable), blank Braille.
const UNSEEN = /[\p{C}\p{Z}\p{DI}\u2800]/gu;

/** How many UTF-16 units of a text a reader could see. */
export function seenLength(text: string): number {
  return text.replace(UNSEEN, '').length;
}

/**
 * A text somebody typed: whole characters only, composed (NFC), trimmed.
 * NUL is refused because PostgreSQL cannot hold it. `missing` is what is said when there is no text at all.
 * The OpenAPI document does not look behind what is made of it: `.meta` says there how long a text may be.
 */
export function typed(missing = 'The text is missing.') {
  return z
    .string(missing)
    .refine((text) => !text.includes('\0'), 'This text contains a character we can’t save (NUL).')
    .transform((text) => text.toWellFormed().normalize('NFC').trim());
}
