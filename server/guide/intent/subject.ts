import { wordsOf } from '#language/normalize';

/**
 * Matches 'It is my mother, not my wife' or 'I meant Joel, not Job'. Captures what the user means, in up to three
 * words, and what they don't mean.
 */
const NOT_THAT =
  /\b(?:it(?:'?s| is| was)|i (?:meant|mean|said|am talking about)|about|she(?:'?s| is)|he(?:'?s| is)) (?:about )?(?:my |the |a )?((?:[\p{L}'’]+ ){0,2}[\p{L}]+),? (?:and )?not (?:my |the |a |his |her )?([\p{L}]+)\b/iu;

/** Longer messages contain more than a correction. */
const MAX_CORRECTION_WORDS = 18;

/** Applies a correction to the previous message. Returns null if nothing is corrected. */
export function corrected(message: string, earlier: string): string | null {
  const found = NOT_THAT.exec(message);
  if (!found || wordsOf(message).length > MAX_CORRECTION_WORDS) return null;
  const [, meant = '', wrong = ''] = found;
  const replaced = earlier.replace(new RegExp(`\\b${wrong}\\b`, 'giu'), meant);
  return replaced === earlier ? null : replaced;
}

/** Whether a message says that the last answer was about the wrong thing: 'No, I mean God's anger'. */
export function saysMisread(message: string): boolean {
  return MISREAD.test(message);
}

const MISREAD = /^\W*(?:no|nope|nah|not)\b[^.?!]{0,30}\b(?:mean|meant|asked|said|talking about)\b/i;

/** The current message, and the same user's earlier ones, newest first. */
type Messages = { message: string; earlierMessages: readonly string[] };

/** Returns the text that names the subject: the current message or, if it is a short follow-up, both last messages. */
export function subjectOf({ message, earlierMessages }: Messages): string {
  const [earlier] = earlierMessages;
  return earlier && isFollowUp(message) ? `${earlier} ${message}` : message;
}

/**
 * Returns the subject in phrases such as 'what does the Bible say about envy' or 'a verse for someone who is ill'.
 * Returns null if there is none.
 */
export function framedIn(message: string): string | null {
  const asked = FRAME.exec(message.trim())?.[1];
  return asked && !/^(?:that|this|it|them|him|her|me)\b/i.test(asked) ? asked : null;
}

const FRAME =
  /^(?:(?:hi|hello|hey|ok|okay|so|please|pls|and)[ ,.!]+)*(?:what (?:does|do|did|would) (?:the |your )?(?:bible|scriptures?|god|jesus|word of god) (?:say|says|teach|think|mean)s? (?:about|on|of|to)|(?:(?:do you have|is there|are there|can you|could you|please|give me|show me|find me|send me|i need|i want|which|what|whats|what's|any|some|a|an|the|one|two|three|few|\d|good|best|bible|to|give|show|find) )*(?:verses?|scriptures?|passages?|psalms?) (?:about|on|for|regarding|to (?:someone|somebody|people) (?:who|with)))\s+(.{3,80}?)[\s.?!]*$/i;

const FOLLOWS =
  /^(?:and|but|so|or|then|what about|how about|what if|why|even if|because|yes|no|also|still|ok(?:ay)?)\b/i;
const POINTS_BACK = /\b(?:he|she|they|him|her|them|it|that|this|those|there)\b/i;
const MAX_FOLLOW_UP_WORDS = 9;

/** Whether a message depends on the previous one: it is short, and it continues or points back ('he', 'that'). */
export function isFollowUp(message: string): boolean {
  return (
    wordsOf(message).length <= MAX_FOLLOW_UP_WORDS &&
    (FOLLOWS.test(message.trim()) || POINTS_BACK.test(message))
  );
}
