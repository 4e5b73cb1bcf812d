import { wordsIn } from '#server/scripture/text/wordIndex';

/** Matches questions where words are in the Bible, or whether they are. */
export const ASKS_WHERE =
  /\b(?:where (?:does|do|did|in|is|are|can|would)\b.{0,40}?\b(?:says?|said|written|verse|bible|scriptures?)\b|what(?:'s| is) the (?:verse|passage|scripture|reference)|(?:what|which) (?:bible )?(?:verse|passage|book|scripture|psalm|chapter)\b.{0,30}(?:says?|goes|about|has|is|contains|where)|is (?:it|this|that) (?:in|from) (?:the bible|scripture)|is .{3,80} (?:in|from) the bible|does (?:the bible|scripture|it|god) (?:really |actually )?say|(?:who|the one that|the verse that|the one about) (?:said|says|goes)|(?:verse|passage|psalm) that (?:says|goes|begins|starts)|it says|as it says|the bible says)\b/i;

/**
 * Whether the user asks for words of the Bible text: 'where does it say', 'verses about bees', 'find the word peace'.
 */
export function asksForWords(message: string): boolean {
  return !ASKS_WHAT_IS_SAID.test(message) && (ASKS_WHERE.test(message) || ASKS_FOR_VERSES.test(message));
}

/** Matches questions about a subject or a reason, which do not ask for words of the text. */
export const ASKS_WHAT_IS_SAID =
  /\bwhat (?:does|do|did) (?:the )?(?:bible|scriptures?|god|jesus|it) say\b|^\s*(?:why|how come)\b/i;

const ASKS_FOR_VERSES =
  /\b(?:(?:bible )?(?:verses?|passages?|scriptures?|texts?|psalms?) (?:about|on|for|with|that|to)|(?:word|words) .{1,40}\b(?:bible|kjv|king james)|how (?:many times|often) .{1,60}\b(?:bible|kjv|king james))\b/i;

/** Whether the user asks if the Bible has something on a subject, in words that need not be in it. */
export function asksForSubject(message: string): boolean {
  return ASKS_FOR_SUBJECT.test(message);
}

const ASKS_FOR_SUBJECT =
  /\b(?:anything|something|much|a lot|nothing) (?:\w+ )?(?:in|from) (?:the )?(?:bible|scriptures?)\b|\bsays? (?:anything|something|much|nothing|a lot) (?:\w+ )?(?:about|on)\b/i;

/** A longer message would share words with any verse. */
const MAX_QUESTION_WORDS = 25;

/** Whether a message is too long for a question about the text. */
export function isStory(message: string): boolean {
  return wordsIn(message).length > MAX_QUESTION_WORDS;
}
