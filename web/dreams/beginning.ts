import type { Interpretation } from '#contract/dreams';

export type Telling = Interpretation['telling'];

/**
 * The beginning of a dream, cut where a word ends and never within a word that names a symbol. The same list when all
 * of it fits.
 */
export function beginningOf(telling: Telling, most: number): Telling {
  const shown: Telling = [];
  let left = most;
  for (const piece of telling) {
    if (piece.text.length > left) {
      const text = piece.symbol === null ? wordsOf(piece.text, left) : '';
      return text === '' ? shown : [...shown, { ...piece, text }];
    }
    shown.push(piece);
    left -= piece.text.length;
  }
  return telling;
}

function wordsOf(text: string, most: number): string {
  // The sign after the cut tells whether a word ends there.
  const cut = text.slice(0, most + 1);
  return /\s/.test(cut) ? cut.replace(/\S*$/, '').trimEnd() : '';
}
