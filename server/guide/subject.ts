import { wordsOf } from '#language/normalize';
import type { Conversation } from './conversation';

/** 'It is my mother, not my wife', 'I meant Joel not Job': what is meant, and what is not. */
const NOT_THAT =
  /\b(?:no,? )?(?:it(?:'?s| is| was)|i (?:meant|mean|said|am talking about)|about|she(?:'?s| is)|he(?:'?s| is)) (?:my |the |a )?([\p{L}]+)\b,? (?:and )?not (?:my |the |a |his |her )?([\p{L}]+)\b/iu;

/** What a message of these is about, as one text: a correction or a short follow-up is read with what it follows. */
export function subjectOf({ said, before }: Conversation): string {
  const [earlier] = before;
  if (!earlier) return said;
  const corrected = NOT_THAT.exec(said);
  if (corrected) {
    const [, meant = '', wrong = ''] = corrected;
    const replaced = earlier.replace(new RegExp(`\\b${wrong}\\b`, 'giu'), meant);
    return replaced === earlier ? `${earlier} ${said}` : replaced;
  }
  return isFollowUp(said) ? `${earlier} ${said}` : said;
}

const FOLLOWS =
  /^(?:and|but|so|or|then|what about|how about|what if|why|even if|because|yes|no|also|ok(?:ay)?)\b/i;
const POINTS_BACK = /\b(?:he|she|they|him|her|them|it|that|this|those|there)\b/i;
const SHORT = 9;

/** Whether a message says little by itself: short, and joined to what was said or pointing back to it. */
function isFollowUp(said: string): boolean {
  return wordsOf(said).length <= SHORT && (FOLLOWS.test(said.trim()) || POINTS_BACK.test(said));
}
