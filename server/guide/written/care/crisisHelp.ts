import { CRISIS_TEXTS, crisisTextFor } from '#content/care/crisisTexts';
import { DISCLOSURE_TEXTS } from '#content/care/disclosureTexts';
import { orderedLines } from '#content/care/helplines';
import { URGENT_TEXTS, type UrgentSituation, WAITING_LEAD, WAITING_PRAYER } from '#content/care/urgentTexts';
import type { SmallTalkIntent } from '#content/guide/smallTalk';
import type { Concern, CrisisHelp } from '#contract/crisisHelp';
import { crisisIn, matchesCrisisPatterns, mentionsViolence } from '#language/crisis/detect';
import { mentionsMeansAtHand, soundsLikeFollowing } from '#language/disclosures/meansAtHand';
import { harmInWording } from '#language/disclosures/patterns';
import { raisesDanger } from '#language/disclosures/raisedDanger';
import { urgentSituationIn } from '#language/disclosures/urgentSituations';
import { wordsOf } from '#language/normalize';
import { isBibleQuestion } from '#server/guide/intent/bibleQuestion';
import { namesIn } from '#server/guide/intent/knowledgeNames';
import { smallTalkFromWording } from '#server/guide/intent/smallTalkIntents';
import { turnIntentFromWording } from '#server/guide/intent/turnIntents';
import {
  type DraftAnswer,
  type DraftPart,
  passagePart,
  textAnswer,
  textPart,
} from '#server/guide/written/answerParts';
import { type ChatContext, pickPhrase, wasShown } from '#server/guide/written/chatContext';
import {
  continuesDisclosure,
  harmPageOf,
  isAfterDisclosure,
} from '#server/guide/written/disclosures/afterDisclosure';
import { isWrittenByChild } from '#server/guide/written/disclosures/children';
import { detectDanger } from '#server/guide/written/disclosures/danger';
import { detectDisclosure } from '#server/guide/written/disclosures/disclosures';
import { MIN_PHRASE_SCORE } from '#server/guide/written/disclosures/limits';
import { mentionsGoodNews } from '#server/guide/written/gladness';
import { PAGE_IDS } from '#server/guide/written/pageIds';
import { answerWithPage } from '#server/guide/written/pages/topicPages';
import { topicsFor } from '#server/scripture/search/topicMatching';
import { answerChildAfterHarm, answerChildInDanger } from './childAnswers';
import { answerWithWordsToSay } from './distressFollowUps';
import { answerAboutEnduringHarm, answerAboutForgiving } from './harmAnswers';

/**
 * Answers a crisis or disclosure with help, followed only by the page or named passage that fits the message. A figure
 * never gives this answer, and word search adds no verses. Returns null if the message contains neither danger nor
 * harm.
 */
export function crisisHelpFirst(chat: ChatContext, answer: () => DraftAnswer | null): DraftAnswer | null {
  const urgent = inUrgentSituation(chat);
  if (urgent) return urgent;
  if (isHarmless(chat.message)) return null;
  const child = hasGrown(chat) ? null : answerChildAfterHarm(chat);
  if (child) return child;
  if (hasOwnReply(chat)) return null;
  const disclosure = detectDisclosure(chat.message, chat.isAboutDream);
  if (disclosure && !continuesDisclosure(chat, disclosure)) {
    const { words, page } = disclosure;
    const care = {
      text: pickPhrase(chat, words.opening),
      near: pickPhrase(chat, words.near),
      concern: words.concern,
    };
    return withHelp(chat, care, null, answerAboutForgiving(chat, page) ?? answerWithPage(chat, page, []));
  }
  const isInDanger =
    (detectDanger(chat.message, chat.isAboutDream) === 'high' && !continuesHarm(chat)) || hasGrown(chat);
  if (!isInDanger && !admitsOwnDanger(chat)) return null;
  const inDanger = answerChildInDanger(chat);
  if (inDanger) return inDanger;
  const seen = CRISIS_TEXTS.near.filter((words) => chat.transcript.includes(words)).length;
  const { opening, near, goOn, concern } = crisisTextFor(crisisIn(chat.message), seen);
  const isWithBaby = harmPageOf(chat)?.id === PAGE_IDS.afterBirth;
  const care = {
    text: opening,
    near: isWithBaby ? CRISIS_TEXTS.nearWithBaby : near,
    concern: closerConcern(chat.message) ?? concern,
  };
  return withHelp(chat, care, goOn, answer());
}

