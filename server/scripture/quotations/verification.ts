import type { BibleText } from '#contract/bibleTexts';
import type { VerdictKind } from '#contract/scripture';
import type { Edition, Scripture } from '#server/scripture/scripture';
import { contentStems } from '#server/scripture/search/contentStems';
import { expandQuery, kingJamesStems, stemsLike } from '#server/scripture/search/queryExpansion';
import { inverseDocumentFrequency, rankOf } from '#server/scripture/search/search';
import type { Span } from '#server/scripture/text/text';
import { UNKNOWN_WORD } from '#server/scripture/text/wordIndex';
import { isBlended, isBlendOfTexts, MIN_COPIED_WORDS, type Reading } from './blending';
import { findExactIn, findExactMatch } from './exactMatch';
import {
  candidateSpans,
  mostSimilar,
  type SimilarSpan,
  sharedStems,
  similarityTo,
  stemsOfSpan,
} from './similarity';
import { type Fragment, fragmentsOf, type TokenizedQuotation, tokenize } from './tokenizedQuotation';

export type Verdict = {
  kind: VerdictKind;
  /** The verses to show instead of the quotation, or null. */
  span: Span | null;
  /** The text that has these words or is most similar to them. */
  text: BibleText;
};

/** From this similarity on, a quotation counts as the words of a passage with changes. */
const MIN_SIMILARITY = 0.6;
/** To replace the cited passage, another passage must be more similar to the quotation by this much. */
const MIN_SIMILARITY_GAIN = 0.15;
/** A passage must contain this share of a quotation's stems, weighted by rarity, to count as its source. */
const MIN_SHARED_STEMS = 0.6;
/** Weight of a word with the same meaning, relative to the word itself. */
const SAME_MEANING_WEIGHT = 0.8;
/** Paraphrase threshold, tuned on the development cases: finds 70 of 100 paraphrases. */
const MIN_PARAPHRASE_SCORE = -0.3;

/**
 * Verifies a quotation against both texts, the King James text first. `cited` are the passages that the quotation
 * names: null if it has no reference, empty if there is no such passage.
 */
export function verify(scripture: Scripture, quotation: string, cited: readonly Span[] | null): Verdict {
  const fragments = fragmentsOf(quotation);
  if (fragments.length === 0) return unverified();
  const wordCount = fragments.reduce((sum, { words }) => sum + words.length, 0);
  const readings = [scripture, scripture.worldEnglish].map((edition) => readingOf(edition, fragments));
  const exactMatch = firstIn(readings, (reading) =>
    findExactIn(reading.edition, reading.fragments, cited ?? []),
  );
  if (exactMatch) return { kind: 'exact', ...exactMatch };

  const wanted = cited?.[0]?.first ?? 0;
  const elsewhere = firstIn(readings, (reading) =>
    findExactMatch(reading.edition, reading.fragments, wanted),
  );
  if (cited?.length === 0) {
    const isCopied = elsewhere && wordCount >= MIN_COPIED_WORDS;
    return { kind: 'nonexistent', ...(isCopied ? elsewhere : { span: null, text: 'kjv' }) };
  }
  if (elsewhere) return { kind: cited ? 'misattributed' : 'exact', ...elsewhere };
  return fuzzyMatch(readings, cited);
}

function readingOf(edition: Edition, fragments: Fragment[]): Reading {
  const all = {
    words: fragments.flatMap(({ words }) => words),
    stems: fragments.flatMap(({ stems }) => stems),
  };
  return {
    edition,
    fragments: fragments.map((fragment) => tokenize(edition, fragment)),
    all: tokenize(edition, all),
  };
}

type Found = { span: Span; text: BibleText };

/** Returns what is found in the first text that has it. */
function firstIn(readings: readonly Reading[], find: (reading: Reading) => Span | null): Found | null {
  for (const reading of readings) {
    const span = find(reading);
    if (span) return { span, text: reading.edition.text.id };
  }
  return null;
}

function unverified(): Verdict {
  return { kind: 'unverified', span: null, text: 'kjv' };
}

