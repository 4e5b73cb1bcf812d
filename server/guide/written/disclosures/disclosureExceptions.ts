import { matchesCrisisPatterns } from '#language/crisis/detect';
import { isMissingSomeone, mentionsLoss } from '#language/disclosures/loss';
import { wordsOf } from '#language/normalize';
import { outOfCharacterReason } from '#server/guide/intent/outOfCharacterReasons';
import { FIRST_PERSON } from '#server/guide/written/pronouns';

// Messages that sound like danger or harm to the classifiers, but are about something else.

/** Whether the user says that this is not a crisis. Then the answer has only a line about help below it. */
export function saysNoCrisis(message: string): boolean {
  return NO_CRISIS.test(message);
}

const NO_CRISIS =
  /\bno (?:crisis|emergency)\b|^(?![\s\S]*\b(?:but|unless|until|yet|tonight|live|alive|wake|exist|plan)\b)\W*(?:no|nah|nope)[,.!]* (?:no[,.!]* )?i (?:do ?n['’]?t|do not|never) (?:actually |really )?(?:want(?:ed)?|wanna) (?:to )?(?:die|kill myself|hurt myself|end it)\b|^(?![\s\S]*\b(?:but|unless|until|yet|tonight)\b)\W*no[,.!]* (?:i['’]?m|i am|im) not (?:going to|gonna|about to|planning to) (?:hurt|harm|kill) (?:myself|anyone|anybody)\b/i;

/**
 * Whether no word of a message could be about death, injury, despair or leaving. Then the classifier alone is no reason
 * to fear for a life: it once did for 'he is scared of her, lol' about a mother-in-law.
 */
export function namesNoDanger(message: string): boolean {
  return !MAY_MEAN_DANGER.test(message);
}

