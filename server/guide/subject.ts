import { wordsOf } from '#language/normalize';

/** 'It is my mother, not my wife', 'I meant Joel, not Job': what is meant, in up to three words, and what is not. */
const NOT_THAT =
  /\b(?:it(?:'?s| is| was)|i (?:meant|mean|said|am talking about)|about|she(?:'?s| is)|he(?:'?s| is)) (?:about )?(?:my |the |a )?((?:[\p{L}'’]+ ){0,2}[\p{L}]+),? (?:and )?not (?:my |the |a |his |her )?([\p{L}]+)\b/iu;

/** A longer message says more than what it corrects. */
const CORRECTION_WORDS_MAX = 18;

/** The message before with what was wrong in it set right; null where nothing is corrected. */
export function corrected(said: string, earlier: string): string | null {
  const found = NOT_THAT.exec(said);
  if (!found || wordsOf(said).length > CORRECTION_WORDS_MAX) return null;
  const [, meant = '', wrong = ''] = found;
  const replaced = earlier.replace(new RegExp(`\\b${wrong}\\b`, 'giu'), meant);
  return replaced === earlier ? null : replaced;
}

/** What is asked now, and what the same person said before, the newest first. */
type Messages = { message: string; earlierMessages: readonly string[] };

/** What a message of these is about, as one text: a short follow-up is read with what it follows. */
export function subjectOf({ message, earlierMessages }: Messages): string {
  const [earlier] = earlierMessages;
  return earlier && isFollowUp(message) ? `${earlier} ${message}` : message;
}

/** Of 'what does the Bible say about envy' and 'a verse for someone who is ill' the part that names a subject; null without a frame. */
export function framedIn(said: string): string | null {
  const asked = FRAME.exec(said.trim())?.[1];
  return asked && !/^(?:that|this|it|them|him|her|me)\b/i.test(asked) ? asked : null;
}

const FRAME =
  /^(?:(?:hi|hello|hey|ok|okay|so|please|pls|and)[ ,.!]+)*(?:what (?:does|do|did|would) (?:the |your )?(?:bible|scriptures?|god|jesus|word of god) (?:say|says|teach|think|mean)s? (?:about|on|of|to)|(?:(?:do you have|is there|are there|can you|could you|please|give me|show me|find me|send me|i need|i want|which|what|whats|what's|any|some|a|an|the|one|two|three|few|\d|good|best|bible|to|give|show|find) )*(?:verses?|scriptures?|passages?|psalms?) (?:about|on|for|regarding|to (?:someone|somebody|people) (?:who|with)))\s+(.{3,80}?)[\s.?!]*$/i;

const FOLLOWS =
  /^(?:and|but|so|or|then|what about|how about|what if|why|even if|because|yes|no|also|still|ok(?:ay)?)\b/i;
const POINTS_BACK = /\b(?:he|she|they|him|her|them|it|that|this|those|there)\b/i;
const SHORT = 9;

/** Whether a message says little by itself: short, and joined to what was said or pointing back to it. */
export function isFollowUp(said: string): boolean {
  return wordsOf(said).length <= SHORT && (FOLLOWS.test(said.trim()) || POINTS_BACK.test(said));
}
