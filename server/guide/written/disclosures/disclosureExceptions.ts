import { matchesCrisisPatterns } from '#language/crisis/detect';
import { isMissingSomeone, mentionsLoss } from '#language/disclosures/loss';
import { wordsOf } from '#language/normalize';
import { outOfCharacterReason } from '#server/guide/intent/outOfCharacterReasons';

// Messages that sound like danger or harm to the classifiers, but are about something else.

/** Whether the user says that this is not a crisis. Then the answer has only a line about help below it. */
export function saysNoCrisis(message: string): boolean {
  return /\bno (?:crisis|emergency)\b/i.test(message);
}

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
  /\b(?:gay|lesbian|bisexual|bi|trans(?:gender)?|queer|non-?binary|asexual|(?:don['’]?t|do not|can['’]?t|cannot|won['’]?t|never|not) (?:\w+ ){0,2}forgive|point (?:of|in) pray\w*)\b/i;
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

/** Whether someone with a terminal illness speaks of it without a word of despair. */
export function mentionsOnlyIllness(message: string): boolean {
  return TERMINAL.test(message) && !OWN_DESPAIR.test(message) && !OF_GIVING_UP.test(message);
}

const TERMINAL =
  /\b(?:stage (?:four|iv|4)|terminal(?:ly)?|metasta\w*|(?:weeks|months|days|a year) (?:left )?to live|palliative|hospice|oncologist)\b/i;
const OF_GIVING_UP =
  /\b(?:suicid\w*|overdos\w*|pills?|morphine|gun|rope|bridge|ready|better off|end(?:ing)?|over with|no point|point in|give up|giving up|tired of|can['’]?t (?:go on|do this|take)|hopeless\w*|burden)\b/i;

/** Whether a message asks a figure about the past without a word about the user: 'Did you want to die?' */
export function asksOnlyAboutFigure(message: string): boolean {
  return ASKS_ABOUT_PAST.test(message) && !OF_THE_USER.test(message);
}

/** 'They forced you' is about the figure. */
export function saysFigureWasForced(message: string): boolean {
  return FORCED_FIGURE.test(message);
}

const ASKS_ABOUT_PAST =
  /^(?:(?:so|and|but|ok|well)[ ,]+)*(?:(?:what|why|how|when|where|who) )?(?:did|were|was|had) [^.!]{0,80}\byou(?:r|rs)?\b/i;
const OF_THE_USER = /\b(?:i|i['’]?m|i['’]?ve|im|ive|me|my|mine|myself|we|us|our)\b/i;
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
