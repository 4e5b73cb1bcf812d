import { CRISIS_TEXTS, crisisTextFor } from '#content/care/crisisTexts';
import { DISCLOSURE_TEXTS } from '#content/care/disclosureTexts';
import type { Concern } from '#contract/crisisHelp';
import { crisisIn, matchesCrisisPatterns, mentionsViolence } from '#language/crisis/detect';
import { harmInWording } from '#language/disclosures/harmInWording';
import { mentionsMeansAtHand } from '#language/disclosures/meansAtHand';
import { wordsOf } from '#language/normalize';
import type { DraftAnswer } from '#server/guide/written/answerParts';
import { type ChatContext, pickPhrase } from '#server/guide/written/chatContext';
import { continuesDisclosure, harmPageOf } from '#server/guide/written/disclosures/afterDisclosure';
import { isWrittenByChild } from '#server/guide/written/disclosures/children';
import { detectDanger } from '#server/guide/written/disclosures/danger';
import { detectDisclosure } from '#server/guide/written/disclosures/disclosures';
import { admitsOwnDanger, hasDangerGrown } from '#server/guide/written/disclosures/grownDanger';
import { MIN_PHRASE_SCORE } from '#server/guide/written/disclosures/limits';
import { PAGE_IDS } from '#server/guide/written/pageIds';
import { answerWithPage } from '#server/guide/written/pages/topicPages';
import { topicsFor } from '#server/scripture/search/topicMatching';
import { answerChildAfterHarm, answerChildInDanger } from './childAnswers';
import { answerFriendInDanger } from './friendInDanger';
import { answerAboutEnduringHarm, answerAboutForgiving } from './harmAnswers';
import { onlySoundsLikeDistress } from './harmlessSmallTalk';
import { answerWithHelplines } from './helplineAnswer';
import { answerUrgentSituation } from './urgentHelp';
import { answerWithWordsToSay } from './wordsInDistress';

/**
 * Answers a crisis or disclosure with help, followed only by the page or named passage that fits the message. A figure
 * never gives this answer, and word search adds no verses. Returns null if the message contains neither danger nor
 * harm.
 */
export function crisisHelpFirst(chat: ChatContext, answer: () => DraftAnswer | null): DraftAnswer | null {
  const urgent = answerUrgentSituation(chat);
  if (urgent) return urgent;
  const friend = answerFriendInDanger(chat);
  if (friend) return friend;
  if (onlySoundsLikeDistress(chat) || deniesViolence(chat)) return null;
  const child = hasDangerGrown(chat) ? null : answerChildAfterHarm(chat);
  if (child) return child;
  if (hasOwnReply(chat)) return null;
  return answerDisclosure(chat) ?? (isInDanger(chat) ? answerInDanger(chat, answer) : null);
}

/** 'He's never hit me so it's not that', after a disclosure of another kind of harm. */
function deniesViolence(chat: ChatContext): boolean {
  return (
    harmPageOf(chat) !== null &&
    wordsOf(chat.message).length <= MAX_CONTINUING_WORDS &&
    NEVER_HIT.test(chat.message)
  );
}

const NEVER_HIT =
  /\b(?:he|she)(?:['’]?s| has| did)? (?:never|not|n['’]?t) (?:ever |once |actually |even )*(?:hit|hurt|beat\w*|slapped|punched|laid a (?:hand|finger) on) (?:me|us)\b/i;

/** Answers a disclosure of harm with help and its page, unless the conversation is about this harm already. */
function answerDisclosure(chat: ChatContext): DraftAnswer | null {
  const disclosure = detectDisclosure(chat.message, chat.isAboutDream);
  if (!disclosure || continuesDisclosure(chat, disclosure)) return null;
  const { words, page } = disclosure;
  const help = {
    text: pickPhrase(chat, words.opening),
    near: pickPhrase(chat, words.near),
    concern: words.concern,
  };
  return answerWithHelplines(
    chat,
    help,
    null,
    answerAboutForgiving(chat, page) ?? answerWithPage(chat, page, []),
  );
}

function isInDanger(chat: ChatContext): boolean {
  return (
    (detectDanger(chat.message, chat.isAboutDream) === 'high' && !continuesHarm(chat)) ||
    hasDangerGrown(chat) ||
    admitsOwnDanger(chat)
  );
}

function answerInDanger(chat: ChatContext, answer: () => DraftAnswer | null): DraftAnswer {
  const child = answerChildInDanger(chat);
  if (child) return child;
  const seen = CRISIS_TEXTS.near.filter((words) => chat.transcript.includes(words)).length;
  const { opening, near, goOn, concern } = crisisTextFor(crisisIn(chat.message), seen);
  const help = {
    text: opening,
    near: nearInDanger(chat) ?? near,
    concern: closerConcern(chat.message) ?? concern,
  };
  return answerWithHelplines(chat, help, goOn, answer());
}

/** What is said about people close by if a baby is there, or a way to die is at hand. */
function nearInDanger(chat: ChatContext): string | null {
  if (harmPageOf(chat)?.id === PAGE_IDS.afterBirth) return CRISIS_TEXTS.nearWithBaby;
  const isAtHand = mentionsMeansAtHand(chat.message, chat.earlierMessages[0] ?? '');
  return isAtHand ? CRISIS_TEXTS.nearWithMeans : null;
}

/** Whether a message continues an earlier disclosure: 'No one would believe me' alone sounds like despair. */
function hasOwnReply(chat: ChatContext): boolean {
  if (harmInWording(chat.message) !== null || matchesCrisisPatterns(chat.message) || hasDangerGrown(chat))
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