/** Whether the danger to life of a user who wrote about harm, a suicide or despair has grown. */
function hasGrown(chat: ChatContext): boolean {
  return hasMeansNow(chat) || (!chat.isAboutDream && isAfterDisclosure(chat) && raisesDanger(chat.message));
}

/** Whether a user who wrote about harm, a suicide or despair now mentions a way to die that is at hand. */
function hasMeansNow(chat: ChatContext): boolean {
  if (chat.isAboutDream || !isAfterDisclosure(chat)) return false;
  const [earlier = ''] = chat.earlierMessages;
  if (mentionsMeansAtHand(chat.message, earlier)) return true;
  const isBereaved = [chat.message, ...chat.earlierMessages].some(
    (message) => detectDisclosure(message)?.page.id === PAGE_IDS.afterSuicide,
  );
  return isBereaved && soundsLikeFollowing(chat.message);
}

/** Whether a user who asked about suicide 'for a friend' or 'for an essay' says that it is about themselves. */
function admitsOwnDanger({ message, earlierMessages }: ChatContext): boolean {
  return (
    ADMITS.test(message) &&
    earlierMessages.slice(0, MAX_MESSAGES_BACK).some((earlier) => ABOUT_SUICIDE.test(earlier))
  );
}

const MAX_MESSAGES_BACK = 3;
const ADMITS =
  /^\W*(?:(?:ok(?:ay)?|fine|alright|actually|well|so|lol|the truth is|honestly|tbh)\W+)*(?:(?:it|this|that|the friend)(?:['’]?s| is| was)? (?:is )?(?:actually |really )?(?:me\b|about me|for me|myself|not (?:for )?(?:a|an|my|the) (?:essay|friend|project|assignment|homework|school))|i(?:['’]?m| am) (?:the friend|talking about me|that friend)|i mean(?:t)? me\b)/i;
const ABOUT_SUICIDE =
  /\b(?:suicid\w*|kill(?:ing|s|ed)? (?:him|her|them|my)sel\w+|end(?:ing)? (?:it all|(?:his|her|their|my) life)|self[- ]?harm\w*|overdos\w*)\b/i;

/** Gives the first words for a situation that cannot wait, such as a medical emergency, and one passage. */
function inUrgentSituation(chat: ChatContext): DraftAnswer | null {
  if (chat.isAboutDream) return null;
  const situation = urgentSituationIn(chat.message, chat.earlierMessages);
  if (situation) {
    const { opening, near, concern, passages } = URGENT_TEXTS[situation];
    const care = { text: pickPhrase(chat, opening), near: pickPhrase(chat, near), concern };
    const passage = passages.find((reference) => !wasShown(chat, reference)) ?? passages[0];
    const lead = MEDICAL.has(situation) ? [textPart(WAITING_LEAD)] : [];
    return withHelp(chat, care, null, { speaker: 'guide', drafts: [...lead, passagePart(passage)] });
  }
  const last = urgentSituationBefore(chat);
  if (!last || harmInWording(chat.message)) return null;
  const asksForPrayer = MEDICAL.has(last) && turnIntentFromWording(chat.message) === 'pray';
  if (!asksForPrayer && endsSituation(chat.message)) return null;
  const { after, passages } = URGENT_TEXTS[last];
  const next = after.find((words) => !chat.transcript.includes(words));
  if (asksForPrayer && next) return { ...textAnswer(next, textPart(WAITING_PRAYER)), isFinal: true };
  if (!next) return null;
  const passage = passages.find((reference) => !wasShown(chat, reference));
  return {
    ...textAnswer(next),
    ...(passage && { drafts: [textPart(next), passagePart(passage)] }),
    suggestions: ['Give me words to pray'],
  };
}