/** Finds the most similar passage for a quotation without an exact match. */
function fuzzyMatch(readings: readonly Reading[], cited: readonly Span[] | null): Verdict {
  const citedMatch = bestMatch(readings, ({ edition, all }) =>
    mostSimilar((cited ?? []).map((span) => similarityTo(edition, all, span))),
  );
  const otherMatch = bestMatch(readings, ({ edition, all }) =>
    similarElsewhere(edition, all, citedMatch?.similarity ?? 0),
  );
  const main = otherMatch ?? (citedMatch && citedMatch.similarity >= MIN_SIMILARITY ? citedMatch : null);
  if (isBlended(readings, main?.span ?? null) || (main && isBlendOfTexts(readings, main.span))) {
    return { ...unverified(), kind: 'blended' };
  }
  // An altered quotation: no exact match, but the similarity to a passage is at least MIN_SIMILARITY.
  if (main)
    return { kind: otherMatch && cited ? 'misattributed' : 'altered', span: main.span, text: main.text };

  const meaning = meaningOf(readings);
  const paraphrased = cited?.find((span) =>
    readings.some(({ edition }) => isParaphrase(edition, meaning, span)),
  );
  if (paraphrased) return { kind: 'paraphrase', span: paraphrased, text: 'kjv' };
  return unverified();
}

type Match = SimilarSpan & { text: BibleText };

/** Returns the best match in any text. If both are equally good, the King James text wins. */
function bestMatch(
  readings: readonly Reading[],
  find: (reading: Reading) => SimilarSpan | null,
): Match | null {
  let best: Match | null = null;
  for (const reading of readings) {
    const match = find(reading);
    if (match && match.similarity > (best?.similarity ?? 0))
      best = { ...match, text: reading.edition.text.id };
  }
  return best;
}

/** Finds a passage that is clearly more similar to a quotation than the cited one. Returns null if there is none. */
function similarElsewhere(
  edition: Edition,
  all: TokenizedQuotation,
  citedSimilarity: number,
): SimilarSpan | null {
  if (citedSimilarity + MIN_SIMILARITY_GAIN > 1) return null;
  const otherMatch = mostSimilar(
    candidateSpans(edition, all)
      .filter((span) => sharedStems(edition, all, span) >= MIN_SHARED_STEMS)
      .map((span) => similarityTo(edition, all, span)),
  );
  if (!otherMatch || otherMatch.similarity < Math.max(MIN_SIMILARITY, citedSimilarity + MIN_SIMILARITY_GAIN))
    return null;
  // A few words are similar to some verse by chance.
  if (otherMatch.similarity * all.ids.length < MIN_COPIED_WORDS) return null;
  return sharedStems(edition, all, otherMatch.span) >= MIN_SHARED_STEMS ? otherMatch : null;
}

/** The words of a quotation with words of the same meaning. */
type Meaning = {
  stems: readonly string[];
  /** The stems of words with the same meaning, of the whole quotation and of each of its stems. */
  also: readonly string[];
  related: ReadonlyMap<string, readonly string[]>;
};

function meaningOf([reading]: readonly Reading[]): Meaning {
  const prose = reading?.all.words.join(' ') ?? '';
  const expanded = expandQuery(prose);
  return {
    stems: reading?.all.stems ?? [],
    also: [...expanded.keys(), ...kingJamesStems(expanded)],
    related: new Map(contentStems(prose).map((stem) => [stem, stemsLike(stem)])),
  };
}

/**
 * True if a quotation paraphrases a passage: the passage contains words of the same meaning, and few verses contain
 * more of them.
 */
function isParaphrase(edition: Edition, { stems, also, related }: Meaning, span: Span): boolean {
  const { index } = edition;
  const stemsInSpan = stemsOfSpan(edition, span);
  const isInPassage = (stem: string) => stemsInSpan.has(index.stems.get(stem) ?? UNKNOWN_WORD);
  let total = 0;
  let shared = 0;
  for (const [stem, sameMeaning] of related) {
    const weight = inverseDocumentFrequency(index, stem);
    total += weight;
    if (isInPassage(stem)) shared += weight;
    else if (sameMeaning.some(isInPassage)) shared += weight * SAME_MEANING_WEIGHT;
  }
  if (shared === 0) return false;
  return shared / total - Math.log(1 + rankOf(index, stems, also, span)) / 10 >= MIN_PARAPHRASE_SCORE;
}
