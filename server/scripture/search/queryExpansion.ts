import { KINDRED } from '#content/scripture/kindred';
import { SYNONYMS } from '#content/scripture/synonyms';
import { stemOf } from '#server/scripture/text/stems';
import { contentStems, contentStemsOfPadded, padWords } from './contentStems';

/** Weight of a word with the same meaning, relative to the user's own word. */
const SAME_MEANING_WEIGHT = 0.65;

const SAME_MEANING_STEMS = new Map<string, Set<string>>();
/** First word → the multi-word terms that start with it. */
const TERMS = new Map<string, { text: string; stems: string[] }[]>();
for (const group of KINDRED) {
  const stems = [...new Set(group.flatMap((word) => (word.includes(' ') ? [] : contentStems(word))))];
  for (const stem of stems)
    SAME_MEANING_STEMS.set(stem, new Set([...(SAME_MEANING_STEMS.get(stem) ?? []), ...stems]));
  for (const term of group) {
    const [first = '', second] = term.split(' ');
    if (second) TERMS.set(first, [...(TERMS.get(first) ?? []), { text: padWords(term), stems }]);
  }
}

/** Expands a query. The user's own stems have weight 1, and stems with the same meaning have a lower weight. */
export function expandQuery(
  prose: string,
  sameMeaningWeight = SAME_MEANING_WEIGHT,
): ReadonlyMap<string, number> {
  const text = padWords(prose);
  const ownStems = contentStemsOfPadded(text);
  const weights = new Map<string, number>();
  for (const stem of ownStems)
    for (const other of SAME_MEANING_STEMS.get(stem) ?? []) weights.set(other, sameMeaningWeight);
  for (const stem of stemsOfTerms(text)) weights.set(stem, sameMeaningWeight);
  for (const stem of ownStems) weights.set(stem, 1);
  return weights;
}

/** Returns the stems of words that mean the same as multi-word terms in a text. */
function stemsOfTerms(text: string): string[] {
  const candidateTerms = [...new Set(text.trim().split(' '))].flatMap((word) => TERMS.get(word) ?? []);
  return candidateTerms.filter((term) => text.includes(term.text)).flatMap(({ stems }) => stems);
}

const KING_JAMES_STEMS = new Map<string, string[]>();
for (const [modern, older] of SYNONYMS) {
  const stem = stemOf(modern);
  KING_JAMES_STEMS.set(stem, [...(KING_JAMES_STEMS.get(stem) ?? []), ...older.map(stemOf)]);
}

/** Returns the stems of words with the same meaning as a stem, in modern English and in that of the King James text. */
export function stemsLike(stem: string): string[] {
  const stems = [stem, ...(SAME_MEANING_STEMS.get(stem) ?? [])];
  return [...stems, ...stems.flatMap((other) => KING_JAMES_STEMS.get(other) ?? [])];
}

/** Returns the stems of the King James words for the modern words of an expanded query. */
export function kingJamesStems(expanded: ReadonlyMap<string, number>): string[] {
  return [...expanded.keys()].flatMap((stem) => KING_JAMES_STEMS.get(stem) ?? []);
}