/** Returns the urgent situation of one of the last messages. Returns null if there was none. */
function urgentSituationBefore({ earlierMessages }: ChatContext): UrgentSituation | null {
  for (const [at, message] of earlierMessages.slice(0, MAX_MESSAGES_BACK).entries()) {
    const situation = urgentSituationIn(message, earlierMessages.slice(at + 1));
    if (situation) return situation;
  }
  return null;
}

/** Whether a message leaves an urgent situation: it asks about the Bible, says thank you or goodbye, or asks for prayer. */
function endsSituation(message: string): boolean {
  return (
    isBibleQuestion(message) ||
    matchesCrisisPatterns(message) ||
    turnIntentFromWording(message) !== null ||
    isHarmless(message)
  );
}

const MEDICAL = new Set<UrgentSituation>([
  'body',
  'stroke',
  'poison',
  'medication',
  'stoppedMedicine',
  'baby',
]);

/** Whether a message continues an earlier disclosure: 'No one would believe me' alone sounds like despair. */
function hasOwnReply(chat: ChatContext): boolean {
  if (harmInWording(chat.message) !== null || matchesCrisisPatterns(chat.message) || hasGrown(chat))
    return false;
  return (
    answerWithWordsToSay(chat) !== null ||
    (harmPageOf(chat) !== null && answerAboutEnduringHarm(chat) !== null)
  );
}

/**
 * Whether a short message goes on about the harm that the conversation is about, and says nothing of life or death: 'I've
 * told the wife it was a quiet shift' after a suicide, or 'They'd expel ME' after an assault, sounds like despair to the
 * classifier.
 */
function continuesHarm(chat: ChatContext): boolean {
  return (
    harmPageOf(chat) !== null &&
    wordsOf(chat.message).length <= MAX_CONTINUING_WORDS &&
    !matchesCrisisPatterns(chat.message) &&
    harmInWording(chat.message) === null &&
    !OF_LIFE_OR_DEATH.test(chat.message)
  );
}

