import { detectCrisis, isImmediate, matchesCrisisPatterns } from '#language/crisis/detect';
import { crisisNgramScore } from '#language/crisis/ngrams';
import { harmInWording } from '#language/disclosures/harmInWording';
import { isBibleQuestion } from '#server/guide/intent/bibleQuestion';
import { classifyDanger } from '#server/guide/intent/intentClassifier';
import { namesIn } from '#server/guide/intent/knowledgeNames';
import { endsChat } from '#server/guide/intent/smallTalkIntents';
import { mentionsGoodNews } from '#server/guide/written/gladness';
import { LAUGHS } from '#server/guide/written/laughter';
import { PAGE_IDS } from '#server/guide/written/pageIds';
import { topicByTitle } from '#server/guide/written/topics';
import { createMessageCache } from '#server/scripture/search/messageCache';
import {
  asksDoctor,
  asksOnlyAboutFigure,
  isEverydayVisit,
  isHarmlessStatement,
  mentionsOnlyDamage,
  mentionsOnlyIllness,
  mentionsOnlyLoss,
  mentionsOnlyRite,
  namesNoDanger,
  saysNoCrisis,
  withoutIdioms,
} from './disclosureExceptions';
import { despairIn, isHarmDetected, pageOfHarm } from './disclosures';
import { CLEAR_HARM, MIN_HARM, MIN_LIFE } from './limits';
import { isQuestionOfFaith } from './questionsOfFaith';

const MIN_HARM_TO_LIFE = 0.15;
/** Below these scores, both classifiers contradict the n-gram score. */
const MAX_DOUBTED = 0.06;
const MAX_DOUBTED_HARM = 0.1;
/** At this probability of danger to life, low scores from the other two classifiers are enough. */
const CLEAR_LIFE = 0.8;
const MIN_HARM_TO_LIFE_NEAR = 0.03;
const MIN_DESPAIR_NEAR = 0.1;
const MIN_DESPAIR = 0.3;
const MIN_HARM_TO_LIFE_WITH_DESPAIR = 0.5;
/** Below both values, the answer does not even get a quiet line about help. */
const MIN_FAINT_HARM = 0.18;
const MIN_FAINT_LIFE = 0.2;
const MIN_FAINT_WITH_LAUGH = 0.35;

const cachedDanger = createMessageCache<'high' | 'low' | null>();
const cachedDangerInDreams = createMessageCache<'high' | 'low' | null>();

/** Detects danger to life from the crisis patterns, the n-gram score, or the classifier. */
export function detectDanger(written: string, isAboutDream = false): 'high' | 'low' | null {
  const cached = isAboutDream ? cachedDangerInDreams : cachedDanger;
  return cached(written, () => readDanger(written, isAboutDream));
}

function readDanger(written: string, isAboutDream: boolean): 'high' | 'low' | null {
  const message = withoutIdioms(written);
  // 'My mom will kill me lol, I already have the appointment'
  if (message !== written && namesNoDanger(message)) return null;
  const detected = crisisLevel(message);
  if (endsChat(message) || isHarmlessStatement(message) || isEverydayVisit(message)) return null;
  if (saysNoCrisis(message)) return 'low';
  if (!isAboutDream && isQuestionOfFaith(message)) return null;
  if (asksOnlyAboutFigure(message)) return detected && 'low';
  return dangerIn(message, detected, isAboutDream);
}

/** Returns the result of the crisis patterns and the n-gram score, unless everything else contradicts the score. */
function crisisLevel(message: string): ReturnType<typeof detectCrisis> {
  const level = detectCrisis(message);
  if (!level) return null;
  const { harm, life, harmToLife } = classifyDanger(message);
  // 'I feel useless' about one's hands: a pattern matches, and all three scores say no.
  if (matchesCrisisPatterns(message))
    return crisisNgramScore(message) < -1 && life < 0.05 && harmToLife < 0.01 && harm < 0.05 ? 'low' : level;
  if (mentionsOnlyLoss(message) || mentionsOnlyDamage(message) || mentionsOnlyRite(message)) return null;
  // 'No. I haven't told him I'm angry. He thinks I'm the strong one.'
  if (namesNoDanger(message) && life < MIN_LIFE && harmToLife < MIN_HARM_TO_LIFE) return null;
  // The n-gram score alone mistakes 'I'll be honest' for a farewell.
  const isDoubted = life < MAX_DOUBTED && harmToLife < MAX_DOUBTED && harm < MAX_DOUBTED_HARM;
  return isDoubted || mentionsGoodNews(message) ? null : level;
}

