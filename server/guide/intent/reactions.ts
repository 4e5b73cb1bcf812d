import { normalizeMessage } from './normalizeMessage';

/**
 * Returns how a user reacts to the last answer: with a laugh or praise, or by saying that they know what to do. Returns
 * null for everything else. Only for messages after an answer: 'Perfect' alone says nothing.
 */
export function reactionIn(message: string): 'pleased' | 'resolved' | null {
  const text = normalizeMessage(message);
  if (text.includes('?') || text.split(' ').length > MAX_REACTION_WORDS || NOT_A_REACTION.test(text))
    return null;
  if (RESOLVED.test(text)) return 'resolved';
  return PLEASED.some((pattern) => pattern.test(text)) ? 'pleased' : null;
}

const MAX_REACTION_WORDS = 18;
const NOT_A_REACTION =
  /\b(?:die|dead|dying|kill\w*|hurt\w*|hate\w*|alone|scared|afraid|cry\w*|not|isn'?t|wasn'?t|don'?t|didn'?t|doesn'?t|never|no one|nobody|but|except|however|lost|ashamed|because)\b/;
const PLEASED: readonly RegExp[] = [
  /^(?:(?:ok(?:ay)?|oh|wow|well|ha+(?:ha)*h?|lol|lmao|yes|yeah|aw+|dang|damn|hm+)[ ,.!]+)*(?:perfect|brilliant|lovely|beautiful|amazing|excellent|good one|nice one|love (?:it|that|this)|i (?:really )?(?:love|like) (?:it|that|this)(?: one)?|fair point|touch[eé]|worth a (?:try|shot)|well said|made me (?:laugh|smile)|(?:that|this|it)(?:'s| is| was) (?:\w+ )?(?:fair(?:er)?|funny|hilarious|perfect|lovely|beautiful|better|kinder|kind|sweet|cool|weird|wild|good|great|nice|true|helpful|a good (?:one|point|line)))\b/,
  /^(?:ha+(?:ha)+h?|ha+|lol|lmao|rofl|hehe)\b[^?]{0,60}$/,
  /\b(?:that|this|it|that one|the \w+ (?:thing|one|part))(?:'ll| will| really| just| actually)? (?:got me|made me (?:laugh|smile)|make (?:me|her|him|them|us) (?:laugh|smile)|helps|helped|is (?:kinda |kind of |pretty |actually |so )+(?:funny|cute|cool|sweet|good|nice))\b/,
  /^(?:you(?:'re| are)|ur) (?:\w+ )?(?:funny|kind|sweet|good|wise|nice|alright|all right|less \w+)\b/,
  /\byou(?:'re| are) (?:less (?:depressing|boring|preachy)|funnier|kinder|better) than\b/,
];
const RESOLVED =
  /^(?:(?:ok(?:ay)?|yes|yeah|yep|well|right|alright|all right|i think|i guess|so|then)[ ,.!]+)*(?:i(?:'m| am)? ?(?:gonna|going to|'ll|will|should|kinda|kind of|think i(?:'ll| will)|guess i(?:'ll| will)|already|sort of)) ?(?:just |probably |then )?(?:ask|call|ring|text|tell|try|do|write|go|talk|say|phone|visit|invite|apologi[sz]e|knew|know)\b(?! (?:you|myself|away|what|how|why|if|god))[^?]{0,60}$/;

/** Whether a message is a joke that the user tells: a riddle with its answer. */
export function tellsJoke(message: string): boolean {
  return TOLD_JOKE.test(message.trim());
}

const TOLD_JOKE =
  /^(?:(?:ok|so|hey|lol|here'?s one)[ ,:.!]+)*(?:why (?:did|do|does|was|were|didn'?t|couldn'?t|can'?t)|what (?:do you call|did|do you get|kind of)|how (?:do|does|did|many)|who was the|where did)\b[^?]{5,120}\?+\s*(?:because|cuz|cos|'?cause|so|to|they|he|she|it|an?|the|none|in|on|his|her)\b[^?]{3,120}(?:!|\.|lol|haha|\p{Extended_Pictographic}|$)[\s!.\p{Extended_Pictographic}]*$|^knock,? knock\b/iu;

/** Whether a user did not like a joke or wants another one. */
export function asksForAnotherJoke(message: string): boolean {
  return ANOTHER_JOKE.test(message.trim().toLowerCase());
}

const ANOTHER_JOKE =
  /^(?:(?:lol|ok|haha|no|meh|boo+|nah)[ ,.!]+)*(?:too (?:clean|tame|lame|old|easy|churchy)|(?:that(?:'?s| is| was) )?(?:not (?:that |very |so )?funny|lame|weak|corny|bad)|another(?: one)?|one more|again|try again|a (?:better|funnier|dirtier|different) one|got (?:any|another|more)[^.?!]{0,20}|tell me another(?: one)?|boo+)[\s.!?]*$/;
