import { CHILD_IN_DANGER, CHILD_IN_DESPAIR, REPLIES_TO_CHILDREN } from '#content/care/childReplies';
import { CRISIS_TEXTS } from '#content/care/crisisTexts';
import { CHILD_SEEN_HURT, DISCLOSURE_TEXTS } from '#content/care/disclosureTexts';
import { DISTRESS_REPLIES, type DistressSituation, type DistressTurn } from '#content/care/distressReplies';
import { orderedLines } from '#content/care/helplines';
import { WORDS_IN_DISTRESS, WORDS_ON_PAGE, WORDS_TO_THE_ONE_WHO_HURTS } from '#content/care/wordsInDistress';
import { GUIDE_TEXTS, PRAYERS, TURN_TEXTS } from '#content/guide/guideTexts';
import type { SmallTalkIntent } from '#content/guide/smallTalk';
import type { Topic } from '#content/topics/topic';
import type { Concern } from '#contract/crisisHelp';
import { isForSomeoneElse, matchesCrisisPatterns, mentionsViolence } from '#language/crisis/detect';
import { plainText } from '#language/normalize';
import { outOfCharacterReason } from '#server/guide/intent/outOfCharacterReasons';
import { asksWhatToSay } from '#server/guide/intent/personalQuestions';
import { reactionIn } from '#server/guide/intent/reactions';
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
import { harmPageOf, isFromChild } from '#server/guide/written/disclosures/afterDisclosure';
import { hasChildrensVersion } from '#server/guide/written/disclosures/children';
import { detectDanger } from '#server/guide/written/disclosures/danger';
import { detectDisclosure } from '#server/guide/written/disclosures/disclosures';
import { PAGE_IDS } from '#server/guide/written/pageIds';
import { classifiedPage } from '#server/guide/written/pages/classifiedPages';
import { stayOnPage } from '#server/guide/written/pages/topicPages';
import { topicById } from '#server/guide/written/topics';
import { saysSomeoneKnows } from './someoneKnows';
import { asksWhatToSayToThem } from './wordsInDistress';

/** The kind of distress that the user described, as far as a follow-up depends on it. */
type Distress = { situation: DistressSituation; page: Topic; concern: Concern };

/**
 * Answers a short follow-up ('what should I do', 'why', 'ok', 'more') to a message of danger or harm. The guide says
 * it itself in every kind of chat, and keeps help near. Returns null if the user changed the subject.
 */
export function answerAfterDistress(chat: ChatContext): DraftAnswer | null {
  const turn = turnOf(chat.message);
  const distress = turn && distressBefore(chat);
  if (!turn || !distress) return null;
  if (turn === 'pray') return prayer(chat, distress);
  const text: DraftPart = textPart(
    pickPhrase(chat, DISTRESS_REPLIES[distress.situation][turn === 'anotherVerse' ? 'more' : turn]),
  );
  if (turn === 'whatNow' && HAS_LINES.has(distress.situation)) return withLines(chat, distress);
  const count = PASSAGES_PER_TURN[turn] ?? 0;
  const passages = distress.page.passages.filter((reference) => !wasShown(chat, reference)).slice(0, count);
  if (turn === 'more' && passages.length === 0)
    return {
      ...textAnswer(pickPhrase(chat, GUIDE_TEXTS.stayingEnds)),
      suggestions: ['Give me words to pray'],
    };
  return {
    speaker: 'guide',
    isFinal: true,
    drafts: [text, ...passages.map((of) => passagePart(of))],
    also: distress.page.passages,
    suggestions: ['What can I do now?', 'Give me words to pray'],
  };
}

/** Gives a user who disclosed danger, harm or illness words to say to someone: 'How do I tell my sister?' */
export function answerWithWordsToSay(chat: ChatContext): DraftAnswer | null {
  const distress = asksWhatToSay(chat.message) ? distressBefore(chat) : null;
  if (!distress) return null;
  const { situation, page } = distress;
  if (situation === 'bereaved' && OF_A_FUNERAL_OR_CHILDREN.test(chat.message)) return null;
  const ofSituation =
    situation === 'child' ? REPLIES_TO_CHILDREN.wordsToSay.words : WORDS_IN_DISTRESS[situation];
  const isToThem = situation === 'harm' && asksWhatToSayToThem(chat.message);
  const words = isToThem ? WORDS_TO_THE_ONE_WHO_HURTS : (WORDS_ON_PAGE[page.id] ?? ofSituation);
  const isToDoctor = OF_DOCTOR.test(chat.message);
  const fitting = words.filter((one) => one.startsWith('To a doctor') === isToDoctor);
  return {
    ...textAnswer(pickPhrase(chat, fitting.length > 0 ? fitting : words)),
    isFinal: true,
    suggestions: ['What can I do now?', 'Give me words to pray'],
  };
}

