import type { Scripture } from '#server/scripture/scripture';
import { contentStems } from '#server/scripture/search/contentStems';
import { expandQuery, kingJamesStems } from '#server/scripture/search/queryExpansion';
import { inverseDocumentFrequency, rankOf } from '#server/scripture/search/search';
import type { Span } from '#server/scripture/text/text';
import { UNKNOWN_WORD } from '#server/scripture/text/wordIndex';
import { isBlended, MIN_COPIED_WORDS } from './blending';
import { findExactIn, findExactMatch } from './exactMatch';
import {
  candidateSpans,
  mostSimilar,
  type Similarity,
  sharedStems,
  similarityTo,
  stemsOfSpan,
} from './similarity';
import { fragmentsOf, joinFragments, type TokenizedQuotation } from './tokenizedQuotation';

export type Verdict = {
  kind:
    | 'exact' // every word is in the cited passage, in this order
    | 'altered' // the cited passage with changed words
    | 'misattributed' // from another passage
    | 'blended' // combined from distant passages
    | 'paraphrase' // the cited passage in other words
    | 'unverified' // not in the text
    | 'nonexistent'; // there is no such passage
  /** The verses to show instead of the quotation, or null. */
  span: Span | null;
};

/** From this similarity on, a quotation counts as the words of a passage with changes. */
const MIN_SIMILARITY = 0.6;
/** To replace the cited passage, another passage must be more similar to the quotation by this much. */
const MIN_SIMILARITY_GAIN = 0.15;
/** A passage must contain this share of a quotation's stems, weighted by rarity, to count as its source. */
const MIN_SHARED_STEMS = 0.6;
/** Weight of a word with the same meaning, relative to the word itself. */
const SAME_MEANING_WEIGHT = 0.8;
/** Paraphrase threshold, tuned on the development cases: finds 73 of 100 paraphrases. */
const MIN_PARAPHRASE_SCORE = -0.4;

/**
 * Verifies a quotation against the text. `cited` are the passages that the quotation names: null if it has no
 * reference, empty if there is no such passage.
 */
export function verify(scripture: Scripture, quotation: string, cited: readonly Span[] | null): Verdict {
  const fragments = fragmentsOf(scripture, quotation);
  const all = joinFragments(fragments);
  if (all.ids.length === 0) return { kind: 'unverified', span: null };
  const exactMatch = findExactIn(scripture, fragments, cited ?? []);
  if (exactMatch) return { kind: 'exact', span: exactMatch };

  const elsewhere = findExactMatch(scripture, fragments, cited?.[0]?.first ?? 0);
  if (cited?.length === 0) {
    return { kind: 'nonexistent', span: all.ids.length >= MIN_COPIED_WORDS ? elsewhere : null };
  }
  if (elsewhere) return { kind: cited ? 'misattributed' : 'exact', span: elsewhere };
  return fuzzyMatch(scripture, all, cited);
}

/** Finds the most similar passage for a quotation without an exact match. */
function fuzzyMatch(scripture: Scripture, all: TokenizedQuotation, cited: readonly Span[] | null): Verdict {
  const citedMatch = mostSimilar((cited ?? []).map((span) => similarityTo(scripture, all, span)));
  const otherMatch = similarElsewhere(scripture, all, citedMatch?.score ?? 0);
  const main = otherMatch ?? (citedMatch && citedMatch.score >= MIN_SIMILARITY ? citedMatch : null);
  if (isBlended(scripture, all, main?.span ?? null)) return { kind: 'blended', span: null };
  if (main) return { kind: otherMatch && cited ? 'misattributed' : 'altered', span: main.span };

  const paraphrased = cited?.find((span) => isParaphrase(scripture, all, span));
  return paraphrased ? { kind: 'paraphrase', span: paraphrased } : { kind: 'unverified', span: null };
}

/** Finds a passage that is clearly more similar to a quotation than the cited one. Returns null if there is none. */
function similarElsewhere(
  scripture: Scripture,
  all: TokenizedQuotation,
  citedLikeness: number,
): Similarity | null {
  const otherMatch = mostSimilar(
    candidateSpans(scripture, all).map((span) => similarityTo(scripture, all, span)),
  );
  if (!otherMatch || otherMatch.score < Math.max(MIN_SIMILARITY, citedLikeness + MIN_SIMILARITY_GAIN))
    return null;
  return sharedStems(scripture, all, otherMatch.span) >= MIN_SHARED_STEMS ? otherMatch : null;
}

/**
 * True if a quotation paraphrases a passage: the passage contains words of the same meaning, and few verses contain
 * more of them.
 */
function isParaphrase(scripture: Scripture, { words }: TokenizedQuotation, span: Span): boolean {
  const { index } = scripture;
  const stemsInSpan = stemsOfSpan(scripture, span);
  const isInPassage = (stem: string) => stemsInSpan.has(index.stems.get(stem) ?? UNKNOWN_WORD);
  const prose = words.join(' ');
  let total = 0;
  let shared = 0;
  for (const stem of contentStems(prose)) {
    const weight = inverseDocumentFrequency(index, stem);
    total += weight;
    if (isInPassage(stem)) shared += weight;
    else if ([...expandQuery(stem).keys(), ...kingJamesStems(stem)].some(isInPassage))
      shared += weight * SAME_MEANING_WEIGHT;
  }
  if (total === 0) return false;
  const also = [...expandQuery(prose).keys(), ...kingJamesStems(prose)];
  return shared / total - Math.log(1 + rankOf(index, prose, also, span)) / 10 >= MIN_PARAPHRASE_SCORE;
}
