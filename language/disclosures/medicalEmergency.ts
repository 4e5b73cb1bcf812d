import { plainText } from '../normalize';

/**
 * Returns the kind of medical emergency that a message describes as happening now: 'poison' if someone took or
 * swallowed something dangerous, 'stroke' for signs of a stroke, 'body' for signs of a heart attack, trouble breathing,
 * heavy bleeding, a very sick baby or someone who doesn't wake up. Returns null if there is none. Linear in the length
 * of the text: every repetition is bounded.
 */
export function medicalEmergencyIn(message: string): 'poison' | 'stroke' | 'body' | null {
  const text = plainText(message.slice(0, MAX_LENGTH_READ)).replace(RECENTLY, ' ');
  if (NOT_REAL.test(text) || IN_CARE.test(text) || (OVER.test(text) && !JUST_BEGAN.test(text))) return null;
  if (POISON.some((sign) => sign.test(text))) return 'poison';
  if (STROKE.some((sign) => sign.test(text)) || hasStrokeSigns(text)) return 'stroke';
  const isAsleep = NOT_WAKING.test(text) && !WISH_OR_FEAR.test(text);
  return isAsleep || BODY.some((sign) => sign.test(text)) ? 'body' : null;
}

/** Whether a message has a sign of a stroke, which may also have another cause. */
export function hasStrokeSign(message: string): boolean {
  const text = plainText(message.slice(0, MAX_LENGTH_READ));
  return STROKE_SIGNS.some((sign) => sign.test(text));
}

/** Whether a message has two signs of a stroke, or one that began suddenly. */
function hasStrokeSigns(text: string): boolean {
  if (NO_STROKE.test(text)) return false;
  const signs = STROKE_SIGNS.filter((sign) => sign.test(text)).length;
  return signs > 1 || (signs === 1 && JUST_BEGAN.test(text));
}

const MAX_LENGTH_READ = 1200;

const PERSON =
  '(?:i|he|she|they|baby|(?:my|our|the) (?:\\w+ ){0,2}(?:mom|mum|mother|dad|father|husband|wife|partner|son|daughter|baby|boy|girl|child|kid|toddler|brother|sister|friend|nan|nana|gran|grandma|grandmother|grandpa|grandfather|uncle|aunt|neighbou?r|roommate|flatmate|infant|newborn))';
const CHEST = '(?:chest|heart)';
const SIDE_SIGN =
  "(?:(?:left |right )?(?:arm|jaw)|sweat\\w*|short of breath|out of breath|can ?(?:no|')?t breathe(?! without)|breathless|clammy)";

/** Someone other than the user: 'I can't breathe' may be grief, 'he can't breathe' is not. */
const OTHER = PERSON.replace(
  '(?:i|',
  '(?:husband|wife|mum|mom|dad|grandma|grandpa|nan|friend|toddler|newborn|son|daughter|brother|sister|(?:a|an|the|this) (?:\\w+ )?(?:man|woman|lady|guy|coworker|colleague|customer|student)|',
);
const SICK_CHILD =
  '(?:baby|babies|infant|newborn|toddler|little one|(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten) ?-?(?:days?|weeks?|wks?|months?|mths?|mo)s?[ -]?old)';
const ONE_SIDE =
  '(?:one|the (?:left|right|other|same)|(?:his|her|my|their) (?:left|right)|left|right|a) side';
const FELL =
  '(?:droop\\w*|sagg?\\w*|hang(?:s|ing)|dropp\\w*|fell|fallen|slid\\w*|lopsided|crooked|twisted|pulled|down|numb|dead|weak)';

