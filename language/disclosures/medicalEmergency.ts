import { plainText } from '../normalize';

/**
 * Returns the kind of medical emergency that a message describes as happening now: 'poison' if someone took or
 * swallowed something dangerous, 'body' for signs of a heart attack or stroke, trouble breathing, heavy bleeding or
 * someone who doesn't wake up. Returns null if there is none. Linear in the length of the text: every repetition is
 * bounded.
 */
export function medicalEmergencyIn(message: string): 'poison' | 'body' | null {
  const text = plainText(message.slice(0, MAX_LENGTH_READ));
  if (NOT_NOW.test(text)) return null;
  if (POISON.some((sign) => sign.test(text))) return 'poison';
  const isAsleep = NOT_WAKING.test(text) && !WISH_OR_FEAR.test(text);
  return isAsleep || BODY.some((sign) => sign.test(text)) ? 'body' : null;
}

const MAX_LENGTH_READ = 1200;

const PERSON =
  '(?:i|he|she|they|baby|(?:my|our|the) (?:\\w+ ){0,2}(?:mom|mum|mother|dad|father|husband|wife|partner|son|daughter|baby|boy|girl|child|kid|toddler|brother|sister|friend|nan|nana|gran|grandma|grandmother|grandpa|grandfather|uncle|aunt|neighbou?r|roommate|flatmate|infant|newborn))';
const CHEST = '(?:chest|heart)';
const SIDE_SIGN =
  "(?:(?:left |right )?(?:arm|jaw)|sweat\\w*|short of breath|out of breath|can ?(?:no|')?t breathe|breathless|clammy)";

