import { z } from 'zod';

// Invisible characters: controls, separators, fillers and variation selectors (DI, default ignorable), blank Braille.
const INVISIBLE = /[\p{C}\p{Z}\p{DI}\u2800]/gu;

/** Returns the length without invisible characters, in UTF-16 units. */
export function visibleLength(text: string): number {
  return text.replace(INVISIBLE, '').length;
}

/**
 * Schema for typed text. Makes the text well-formed Unicode, composed (NFC) and trimmed.
 * Rejects NUL because PostgreSQL cannot store it. `missing` is the message when there is no text at all.
 * The OpenAPI generator cannot see past the transform, so callers state the length limits with `.meta`.
 */
export function typedText(missing = 'The text is missing.') {
  return z
    .string(missing)
    .refine(
      (text) => !text.includes('\0'),
      'This text has a hidden character we can’t save. Please type it again instead of pasting it.',
    )
    .transform((text) => text.toWellFormed().normalize('NFC').trim());
}
