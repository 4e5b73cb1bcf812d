import {
  CHILD_IN_DANGER,
  CHILD_IN_DESPAIR,
  GOD_SEES_CHILD,
  REPLIES_TO_CHILDREN,
} from '#content/care/childReplies';
import type { DisclosureReply } from '#content/care/disclosureReplies';
import { CHILD_SEEN_HURT, DISCLOSURE_TEXTS } from '#content/care/disclosureTexts';
import { orderedLines } from '#content/care/helplines';
import { isForSomeoneElse, matchesCrisisPatterns, mentionsViolence } from '#language/crisis/detect';
import { harmInWording } from '#language/disclosures/harmInWording';
import { isBibleQuestion } from '#server/guide/intent/bibleQuestion';
import { asksWhatToSay } from '#server/guide/intent/personalQuestions';
import { smallTalkFromWording } from '#server/guide/intent/smallTalkIntents';
import { turnIntentFromWording } from '#server/guide/intent/turnIntents';
import { type DraftAnswer, type DraftPart, passagePart, textPart } from '#server/guide/written/answerParts';
import { type ChatContext, pickPhrase, wasShown } from '#server/guide/written/chatContext';
import { harmPageOf, isFromChild } from '#server/guide/written/disclosures/afterDisclosure';
import {
  hasChildrensVersion,
  isBulliedAtSchool,
  isWrittenByChild,
} from '#server/guide/written/disclosures/children';
import { PAGE_IDS } from '#server/guide/written/pageIds';
import { answerWithPage, wasPageShown } from '#server/guide/written/pages/topicPages';
import { I_OR_THIRD_PERSON } from '#server/guide/written/pronouns';
import { topicById } from '#server/guide/written/topics';
import { isLeavingOrWatched } from './harmAnswers';
import { saysSomeoneKnows } from './someoneKnows';

/** Answers a child in danger from someone else, or a child or teenager who wants to die, in words for children. */
export function answerChildInDanger(chat: ChatContext): DraftAnswer | null {
  if (!mentionsViolence(chat.message)) return answerChildInDespair(chat);
  const page = isFromChild(chat) ? topicById(PAGE_IDS.childInDanger) : null;
  return page && withChildLines(chat, CHILD_IN_DANGER, answerWithPage(chat, page, []), CHILD_NEAR[0]);
}

/** Answers a child whom others at school mock or rob, with the page about bullying. */
export function answerBullied(chat: ChatContext): DraftAnswer | null {
  const page = isBulliedAtSchool(chat.message) ? topicById(BULLYING) : null;
  return page && !wasPageShown(chat, page) ? answerWithPage(chat, page, []) : null;
}

const BULLYING = 'bullying';

/**
 * Answers a child's question about God that may hint at harm: 'I'm 11, can God see under the blankets'. Says what is true,
 * and that a child who is hurt may tell.
 */
export function answerChildsQuestion(chat: ChatContext): DraftAnswer | null {
  const isAsked =
    [chat.message, ...chat.earlierMessages].some(isWrittenByChild) && GOD_SEES.test(chat.message);
  if (!isAsked) return null;
  return {
    speaker: 'guide',
    drafts: [
      textPart(GOD_SEES_CHILD.answer),
      passagePart(GOD_SEES_CHILD.passage),
      textPart(GOD_SEES_CHILD.question),
    ],
    suggestions: ['Give me words to pray'],
  };
}

const GOD_SEES =
  /\b(?:can|does|do|will|is) (?:god|jesus)\b[^.?!]{0,20}\b(?:see|sees|seeing|watch|watching|look|looking|know|there|hear|here)\b/i;