const OF_DOCTOR = /\b(?:doctors?|gp|nurse|midwife|clinic|therapist|counsel\w+|psychiatrist|hospital)\b/i;
const OF_A_FUNERAL_OR_CHILDREN =
  /\b(?:funeral|eulogy|memorial|wake|service|obituary|grave\w*|kids?|children|son|daughter|nephews?|nieces?)\b/i;

/**
 * Answers what users in distress say about themselves in a figure's chat: 'I still love him'. A story of the figure's
 * own life would leave them alone with it.
 */
export function listenInDistress(chat: ChatContext): DraftAnswer | null {
  if (OF_THE_FIGURE.test(chat.message) && !ASKS_TO_READ.test(chat.message)) return null;
  if (!OF_ONESELF.test(chat.message) && chat.message.includes('?')) return null;
  const distress = distressBefore(chat);
  return distress && (classifiedPage(chat) ?? stayOnPage(chat, distress.page));
}

/** Adds a line about help to the first answer about a figure or a dream after a message of distress. */
export function withHelpNear(chat: ChatContext, answer: DraftAnswer): DraftAnswer {
  const [earlier] = chat.earlierMessages;
  if (answer.isFinal || earlier === undefined || !distressIn(chat, earlier) || !distressBefore(chat))
    return answer;
  const line: DraftPart = textPart(pickPhrase(chat, CRISIS_TEXTS.nearby));
  const voiced: DraftPart = answer.speaker === 'figure' ? { ...line, basis: 'imagined' } : line;
  return { ...answer, drafts: [...answer.drafts, voiced] };
}

const ASKS_TO_READ = /\bsomething (?:else |gentle |short |kind )?(?:to|i (?:can|could)) read\b/i;
const OF_THE_FIGURE = /\b(?:you|your|yours|yourself|u|ur)\b/i;

/** Whether a message is only 'ok', 'yes' or similar. */
export function isAcknowledgement(message: string): boolean {
  return ACKNOWLEDGES.test(plainText(message).trim());
}

type Turn = DistressTurn | 'anotherVerse' | 'pray';

const PASSAGES_PER_TURN: Partial<Record<Turn, number>> = { more: 2, anotherVerse: 1, why: 1, stays: 0 };

/** Situations in which 'what should I do' shows the helplines again. */
const HAS_LINES = new Set<DistressSituation>(['despair', 'someone', 'harm', 'child', 'illness']);

function turnOf(message: string): Turn | null {
  const text = plainText(message).trim();
  if (isAcknowledgement(message)) return 'stays';
  if (ASKS_WHAT_TO_DO.test(text)) return 'whatNow';
  if (ASKS_WHY.test(text)) return 'why';
  if (saysSomeoneKnows(text)) return 'toldSomeone';
  const turn = turnIntentFromWording(message);
  if (turn && turn !== 'greeting' && turn !== 'whoAreYou') return turn;
  if (reactionIn(message) === 'pleased') return 'thanks';
  const small = smallTalkFromWording(message);
  return small ? (TURN_OF_SMALL_TALK[small] ?? null) : null;
}

const TURN_OF_SMALL_TALK: Partial<Record<SmallTalkIntent, Turn>> = {
  goodbye: 'goodbye',
  notHelping: 'disagree',
  fine: 'stays',
  noWords: 'stays',
  sorry: 'stays',
};

const ACKNOWLEDGEMENT =
  "(?:ok(?:ay)?|k|yes|yeah|yep|no|nope|hm+|mm+|oh|alright|all right|i see|i understand|i guess(?: so)?|maybe|idk|i do ?n[o']?t know|not really|sure|fine|right|true|still here|i'?m (?:still )?here|are you (?:still )?there|hello|nothing|never ?mind|whatever|sorry|nah|i'?m (?:good|ok(?:ay)?|fine|all right|alright)(?: fr| now| really| thanks| today| though)?|im (?:good|ok(?:ay)?|fine|all right|alright)(?: fr| now| really| thanks| today| though)?|fr)";
const ACKNOWLEDGES = new RegExp(`^${ACKNOWLEDGEMENT}(?:[\\s.,!?]+${ACKNOWLEDGEMENT})*[\\s.,!?]*$`);

