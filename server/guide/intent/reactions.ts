import { normalizeMessage } from './normalizeMessage';

/**
 * Returns how a user reacts to the last answer: with a laugh or praise, by saying what they will do, or by telling a step
 * that they have taken. Returns null for everything else. Only for messages after an answer: 'Perfect' alone says nothing.
 */
export function reactionIn(message: string): 'pleased' | 'resolved' | 'stepTaken' | null {
  const text = normalizeMessage(message);
  const words = text.split(' ').length;
  if (text.includes('?') || words > MAX_STEP_WORDS || NOT_A_REACTION.test(text)) return null;
  if (STEP_TAKEN.test(text)) return OUTCOME.test(text) ? null : 'stepTaken';
  if (RESOLVED.some((pattern) => pattern.test(text))) return 'resolved';
  if (words > MAX_REACTION_WORDS) return null;
  return PLEASED.some((pattern) => pattern.test(text)) ? 'pleased' : null;
}

const MAX_REACTION_WORDS = 18;
const MAX_STEP_WORDS = 24;
const NOT_A_REACTION =
  /\b(?:which (?:chapter|book|verse|one|psalm)|what (?:chapter|book|verse)|how (?:do|did|should|can|could|would|to)|what (?:do|did|should|can|could|would|to)|(?:one|another) for|(?:any|a|another|some) (?:\w+ )?(?:verses?|psalms?|passages?|prayers?|proverbs?)|where (?:do|should)|when should|should i|die|dead|dying|death|kill\w*|hurt\w*|hate\w*|alone|scared|afraid|cry\w*|not|isn'?t|wasn'?t|don'?t|didn'?t|doesn'?t|won'?t|can'?t|never|no one|nobody|but|except|however|lost|ashamed|because|wish|if|pills?|gun|bridge|knife|end it|funeral|hospital|drunk|relapsed|again|pay|bang)\b/;
const PLEASED: readonly RegExp[] = [
  /^(?:(?:ok(?:ay)?|oh|wow|well|ha+(?:ha)*h?|lol|lmao|yes|yeah|aw+|dang|damn|hm+)[ ,.!]+)*(?:perfect|brilliant|lovely|beautiful|amazing|excellent|good one|nice one|love (?:it|that|this)|i (?:really )?(?:love|like) (?:it|that|this)(?: one)?|fair point|touch[eé]|worth a (?:try|shot)|well said|made me (?:laugh|smile)|that one i can (?:use|do|manage|say|send)|(?:that|this|it)(?:'?s| is| was) (?:at least |\w+ )?(?:honest|fair(?:er)?|funny|hilarious|perfect|lovely|beautiful|better|kinder|kind|sweet|cool|weird|wild|good|great|nice|true|helpful|a good (?:one|point|line)))\b/,
  /^(?:ha+(?:ha)+h?|ha+|lol|lmao|rofl|hehe)\b[^?]{0,60}$/,
  /^(?!.*\bi(?:'ve| have)? got it\b)[^?.!]{0,60}\bgot it[ .!]*$/,
  /\b(?:that|this|it|that one|the \w+ (?:thing|one|part))(?:'ll| will| really| just| actually)? (?:got me|made me (?:laugh|smile)|make (?:me|her|him|them|us) (?:laugh|smile)|helps|helped|is (?:kinda |kind of |pretty |actually |so )+(?:funny|cute|cool|sweet|good|nice))\b/,
  /^(?:you(?:'re| are)|ur) (?:\w+ )?(?:funny|kind|sweet|good|wise|nice|alright|all right|less \w+)\b/,
  /\byou(?:'re| are) (?:less (?:depressing|boring|preachy)|funnier|kinder|better) than\b/,
];
const STEPS =
  'ask|call|ring|text|tell|try|do|write|go|talk|say|phone|visit|invite|apologi[sz]e|bring|take|give|sit|bake|pray|start|join|book|let|wait|come|send|pick|make|meet|walk|sing|help|speak|listen|read|start|eat|sign up|offer|knew|know';
const LEAD_INS =
  '^(?:(?:ok(?:ay)?|yes|yeah|yep|well|right|alright|all right|i think|i guess|so|then|thank you|thanks|done|good|fine|sir|now|just)[ ,.!]+)*';
const DAYS =
  '(?:on |this |next )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?|tomorrow|tonight|this (?:evening|afternoon|weekend|morning)|after (?:church|service|mass|work|school|lunch|dinner|supper)|next (?:week|month)|in the morning|on the \\d+\\w*';
/** How it went afterward may be good or bad. */
const OUTCOME =
  /\b(?:and|so|then) (?:he|she|they|it|mum|mom|dad|my|the|god|one|little)\b|\b(?:he|she|they|it) (?:said|says|goes|went|walked|took|must|thanked|asked|looked|just)\b|\b(?:how|what|is that|is it|am i|moses|lord|jesus)\b|[.!] \w+ \w+/;
const RESOLVED: readonly RegExp[] = [
  new RegExp(
    `${LEAD_INS}(?:i(?:'m| am)? ?(?:gonna|going to|'ll|will|shall|should|kinda|kind of|think i(?:'ll| will)|guess i(?:'ll| will)|already|sort of)|we(?:'ll| will| shall)|gonna) ?(?:just |probably |then |now |go and )?(?:${STEPS})\\b(?! (?:you|myself|away|what|how|why|god))[^?]{0,120}$`,
  ),
  // 'OK, Tuesday then', 'Going to confession on Friday'
  new RegExp(`${LEAD_INS}(?:${DAYS}) (?:then|it is)\\b[^?]{0,80}$`),
  new RegExp(
    `${LEAD_INS}(?:(?:i|we)(?:'m| am|'re| are)? )?(?:going|calling|ringing|seeing|meeting|joining|taking|visiting|starting|inviting|telling|asking|baking|bringing|driving|talking)\\b[^?]{0,60}\\b(?:${DAYS})\\b[^?]{0,40}$`,
  ),
];
const STEP_TAKEN = new RegExp(
  `${LEAD_INS}(?:(?:i|we)(?:'ve| have| did)? )?(?:just |finally |already )?(?:told (?:him|her|them|my|the|it)|asked (?:him|her|them|my|the)|called (?:him|her|them|my|the|in)|rang|texted|messaged|wrote (?:to |the |him|her|them|it)|apologi[sz]ed|deleted|blocked|unfollowed|signed up|booked|put my name down|filled (?:in|out)|sent (?:it|him|her|them|the)|said (?:sorry|it)|gave it|returned|joined|registered|applied|withdrew|threw (?:it|them|the \\w+) (?:away|out)|poured it|talked to|spoke to|went and|did it)\\b[^?]{0,140}$`,
);

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