/** The helplines for people who want to die come first: the children's helpline of some countries is about abuse. */
function answerChildInDespair(chat: ChatContext): DraftAnswer | null {
  const { message, earlierMessages, country } = chat;
  if (isForSomeoneElse(message) || ![message, ...earlierMessages].some(isWrittenByChild)) return null;
  const help: DraftPart = {
    kind: 'crisis_help',
    text: pickPhrase(chat, CHILD_IN_DESPAIR.opening),
    near: pickPhrase(chat, CHILD_IN_DESPAIR.near),
    concern: 'crisis',
    helplines: [...orderedLines(country, 'crisis')],
  };
  return {
    speaker: 'guide',
    isFinal: true,
    drafts: [help, passagePart(CHILD_IN_DESPAIR.passage)],
    suggestions: ['What can I do now?', 'Give me words to pray'],
  };
}

/**
 * Answers a child who disclosed harm and adds something: 'Mum would be so sad'. The help comes with every answer, because
 * a child may not find it again. Returns null for follow-ups without a subject of their own, such as 'ok'.
 */
export function answerChildAfterHarm(chat: ChatContext): DraftAnswer | null {
  const shown = harmPageOf(chat);
  if (chat.isAboutDream || !shown || !hasChildrensVersion(shown.id) || !isFromChild(chat)) return null;
  const name = NAMES.find((one) => SAID_BY_CHILD[one].test(chat.message));
  if (needsOtherWords(chat.message, name !== undefined)) return null;
  if (!name && !addsSomething(chat.message)) return null;
  const { words, passages }: DisclosureReply = REPLIES_TO_CHILDREN[name ?? 'more'];
  // The age came last: from now on the page and the words are for a child.
  const page =
    shown.id === PAGE_IDS.childInDanger || name === 'wordsToSay' ? null : topicById(PAGE_IDS.childInDanger);
  if (page) return withChildLines(chat, name ? words : CHILD_OPENINGS, answerWithPage(chat, page, []));
  const passage = passages.find((reference) => !wasShown(chat, reference));
  return withChildLines(chat, words, { speaker: 'guide', drafts: passage ? [passagePart(passage)] : [] });
}

/** Whether a message is about the child's life or death, or the child has to leave the page. */
function needsOtherWords(message: string, isKnown: boolean): boolean {
  // 'Will they take me away' matches a crisis pattern.
  const isOther = mentionsViolence(message) || (isKnown && !OF_DEATH.test(message));
  const isCrisis = matchesCrisisPatterns(message) && !isOther;
  return isCrisis || harmInWording(message) === 'crisis' || isLeavingOrWatched(message);
}

const OF_DEATH =
  /\b(?:di(?:e|ed|es)|dying|dead|death|kill\w*|suicid\w*|alive|live|living|exist|end (?:it|my)|hurt myself|cut)\b/i;

/** Whether a message adds to what the child disclosed. 'OK' and a question about the Bible do not. */
function addsSomething(message: string): boolean {
  return (
    I_OR_THIRD_PERSON.test(message) &&
    turnIntentFromWording(message) === null &&
    smallTalkFromWording(message) === null &&
    !isBibleQuestion(message)
  );
}

function withChildLines(
  chat: ChatContext,
  words: readonly string[],
  rest: DraftAnswer,
  near: string = pickPhrase(chat, CHILD_NEAR),
): DraftAnswer {
  const help: DraftPart = {
    kind: 'crisis_help',
    text: pickPhrase(chat, words),
    near,
    concern: 'child',
    helplines: [...orderedLines(chat.country, 'child')],
  };
  return {
    ...rest,
    speaker: 'guide',
    isFinal: true,
    drafts: [help, ...rest.drafts],
    suggestions: ['What can I do now?', 'Give me words to pray'],
  };
}

const CHILD_TEXTS = DISCLOSURE_TEXTS.find(({ page }) => page === PAGE_IDS.childInDanger) ?? CHILD_SEEN_HURT;
const CHILD_OPENINGS = CHILD_TEXTS.opening;
const CHILD_NEAR = CHILD_TEXTS.near;