const BODY: readonly RegExp[] = [
  // Heart attack.
  new RegExp(
    `\\b${CHEST}(?:'?s| is| feels?| pain| hurts?| pressure)?\\b[^.?!]{0,60}\\b${SIDE_SIGN}\\b|\\b${SIDE_SIGN}\\b[^.?!]{0,50}\\b${CHEST} (?:is |feels? |'?s )?(?:pains?|hurts?|hurting|tight\\w*|pressure|crush\\w*|heavy)\\b`,
  ),
  /\b(?:crushing|squeezing|stabbing|terrible|bad|sharp|severe) (?:chest pains?|pains? in (?:my|his|her) chest)\b|\belephant (?:is )?(?:sitting )?on (?:my|his|her) chest\b/,
  /\b(?:having|has|is it|is this|might be|could be|maybe|think (?:it'?s|i'?m having|he'?s having|she'?s having)) a (?:heart attack|stroke(?! of (?:luck|genius|inspiration|a pen|brilliance|good))|seizure)\b/,
  // Stroke.
  /\b(?:face|mouth)(?:'?s| is| has| was)?(?: all| gone| just)? (?:droop\w*|hanging|sagging|dropped|slid\w*)\b|\bslurr(?:ed|ing) (?:her|his|my|their)? ?(?:words|speech)?\b[^.?!]{0,60}\b(?:arm|leg|face|side|numb)\b|\bone side of (?:my|his|her) (?:face|body)\b[^.?!]{0,30}\b(?:numb|weak|droop\w*|dead|hanging|moves?)\b/,
  // Breathing.
  /\b(?:vomit\w*|throwing up)\b[^.?!]{0,40}\bbreath\w* (?:fast|heav\w+|quick\w*|hard)\b|\b(?:insulin|sugar|diabet\w*)\b[^.?!]{0,60}\b(?:vomit\w*|throwing up|breath\w* (?:fast|heav\w+|quick\w*|hard))\b/,
  new RegExp(
    `\\b${PERSON}(?:'s| is| are| am| was)? (?:just |suddenly )?(?:not breathing|barely breathing|struggling to breathe|gasping for (?:air|breath)|turn(?:ing|ed) blue|going blue|choking on)\\b`,
  ),
  /\blips? (?:are |is |have |has |going |went |turning |turned |gone )+blue\b|\b(?:throat|tongue|lips|face) (?:is |are |'?s )?(?:swelling|swollen|closing)(?: up)?\b[^.?!]{0,50}\b(?:breath\w*|allerg\w*|bee|sting|stung|nuts?|peanut|swallow\w*)\b|\b(?:ate|stung|allerg\w*|peanuts?|nuts)\b[^.?!]{0,60}\b(?:throat|tongue|lips) (?:is |are |'?s )?(?:swelling|swollen|closing|tight\w*)\b/,
  // Consciousness.
  new RegExp(
    `\\b${PERSON}(?:'s| is| are)? (?:just )?(?:found )?(?:unconscious|unresponsive|having a (?:seizure|fit)|seizing|convulsing|just (?:passed out|collapsed))\\b`,
  ),
  // Diabetes without insulin.
  /\b(?:insulin|diabet\w*)\b[^?]{0,120}\b(?:vomit\w*|throwing up|being sick|confused|drowsy|won'?t wake|breathing (?:fast|hard)|fruity|passed out|shaking)\b|\b(?:vomit\w*|throwing up|confused|drowsy)\b[^?]{0,80}\b(?:insulin|diabet\w*)\b/,
  // Bleeding.
  /\b(?:bleeding|blood)\b[^.?!]{0,40}\b(?:won'?t stop|will not stop|doesn'?t stop|not stopping|everywhere|soaked|soaking|heavily|a lot of it|through (?:the|two|three|my) (?:towels?|pads?|sheets?))\b|\b(?:coughing|vomiting|throwing) up blood\b|\bpregnant\b[^.?!]{0,50}\bbleeding\b|\bbleeding\b[^.?!]{0,50}\b(?:pregnant|weeks along)\b/,
  /\bbaby (?:hasn'?t|has not|isn'?t|is not|stopped|hasnt|isnt) (?:mov(?:ed|ing)|kick(?:ed|ing))\b/,
  // Head injuries, bites.
  /\b(?:hit|banged|knocked|cracked) (?:his|her|my|their) head\b[^?!]{0,80}\b(?:vomit\w*|throwing up|sick|sleepy|won'?t wake|confused|unconscious|blood|can'?t see)\b/,
  /\b(?:bitten|bit) by (?:a |an )?(?:snake|viper|cobra|adder|rattlesnake|spider|rabid|bat)\b|\bsnake ?bite\b/,
];

const POISON: readonly RegExp[] = [
  /\b(?:swallowed|drank|drunk|ate|eaten) (?:\w+ ){0,4}(?:button battery|battery|batteries|bleach|antifreeze|poison|detergent|drain cleaner|weed ?killer|pesticide|rat poison|magnets?)\b/,
  /\b(?:took|taken|swallowed|had|gave \w+|given \w+) (?:\w+ ){0,3}(?:too many|double|triple|(?:a|the) whole (?:bottle|pack|box|strip) of|(?:[2-9]\d|a bunch of|a handful of|a fistful of|all (?:of )?(?:my|his|her|the|their)))\b[^.?!]{0,30}\b(?:pills?|tablets?|insulin|meds?|medicines?|paracetamol|tylenol|acetaminophen|ibuprofen|opioids?|methadone)\b(?! (?:at the (?:same|right) time|every day|as prescribed))/,
  /\b(?:i|he|she|wife|husband|bf|gf|boyfriend|girlfriend|friend|roommate|mate)(?:'ve| have| has|'s)? (?:just )?(?:od'd|overdosed|overdosing)\b(?! on (?!(?:my|his|her|pills|tablets|medicine|meds|heroin|fentanyl)\b))[^.?!]{0,60}\b(?:now|feel|scared|alone|snoring|wak\w*|breath\w*|sick|know what to do)\b|^overdos(?:ed|ing)\b[^a-z]*(?:i think|just now|now)\b|\b(?:took|taken) an overdose\b/,
];

const NOT_WAKING = new RegExp(
  `\\b${PERSON} (?:(?:wo|does|did|ca)n'?t|will not|cannot|can not|isn'?t|is not|not) (?:wak(?:e|ing)|respond(?:ing)?)(?: up)?\\b(?! (?:up|to|for|before|early|until|in time|if|tomorrow|in the morning))`,
);

const WISH_OR_FEAR =
  /\b(?:hop(?:e|es|ing)|pray(?:s|ing|ed)? (?:that )?(?:i|she|he|to)|wish\w*|if (?:i|he|she|they)|(?:one|some) (?:night|day)|says (?:i|she|he)|afraid|text(?:s|ed)?|messages?|calls?)\b/;

/**
 * Excludes dreams, stories, figures of speech, fear of something that has not happened, and what is over or already in
 * the hands of doctors.
 */
const NOT_NOW =
  /\b(?:dream\w*|nightmare|movie|film|novel|series|game|sermon|story of|in the bible|long ago|(?:years?|months?|weeks?|days) ago|last (?:year|month|week|winter|summer|spring|autumn|fall|time|night)|(?:survived|recovered from|after (?:his|her|my|the)|since (?:his|her|my|the)|when (?:i|he|she) had|had) (?:a |the |an )?(?:heart attack|stroke|seizure|surgery|overdose)|was born|found me|yesterday he is|is alive|he'?s alive|she'?s alive|he lives|icu|in theatre|a&e|hospital sent|ambulance (?:is )?coming|at the hospital|in (?:the )?hospital|pumped (?:the|his|her|my) stomach|paramedics?|(?:doctors?|specialists?|nurses?|they) (?:say|says|said|told|saved)|it is the mind|eutychus|jairus|lazarus|tabitha|paul|of the moon|died|passed away|funeral|used to|what if|thought i was|asked me if i was|laugh\w*|lol|haha|are fine|beet juice|in every meeting)\b|\bgave me a heart attack\b|\bpoison ivy\b/;
