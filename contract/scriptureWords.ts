/**
 * Matches the words of a verse. Both sides count them, so that 'the third word' is the same word for both: an
 * apostrophe or hyphen inside a word does not split it, and the brackets of italics do not count.
 */
const WORD = /[a-zæœ0-9]+(?:['’-][a-z]+)*/gi;

export type ScriptureWord = { start: number; end: number };

/** Returns where each word of a verse starts and ends in its text. */
export function wordsOfVerse(text: string): ScriptureWord[] {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => ({ start: index, end: index + word.length }));
}