/** In the order in which they are tried. */
const SAID_BY_CHILD: Readonly<
  Record<Exclude<keyof typeof REPLIES_TO_CHILDREN, 'more'>, { test(message: string): boolean }>
> = {
  toldSomeone: { test: saysSomeoneKnows },
  wordsToSay: { test: asksWhatToSay },
  prayer: /\bpray (?:with|for) (?:me|us)\b|\b(?:a |give me (?:a |some )?)(?:short |little )?prayer\b/i,
  willYouTell:
    /\b(?:are|r|will|would|do|can|could) (?:you|u) (?:going to |gonna |have to )?(?:tell|call|report|say)\b|\b(?:please|pls|plz) (?:don['’]?t|do not) (?:tell|call|report)\b/i,
  honoring:
    /\bhono(?:u)?r (?:\w+ ){0,2}(?:father|dad|mother|mom|mum|parents)\b|\bobey (?:\w+ )?(?:parents|father|mother|dad|him)\b/i,
  godSilent:
    /\b(?:god|jesus) (?:\w+ )?(?:(?:does|do|did|is|was)(?:n['’]?t| not)? (?:like|love|care|listen|hear|help|answer|there|see|stop)|hates?|doesnt \w+|didnt \w+|forgot|let)\b|\bi pray(?:ed)?\b[^.?!]{0,40}\b(?:stop|didn['’]?t|doesn['’]?t|nothing|still)\b|\bwhy (?:does|did|doesn['’]?t|didn['’]?t) (?:god|jesus|he) (?:let|stop|help)\b/i,
  secret:
    /\b(?:secret|(?:said|says|told me|tells me|made me promise|promised) (?:not to|to not|never to|don['’]?t|i can['’]?t) (?:tell|say)|(?:said|says) (?:if i tell|no ?(?:one|body) (?:can|must|should) know|it['’]?s our)|supposed to tell|not allowed to (?:tell|say)|i promised)\b/i,
  familySad:
    /\b(?:(?:mom|mum|mama|mummy|mommy|dad|daddy|mother|father|gran\w*|nan|family|parents|sister|brother)\b[^.?!]{0,40}\b(?:sad|cry|cries|lonely|alone|upset|hate me|heart ?broken|break|broken|happy|loves? him|needs? him|angry|mad|split|divorce)|(?:break|ruin|hurt|destroy|wreck)(?:ing)? (?:up )?(?:the|my|our) (?:family|mom|mum|home)|(?:he|she)['’]?(?:ll| will|d| would) go to (?:jail|prison)|get (?:him|her|them) in trouble)\b/i,
  notBelieved:
    /\b(?:(?:won['’]?t|wouldn['’]?t|didn['’]?t|doesn['’]?t|not|never|no ?(?:one|body)(?: will| would)?) (?:ever )?believes? (?:me|kids|a kid)|believe (?:him|her|them) (?:and )?not me|(?:said|says|think|thinks) (?:i['’]?m|i am|im|i) (?:lying|a liar|making it up|lie|made it up))\b/i,
  afterTelling:
    /\b(?:what (?:will|would|happens?|if)\b[^.?!]{0,40}\b(?:happen|tell|told|told on|finds? out|know|police|after)|(?:take|taken|send|sent|put) (?:me|us) (?:away|into care|in care|in foster|to foster)|foster|(?:will|would) (?:they|the police|he|she) (?:arrest|take|know|find out)|(?:in|get) trouble|scared to tell|afraid to tell)\b/i,
  fault:
    /\b(?:(?:my|own) fault|(?:did|do) i (?:do (?:something|anything)|deserve|make)|because (?:of me|i['’]?m bad|i was bad)|i(?:['’]?m| am) bad|i (?:didn['’]?t|never) (?:say no|tell him no|scream|stop)|i let (?:him|her)|god (?:is |be )?(?:mad|angry)|dirty|gross)\b/i,
};
const NAMES = Object.keys(SAID_BY_CHILD) as (keyof typeof SAID_BY_CHILD)[];
