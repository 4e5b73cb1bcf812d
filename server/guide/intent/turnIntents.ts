import { TURN_TEXTS, type TurnIntent } from '#content/guide/guideTexts';
import { wordsOf } from '#language/normalize';
import { classifyMessage } from './intentClassifier';
import { normalizeMessage } from './normalizeMessage';

/** Returns the conversation turn of a short message, recognized by its wording. Returns null if none is recognized. */
export function turnIntentFromWording(message: string): TurnIntent | null {
  const whole = normalizeMessage(message);
  if (whole.length > MAX_LETTERS) return null;
  const text = whole.replace(LAUGH_AT_END, '');
  return TURN_PATTERNS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

const MAX_LETTERS = 160;

/** 'What can I do then lol' is no joke. */
const LAUGH_AT_END = /(?<=\w\w)[ ,.!]{1,4}(?:lol|lmao|haha|hehe|tho|pls|plz|bro|man|dude)[\s.!]*$/;

/** Whether a message of a few sentences ends with a request for a prayer: 'OK, I rebooked for the 22nd, say a prayer for me'. */
export function endsWithPrayerRequest(message: string): boolean {
  return ENDS_WITH_PRAY.test(message);
}

const ENDS_WITH_PRAY =
  /[.!,;]\s*(?:please |pls |plz |kindly |so |and )*(?:pray|say (?:a|one) (?:little |short )?prayer)(?: (?:for|with) (?:me|us|him|her|them))?(?: please)?[\s.!]*$/i;

export function isTurnIntent(label: string): label is TurnIntent {
  return label === 'whoAreYou' || Object.hasOwn(TURN_TEXTS, label);
}

/** Tuned on the validation messages: with a lower value, worries would be classified as small talk. */
const MIN_PROBABILITY = 0.5;
/** Conversation turns are short. In a longer message, something else matters more. */
const MAX_TURN_WORDS = 16;

/**
 * Returns the intent that the classifier detected. Returns null if it is unlikely, less likely than the best page
 * (`page`), or in a message of too many words.
 */
export function intentFromClassifier(message: string, page: number): string | null {
  const { intent } = classifyMessage(message);
  const isLikely = intent && intent.probability >= MIN_PROBABILITY && intent.probability > page;
  return isLikely && wordsOf(message).length <= MAX_TURN_WORDS ? intent.label : null;
}

const END = '[\\s.,!?…]*$';
const LEAD_IN =
  '^(?:(?:ok|okay|well|so|and|but|yes|yeah|no|hmm+|oh|lol|haha|please|thanks|thank you|amen|dear|friend|my dear)[ ,.!]+)*';

// A repeated group must match any text in only one way. Otherwise backtracking would double the work with each
// repetition.
const TURN_PATTERNS: readonly [TurnIntent, RegExp][] = [
  [
    'greeting',
    new RegExp(
      `${LEAD_IN}(?:hi|hello|hey|hiya|shalom|greetings|good (?:morning|evening|afternoon|day)|peace(?: (?:to|be (?:to|with|unto)) you)?)(?: there| friend| king| queen| \\w+)?${END}`,
    ),
  ],
  [
    'greeting',
    /^(?:yo+|sup|wass?up|what'?s up|whats up|howdy|heya?|hiya|ayo|oi)[ ,]*(?:there|man|bro|dude|king|queen|prophet|guide|friend|fam|your majesty|my (?:guy|man|king|dude)|[a-z]{3,10})?[\s.,!?]*$/,
  ],
  [
    'thanks',
    /^(?:thanks?|thank you|ty|thx)[ ,.!]+(?:no ?(?:one|body) (?:has |ever )|that(?:'s| is| was) (?:better|kind|fair|what i)|you(?:'ve| have)? (?:answered|helped|listened)|i(?:'ll| will) (?:try|do|think))[^?]{0,80}$/,
  ],
  [
    'thanks',
    new RegExp(
      `^(?:ok|okay|amen|oh|wow)?[ ,.!]*(?:(?:thanks?|thx|ty|thank you)[ ,.!]+)?(?:thanks?(?: you)?(?! god| the lord| jesus| heaven)|thank you|bless you|god bless(?: you)?|amen|that (?:really |actually |kinda |sort of )*help(?:s|ed)(?: me)?(?: a (?:bit|little|lot))?|i needed (?:that|this)|that(?:'s| is| was) (?:beautiful|helpful|lovely|good|comforting))(?: a lot| you|,? (?!for|but|and|i|you|what|how|why)[a-z]{2,12})*(?: for .{1,60})?${END}`,
    ),
  ],
  [
    'whoAreYou',
    new RegExp(
      `${LEAD_IN}(?:who (?:are|were) you(?: exactly)?|what(?:'s| is) your name|what are you|what do you look like|tell me (?:about|of|more about) (?:yourself|you|your life)|introduce yourself|your story|tell me your story|what(?:'s| is| was) your story)${END}`,
    ),
  ],
  [
    'anotherVerse',
    new RegExp(
      `${LEAD_IN}(?:(?:can|could|will|would) (?:you|i) )?(?:please )?(?:give|show|have|send|tell|get|share|find)?(?: me)? ?(?:(?:another|one more|a different|an other|more|other|any other|some more) (?:bible )?(?:verses?|scriptures?|passages?|references?|psalm)|(?:a|the|my|daily) (?:bible )?(?:verse|scripture|passage|psalm)(?: of the day)?)(?: please| maybe| for (?:this|that|it|today|tonight|this morning|the day|me|her|him|them|us)| on (?:this|that|it)| about (?:this|that|it))*(?: (?:that )?(?:(?:i|we) (?:can|could)|to) (?:read|say|pray|send|share|write|use)\\b.{0,40})?${END}`,
    ),
  ],
  // 'That one everyone knows. Another?'
  [
    'anotherVerse',
    /^[^?]{3,60}[.,!] ?(?:another|a different|one more|any others?)(?: one| verse)?(?: please)?[\s.?!]*$/,
  ],
  // 'Gies a wee psalm then'
  [
    'anotherVerse',
    /^(?:(?!who|what|where|when|why|how|is|are|was|does|did|don'?t|not?\b|never|stop)[\w']+ ){0,3}(?:a|one|just a|some) (?:wee |little |short |quick |nice |good |small |bible )*(?:psalm|verse|scripture)(?: (?:then|please|pls|instead|maybe|now|tonight|for (?:that|this|me|it)))*[\s.,!?]*$/,
  ],
  [
    'pray',
    new RegExp(
      `${LEAD_IN}(?:(?:can|could|will|would) (?:you|u) )?(?:please )?(?:pray(?: (?:for|with) (?:me|us|him|her|them|my \\w+|sun|good weather|a good \\w+))?|(?:give|write|help|teach|lend) me (?:a prayer|words|to pray|how to pray|pray|something (?:short |simple |easy )?to pray).{0,40}|say a prayer.{0,40}|a prayer|prayer|let(?:'s| us) pray.{0,40}|how (?:can|do|should|could) i pray (?:about|for) (?:this|that|it)|what (?:can|could|should) i pray|words to pray|i (?:want|need|would like) to pray.{0,40}|i (?:can't|cannot|don't know how to) pray)(?: now| please| about (?:this|that|it)| for (?:this|that|it)| then)*${END}`,
    ),
  ],
  // 'Pray for me please, I start at 9'
  [
    'pray',
    new RegExp(
      `${LEAD_IN}(?:(?:can|could|will|would) (?:you|u) )?(?:please |pls )?pray (?:for|with) (?:me|us|him|her|them|my \\w+)(?: please| pls)?[ ,.!]+(?:i|we|it|he|she|they|that|tomorrow|tonight|today)\\b[^?]{0,30}$`,
    ),
  ],
  [
    'disagree',
    new RegExp(
      `${LEAD_IN}(?:i (?:really )?(?:disagree|don't agree|do not agree|don't (?:believe|think so|buy)(?: that| it)?|(?:don't|do not) think (?:that's|that is|so|you're).{0,60})|(?:that(?:'?s| is| isn't| is not|'?s not|'?s still)|still|so|it(?:'?s| is)|this is) (?:so |just |really )?(?:not )?(?:true|right|wrong|fair|unfair|impossible|harsh|cruel|ridiculous|a cop[ -]?out|an excuse|lame|nonsense|bs|bullshit).{0,60}|(?:not fair|unfair|impossible)(?: lol| haha)?|you(?:'re| are) wrong.{0,60}|not true|wrong|nonsense|i'm not (?:so )?sure (?:about|of) (?:that|this))${END}`,
    ),
  ],
  [
    'whatNow',
    new RegExp(
      `${LEAD_IN}(?:(?:so |but )?what (?:now|next|then|can i do|do i do|should i do|am i (?:supposed|meant) to do|must i do|would you do|shall i do|could i do)(?: now| next| then| about (?:it|this|that)| in my place| if you were me)*|how do i (?:do (?:that|this|it)|start|begin|go on|move on)|where do i (?:start|begin)|and now|what would you (?:advise|suggest)(?: me)?)${END}`,
    ),
  ],
  [
    'why',
    new RegExp(
      `${LEAD_IN}(?:but )?(?:why|why not|how come|why (?:is|was) (?:that|this|it)(?: so)?|why me|why though|why did (?:that|it|this|he|god do (?:that|this|it)|you do (?:that|this|it)).{0,30}|what for|for what reason|why (?:does|did|would|do) (?:god|he|she|they) (?:allow|let|do) (?:it|this|that))${END}`,
    ),
  ],
  [
    'more',
    new RegExp(
      `${LEAD_IN}(?:(?:that one|that|this one)(?:'s| is) (?:\\w+ )?\\w+[ ,.!]+)?(?:(?:can|could|will|would) you )?(?:please )?(?:(?:give|tell|show) me (?:a |an |some |one )?(?:weird(?:er)?|different|strange(?:r)?|funny|funnier|odd|less(?:er)? (?:known|famous)|better|new|other) one|more|go on|continue|keep going|tell me more|say more|and(?: then)?|then|what else|what happened (?:next|then|after(?:wards| that)?)|anything else|something else|another(?: one| story| card| time)?|tell me (?:another(?: story| one)?|something else)|read on|next|yes|yes please|please do|ok|okay|i see|i understand|go ahead|elaborate|i'd like (?:to hear )?more|show me more|is there more)(?: please| about (?:this|that|it)| of (?:this|that|it)| on (?:this|that|it))*${END}`,
    ),
  ],
];
