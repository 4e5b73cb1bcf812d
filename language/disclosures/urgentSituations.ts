import { plainText } from '../normalize';
import { matchesUnless } from './harmlessWords';
import { hasStrokeSign, medicalEmergencyIn } from './medicalEmergency';

/** A situation that cannot wait and needs its own first words. */
export type Urgency =
  | 'body'
  | 'stroke'
  | 'poison'
  | 'medication'
  | 'stoppedMedicine'
  | 'baby'
  | 'hurtMyChild'
  | 'hurtPartner'
  | 'revenge'
  | 'longFast'
  | 'secretFaith';

/**
 * Returns the urgent situation that a message describes; null if there is none. `before` are the user's earlier
 * messages, newest first: 'like an hour ago' is an emergency only after 'too many tablets'.
 */
export function urgentSituationIn(message: string, before: readonly string[] = []): Urgency | null {
  const text = plainText(message.slice(0, MAX_LENGTH_READ));
  const medical = medicalEmergencyIn(message) ?? laterPoison(text, before) ?? laterStroke(message, before);
  return (
    medical ??
    laterViolence(text, before) ??
    laterDanger(text, before) ??
    SITUATIONS.find(([, sign, unless]) => matchesUnless(text, sign, unless))?.[0] ??
    null
  );
}

const MAX_LENGTH_READ = 1200;

/** 'Dad is talking strange', and then 'now his arm is weak as well'. */
function laterStroke(message: string, [earlier = '']: readonly string[]): 'stroke' | null {
  const isSign = hasStrokeSign(message) && hasStrokeSign(earlier);
  return isSign && medicalEmergencyIn(`${earlier}. ${message}`) === 'stroke' ? 'stroke' : null;
}

/** 'Hypothetically, too many tablets?' and then 'like an hour ago'. */
function laterPoison(text: string, [earlier = '']: readonly string[]): 'poison' | null {
  return JUST_NOW.test(text) && TOOK_SOMETHING.test(plainText(earlier)) ? 'poison' : null;
}

const JUST_NOW =
  /^\W*(?:(?:like|about|maybe|it was|just|around|yes|yeah|yh)\W+){0,3}(?:an?|one|two|half an|\d+) (?:hours?|mins?|minutes?)(?: ago)?\b|^\W*(?:just now|tonight|today|already)\W*$/;
const TOOK_SOMETHING =
  /\b(?:tak(?:e|es|en|ing)|took|swallow\w*|drank|drunk)\b[^?!]{0,40}\b(?:too many|tablets?|pills?|overdose|bleach|poison)\b/;

/** 'She's gone to her sister with the kids', then 'I pushed her and she hit the counter'. */
function laterViolence(text: string, before: readonly string[]): 'hurtPartner' | null {
  return HURT_THEM.test(text) && !IN_SELF_DEFENSE.test(text) && before.some((one) => OF_PARTNER.test(one))
    ? 'hurtPartner'
    : null;
}

