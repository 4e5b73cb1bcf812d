import { CHILD_IN_DANGER, CHILD_IN_DESPAIR } from '#content/care/childReplies';
import { CRISIS_TEXTS } from '#content/care/crisisTexts';
import { CHILD_SEEN_HURT, DISCLOSURE_TEXTS } from '#content/care/disclosureTexts';
import type { DistressSituation } from '#content/care/distressReplies';
import type { Topic } from '#content/topics/topic';
import type { Concern } from '#contract/crisisHelp';
import { isForSomeoneElse, matchesCrisisPatterns, mentionsViolence } from '#language/crisis/detect';
import { classifyDanger } from '#server/guide/intent/intentClassifier';
import { outOfCharacterReason } from '#server/guide/intent/outOfCharacterReasons';
import { smallTalkFromWording } from '#server/guide/intent/smallTalkIntents';
import { turnIntentFromWording } from '#server/guide/intent/turnIntents';
import type { ChatContext } from '#server/guide/written/chatContext';
import {
  continuesDisclosure,
  harmPageOf,
  isFromChild,
} from '#server/guide/written/disclosures/afterDisclosure';
import { hasChildrensVersion } from '#server/guide/written/disclosures/children';
import { detectDanger } from '#server/guide/written/disclosures/danger';
import { type Disclosure, detectDisclosure } from '#server/guide/written/disclosures/disclosures';
import { PAGE_IDS } from '#server/guide/written/pageIds';
import { FIRST_OR_THIRD_PERSON_EXCEPT_THEM } from '#server/guide/written/pronouns';
import { topicById } from '#server/guide/written/topics';
import { followUpIn } from './distressTurns';

/** The kind of distress that the user described, as far as a follow-up depends on it. */
export type Distress = { situation: DistressSituation; page: Topic; concern: Concern };

/**
 * Returns the distress of an earlier message. A question about something else ('How did you beat Goliath?') ends it,
 * short follow-ups and messages about oneself do not.
 */
export function distressBefore(chat: ChatContext): Distress | null {
  if (!HELP_OPENINGS.some((words) => chat.transcript.includes(words))) return null;
  for (const message of chat.earlierMessages.slice(0, MAX_MESSAGES_BACK)) {
    const distress = distressIn(chat, message);
    if (distress) return distress;
    if (!chat.isAboutDream && endsDistress(message)) return null;
  }
  return null;
}

function endsDistress(message: string): boolean {
  const isTurn = followUpIn(message) ?? turnIntentFromWording(message) ?? smallTalkFromWording(message);
  return !isTurn && !outOfCharacterReason(message) && !FIRST_OR_THIRD_PERSON_EXCEPT_THEM.test(message);
}

/** An answer with help begins with one of these. If none was shown, the message did not call for help. */
const HELP_OPENINGS: readonly string[] = [
  ...CRISIS_TEXTS.opening,
  ...CRISIS_TEXTS.danger,
  ...CRISIS_TEXTS.forFriend,
  ...CHILD_IN_DANGER,
  ...CHILD_IN_DESPAIR.opening,
  ...[...DISCLOSURE_TEXTS, CHILD_SEEN_HURT].flatMap(({ opening }) => opening),
];

const MAX_MESSAGES_BACK = 8;

export function distressIn(chat: ChatContext, message: string): Distress | null {
  const { isAboutDream } = chat;
  const read = message.slice(0, MAX_LENGTH_READ);
  const disclosure = detectDisclosure(read, isAboutDream);
  if (disclosure && !isDespairWithIllness(read, disclosure.page)) {
    const { page, concern } = continued(chat, read, disclosure);
    if (isFromChild(chat) && hasChildrensVersion(page.id))
      return distressOf('child', PAGE_IDS.childInDanger, 'child');
    return { situation: SITUATION_OF_PAGE[page.id] ?? 'harm', page, concern };
  }
  if (detectDanger(read, isAboutDream) !== 'high') return null;
  const isOfChild = mentionsViolence(read) || (isAtChildrensPage(chat) && !matchesCrisisPatterns(read));
  if (isOfChild && isFromChild(chat)) return distressOf('child', PAGE_IDS.childInDanger, 'child');
  if (mentionsViolence(read)) return distressOf('harm', PAGE_IDS.safetyAtHome, 'abuse');
  return isForSomeoneElse(read)
    ? distressOf('someone', PAGE_IDS.worriedForSomeone, 'crisis')
    : distressOf('despair', PAGE_IDS.despair, 'crisis');
}

/** Returns the page about harm that was shown last if the disclosure in `message` only continues it, or else its own page. */
function continued(
  chat: ChatContext,
  message: string,
  disclosure: Disclosure,
): Pick<Distress, 'page' | 'concern'> {
  const shown = continuesDisclosure({ ...chat, message }, disclosure) ? harmPageOf(chat) : null;
  const page = shown ?? disclosure.page;
  const texts = DISCLOSURE_TEXTS.find((one) => one.page === page.id) ?? disclosure.words;
  return { page, concern: texts.concern };
}

/** Whether a message that the classifier takes for a mental illness is first of all about danger to life. */
function isDespairWithIllness(message: string, page: Topic): boolean {
  return (
    page.id === PAGE_IDS.mentalIllness &&
    detectDanger(message) === 'high' &&
    classifyDanger(message).life >= CLEAR_LIFE
  );
}

const CLEAR_LIFE = 0.8;

function isAtChildrensPage(chat: ChatContext): boolean {
  return harmPageOf(chat)?.id === PAGE_IDS.childInDanger;
}

const MAX_LENGTH_READ = 300;

function distressOf(situation: DistressSituation, pageId: string, concern: Concern): Distress | null {
  const page = topicById(pageId);
  return page ? { situation, page, concern } : null;
}

/** The situation of each page about harm. All others are about harm by someone else. */
const SITUATION_OF_PAGE: Readonly<Record<string, DistressSituation>> = {
  [PAGE_IDS.childInDanger]: 'child',
  [PAGE_IDS.worriedForSomeone]: 'someone',
  [PAGE_IDS.afterSuicide]: 'bereaved',
  [PAGE_IDS.selfHarm]: 'despair',
  [PAGE_IDS.eating]: 'illness',
  [PAGE_IDS.mentalIllness]: 'illness',
  [PAGE_IDS.afterBirth]: 'illness',
  [PAGE_IDS.unwantedThoughts]: 'scruples',
};
