import type { Scripture } from '#server/scripture/scripture';
import type { Span } from '#server/scripture/text/text';
import { wordsIn } from '#server/scripture/text/wordIndex';
import type { Quotation } from './extraction';
import { isFollowedByReference, isOwnSpeech } from './speech';
import { type Verdict, verify } from './verification';

/** The number of quotations that may still be verified. */
export type Budget = { left: number };

/** Verifies the quotations that a paragraph presents as Scripture. */
export function* verifyPresentedQuotations(
  scripture: Scripture,
  paragraph: string,
  quotations: readonly Quotation[],
  budget: Budget,
): Generator<{ quotation: Quotation; verdict: Verdict }> {
  for (const quotation of quotations) {
    const cited = quotation.reference?.spans ?? null;
    const isCandidate = canBeScripture(quotation);
    const verdict = isCandidate ? verifyWithin(budget, scripture, quotation.words, cited) : UNVERIFIED;
    if (!verdict.span && quotation.nested.length > 0 && !isFollowedByReference(paragraph, quotation)) {
      yield* verifyPresentedQuotations(scripture, paragraph, quotation.nested, budget);
    } else if (isCandidate && isPresentedAsScripture(scripture, quotation, verdict, paragraph)) {
      yield { quotation, verdict };
    }
  }
}

const UNVERIFIED: Verdict = { kind: 'unverified', span: null, text: 'kjv' };

/** Verifies a quotation. Returns `unverified` once the budget is used up. */
export function verifyWithin(
  budget: Budget,
  scripture: Scripture,
  words: string,
  cited: readonly Span[] | null,
): Verdict {
  if (budget.left === 0) return UNVERIFIED;
  budget.left -= 1;
  return verify(scripture, words, cited);
}

/** Whether a quotation can be from Scripture. One or two quoted words without a reference cannot. */
function canBeScripture({ reference, words, isMarked }: Quotation): boolean {
  return reference !== null || !isMarked || wordsIn(words).length >= 3;
}

/** True if a quotation is presented as Scripture. Many quotations are not, because people also quote one another. */
function isPresentedAsScripture(
  scripture: Scripture,
  quotation: Quotation,
  verdict: Verdict,
  paragraph: string,
): boolean {
  const { kind, text } = verdict;
  const { reference, words, isMarked, start } = quotation;
  if (
    reference &&
    !(hasOwnWords(scripture, verdict, words) && isOwnSpeech(paragraph, quotation, [reference]))
  )
    return true;
  const count = wordsIn(words).length;
  const { exact, altered } = MIN_WORDS_ALONE[text];
  if (!isMarked || (kind === 'exact' && count >= exact) || (kind === 'altered' && count >= altered))
    return true;
  return (
    count >= 3 &&
    (NAMES_SCRIPTURE.test(paragraph.slice(Math.max(0, start - 90), start)) || ARCHAIC.test(words))
  );
}

/**
 * Without a reference, quoted words must be at least this many. In modern English, people say more words by chance that
 * are also in the text, such as 'I don’t know what to do'.
 */
const MIN_WORDS_ALONE = { kjv: { exact: 4, altered: 6 }, web: { exact: 8, altered: 12 } };

const NAMES_SCRIPTURE =
  /\b(?:bible|scriptures?|it is written|god|lord|jesus|christ|word|psalmist|prophet|apostle|verse|passage)\b[^.!?]{0,50}$/i;
const ARCHAIC = /\b(?:thee|thou|thy|thine|ye|hath|doth|shalt|wilt|unto|\w{3,}eth|verily|behold)\b/i;

/** Shorter phrases can resemble the text by chance. */
const MIN_ALTERED_WORDS = 8;

/** True if these words can be a speaker's own, and not a quotation of Scripture. */
export function hasOwnWords(scripture: Scripture, { kind, text }: Verdict, words: string): boolean {
  if (kind === 'unverified' || kind === 'paraphrase') return true;
  if (kind === 'exact') return false;
  const count = wordsIn(words).length;
  if (kind === 'misattributed' && count < MIN_WORDS_ALONE[text].exact) return true;
  return count < MIN_ALTERED_WORDS && verify(scripture, words, null).kind !== 'exact';
}