const MAX_CONTINUING_WORDS = 14;
const OF_LIFE_OR_DEATH =
  /\b(?:die|dying|dead|kill\w*|suicid\w*|end|ending|live|living|alive|life|join|with (?:him|her|them)|follow|next|gun|pills?|rope|bridge|want|wish|can['’]?t|cannot|too|myself|hurt\w*)\b/i;

/** Whether a message is small talk that only sounds like distress, such as 'I have to run' or 'I'm in 6th grade'. */
function isHarmless(message: string): boolean {
  const intent = smallTalkFromWording(message);
  return intent !== null && HARMLESS.has(intent);
}

const HARMLESS = new Set<SmallTalkIntent>([
  'goodbye',
  'age',
  'fine',
  'mishap',
  'ouch',
  'joke',
  'letMeGo',
  'whyHere',
  'typo',
  'style',
]);

/**
 * Returns a more specific concern for current violence: the children's line comes first for a child, and the rape
 * crisis line for someone who was raped. Returns null if there is none.
 */
function closerConcern(message: string): Concern | null {
  if (!mentionsViolence(message)) return null;
  if (isWrittenByChild(message)) return 'child';
  for (const { topic, score } of topicsFor(message)) {
    const words = DISCLOSURE_TEXTS.find(({ page }) => page === topic.id);
    if (words && score >= MIN_PHRASE_SCORE) return words.concern;
  }
  return null;
}

function withHelp(
  { country }: ChatContext,
  help: Omit<CrisisHelp, 'helplines'>,
  goOn: string | null,
  rest: DraftAnswer | null,
): DraftAnswer {
  return {
    speaker: 'guide',
    isFinal: true,
    drafts: [
      { kind: 'crisis_help', ...help, helplines: [...orderedLines(country, help.concern)] },
      ...(goOn ? [textPart(goOn)] : []),
      ...(rest?.drafts ?? []),
    ],
    also: rest?.also ?? [],
    suggestions: rest?.suggestions ?? ['Give me words to pray'],
  };
}

/** Adds one quiet line below the answer, instead of a card above it, if the message shows weak signs of danger. */
export function withQuietLine(chat: ChatContext, answer: DraftAnswer): DraftAnswer {
  // A conversation turn ('I don't think that helps') may sound like distress.
  if (turnIntentFromWording(chat.message) || isHarmless(chat.message)) return answer;
  if (isBibleQuestion(chat.message) && namesIn(chat.message).ids.size > 0) return answer;
  // After a disclosure, the help was shown already.
  if (isAfterDisclosure(chat)) return answer;
  if (detectDanger(chat.message, chat.isAboutDream) !== 'low') return answer;
  if (mentionsGoodNews(chat.message) || isEverydayTiredness(chat.message) || !OF_SOMEONE.test(chat.message))
    return answer;
  if (!CARRIES_WEIGHT.test(chat.message)) return answer;
  if (answer.drafts.some(({ kind }) => kind === 'crisis_help')) return answer;
  const line: DraftPart = textPart(pickPhrase(chat, CRISIS_TEXTS.faint));
  // A figure's answer is entirely in the figure's voice, so this line is too.
  const voiced: DraftPart = answer.speaker === 'figure' ? { ...line, basis: 'imagined' } : line;
  return { ...answer, drafts: [...answer.drafts, voiced] };
}

/** Matches a message about the user or another person. A proverb or a question about the Bible does not match. */
const OF_SOMEONE =
  /\b(?:i|i['’]?m|im|i['’]?ve|ive|id|i['’]?d|i['’]?ll|me|my|mine|myself|we|us|our|he|she|they|him|her|them)\b/i;

/**
 * Words about life, hope, exhaustion, fear or pain. The classifiers take many everyday messages for faint danger: 'She
 * said hi back, but in a weird way'.
 */
const CARRIES_WEIGHT =
  /\b(?:di(?:e|ed|es)|dying|dead|death|kill\w*|alive|(?:my|your|this|his|her) life|(?<!for a )living|need someone|someone to tell me|grave|hell|hope\w*|no point|pointless|worthless|useless|empty|numb|alone|lonel\w+|no ?one (?:\w+ )?(?:know|knows|care|cares|listen\w*|call\w*|ask\w*|ever)|nobody (?:\w+ )?(?:know|knows|care|cares|listen\w*|has|call\w*|ask\w*|ever)|exhaust\w*|worn out|burn(?:ed|t) out|so tired|too tired|tired of|sick of|any ?more|giv(?:e|en|ing) up|can['’]?t (?:even |make myself |seem to )?(?:go on|do (?:this|it)|cope|sleep|stop|breathe|face|get (?:up|out of bed)|stand|hear him|feel|come down)|not sleep\w*|sleep (?:only )?\d|cut|cutting|cuts|sleeves|scars?|bruis\w*|beat(?:s|en)?|hits? (?:me|us|him|her|my)|locked|starv\w*|hungry|weapon|gun|rifle|knife|machete|pills?|laxatives?|drank|drink(?:s|ing)|relaps\w*|using|scared|afraid|frighten\w*|terrified|fear|panic\w*|nightmares?|secret\w*|hides?|hate (?:myself|me|my life)|hates me|disgust\w*|cried|cry|crying|bawled|weep\w*|tears|burden|trapped|despair\w*|darkness|heavy|pain|suffer\w*|sores|hurts?|hurting|unforgiv\w*|pray fast|goodbye|survived?|bury|buried|shot|deleted my|owed?|blackmail\w*|raped?|touch(?:ed|es)|forc(?:ed|es)|threat\w*|leave the (?:room|world)|escape|end it)\b/i;

function isEverydayTiredness(message: string): boolean {
  return TIRED_TODAY.test(message.trim());
}

const TIRED_TODAY =
  /^(?:(?:ugh+|man|oh|well|so|hi|hello|lol)[ ,.!]+)*(?:i(?:['’]?m| am) )?(?:just |so |very |really |super |a bit |pretty )*(?:tired|sleepy|exhausted|wiped(?: out)?|beat|knackered)(?: (?:today|tonight|this (?:morning|evening|week)|(?:from|after) (?:work|school|the gym|practice|class|training|a long (?:day|week|shift)))| lol)*[\s.,!?]*$/i;
