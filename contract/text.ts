import { z } from 'zod';

// Letters that take space or direction but show nothing: controls, separators, fillers, blank Braille.
const UNSEEN = /[\p{C}\p{Z}\u034F\u115F\u1160\u17B4\u17B5\u180B-\u180F\u2800\u3164\uFFA0]/gu;

/** How many UTF-16 units of a text a reader could see. */
export function seenLength(text: string): number {
  return text.replace(UNSEEN, '').length;
}

/**
 * A text somebody typed: whole characters only, composed (NFC), trimmed.
 * NUL is refused because PostgreSQL cannot hold it.
 */
export function typed() {
  return z
    .string()
    .refine((text) => !text.includes('\0'), 'This text holds a character that cannot be kept (NUL).')
    .transform((text) => text.toWellFormed().normalize('NFC').trim());
}