const ASKS_WHAT_TO_DO =
  /^(?:(?:ok(?:ay)?|so|but|and|then|please|god|lord)[ ,.!]+)*(?:(?:what|how|where|who) (?:should|can|could|do|must|shall|would|will|am) (?:i|we)\b[^.?!]{0,40}|what (?:should|can|could|would|will|do) (?:you|u) (?:do|suggest|advise|recommend)\b[^.?!]{0,20}|what (?:now|next|then)|what'?s next|now what|what to do|how do i (?:stop|get out|go on|survive|live|do (?:that|this|it))[^.?!]{0,30}|(?:i do ?n'?t|i dont|idk|don'?t) know what to do[^.?!]{0,30}|what(?:'?s| is) the (?:number|helpline|hotline|line)\b[^.?!]{0,30}|(?:do you have|have you got|give me|send me|is there) (?:a|the|any) (?:number|helpline|hotline)\b[^.?!]{0,30}|who (?:do|can|should) i (?:call|ring|text)[^.?!]{0,20}|help(?: me)?|(?:can|could|will) you help(?: me)?|i need help|tell me what to do)[\s.?!]*$/;

const ASKS_WHY =
  /^(?:(?:ok(?:ay)?|so|but|and|then)[ ,.!]+)*why\b(?: (?:me|us|should i|would i|bother|him|her|though|god|is (?:this|it|that|life|everything)|(?:does|did|do|would|is|has) (?:god|he|she|they|this|it|life|nobody|no one|everyone|everything)|am i|do i|did i|can'?t i|me lord)\b[^.?!]{0,50})?[\s.?!]*$/;

/**
 * Returns the distress of an earlier message. A question about something else ('How did you beat Goliath?') ends it,
 * short follow-ups and messages about oneself do not.
 */
function distressBefore(chat: ChatContext): Distress | null {
  if (!HELP_OPENINGS.some((words) => chat.transcript.includes(words))) return null;
  for (const message of chat.earlierMessages.slice(0, MAX_MESSAGES_BACK)) {
    const distress = distressIn(chat, message);
    if (distress) return distress;
    if (!chat.isAboutDream && endsDistress(message)) return null;
  }
  return null;
}

function endsDistress(message: string): boolean {
  const isTurn = turnOf(message) ?? turnIntentFromWording(message) ?? smallTalkFromWording(message);
  return !isTurn && !outOfCharacterReason(message) && !OF_ONESELF.test(message);
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
const OF_ONESELF = /\b(?:i|i['’]?m|im|i['’]?ve|ive|my|me|we|us|our|he|she|they|him|her)\b/i;

function distressIn(chat: ChatContext, message: string): Distress | null {
  const { isAboutDream } = chat;
  const read = message.slice(0, MAX_LENGTH_READ);
  const disclosure = detectDisclosure(read, isAboutDream);
  if (disclosure) {
    const { page, words } = disclosure;
    if (isFromChild(chat) && hasChildrensVersion(page.id))
      return distressOf('child', PAGE_IDS.childInDanger, 'child');
    return { situation: SITUATION_OF_PAGE[page.id] ?? 'harm', page, concern: words.concern };
  }
  if (detectDanger(read, isAboutDream) !== 'high') return null;
  const isOfChild = mentionsViolence(read) || (isAtChildrensPage(chat) && !matchesCrisisPatterns(read));
  if (isOfChild && isFromChild(chat)) return distressOf('child', PAGE_IDS.childInDanger, 'child');
  if (mentionsViolence(read)) return distressOf('harm', PAGE_IDS.safetyAtHome, 'abuse');
  return isForSomeoneElse(read)
    ? distressOf('someone', PAGE_IDS.worriedForSomeone, 'crisis')
    : distressOf('despair', PAGE_IDS.despair, 'crisis');
}

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

function prayer(chat: ChatContext, { page, situation }: Distress): DraftAnswer {
  const words = chat.transcript.includes(page.prayer) ? pickPhrase(chat, PRAYERS) : page.prayer;
  return {
    speaker: 'guide',
    isFinal: true,
    drafts: [TURN_TEXTS.pray.study, [words], DISTRESS_REPLIES[situation].stays].map((phrasings) =>
      textPart(pickPhrase(chat, phrasings)),
    ),
    suggestions: ['What can I do now?', 'Another verse'],
  };
}

/** Shows the helplines again, with what can be done now. */
function withLines(chat: ChatContext, { situation, concern }: Distress): DraftAnswer {
  return {
    speaker: 'guide',
    isFinal: true,
    drafts: [
      {
        kind: 'crisis_help',
        text: pickPhrase(chat, DISTRESS_REPLIES[situation].whatNow),
        near: pickPhrase(chat, DISTRESS_REPLIES[situation].stays),
        concern,
        helplines: [...orderedLines(chat.country, concern)],
      },
    ],
    suggestions: ['Give me words to pray', 'More'],
  };
}