/** Signs of a stroke that are clear alone. */
const STROKE: readonly RegExp[] = [
  /\b(?:having|has|is it|is this|might be|could be|maybe|think (?:it'?s|i'?m having|he'?s having|she'?s having)) a (?:mini[- ]?)?stroke(?! of (?:luck|genius|inspiration|a pen|brilliance|good))\b/,
  /\b(?:face|mouth)(?:'?s| is| has| was)?(?: all| gone| just)? (?:droop\w*|hanging|sagging|dropped|slid\w*)\b/,
  new RegExp(
    `\\b(?:face|mouth|smile|lips?|cheek|eyelid)\\b[^.?!]{0,25}\\b${FELL}\\b[^.?!]{0,15}\\b(?:on|to|at|from) ${ONE_SIDE}\\b`,
  ),
  new RegExp(
    `\\b(?:one|left|right|other) (?:side|half) of (?:my|his|her|their|the) (?:face|mouth|body)\\b[^.?!]{0,30}\\b(?:${FELL}|paraly\\w*|moves?|moving)\\b|\\bhalf (?:of )?(?:my|his|her|their) (?:face|body|mouth) (?:is |has |went |'?s )?(?:just |gone |all )*${FELL}\\b`,
  ),
  /\b(?:can(?:'?t|not)|won'?t|unable to|not able to|not) (?:lift|raise|move|feel) (?:one|his|her|my|the) (?:left |right )?(?:arm|leg|side)\b[^.?!]{0,60}\b(?:face|mouth|speech|speak|talk\w*|words|slurr\w*|confus\w*|other (?:one|side))\b/,
  /\bsudden(?:ly)? (?:the )?worst headache\b|\b(?:the )?worst headache of (?:my|his|her) life\b|\bthunderclap headache\b/,
];

/** Signs of a stroke that may have another cause, unless there are two or it began suddenly. */
const STROKE_SIGNS: readonly RegExp[] = [
  /\b(?:face|mouth|smile|eyelid)\b[^.?!]{0,20}\b(?:droop\w*|sagg?\w*|crooked|lopsided|twisted|uneven|numb|down|weird|funny|strange)\b/,
  /\b(?:talk(?:s|ing)|speak(?:s|ing)|speech(?:'?s| is)?|words (?:are|come out|came out))\b[^.?!]{0,15}\b(?:strange(?:ly)?|funny|weird(?:ly)?|slurr\w*|jumbled|mixed up|garbled|gibberish|nonsense|backwards|wrong|mumbl\w*|like (?:he|she)(?:'?s| is|'?d| had| were| was)? (?:been )?(?:drunk|drinking))\b|\bslurr(?:s|ed|ing)\b|\b(?:he|she|dad|mum|mom|father|mother|husband|wife) (?:is|'?s) (?:not )?(?:making (?:no|any) sense|talking nonsense)\b|\b(?:can(?:'?t|not)|couldn'?t) (?:find|get) (?:the |his |her |any )?words? out\b|\b(?:he|she) (?:suddenly )?(?:can(?:'?t|not)|couldn'?t) (?:talk|speak)\b/,
  /\b(?:arm|leg|hand|foot|side)\b[^.?!]{0,15}\b(?:weak|numb|dead|limp|hanging|heavy|useless|(?:wo|does|ca)n'?t (?:work|lift|move|hold|grip)|won'?t (?:work|lift|move)|gone (?:numb|dead|weak|heavy)|hangs?|dragg?\w*)\b|\b(?:dragging|can(?:'?t|not) (?:lift|move|feel|raise)) (?:his|her|my|one|the) (?:left |right )?(?:arm|leg|foot|hand|side)\b|\b(?:weak|numb|paraly[sz]ed) (?:on|down|all down) (?:one|his|her|my|the) (?:left |right )?(?:whole )?side\b/,
  /\b(?:keeps? )?dropp(?:ing|ed|s) (?:his|her|the|my) (?:cup|spoon|fork|phone|keys|things|everything)\b|\b(?:keeps? )?(?:veering|leaning|falling|tipping) (?:over )?(?:to|on) (?:one|the left|the right|his|her)\b/,
  /\b(?:can(?:'?t|not)|couldn'?t) see (?:out of|on|from|in|with) (?:one|his|her|my|the) (?:left |right )?(?:eye|side)\b|\b(?:lost|losing) (?:the )?(?:sight|vision) in (?:one|his|her|my|the) (?:left |right )?eye\b/,
];

/** Other reasons for strange speech or a weak hand. */
const NO_STROKE =
  /\b(?:in tongues|toddler|learn\w*|diabet\w*|insulin|accent|stutter\w*|stammer\w*|parkinson\w*|dementia|alzheimer\w*|braces|dentist|drunk again|drinks?|been drinking|hangover|carpal|slept on|guitar|typing|gym|workout|bell'?s palsy|since birth|born with|cerebral palsy|autis\w*|each other|behind my back|to me weird|prophe\w*|spirit)\b/;

/** The words of something that began a short time ago. */
const JUST_BEGAN =
  /\b(?:right now|just now|now (?:he|she|his|her|my|the|i)\b|sudden(?:ly)?|all of a sudden|out of nowhere|since (?:breakfast|lunch|dinner|supper|this (?:morning|afternoon|evening)|waking|he woke|she woke|i woke|an hour|half an hour|noon|\d+ (?:minutes|mins|hours|hrs))|(?:minutes?|mins?|an hour|hours?) ago|(?:for|the last|past) (?:an hour|half an hour|\d+ (?:minutes|mins|hours|hrs)|ten minutes|twenty minutes)|this morning|woke up (?:with|like|and)|at (?:breakfast|lunch|dinner|the table) (?:he|she|his|her|my)|started (?:just|today|this))\b/;

const BODY: readonly RegExp[] = [
  // Heart attack.
  new RegExp(
    `\\b${CHEST}(?:'?s| is| feels?| pain| hurts?| pressure)?\\b[^.?!]{0,60}\\b${SIDE_SIGN}\\b|\\b${SIDE_SIGN}\\b[^.?!]{0,50}\\b${CHEST} (?:is |feels? |'?s )?(?:pains?|hurts?|hurting|tight\\w*|pressure|crush\\w*|heavy)\\b`,
  ),
  /\b(?:crushing|squeezing|stabbing|terrible|bad|sharp|severe) (?:chest pains?|pains? in (?:my|his|her) chest)\b|\belephant (?:is )?(?:sitting )?on (?:my|his|her) chest\b/,
  /\b(?:having|has|is it|is this|might be|could be|maybe|think (?:it'?s|i'?m having|he'?s having|she'?s having)) a (?:heart attack|seizure)\b/,
  /\b(?:pain|pains|pressure|tightness|squeezing|weight|burning|band)\b[^.?!]{0,15}\b(?:in|on|across|around|over) (?:my|his|her|their|the) chest\b[^?!]{0,60}\b(?:jaw|arm|shoulder|back|sweat\w*|nause\w*|dizzy|faint\w*|breath\w*|grey|gray|pale|for (?:an|half|\d)|since|an? hour|minutes|won'?t (?:go|stop)|getting worse|spread\w*|mov\w* (?:to|up|down))\b|\bchest pains?\b[^?!]{0,60}\b(?:since|for (?:an|half|\d)|(?:\d+|ten|twenty|thirty) min\w*|hours?|won'?t (?:go|stop)|getting worse|spread\w*|jaw|shoulder|right now|grey|gray|sweat\w*)\b/,
  /\b(?:cold sweats?|clammy|drenched in sweat|grey in the face|gone (?:grey|gray)|(?:face|skin) (?:is |has |went |gone )?(?:grey|gray|ashen))\b[^?!]{0,60}\b(?:chest|(?:left )?arm|jaw|short of breath|can'?t breathe|clutch\w*)\b|\b(?:chest|jaw|clutch\w* (?:his|her) chest)\b[^?!]{0,60}\b(?:cold sweats?|clammy|drenched in sweat|gr[ea]y in the face|gone gr[ea]y|ashen)\b|\b(?:left arm|jaw) (?:and|is) [^.?!]{0,30}\b(?:chest|sweat\w*)\b/,
  // Breathing.
  /\b(?:vomit\w*|throwing up)\b[^.?!]{0,40}\bbreath\w* (?:fast|heav\w+|quick\w*|hard)\b|\b(?:insulin|sugar|diabet\w*)\b[^.?!]{0,60}\b(?:vomit\w*|throwing up|breath\w* (?:fast|heav\w+|quick\w*|hard))\b/,
  new RegExp(
    `\\b${PERSON}(?:'s| is| are| am| was)? (?:just |suddenly )?(?:not breathing|barely breathing|struggling to breathe|gasping for (?:air|breath)|turn(?:ing|ed) blue|going blue|choking on)\\b`,
  ),
  new RegExp(
    `\\b${OTHER}(?:'s| is| has| are)? (?:just |suddenly |really )?(?:stopped breathing|does ?n'?t breathe|isn'?t breathing|can(?:'?t|not) (?:get (?:his|her|their|a|any) breath|breathe)|fighting for (?:breath|air)|turning (?:grey|gray|purple)|choking)\\b(?! (?:up|back|on (?:his|her) (?:words|tears)))`,
  ),
  /\b(?:asthma attack|inhaler (?:is(?:n'?t| not)|does ?n'?t|won'?t|ran out|is empty|isn'?t (?:work|help)ing)|(?:something|food|a grape|a coin|meat|a bone|a toy|a sweet|a candy) (?:is )?(?:stuck|lodged) in (?:his|her|the|my) (?:throat|windpipe|airway))\b[^?!]{0,60}\b(?:breath\w*|blue|gasp\w*|purple|cough\w*|wheez\w*|now|talk|help\w*)\b/,
  /\blips? (?:are |is |have |has |going |went |turning |turned |gone )+blue\b|\b(?:throat|tongue|lips|face) (?:is |are |'?s )?(?:swelling|swollen|closing)(?: up)?\b[^.?!]{0,50}\b(?:breath\w*|allerg\w*|bee|sting|stung|nuts?|peanut|swallow\w*)\b|\b(?:ate|stung|allerg\w*|peanuts?|nuts)\b[^.?!]{0,60}\b(?:throat|tongue|lips) (?:is |are |'?s )?(?:swelling|swollen|closing|tight\w*)\b/,
  // Consciousness.
  new RegExp(
    `\\b${PERSON}(?:'s| is| are)? (?:just )?(?:found )?(?:unconscious|unresponsive|having a (?:seizure|fit)|seizing|convulsing|just (?:passed out|collapsed))\\b`,
  ),
  /\b(?:can(?:'?t|not)|could ?n'?t|unable to|not able to) (?:seem to |get (?:him|her|them) to |even )?(?:wake|rouse)(?: up)? (?:him|her|them|my \w+|the baby|(?:mum|mom|dad|grandpa|grandma|nan))\b(?! (?:up )?(?:for|before|early|in time|without|when|until|with))/,
  new RegExp(
    `\\b${OTHER}(?:'s| is| has| are)? (?:just |suddenly |been )?(?:collapsed|passed out|fainted|fallen down|fell down|gone limp|went limp|lying on the (?:floor|ground)|on the (?:floor|ground|bathroom floor|kitchen floor))\\b[^?!]{0,50}\\b(?:(?:is ?n'?t|not|wo ?n'?t|does ?n'?t|and can'?t) (?:mov\\w*|respond\\w*|answer\\w*|talk\\w*|breath\\w*|get\\w* up|wak\\w*)|unconscious|eyes (?:are |have )?rolled|shaking all over|jerking)\\b|\\beyes (?:have |are )?roll(?:ed|ing) (?:back|up)\\b[^?!]{0,50}\\b(?:shak\\w*|jerk\\w*|foam\\w*|stiff|breath\\w*|respond\\w*)\\b|\\b(?:jerking|shaking all over|foaming at the mouth|convulsions?)\\b[^?!]{0,50}\\b(?:won'?t stop|eyes|unconscious|floor|minutes|not respond\\w*)\\b`,
  ),
  // A very sick baby or small child.
  new RegExp(
    `\\b${SICK_CHILD}\\b[^?!]{0,60}\\b(?:floppy|limp|lifeless|like a rag doll|blue|mottled|grunting|(?:ca|wo)n'?t wake|hard to wake|can'?t wake (?:him|her)|sunken|no wet (?:diapers?|nappies|nappy)|(?:wo ?n'?t|will not|not|has ?n'?t|does ?n'?t|is ?n'?t|refus\\w*|stopped) (?:been )?(?:to )?(?:feed\\w*|drink\\w*|drank|fed|nurs\\w*|suck\\w*|eat\\w*|pee\\w*|tak\\w+ (?:the |any |his |her )?(?:bottle|breast|milk))[^?!]{0,40}(?:fever|hot|burning|temp\\w*|sleepy|drowsy|since yesterday|all day|\\d+ hours))\\b|\\b(?:fever|burning up|hot|temp\\w*)\\b[^?!]{0,40}\\b${SICK_CHILD}\\b[^?!]{0,40}\\b(?:wo ?n'?t (?:feed|drink|nurse|eat|wake)|not (?:feed|drink|nurs|wak)ing|floppy|limp)\\b|\\b${SICK_CHILD}\\b[^?!]{0,40}\\b(?:fever|burning up|so hot|hot|temp\\w*)\\b[^?!]{0,60}\\b(?:(?:wo ?n'?t|will not|not|has ?n'?t|does ?n'?t|is ?n'?t|refus\\w*) (?:been )?(?:to )?(?:feed\\w*|drink\\w*|drank|fed|nurs\\w*|suck\\w*|wake|(?:tak\\w+ )?(?:the |any |his |her |a )?(?:bottle|breast|milk))|rash|stiff neck|hard to wake)\\b`,
  ),
  // Blood poisoning and meningitis.
  /\brash\b[^?!]{0,40}\b(?:does ?n'?t|not|won'?t|isn'?t) (?:fad\w*|disappear\w*|go away|going)\b[^?!]{0,30}\b(?:glass|press\w*|fever|stiff|sick)\b|\b(?:fever|temperature|headache)\b[^?!]{0,60}\b(?:stiff neck|neck (?:is |so )?stiff|(?:does ?n'?t|doesnt|won'?t) fade|delirious|mottled|can'?t stand (?:the )?light)\b|\bstiff neck\b[^?!]{0,40}\b(?:fever|rash|vomit\w*|light)\b|\b(?:infect\w*|wound|stitches|surgery|c[- ]section|uti|kidney infection|sepsis)\b[^?!]{0,60}\b(?:confused|delirious|shaking (?:and|with) (?:fever|cold|chills)|shivering (?:and|so)|violent(?:ly)? shiver\w*|mottled|breathing (?:very |so |really )?fast|not making sense|has ?n'?t peed|red (?:line|streak)s?)\b/,
  // Allergic shock.
  /\banaphyla\w*\b[^?!]{0,40}\b(?:now|think|having|help|epi ?pen)\b|\bepi ?pens?\b[^?!]{0,60}\b(?:still|swell\w*|swollen|breath\w*|expired|used|don'?t have|no|throat)\b|\b(?:stung|sting|bee|wasp|nuts?|peanuts?|shrimp|shellfish|egg|antibiotic|penicillin|pill|ate)\b[^?!]{0,60}\b(?:(?:face|tongue|throat|lips|eyes)(?:'?s| is| are)? (?:getting )?(?:swelling|swollen|swelled|swell\w*|closing|huge|puff\w*|big)|hives (?:all over|everywhere)|wheez\w*|can(?:'?t|not) (?:swallow|breathe))\b|\b(?:face|tongue|throat|lips)(?:'?s| is| are)? (?:suddenly |getting )?(?:swelling|swollen|closing)(?: up)?\b[^?!]{0,40}\b(?:hives|wheez\w*|dizzy|breath\w*|swallow\w*|talk)\b/,
  // Very low or very high sugar.
  /\b(?:blood )?(?:sugars?|glucose)\b(?: level)?(?:'?s| is| was| are| reads| shows| says| at| of| only| just| now| down| dropped| fell| to){1,4} (?:[1-4]\d|[1-2]\.\d|[5-9]\d\d|4[5-9]\d|(?:2[5-9]|3\d)\.\d)\b(?! (?:grams?|g|percent|%))|\b(?:meter|monitor|sensor|dexcom|libre)\b[^.?!]{0,20}\b(?:just )?(?:says|reads|shows) ["']?(?:lo|low|hi|high)\b|\b(?:sugar|hypo|diabetic|low blood sugar)\b[^?!]{0,60}\b(?:confused|drowsy|sweating and shak\w*|shaking and sweating|wo ?n'?t (?:eat|swallow|wake)|not (?:responding|making sense|waking)|passed out|talking nonsense)\b/,
  // Pregnancy.
  /\b(?:pregnant|weeks along|third trimester|\d\d weeks)\b[^?!]{0,60}\b(?:(?:terrible|bad|worst|severe|splitting|awful) headache|seeing (?:spots|stars)|blurr\w* vision|cord|water broke)\b[^?!]{0,40}\b(?:swell\w*|swollen|spots|stars|vision|pressure|vomit\w*|early|green|came out|brown)\b/,
  // Diabetes without insulin.
  /\b(?:insulin|diabet\w*)\b[^?]{0,120}\b(?:vomit\w*|throwing up|being sick|confused|drowsy|won'?t wake|breathing (?:fast|hard)|fruity|passed out|shaking)\b|\b(?:vomit\w*|throwing up|confused|drowsy)\b[^?]{0,80}\b(?:insulin|diabet\w*)\b/,
  // Bleeding.
  /\b(?:bleeding|blood)\b[^.?!]{0,40}\b(?:won'?t stop|will not stop|doesn'?t stop|not stopping|everywhere|soaked|soaking|heavily|a lot of it|through (?:the|two|three|my) (?:towels?|pads?|sheets?))\b|\b(?:coughing|vomiting|throwing) up blood\b|\bpregnant\b[^.?!]{0,50}\bbleeding\b|\bbleeding\b[^.?!]{0,50}\b(?:pregnant|weeks along)\b/,
  /\b(?:blood|bleed\w*)\b[^?!]{0,30}\b(?:pour(?:ing|s)|spurt\w*|gush\w*|pump(?:ing|s) out|squirt\w*)\b|\b(?:pour(?:ing|s)|spurt\w*|gush\w*)\b[^?!]{0,20}\bblood\b(?! of)|\blost (?:so much|a lot of|too much) blood\b|\b(?:can(?:'?t|not)|couldn'?t) (?:get it to |make it )?stop (?:the |his |her |my )?(?:bleed\w*|blood)\b|\bsoak(?:ed|ing|s) (?:through )?(?:a|two|three|\d) (?:pads?|towels?)\b[^?!]{0,20}\b(?:hour|minutes|already)\b/,
  /\bbaby (?:hasn'?t|has not|isn'?t|is not|stopped|hasnt|isnt) (?:mov(?:ed|ing)|kick(?:ed|ing))\b/,
  // Head injuries, bites.
  /\b(?:hit|banged|knocked|cracked) (?:his|her|my|their) head\b[^?!]{0,80}\b(?:vomit\w*|throwing up|sick|sleepy|won'?t wake|confused|unconscious|blood|can'?t see)\b/,
  /\b(?:fell|fallen|knocked|hit|banged|bumped|cracked|whacked|crash\w*|kicked|thrown)\b[^?!]{0,60}\bhead\b[^?!]{0,80}\b(?:vomit\w*|throwing up|threw up|thrown up|puk\w*|been sick|being sick|won'?t wake|keeps (?:asking|falling asleep|repeating)|so sleepy|very sleepy|drowsy|confused|passed out|knocked out|unconscious|pupils?|fluid|blood from (?:his|her|the) ear|slurr\w*|does ?n'?t (?:know|remember) (?:where|who|what))\b|\b(?:fell|fallen|fall) (?:off|from|down|out of) (?:the|a|his|her) (?:\w+ )?(?:roof|ladder|stairs|steps|window|tree|horse|balcony|scaffold\w*)\b[^?!]{0,80}\b(?:can(?:'?t|not) (?:move|feel|get up)|not moving|unconscious|neck|won'?t wake|bone|vomit\w*)\b/,
  /\b(?:bitten|bit) by (?:a |an )?(?:snake|viper|cobra|adder|rattlesnake|spider|rabid|bat)\b|\bsnake ?bite\b/,
];

const POISON: readonly RegExp[] = [
  /\b(?:swallowed|drank|drunk|ate|eaten) (?:\w+ ){0,4}(?:button battery|battery|batteries|bleach|antifreeze|poison|detergent|drain cleaner|weed ?killer|pesticide|rat poison|magnets?)\b/,
  /\b(?:took|taken|swallowed|had|gave \w+|given \w+) (?:\w+ ){0,3}(?:too many|double|triple|(?:a|the) whole (?:bottle|pack|box|strip) of|(?:[2-9]\d|a bunch of|a handful of|a fistful of|all (?:of )?(?:my|his|her|the|their)))\b[^.?!]{0,30}\b(?:pills?|tablets?|insulin|meds?|medicines?|paracetamol|tylenol|acetaminophen|ibuprofen|opioids?|methadone)\b(?! (?:at the (?:same|right) time|every day|as prescribed))/,
  /\b(?:i|he|she|wife|husband|bf|gf|boyfriend|girlfriend|friend|roommate|mate)(?:'ve| have| has|'s)? (?:just )?(?:od'd|overdosed|overdosing)\b(?! on (?!(?:my|his|her|pills|tablets|medicine|meds|heroin|fentanyl)\b))[^.?!]{0,60}\b(?:now|feel|scared|alone|snoring|wak\w*|breath\w*|sick|know what to do)\b|^overdos(?:ed|ing)\b[^a-z]*(?:i think|just now|now)\b|\b(?:took|taken) an overdose\b/,
];

const NOT_WAKING = new RegExp(
  `\\b${PERSON} (?:(?:wo|does|did|ca)n'?t|will not|cannot|can not|isn'?t|is not|not) (?:wak(?:e|ing)|respond(?:ing)?)(?: up)?\\b(?! (?:up|to|for|before|early|until|in time|if|tomorrow|in the morning|(?:him|her|them|my \\w+) (?:up )?(?:for|before|early|until|in time|when|without)))`,
);

const WISH_OR_FEAR =
  /\b(?:hop(?:e|es|ing)|pray(?:s|ing|ed)? (?:that )?(?:i|she|he|to)|wish\w*|if (?:i|he|she|they)|(?:one|some) (?:night|day)|says (?:i|she|he)|afraid|text(?:s|ed)?|messages?|calls?)\b/;

/** Excludes dreams, stories and figures of speech. */
const NOT_REAL =
  /\b(?:dream\w*|nightmare|movie|film|novel|series|episode|game|sermon|story of|in the bible|it is the mind|eutychus|jairus|lazarus|tabitha|dorcas|naaman|jeroboam|uzzah|eli\b(?= fell)|paul|of the moon|laugh\w*|lol|haha|beet juice|altar|sacrifice|the nile|lamb of god|blood (?:of (?:jesus|christ|the lamb)|poured out)|in every meeting|first[- ]aid (?:class|course|training)|nursing (?:school|exam)|what if|hypothetically|thought i was|asked me if i was|poison ivy)\b|\bgave me a heart attack\b/;

/** Excludes what is already in the hands of doctors. */
const IN_CARE =
  /\b(?:icu|in theatre|a&e|hospital sent|ambulance (?:is )?(?:coming|on (?:its|the) way|came|took|has (?:come|taken))|at the hospital|in (?:the )?hospital|(?:in|at|to) (?:the )?(?:emergency room|emergency department|er)\b|on (?:a |the )?ward|ventilator|pumped (?:the|his|her|my) stomach|paramedics?|(?:doctors?|specialists?|nurses?|they) (?:say|says|said|told|saved)|(?:had|after) (?:the )?surgery (?:and|went)|rehab\w*|physio\w*|called (?:911|999|112|000|an ambulance|the ambulance)|are fine|is fine now|better now|turned out)\b/;

/** What happened days ago explains what happens now. */
const RECENTLY =
  /\b(?:gave birth|was born|had (?:a|the|my|his|her) (?:baby|c[- ]section|operation|surgery)|operated on|came home) (?:\w+ ){0,3}(?:days?|weeks?) ago\b/g;

/** Excludes fear of something that has not happened, and what is over. */
const OVER =
  /\b(?:long ago|(?:years?|months?|weeks?|days) ago|last (?:year|month|week|winter|summer|spring|autumn|fall|time|night)|in (?:19|20)\d\d|when (?:i|he|she|we) (?:was|were)|(?:survived|recovered from|after (?:his|her|my|the)|since (?:his|her|my|the)|when (?:i|he|she) had|had) (?:a |the |an )?(?:heart attack|stroke|seizure|surgery|overdose)|was born|found me|yesterday he is|is alive|he'?s alive|she'?s alive|he lives|died|passed away|funeral|used to)\b/;