const HURT_THEM =
  /\bi(?:'ve| have| had)? (?:just |really |only )?(?:hit|slapped|punched|pushed|shoved|kicked|choked|strangled|beat|threw) (?:her|him)\b/;
const IN_SELF_DEFENSE =
  /\b(?:away|off|back|hit me|pushed me|slapped me|grabbed me|hurting me|self[- ]?defen[sc]e|up|out of my (?:head|mind))\b/;
const OF_PARTNER =
  /\b(?:my (?:wife|husband|girlfriend|boyfriend|gf|bf|partner|fianc[eé]e?|missus)|(?:wife|husband)\b[^.?!]{0,40}\bforgive\b)/i;

/** 'My family does not know that I believe', then 'if my uncle knows it is dangerous for me'. */
function laterDanger(text: string, before: readonly string[]): 'secretFaith' | null {
  return DISCOVERED.test(text) && before.some((one) => SECRET_BELIEVER.test(plainText(one)))
    ? 'secretFaith'
    : null;
}

const DISCOVERED =
  /\b(?:dangerous for me|(?:will|would|could|might) (?:kill|beat|hurt) me|if (?:my \w+|they|he|she|anyone|someone) (?:knows?|finds? out|hears?|sees?))\b/;
const SECRET_BELIEVER =
  /\b(?:(?:muslim|hindu|jewish|buddhist)[ -]background|left islam|(?:secret(?:ly)?|hidden) (?:a )?(?:believ\w*|christian|follower))\b|\b(?:family|parents|father|husband|uncle) (?:does ?n'?t|do ?n'?t|does not|do not|must not|can ?not) know\b[^?]{0,60}\b(?:ramadan|islam|muslim|jesus|isa|christ\w*|bapti\w*|church)\b|\b(?:muslim|islam|ramadan|mosque)\b[^?]{0,80}\b(?:family|parents|father|husband|uncle) (?:does ?n'?t|do ?n'?t|does not|do not|must not|can ?not) know\b/;

const MEDICINES =
  '(?:warfarin|blood thinners?|ibuprofen|aspirin|paracetamol|tylenol|acetaminophen|advil|insulin|methotrexate|lithium|ssri|antidepressants?|xanax|valium|oxycodone|morphine|fentanyl patch|antibiotics?|penicillin|medication|meds|tablets|pills|dose)';

const SITUATIONS: readonly (readonly [Urgency, RegExp, RegExp?])[] = [
  [
    'baby',
    /\b(?:newborn|[1-9] ?(?:day|week|wk)s?[ -]?old|1[0-2] ?(?:weeks?|wks?)[ -]?old|(?:one|two|three|four|five|six|seven|eight)[ -](?:day|week)s?[ -]old)\b[^?!]{0,60}\b(?:temp(?:erature)?|fever|38(?:\.\d)?|39(?:\.\d)?|40(?:\.\d)?|10[0-4](?:\.\d)?)\b/,
    /\b(?:puppy|kitten|foal|calf|lamb|ago|bread|sourdough)\b/,
  ],
  [
    'medication',
    new RegExp(
      `\\b(?:took|taken|takes|taking|gave|given|had|mixed|swallowed)\\b[^?!]{0,60}\\b${MEDICINES}\\b[^!]{0,60}\\b(?:is (?:that|it|this) (?:ok|okay|safe|bad|dangerous|too much|alright|all right)|will (?:he|she|i|it) be (?:ok|okay|alright|all right)|what (?:do|should) i do|should i (?:worry|call|wait))\\b`,
    ),
  ],
  // Doses asked for.
  [
    'medication',
    new RegExp(
      `\\b(?:how (?:many|much)|can i (?:take|mix)|is it (?:safe|ok|okay) to (?:take|mix))\\b[^.!]{0,40}\\b${MEDICINES}\\b[^.!]{0,30}\\b(?:with|and|after|on|if|at once|can i|in a day|a day)\\b`,
    ),
    /\b(?:cost\w*|price|afford\w*|believ\w*|faith|sin|trust\w*)\b/,
  ],
  // Medicines that must not be stopped at once.
  [
    'stoppedMedicine',
    /\bi(?:'ve| have)? (?:just |finally )?(?:threw|threw away|thrown|throwing|flushed|tossed|quit|stopped|stop(?:ped)? taking|poured|gave up|came off)\b[^.?!]{0,25}\b(?:seizure|epilepsy|epileptic|heart|blood pressure|insulin|lithium|thyroid|transplant|hiv|blood[- ]thinn\w*|warfarin|steroids?|asthma)\b[^.?!]{0,15}\b(?:meds?|medicines?|medication|pills?|tablets?|drugs|inhaler|shots)?\b/,
    /\b(?:heart (?:to|from|out)|years? ago|doctor (?:said|told|agreed|took)|my heart|his heart|her heart)\b/,
  ],
  [
    'hurtMyChild',
    /\b(?:he|she|they|my (?:son|daughter|boy|girl|kids?|child|children)) flinch\w*\b[^.?!]{0,25}\bwhen i\b|\bi (?:just |totally |really )?lost it\b[^?!]{0,40}\b(?:he|she)(?:'s| is) (?:only |just )?[1-9]\b|\bi(?:'ve)? (?:just |really |have |totally )?(?:hit|slapped|smacked|beat|punched|kicked|shook|whipped|belted|hurt) my (?:own |little |baby |toddler |\d+ ?(?:year|yr)s?[ -]?old )?(?:son|daughter|child|kid|boy|girl|baby|toddler|children|kids|\d+ ?yo)\b(?! (?:brother|sister))/,
    /\b(?:chess|game|uno|mario|fifa|race|feelings|dream\w*|lol|record|years ago)\b/,
  ],
  [
    'hurtPartner',
    /\bi(?:'ve| have| had)? (?:just |really |only )?(?:hit|slapped|punched|pushed|shoved|kicked|choked|strangled|grabbed|beat|hurt) my (?:own )?(?:wife|husband|girlfriend|boyfriend|gf|bf|partner|fiancee?|ex|missus)\b(?!'s?\b)/,
    /\b(?:feelings?|chess|game|dream\w*|lol|haha|tennis|bumper|car with|by (?:dying|leaving|lying|cheating)|with (?:my words|what i said)|pillow fight|snowball)\b/,
  ],
  [
    'revenge',
    /\b(?:(?:i'?m|im|i am|sat|sitting|parked|waiting) (?:sat |sitting |parked |waiting )?(?:outside|in (?:the|my) (?:van|car|truck))\b[^?]{0,80}\b(?:he|they) (?:touched|raped|hurt|abused|killed|shot|molested|hit)\b|\b(?:i know (?:which|what) shift|i know where he (?:lives|works|drinks|parks))\b[^?]{0,120}\b(?:touched|raped|hurt|abused|killed|shot|molested)\b|\bi'?(?:m| am|ll| will) (?:going to |gonna )?(?:kill|shoot|stab|burn) (?:him|her|them|the man|the guy)\b[^?]{0,60}\b(?:touched|raped|hurt|abused|killed|shot|molested|did (?:it|this))\b)/,
    /\b(?:song|movie|film|game|dream\w*|david|absalom|joab|cain|samson)\b/,
  ],
  [
    'longFast',
    /\bday (?:[5-9]|1\d|[2-9]\d)\b[^?!]{0,20}\b(?:water only|only water|just water|nothing but water)\b|\b(?:[5-9]|1\d|[2-9]\d|five|six|seven|eight|nine|ten) days\b[^?!]{0,30}\b(?:water only|(?:on |with )?(?:only|just|nothing but) water)\b|\b(?:water fast\w*|only water|nothing but water)\b[^?!]{0,40}\bday (?:[5-9]|1\d|[2-9]\d)\b/,
    /\b(?:jesus|moses|elijah|esther|daniel|did (?:he|you|they|she)|how did|lent|juice|ramadan|dog|cat|plants?|weigh\w*|thin\w*|skinny|fat|calor\w*|camp(?:ing)?|hik\w*)\b/,
  ],
  [
    'secretFaith',
    /\b(?:follow (?:isa|jesus|christ)|believe|pray|christian|believer|convert\w*|left islam)\b[^?]{0,40}\b(?:in secret|secretly)\b[^?]{0,120}\b(?:kill|die|death|danger\w*|dead|arrest\w*|prison|beat)\b|\b(?:secret (?:christian|believer|follower)|left islam)\b[^?]{0,120}\b(?:kill|die|death|danger\w*|dead|arrest\w*|prison|beat)\b/,
    /\b(?:did|nero|rome|paul|peter|daniel|acts|history|send it|pictures?|photos?|found out where)\b/,
  ],
];
