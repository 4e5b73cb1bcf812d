import { KINDRED } from '#content/kindred';
import { SYNONYMS } from '#content/synonyms';
import { padded, stemsIn, tellingStems } from './phrases';
import { stemOf } from './stems';

/** A word that means the same counts for less than the word itself. */
const KIN = 0.65;

const KIN_OF = new Map<string, Set<string>>();
/** First word → the terms of several words that begin with it. */
const TERMS = new Map<string, { text: string; stems: string[] }[]>();
for (const group of KINDRED) {
  const stems = [...new Set(group.flatMap((word) => (word.includes(' ') ? [] : tellingStems(word))))];
  for (const stem of stems) KIN_OF.set(stem, new Set([...(KIN_OF.get(stem) ?? []), ...stems]));
  for (const term of group) {
    const [first = '', second] = term.split(' ');
    if (second) TERMS.set(first, [...(TERMS.get(first) ?? []), { text: padded(term), stems }]);
  }
}

/** The stems somebody means: those of the words themselves count 1, those of words for the same thing less. */
export function meaningOf(said: string, kinWeight = KIN): ReadonlyMap<string, number> {
  const text = padded(said);
  const own = stemsIn(text);
  const meant = new Map<string, number>();
  for (const stem of own) for (const kin of KIN_OF.get(stem) ?? []) meant.set(kin, kinWeight);
  for (const stem of stemsOfTerms(text)) meant.set(stem, kinWeight);
  for (const stem of own) meant.set(stem, 1);
  return meant;
}

/** The stems of what the terms of several words in a text may also mean. */
function stemsOfTerms(text: string): string[] {
  const begun = [...new Set(text.trim().split(' '))].flatMap((word) => TERMS.get(word) ?? []);
  return begun.filter((term) => text.includes(term.text)).flatMap(({ stems }) => stems);
}

const OLDER = new Map<string, string[]>();
for (const [modern, older] of SYNONYMS) {
  const stem = stemOf(modern);
  OLDER.set(stem, [...(OLDER.get(stem) ?? []), ...older.map(stemOf)]);
}

/** What the King James text says for words of today, as stems. */
export function olderStems(said: string): string[] {
  return [...meaningOf(said).keys()].flatMap((stem) => OLDER.get(stem) ?? []);
}