const MAY_MEAN_DANGER =
  /\b(?:di(?:e|es|ed|eing)|dying|dead|death\w*|deadline|kill\w*|kms|unaliv\w*|suicid\w*|end(?:s|ed|ing)?|over|done|finish\w*|final\w*|last|any ?more|gone|go(?:ing|es)?|went|disappear\w*|vanish\w*|hurt\w*|harm\w*|cut\w*|burn\w*|bleed\w*|blood\w*|scar\w*|wrists?|pills?|tablets?|meds|medic\w*|overdos\w*|od|bleach|poison\w*|ropes?|noose|hang\w*|hung|bridges?|roof|ledge|guns?|shoot\w*|shot|knife|knives|blades?|razors?|alive|liv(?:e|es|ed|ing)|life|exist\w*|wak(?:e|es|ing)|sleep\w*|asleep|forever|goodbyes?|bye|letters?|notes?|will|hope\w*|despair\w*|point\w*|worth\w*|purpose|burden\w*|better off|without me|g[ai]v(?:e|es|en|ing) (?:up|in|away)|gave (?:up|away)|can(?:['’]?t|not)|cant|tired|exhaust\w*|alone|lonely|hate\w*|myself|void|dark\w*|black\w*|empt\w*|numb\w*|pain\w*|stop\w*|nothing|nobody|no ?one|escape\w*|out|leav\w*|left|heaven|home|join\w*|jump\w*|drown\w*|crash\w*|train|tracks?|wish\w*|born|here|there|wall|edge|cliff|water|river|sea|voices?|carry on|keep going|break\w*|broke\w*|lost|los(?:e|ing)|miss(?:ed)?|failure|useless|trapped|stuck|cry\w*|cri(?:ed|es)|tears|pray\w*|god|enough|much|more|too|safe|danger\w*|threat\w*|worr\w*|afraid|hospital|ward|attempt\w*|plan\w*|ready|decid\w*|tonight|tomorrow|soon|sorry|forgive\w*|urge\w*|expir\w*|peaceful\w*|(?:keep|kept|always) thinking|right now|outside|h[iu]t\w*|beat\w*|punch\w*|slap\w*|kick\w*|chok\w*|strangl\w*|push\w*|shov\w*|abus\w*|rap(?:e|ed|es|ing|ist)|assault\w*|attack\w*|weapon\w*|violen\w*|bruis\w*|police|help|emergency|follow\w*|stalk\w*|lock\w*|door|knock\w*|com(?:es|ing)|drunk|drink\w*)\b/i;

/**
 * Returns a message without idioms and Bible stories that sound like danger to the classifiers, such as 'die to self',
 * 'my battery dies' or 'Elijah asks to die'. The rest of the message is still checked.
 */
export function withoutIdioms(message: string): string {
  const bare = message.replace(IDIOMS, ' ');
  return STUDIES.test(bare) ? bare.replace(OF_STORIES, ' ') : bare;
}

const IDIOMS =
  /\b(?:i(?:['’]?m| am)? (?:\w+ )?|we )?(?:going to|gonna|['’]?ll|will) (?:\w+ )?kill it\b(?<=\b(?:interview|exams?|test|audition|presentation|match|game|solo|speech|concert|recital|show|sermon|race|finals?)\b[^.?!]{0,60})|\b(?:when|like|as) you (?:\w+ )?(?:said|asked|told|prayed|cried|begged|wanted)[^.?!]{0,30}\b(?:kill me|take my life|let me die|to die)\b|\b(?:my )?(?:mom|mum|mama|mother|dad|father|parents|wife|husband|boss|sister|brother|teacher|gran\w*)(?:['’]?s| is| are)? (?:will|would|gonna|going to|ll) (?:\w+ )?kill me(?: (?:lol|lmao|haha\w*)\b|\b(?=[^.?!]{0,60}\b(?:lol|lmao|haha\w*)\b))|\b(?:he|she|they)(?: wo ?n['’]?t| wont| will not| would ?n['’]?t| would never| isn['’]?t going to) (?:hit|hurt|beat) (?:me|us|anyone)\b(?= or anything\b)|\beverything happens for a reason\b|\b(?:has|have|had|got|living|lives?) (?:her|his|their|my|our) own (?:life|lives)\b(?! (?:to end|in (?:his|her|my) hands))|\b(?:is there any|what(?:['’]?s| is) the) point (?:of|in) (?:work|stud|sav|learn|build|plan|diet|clean|exercis)\w*\b[^.!?]{0,40}\b(?:you|we|everyone|everybody|people) (?:\w+ )?(?:die|dies)\b(?: anyway)?|\b(?:(?:want(?:ed|s|ing)? |have |need |how )?to )?(?:die|dies|dying|died|dead) (?:daily )?to (?:self|myself|my self|the (?:flesh|world|self)|sin|pride)\b|\b(?:phone|laptop|battery|wi-?fi|tablet|car|computer|mic|microphone|projector|watch)(?:'?s| is| has| just| battery)? (?:dies|died|dying|dead)\b(?:[^.?!]{0,20}\b(?:i(?:'?m| am)|im|i'?ll) (?:going to |gonna )?(?:scream|cry|lose it))?|\boverdos\w* (?:on|of) (?:\w+ )?(?:chocolate|carbs|cake|sugar|candy|coffee|caffeine|tea|pizza|turkey|cheese|ice cream|cookies|netflix|pie|donuts|sweets|christmas music|hallmark)\b|\b(?:lost|lose|losing) (?:the|my|all) will to live\b[^.?!]{0,20}\b(?:slide|page|minute|hour|row|meeting|sermon|line|queue|chapter|spreadsheet|hold music|powerpoint)s?\b|\b(?:any )?point in going on (?:going|coming|attending|singing|playing|with (?:the|this|it|my (?:piano|lessons|studies|course)))\b|\bi(?:'?m| am) starving\b|\b(?:dying|dies?|died) (?:at|on|to|in) (?:the |that |this |my )?(?:\w+ )?(?:boss|level|stage|game|minecraft|fortnite|zelda|mario)\b|\bblood everywhere\b(?=[^.?!]{0,40}\b(?:beetroot|beets?|ketchup|jam|paint|tomato\w*|juice|lipstick)\b)/gi;

/** A message about studying the Bible, in which the user says nothing about their own life or death. */
const STUDIES =
  /^(?=[\s\S]*\b(?:study\w*|studies|reading|sermon|lesson|paper|essay|seminary|chapter|bible|scripture|book of|story of|passage|jonah|elijah)\b)(?![\s\S]*\b(?:i(?:'?m| am)?|im|me) (?:\w+ ){0,3}(?:die|dying|dead|live|alive|suicid\w*|kill\w*|end it|too|same|understand (?:him|it)|the same)\b)(?![\s\S]*\b(?:like (?:him|me|elijah|jonah|job)|under that tree|my own (?:words|prayer))\b)/i;
const OF_STORIES =
  /\b(?:elijah|jonah|job|moses|jeremiah|saul|samson|judas|he|they) (?:\w+ )?(?:asks?|asked|wants?|wanted|prays?|prayed|begs?|begged)(?: god| the lord)? to die\b|["“][^"“”]{0,80}\b(?:die|live|death)\b[^"“”]{0,40}["”](?=\s*[—–-]\s*(?:jonah|elijah|job|paul|moses))|\bsuicides? (?:are )?in (?:the )?(?:bible|scripture|old testament|samuel|kings)\b/gi;

/** Whether a short message only says that someone is gay or that the user will not forgive, and mentions no danger. */
export function isHarmlessStatement(message: string): boolean {
  return (
    wordsOf(message).length <= MAX_SHORT_WORDS &&
    NOT_DANGER.test(message) &&
    !OF_DANGER.test(message) &&
    !matchesCrisisPatterns(message)
  );
}

const NOT_DANGER =
  /\b(?:gay|lesbian|bisexual|bi|trans(?:gender)?|queer|non-?binary|asexual|(?:don['’]?t|do not|can['’]?t|cannot|won['’]?t|never|not) (?:\w+ ){0,2}forgive|point (?:of|in) pray\w*|can i (?:just )?(?:stay home|skip (?:it|this|that|the \w+)|leave early)|it(?:['’]?s| is) not (?:a )?sin|(?:been )?(?:up|awake) since (?:\d|four|five|three|two))\b/i;
const OF_DANGER =
  /\b(?:kill\w*|die|dying|dead|suicid\w*|end (?:it|my)|live|alive|living|life|exist\w*|hurt\w*|hit\w*|beat\w*|harm\w*|cut\w*|kick\w*|threat\w*|attack\w*|rap(?:e|ed|ist)|abus\w*|touch\w*|molest\w*|myself|scared|afraid|terrified|(?:not |un)safe|hate|anymore|can['’]?t go on|exorcis\w*|demons?|send me|conversion)\b/i;

/**
 * Whether a message of a few sentences only mentions a death, such as 'I lost my brother to an overdose', and no despair
 * of the user.
 */
export function mentionsOnlyLoss(message: string): boolean {
  const isLoss = mentionsLoss(message) || isMissingSomeone(message);
  return isLoss && wordsOf(message).length <= MAX_WORDS_OF_LOSS && !OWN_DESPAIR.test(message);
}

const MAX_WORDS_OF_LOSS = 24;

const MAX_SHORT_WORDS = 14;
const OWN_DESPAIR =
  /\b(?:i (?:\w+ )?(?:want|wish|can['’]?t|cannot|don['’]?t|dont|wanna|need|should have|will|would)|join|with (?:him|her|them) (?:now|soon)|me too|myself|killed|shot|hanged|hung|suicide|by own hand)\b/i;

/**
 * Whether a message only mentions a loss of things, such as a harvest or a car, and no despair of the user. The n-gram
 * score takes 'I can't make myself go out and look at it' for danger.
 */
export function mentionsOnlyDamage(message: string): boolean {
  return OF_DAMAGE.test(message) && !OF_DESPAIR.test(message);
}

const OF_DAMAGE =
  /\b(?:(?:hail(?:storm)?|frost|drought|flood\w*|fire|storm|tornado|typhoon|hurricane|locusts?|blight|mold|mould|burst pipe|water)\b[^?!]{0,40}\b(?:took|got|hit|wiped out|flattened|ruined|destroyed|burned|killed|ate|came through)|(?:crops?|harvest|canola|wheat|corn|maize|vines?|vineyard|orchard|rice|barley|hay|barn|greenhouse|roof|basement|kitchen|shop|store|stall|car|truck|tractor|van|boat)\b[^.?!]{0,25}\b(?:(?:is|was|are|were|got) (?:all )?(?:gone|ruined|destroyed|flattened|totaled|totalled|wrecked|flooded|stolen|a write[- ]off)|failed|burned down|burnt down|rotted)|(?:totaled|totalled|wrecked) (?:the|my|our) (?:car|truck|van))\b/i;
const OF_DESPAIR =
  /\b(?:die|dying|dead|suicid\w*|alive|living|my life|end (?:it|things)|ending|any ?more|go on|giv(?:e|ing) up|hopeless\w*|no hope|worthless|useless|failure|alone|rope|gun|rifle|pills?|poison|pesticide|bridge|better off|burden|tired of|done with|no point|the point|nothing left|no future|lost everything|insurance (?:would|will|pays)|sleep and|wake up|myself (?:in|off|to)|hurt myself|kill\w* (?:me|my|our|him|her)?(?:self)?|can['’]?t (?:do this|take|cope|live|breathe|stop))\b/i;

/** Whether a message speaks only of doing a baptism or another rite oneself: 'I did think of doing it myself'. */
export function mentionsOnlyRite(message: string): boolean {
  return OF_RITE.test(message) && DOES_IT.test(message) && !OF_DESPAIR.test(message);
}

const OF_RITE =
  /\b(?:christen\w*|bapti[sz]\w*|communion|eucharist|confirm(?:ed|ation)|dedicat(?:e|ed|ion)|holy water|anoint\w*|bless(?:ed|ing)? (?:the|my|our|her|him)|last rites|wedding|vows)\b/i;
const DOES_IT =
  /\b(?:do|did|doing|done) (?:it|that|this)\b|\b(?:think|thought|thinking) (?:of|about) (?:it|that)\b/i;

/** Whether a message is about relatives who interfere, without control or fear: 'She tells my husband what I did wrong'. */
export function mentionsOnlyInLaws(message: string): boolean {
  return OF_IN_LAWS.test(message) && !OF_CONTROL.test(message);
}

const OF_IN_LAWS =
  /\b(?:in[- ]laws?|(?:his|her|my (?:husband|wife)['’]?s) (?:mother|mom|mum|sister|father|family|parents)|(?:tells?|complains? to|reports? to) my (?:husband|wife))\b/i;
const OF_CONTROL =
  /\b(?:allow\w*|lets? me|permission|permit\w*|phone|passwords?|money|wages?|salary|pay|receipts?|track\w*|check(?:s|ed|ing)? (?:my|on|up|where|the|what)|lock\w*|scared|afraid|fear\w*|frighten\w*|terrified|threat\w*|forbid\w*|forbade|hits?|beats?|slap\w*|keys?|passport|account|bank|card|follow\w*|watch\w*|isolat\w*|control\w*|can['’]?t (?:see|go|leave|talk|work|speak|visit|call)|cannot (?:see|go|leave|talk|work|speak|visit|call)|friends?|obey\w*|submi\w*|report\w*|decid\w*|mak(?:e|es|ing) me|made me|ha(?:s|ve) to ask|must ask|punish\w*|crazy|silent treatment|jealous|accus\w*|eggshells|mood|slave|servant|trapped|kneel|sermons?|scream\w*|yell\w*|rage|belongs? to|my (?:clothes|weight|food|pills|meals))\b/i;

/** Whether a message is about eating or the body, and not only about feeling sick while eating with someone. */
export function mentionsEating(message: string): boolean {
  return OF_EATING.test(message.replace(AT_A_MEAL, ' ').replace(FOOD_OF_OTHERS, ' '));
}

const AT_A_MEAL =
  /\b(?:(?:eat|eats|ate|eating|have|having|had) (?:\w+ )?(?:lunch|dinner|breakfast|supper|meals?)?(?: together| with (?:him|her|them|us|me|my \w+))|(?:at|over|during) (?:lunch|dinner|breakfast|supper|the table))\b/gi;
/** 'My flatmate eats my food.' */
const FOOD_OF_OTHERS =
  /\b(?:eats?|ate|eating|steals?|stole|stealing|takes?|took|finish(?:es|ed)) (?:all )?(?:of )?(?:my|our|other people(?:['’]s)?|everyone['’]s) (?:\w+ )?(?:food|lunch|dinner|breakfast|snacks?|yogurts?|leftovers|bread|cheese|sandwich\w*|cereal|groceries)\b/gi;
const OF_EATING =
  /\b(?:eat\w*|ate|food|weigh\w*|weight|fat\w*|thin(?:ner)?|skinny|calories?|purg\w*|throw(?:ing)? up|threw up|vomit\w*|puk\w*|binge\w*|starv\w*|diet\w*|meals?|scales?|mirror|body|bodies|hungry|hunger|fast(?:ed|ing|s)?|laxatives?|bones?|ribs|stomach|anorexi\w*|bulimi\w*|lunch|dinner|breakfast|size|kilos?|pounds|lbs?|kg|swallow\w*|chew\w*|fridge|bread|fingers down|period|clothes|bathroom)\b/i;

/** Whether someone with a terminal illness speaks of it without a word of despair. */
export function mentionsOnlyIllness(message: string): boolean {
  return TERMINAL.test(message) && !OWN_DESPAIR.test(message) && !OF_GIVING_UP.test(message);
}

const TERMINAL =
  /\b(?:stage (?:four|iv|4)|terminal(?:ly)?|metasta\w*|(?:weeks|months|days|a year) (?:left )?to live|palliative|hospice|oncologist)\b/i;
const OF_GIVING_UP =
  /\b(?:suicid\w*|overdos\w*|pills?|morphine|gun|rope|bridge|ready|better off|end(?:ing)?|over with|no point|point in|give up|giving up|tired of|can['’]?t (?:go on|do this|take)|hopeless\w*|burden)\b/i;

/** Whether a message only says that someone comes into the user's room for an everyday reason: 'to wake me for church'. */
export function isEverydayVisit(message: string): boolean {
  return VISITS.test(message) && !OF_HARM_IN_ROOM.test(message);
}

const VISITS =
  /\b(?:comes?|came) (?:in(?:to)?|to)(?: my (?:bed)?room)?(?: \w+){0,3} to (?:say (?:good ?)?night|pray|wake|play|borrow|read|bring|get|ask|help|watch tv|tell me (?:dinner|it)|clean|vacuum|fetch|pick up)\b/i;
const OF_HARM_IN_ROOM =
  /\b(?:not|but|touch\w*|hurt\w*|scare\w*|afraid|hit\w*|naked|secret\w*|bed|weird|uncomfortable|lock\w*|drunk|undress\w*|hate|stop|under|on me|game with me|doctor|cr(?:y|ies)|pretend\w*|watch(?:es)? me|clothes)\b/i;

/**
 * Whether a message is only about fear of sleep after a nightmare, which sounds like danger. Crisis patterns still
 * count.
 */
export function mentionsOnlyFearOfSleep(message: string): boolean {
  return FEARS_SLEEP.test(message) && !matchesCrisisPatterns(message);
}

const FEARS_SLEEP = /\b(?:afraid|scared|frightened) (?:to|of) (?:\w+ ){0,3}(?:sleep|asleep|bed)\b/i;

/** Whether a message asks a figure about the past without a word about the user: 'Did you want to die?' */
export function asksOnlyAboutFigure(message: string): boolean {
  return (ASKS_ABOUT_PAST.test(message) || TELLS_FIGURE.test(message)) && !FIRST_PERSON.test(message);
}

/** 'They forced you' is about the figure. */
export function saysFigureWasForced(message: string): boolean {
  return FORCED_FIGURE.test(message);
}

const ASKS_ABOUT_PAST =
  /^(?:(?:so|and|but|ok|well)[ ,]+)*(?:(?:what|why|how|when|where|who) )?(?:did|were|was|had) [^.!]{0,80}\byou(?:r|rs)?\b/i;
/** 'Esther, they gave you twelve months of beauty treatments. Was there anything about food' */
const TELLS_FIGURE =
  /^(?:\w+[ ,]+)?(?:they|he|she|the king|god|people) (?:gave|took|made|told|put|sent|brought|let|called) you\b/i;
const FORCED_FIGURE = /\bforced you\b(?!.*\b(?:me|myself|us)\b)/i;

/** Whether a message is only a short question about medicine. A longer message may say more. */
export function asksDoctor(message: string): boolean {
  return outOfCharacterReason(message) === 'medical' && wordsOf(message).length <= MAX_MEDICAL_QUESTION_WORDS;
}

const MAX_MEDICAL_QUESTION_WORDS = 12;

/** Whether a medical question is referred to a doctor only. Mental illness has a page. */
export function isOnlyForDoctor(message: string): boolean {
  return outOfCharacterReason(message) === 'medical' && !OF_THE_MIND.test(message);
}

const OF_THE_MIND =
  /\b(?:antidepress\w*|lithium|psych\w*|bipolar|schizo\w*|depress\w*|anxiety|voices|manic|mania|mental\w*|mind)\b/i;

/** Whether a message is only a short question about forgiveness, such as 'Am I forgiven?' A longer one may say more. */
export function isPlainQuestion(message: string): boolean {
  return (
    outOfCharacterReason(message) === 'absolution' && wordsOf(message).length <= MAX_PLAIN_QUESTION_WORDS
  );
}

const MAX_PLAIN_QUESTION_WORDS = 6;

/** Whether a message is about a person's death. 'Is suicide a sin?' is not. */
export function isAboutSomeone(message: string): boolean {
  return OF_SOMEONE.test(message);
}

const OF_SOMEONE =
  /\b(?:my|our|he|she|him|her|his|they|them|lost|died|buried|funeral|left (?:me|us)|found|widow\w*|survivor)\b/i;

/** Whether a message names someone who may be followed. 'He is in trouble with the police' does not. */
export function isSomeoneFollowed(message: string): boolean {
  return OF_SOMEONE_FOLLOWED.test(message);
}

const OF_SOMEONE_FOLLOWED = /\b(?:me|my|mine|us|our|her|them)\b/i;

/**
 * Whether a message about a church or its people tells of lost faith or of an illness, and of nothing that was done to
 * someone there.
 */
export function mentionsNoWrongInChurch(message: string): boolean {
  return OF_LOST_FAITH_OR_ILLNESS.test(message) && !DONE_IN_CHURCH.test(message);
}

/** Whether a pastor's child or spouse writes and names nothing that was done to them: 'my dad's the pastor'. */
export function isOfPastorsFamily(message: string): boolean {
  return PASTOR_IN_FAMILY.test(message) && !DONE_IN_CHURCH.test(message);
}

const PASTOR_IN_FAMILY =
  /\bmy (?:dad|father|mom|mum|mother|husband|wife|uncle|brother|grand\w+)(?:['’]?s| is| was)? (?:the |a |our )?(?:\w+ )?(?:pastor|priest|elder|deacon|minister|vicar|bishop|preacher)\b/i;

const OF_LOST_FAITH_OR_ILLNESS =
  /\b(?:(?:he|she|they|who) (?:\w+ ){0,2}(?:doesn['’]?t|does not|don['’]?t|do not|no longer|stopped|quit) believ(?:e|es|ing)|(?:lost|left|losing|leaving) (?:his|her|the|their) faith|atheist|mnd|als|cancer|dementia|alzheimer\w*|parkinson\w*|stroke|tumou?r|hospice|leuk\w*|terminal\w*|diagnos\w*)\b/i;
const DONE_IN_CHURCH =
  /\b(?:abus\w*|assault\w*|touch\w*|molest\w*|rap(?:e|ed|es|ing|ist)|gr[oa]p\w*|sex\w*|kiss\w*|forc\w*|hurt\w*|harm\w*|hit|beat\w*|secret\w*|groom\w*|used (?:me|us|her|him)|violat\w*|manipulat\w*|control\w*|threat\w*|sham(?:e|ed|es|ing)|humiliat\w*|naked|hands|alone with|afraid|scared|victim\w*|survivor\w*|happened|did (?:to|it|that|this|things)|done to|made (?:me|us|him|her)|police|never told|tell (?:anyone|anybody|no ?one))\b/i;
