import type { Interpretation } from '#contract/dreams';

export type DreamText = Interpretation['textParts'];

/**
 * Truncates a dream at a word boundary, never inside a highlighted word. Returns the same list if the whole dream fits.
 */
export function truncateDream(textParts: DreamText, maxLength: number): DreamText {
  const shown: DreamText = [];
  let remaining = maxLength;
  for (const part of textParts) {
    if (part.text.length > remaining) {
      const text = part.symbol === null ? wholeWordsOf(part.text, remaining) : '';
      return text === '' ? shown : [...shown, { ...part, text }];
    }
    shown.push(part);
    remaining -= part.text.length;
  }
  return textParts;
}

function wholeWordsOf(text: string, maxLength: number): string {
  // The extra character shows whether a word ends exactly at the limit.
  const cut = text.slice(0, maxLength + 1);
  return /\s/.test(cut) ? cut.replace(/\S*$/, '').trimEnd() : '';
}