function dangerIn(
  message: string,
  detected: ReturnType<typeof detectCrisis>,
  isAboutDream: boolean,
): 'high' | 'low' | null {
  // The wording says that a weapon or height is at hand, or that the user has decided to die.
  const isPlan = !isAboutDream && harmInWording(message) === 'crisis';
  if (detected === 'high' || isPlan) return 'high';
  // A tapped suggestion, a question about medicine or the Bible, or news of a death contains no danger that the patterns would miss.
  if (isAboutDream || needsNoClassifier(message)) return detected;
  if (isClassifiedAsDanger(message, detected)) return 'high';
  return detected ?? (soundsFaint(message) ? 'low' : null);
}

function isClassifiedAsDanger(message: string, detected: ReturnType<typeof detectCrisis>): boolean {
  const { harm, life, harmToLife } = classifyDanger(message);
  const isUnclear = !detected && Math.max(harm, life) < CLEAR_HARM;
  const isDoubtful = harmToLife < MIN_HARM_TO_LIFE_IF_UNNAMED || LAUGHS.test(message);
  if (isUnclear && isDoubtful && namesNoDanger(message)) return false;
  // Neither classifier is reliable alone: one mistakes 'I am anxious about the last of it' for the end of a life.
  const isLikely =
    (life >= MIN_LIFE && (detected !== null || harmToLife >= MIN_HARM_TO_LIFE)) ||
    (life >= CLEAR_LIFE && harmToLife >= MIN_HARM_TO_LIFE_NEAR && despairIn(message) >= MIN_DESPAIR_NEAR);
  const isNow = harm >= MIN_HARM && isImmediate(message);
  return isLikely || isNow || soundsLikeDespair(message) || isDespair(message, harmToLife);
}

const MIN_HARM_TO_LIFE_IF_UNNAMED = 0.2;

function soundsLikeDespair(message: string): boolean {
  return (
    isHarmDetected(message, false) &&
    pageOfHarm(message) === PAGE_IDS.despair &&
    despairIn(message) >= MIN_DESPAIR_NEAR
  );
}

function soundsFaint(message: string): boolean {
  const { harm, life } = classifyDanger(message);
  const isFaint = LAUGHS.test(message)
    ? Math.max(harm, life) >= MIN_FAINT_WITH_LAUGH
    : harm >= MIN_FAINT_HARM || life >= MIN_FAINT_LIFE;
  return isFaint && !mentionsGoodNews(message);
}

function needsNoClassifier(message: string): boolean {
  return (
    topicByTitle(message) !== null ||
    asksDoctor(message) ||
    mentionsOnlyLoss(message) ||
    mentionsOnlyDamage(message) ||
    mentionsOnlyRite(message) ||
    mentionsOnlyIllness(message) ||
    asksOnlyAboutBible(message)
  );
}

/** Whether a message names something of the Bible, asks about it, and mentions neither the user nor a way to die. */
function asksOnlyAboutBible(message: string): boolean {
  const isNamed = OF_BIBLE.test(message) || namesIn(message).ids.size > 0;
  return isNamed && isBibleQuestion(message) && !OF_SUICIDE.test(message);
}

const OF_BIBLE =
  /\b(?:our lord|jesus|christ|on the cross|disciples?|apostles?|prophets?|gospels?|psalms?)\b/i;

const OF_SUICIDE =
  /\b(?:suicid\w*|kill(?:s|ed|ing)? (?:him|her|them|your|one)sel\w*|hang\w*|painless\w*|overdos\w*|pills?)\b/i;

function isDespair(message: string, harmToLife: number): boolean {
  return harmToLife >= MIN_HARM_TO_LIFE_WITH_DESPAIR && despairIn(message) >= MIN_DESPAIR;
}
