import type { Figure } from '#content/figures/figure';
import { GUIDE_TEXTS, TURN_TEXTS } from '#content/guide/guideTexts';
import { LIFE_AREAS, type LifeArea } from '#content/guide/lifeAreas';
import { OWN_STORY_TEXTS } from '#content/guide/ownStories';
import { ABSTENTION_TEXTS, SMALL_TALK_TEXTS, type SmallTalkIntent } from '#content/guide/smallTalk';
import { wordsOf } from '#language/normalize';
import { classifyCards, classifyMessage } from '#server/guide/intent/intentClassifier';
import {
  isInAnotherLanguage,
  isTurnIntent,
  smallTalkFromWording,
  turnIntentFromClassifier,
  turnIntentFromWording,
} from '#server/guide/intent/intents';
import { subjectOf } from '#server/guide/intent/subject';
import { type DraftAnswer, textPart } from '#server/guide/written/answerParts';
import { crisisHelpFirst, withQuietLine } from '#server/guide/written/care/crisisHelp';
import {
  answerAfterDistress,
  listenInDistress,
  withHelpNear,
} from '#server/guide/written/care/distressFollowUps';
import { answerInGrief, answerLoss } from '#server/guide/written/care/grief';
import { answerAboutEnduringHarm, pageInDistress } from '#server/guide/written/care/harmAnswers';
import { type ChatContext, pickPhrase } from '#server/guide/written/chatContext';
import { complaintIn } from '#server/guide/written/complaints';
import { detectDanger } from '#server/guide/written/disclosures/danger';
import { mentionsOnlyIllness } from '#server/guide/written/disclosures/disclosureExceptions';
import { isAboutHarm, mayBeHarm } from '#server/guide/written/disclosures/disclosures';
import { inContext } from '#server/guide/written/disclosures/messagesInContext';
import { outOfCharacterAnswer } from '#server/guide/written/outOfCharacter';
import { classifiedPage } from '#server/guide/written/pages/classifiedPages';
import { namedPassages, quotedWords } from '#server/guide/written/pages/lookups';
import { listenToOwnStory } from '#server/guide/written/pages/ownStory';
import { answerReaction, declineTask } from '#server/guide/written/pages/reactions';
import { answerWithPage } from '#server/guide/written/pages/topicPages';
import { isSmallTalk, smallTalkAnswer } from '#server/guide/written/smallTalk';
import { topicById } from '#server/guide/written/topics';
import type { Scripture } from '#server/scripture/scripture';
import { contentStems } from '#server/scripture/search/contentStems';
import { cardsAnswering } from './cards';
import { fact } from './facts';
import {
  answerDisputed,
  answerInGuideVoice,
  answerWithoutCard,
  continueKnownEntry,
  introduceGuideAnswer,
} from './figureGuide';
import {
  asked,
  asks,
  imagined,
  isCardShown,
  isGrave,
  lastShownCard,
  OF_ONESELF,
  placeOf,
  showCard,
  showMore,
} from './figureStories';
import { FIGURE_TURNS } from './figureTurns';

/** Answers as a figure: the first handler that returns an answer wins. */
export function answerFigure(scripture: Scripture, figure: Figure, written: ChatContext): DraftAnswer {
  const chat = inContext(written);
  const answer = withHelpNear(chat, withQuietLine(chat, firstAnswer(scripture, figure, chat)));
  if (answer.suggestions?.length) return answer;
  return { ...answer, suggestions: asks(figure, chat).slice(0, 2) };
}

function firstAnswer(scripture: Scripture, figure: Figure, chat: ChatContext): DraftAnswer {
  return (
    // If the user is in distress, the guide answers in its own voice, never in a figure's.
    crisisHelpFirst(chat, () => pageInDistress(chat)) ??
    outOfCharacterAnswer(chat, figure.shortName) ??
    answerAboutEnduringHarm(chat) ??
    answerAfterDistress(chat) ??
    answerInGrief(chat) ??
    (isInAnotherLanguage(chat.message) ? smallTalkAnswer(chat, 'language', true) : null) ??
    namedPassages(scripture, chat) ??
    quotedWords(scripture, chat) ??
    suggestedStory(figure, chat) ??
    answerComplaint(figure, chat) ??
    answerReaction(chat, true) ??
    answerDisputed(figure, chat) ??
    fact(scripture, figure, chat) ??
    turn(figure, chat) ??
    listenInDistress(chat) ??
    declineTask(chat) ??
    answerInGuideVoice(figure, chat) ??
    lossWithoutStory(figure, chat) ??
    askAboutHarm(figure, chat) ??
    guideInTrouble(figure, chat) ??
    asksForSource(scripture, figure, chat) ??
    continueKnownEntry(figure, chat) ??
    bestCard(figure, chat) ??
    showPassageOfShownCard(scripture, figure, chat) ??
    answerWithoutCard(figure, chat) ??
    smallTalk(figure, chat) ??
    continueVagueQuestion(figure, chat) ??
    notUnderstood(figure, chat)
  );
}

/** Shows the story whose suggested question the user sent, word for word. */
function suggestedStory(figure: Figure, chat: ChatContext): DraftAnswer | null {
  const question = chat.message.trim();
  const card = figure.cards.find(
    (one) => one.asks.includes(question) && !isGrave(one) && !isCardShown(chat, one),
  );
  return card ? showCard(figure, chat, card) : null;
}

/** Answers a conversation turn, which is detected by its wording or else by the classifier. */
function turn(figure: Figure, chat: ChatContext): DraftAnswer | null {
  const act = turnIntentFromWording(chat.message);
  if (act) return FIGURE_TURNS[act](figure, chat);
  const worded = smallTalkFromWording(chat.message);
  if (worded) return answerReply(figure, chat, worded);
  const { act: detected } = classifyMessage(chat.message);
  const best = classifyCards(figure.figureId, chat.message).find(({ label }) => label !== NO_CARD);
  const label =
    detected && turnIntentFromClassifier(detected, wordsOf(chat.message).length, best?.probability ?? 0);
  if (!label) return null;
  if (isTurnIntent(label)) return FIGURE_TURNS[label](figure, chat);
  if (label === 'bot') return outOfCharacterAnswer(chat, figure.shortName, 'real');
  return isSmallTalk(label) && label !== 'correction' ? answerReply(figure, chat, label) : null;
}

function answerReply(figure: Figure, chat: ChatContext, label: SmallTalkIntent): DraftAnswer {
  // A user who asks a figure for a story wants one from the figure's own life.
  if (label === 'tellStory') return bestCard(figure, chat) ?? showMore(figure, chat);
  const answer = smallTalkAnswer(chat, label, true);
  return label === 'notHelping' ? { ...answer, suggestions: asks(figure, chat).slice(0, 3) } : answer;
}

/** Answers 'Don't tell me about your new children': apologizes, then answers the previous message without that card. */
function answerComplaint(figure: Figure, chat: ChatContext): DraftAnswer | null {
  const complaint = chat.answerCount > 0 ? complaintIn(chat.message) : null;
  if (!complaint) return null;
  const sorry = answerReply(figure, chat, 'notHelping');
  const [earlier] = chat.earlierMessages;
  if (complaint.refuses !== 'more' || !earlier) return sorry;
  const refused = cardsAnswering(figure, chat.message)
    .filter(({ score }) => score >= MIN_CARD)
    .map(({ card }) => card);
  const next = cardsAnswering(figure, earlier).find(
    ({ card, score }) =>
      score >= MIN_CARD && !refused.includes(card) && !isCardShown(chat, card) && !isGrave(card),
  )?.card;
  return next ? showCard(figure, chat, next, pickPhrase(chat, SMALL_TALK_TEXTS.notHelping.figure)) : sorry;
}

/** Comforts a user who mentions a death, in the guide's voice, unless a story of the figure clearly fits. */
function lossWithoutStory(figure: Figure, chat: ChatContext): DraftAnswer | null {
  const card = cardsAnswering(figure, chat.message)[0]?.score ?? 0;
  return card < MIN_CARD_FOR_GRAVE_TROUBLE ? answerLoss(chat) : null;
}

/** Asks the user, instead of showing a story, if the message may be about harm to the user. */
function askAboutHarm(figure: Figure, chat: ChatContext): DraftAnswer | null {
  const page = mayBeHarm(chat.message);
  const [card] = cardsAnswering(figure, chat.message);
  // If the message hints at danger to life, not even a clearly matching card is shown.
  if (!page || (isAboutHarm(page) && (card?.score ?? 0) >= MIN_CARD_NEAR_HARM)) return null;
  return {
    speaker: 'guide',
    isFinal: true,
    drafts: [textPart(pickPhrase(chat, GUIDE_TEXTS.mayBeYours))],
    suggestions: [page.title, ...(card && card.score >= MIN_CARD ? asked(card.card) : [])],
  };
}

/** Shows the passage of the story that fits best if the story itself was already shown. Otherwise returns null. */
function showPassageOfShownCard(scripture: Scripture, figure: Figure, chat: ChatContext): DraftAnswer | null {
  const best = cardsAnswering(figure, subjectOf(chat))[0];
  if (!best || best.score < MIN_CARD_FOR_TROUBLE || !isCardShown(chat, best.card)) return null;
  return {
    speaker: 'figure',
    drafts: [
      imagined(pickPhrase(chat, GUIDE_TEXTS.alreadyShown)),
      ...placeOf(scripture, chat, best.card.passage),
    ],
    also: [best.card.passage],
    suggestions: ['Tell me more', ...asks(figure, chat, best.card).slice(0, 2)],
  };
}

/**
 * Answers 'Is that in the Bible?' or 'really?' by saying how a figure's words relate to Scripture. If the last answer
 * was a card, also shows its passage.
 */
function asksForSource(scripture: Scripture, figure: Figure, chat: ChatContext): DraftAnswer | null {
  if (chat.answerCount === 0 || !ASKS_FOR_SOURCE.test(chat.message)) return null;
  const lead = pickPhrase(chat, GUIDE_TEXTS.source);
  const last = lastShownCard(figure, chat);
  const isLast = last !== null && cardsAnswering(figure, chat.earlierMessages[0] ?? '')[0]?.card === last;
  const intro: DraftAnswer = { speaker: 'guide', drafts: [textPart(lead)] };
  return isLast ? { ...intro, drafts: [...intro.drafts, ...placeOf(scripture, chat, last.passage)] } : intro;
}

const ASKS_FOR_SOURCE =
  /^(?:(?:ok|okay|so|but|and|wait|hm+|huh)[ ,.!]+)*(?:(?:is|was) (?:that|this|it|any of (?:that|this|it)) (?:really |actually |even )?(?:in|from) (?:the |my )?(?:bible|scriptures?|kjv)|(?:is|was) (?:that|this|it) (?:really |actually )?true|did (?:that|this|it) (?:really |actually )(?:happen)|where (?:does it say|is|do i find) (?:that|this|it)|are you sure|(?:[a-z]+\? ?)?really)(?: tho| though)?[\s.?!]*$/i;

/** Answers small talk that no card answers, such as 'What's for dinner?' */
function smallTalk(figure: Figure, chat: ChatContext): DraftAnswer | null {
  const { act: detected } = classifyMessage(chat.message);
  const isPassing = detected && IN_PASSING.has(detected.label) && detected.probability >= MIN_SMALL_TALK;
  return isPassing && noCard(figure, chat.message) >= MIN_NO_CARD && isSmallTalk(detected.label)
    ? smallTalkAnswer(chat, detected.label, true)
    : null;
}

const IN_PASSING = new Set(['smallTalk', 'joke']);
const MIN_SMALL_TALK = 0.1;
/** Minimum probability that no card answers. The second value is for cards that share words with the message. */
const MIN_NO_CARD = 0.5;
const MIN_NO_CARD_FOR_SHARED_WORDS = 0.75;

function noCard(figure: Figure, message: string): number {
  return classifyCards(figure.figureId, message).find(({ label }) => label === NO_CARD)?.probability ?? 0;
}

/** Continues the story for a question without its own subject, such as 'And what did you do then?' */
function continueVagueQuestion(figure: Figure, chat: ChatContext): DraftAnswer | null {
  const isVague = contentStems(chat.message).length <= 1;
  return isVague && GOES_ON.test(chat.message) ? showMore(figure, chat) : null;
}

const GOES_ON =
  /^(?:and |so |but |ok(?:ay)? )*(?:what (?:happened|did (?:you|he|she|they) (?:do|say))|how did (?:it|that) (?:end|go))\b/i;

/** The label for messages that no card answers. */
const NO_CARD = 'none';

/** Minimum score of a card that answers. Below it, a card only shares words with the message. */
const MIN_CARD = 0.3;
/** If the best card was already shown, another card needs more than this share of the best score. */
const MIN_SHARE_OF_BEST = 0.5;

function bestCard(figure: Figure, chat: ChatContext): DraftAnswer | null {
  const [best, ...others] = cardsAnswering(figure, subjectOf(chat)).filter(
    ({ card, score }) =>
      !(card.hurtsTheGuilty && hasConfessed(chat)) && !(isGrave(card) && score < MIN_GRAVE_CARD),
  );
  if (!best || best.score < MIN_CARD) return null;
  // The card shares words with the message but is about something else.
  if (best.score < SHARES_WORDS && noCard(figure, subjectOf(chat)) >= MIN_NO_CARD_FOR_SHARED_WORDS)
    return null;
  if (!isCardShown(chat, best.card)) return showCard(figure, chat, best.card, sympathyFor(chat));
  // The user repeats the question, so the answer is the next best card that was not shown yet.
  const next = others.find(
    ({ card, score }) => score > best.score * MIN_SHARE_OF_BEST && !isCardShown(chat, card) && !isGrave(card),
  )?.card;
  return next ? showCard(figure, chat, next, pickPhrase(chat, TURN_TEXTS.more.figure)) : null;
}

/** Minimum score of a card about a suicide, which would frighten a user who meant something else. */
const MIN_GRAVE_CARD = 0.5;

function hasConfessed({ message, earlierMessages }: ChatContext): boolean {
  return [message, ...earlierMessages].some(
    (one) => CONFESSES.test(one) || classifyMessage(one).area?.area === LIFE_AREAS.wrong,
  );
}

const CONFESSES =
  /\b(?:affair|cheat(?:ed|ing)?|adultery|guilty|my sins?|i (?:have )?sinned|i lied|abortion)\b/i;

/**
 * Returns the life area of a problem that the user describes as their own. Returns null if no area is clear or if the
 * message addresses the figure.
 */
function ownTrouble({ message }: ChatContext): LifeArea | null {
  if (!OF_ONESELF.test(message) || OF_THE_FIGURE.test(message)) return null;
  const area = classifyMessage(message).area?.area;
  return area?.heard ? area : null;
}

const OF_THE_FIGURE = /\b(?:you|your|yours|yourself|u|ur)\b/i;

/** Returns the sympathy that a figure shows before its story if the user described a problem. */
function sympathyFor(chat: ChatContext): string | undefined {
  const detected = ownTrouble(chat)?.heard;
  return detected && pickPhrase(chat, detected);
}

/**
 * Shows the guide's page or offers choices if no card clearly fits the user's problem, because an unrelated story would
 * hurt.
 */
function guideInTrouble(figure: Figure, chat: ChatContext): DraftAnswer | null {
  const [best] = cardsAnswering(figure, chat.message);
  const card = best && !(best.card.hurtsTheGuilty && hasConfessed(chat)) ? best.score : 0;
  const area = ownTrouble(chat);
  const ownPage = pageClearlyAhead(chat, card);
  if (ownPage) return withSympathy(chat, figure, ownPage);
  const dying =
    card < MIN_CARD_FOR_GRAVE_TROUBLE && OWN_ILLNESS.test(chat.message) && mentionsOnlyIllness(chat.message);
  const dyingPage = dying ? topicById('dying') : null;
  if (dyingPage) return withSympathy(chat, figure, answerWithPage(chat, dyingPage, []));
  if (!area || card >= minCardScoreFor(area, chat.message)) return null;
  const page = classifiedPage(chat);
  if (page) return withSympathy(chat, figure, page);
  return listenToOwnStory(chat, []) ? notUnderstood(figure, chat) : null;
}

/** Returns the page about the user's own trouble if it fits clearly better than the best card. */
function pageClearlyAhead(chat: ChatContext, card: number): DraftAnswer | null {
  if (!OF_ONESELF.test(chat.message) || OF_THE_FIGURE.test(chat.message)) return null;
  const [best] = classifyMessage(chat.message).pages;
  const isAhead = best && best.probability >= CLEAR_PAGE && best.probability > card + PAGE_LEAD;
  return isAhead && topicById(best.label) ? classifiedPage(chat) : null;
}

const OWN_ILLNESS =
  /\b(?:i(?:['’]?ve| have)(?: got)? (?:\w+ ){0,2}(?:stage|terminal|metasta\w*|(?:weeks|months|days|a year))\b|i(?:['’]?m| am) (?:terminal|dying)|my (?:\w+ )?(?:cancer|oncologist))/i;

const CLEAR_PAGE = 0.6;
const PAGE_LEAD = 0.1;

/** Introduces a page about the user's own trouble: with sympathy, and in the guide's voice. */
function withSympathy(chat: ChatContext, figure: Figure, page: DraftAnswer): DraftAnswer {
  const { drafts, ...answer } = introduceGuideAnswer(figure, chat, page);
  const heard = ownTrouble(chat)?.heard;
  const sympathy = heard ? `${pickPhrase(chat, heard)} ` : '';
  const lead = `${sympathy}${pickPhrase(chat, GUIDE_TEXTS.ratherThanStory)}`;
  return { ...answer, drafts: [textPart(lead), ...drafts.slice(1)] };
}

/** Returns the minimum score of a card that answers the user's problem. */
function minCardScoreFor(area: LifeArea, message: string): number {
  // A story about a figure's own illness does not answer a message about someone else's illness.
  if (area === LIFE_AREAS.body && OF_SOMEONE_NEAR.test(message)) return Number.POSITIVE_INFINITY;
  return area === LIFE_AREAS.loss || area === LIFE_AREAS.body
    ? MIN_CARD_FOR_GRAVE_TROUBLE
    : MIN_CARD_FOR_TROUBLE;
}

const OF_SOMEONE_NEAR =
  /\bmy (?:\w+ )?(?:wife|husband|mother|mom|mum|father|dad|son|daughter|child|kid|baby|brother|sister|friend|grand\w+|partner|fianc\w+|aunt|uncle|niece|nephew)\b/i;

/** Minimum score of a card that answers a user's problem. Tuned on the validation messages. */
const MIN_CARD_FOR_TROUBLE = 0.55;
/** Minimum score of a card when the message may disclose harm. */
const MIN_CARD_NEAR_HARM = 0.65;
/** Higher for death and illness: the story must clearly match. */
const MIN_CARD_FOR_GRAVE_TROUBLE = 0.75;

/** A card below this score may only share words. It is not shown if the classifier finds that no card answers. */
const SHARES_WORDS = 0.45;

/** Says that nothing fits. Listens as the guide to a user's own story, and otherwise offers the nearest cards. */
function notUnderstood(figure: Figure, chat: ChatContext): DraftAnswer {
  // A short remark in passing needs no story and no verse.
  if (isPassingRemark(chat))
    return { ...smallTalkAnswer(chat, 'remark', true), suggestions: asks(figure, chat).slice(0, 2) };
  const heard = OF_THE_FIGURE.test(chat.message) ? null : listenToOwnStory(chat, []);
  if (heard) {
    const lead = textPart(pickPhrase(chat, OWN_STORY_TEXTS.asGuide));
    return { ...heard, drafts: [lead, ...heard.drafts], suggestions: asks(figure, chat).slice(0, 2) };
  }
  const near = cardsAnswering(figure, subjectOf(chat)).filter(({ card }) => !isCardShown(chat, card));
  return {
    speaker: 'figure',
    drafts: [imagined(pickPhrase(chat, ABSTENTION_TEXTS.figureNear))],
    suggestions: near.slice(0, 3).flatMap(({ card }) => asked(card)),
  };
}

/** Whether a short message after an answer neither asks anything nor names a problem. */
function isPassingRemark(chat: ChatContext): boolean {
  return (
    chat.answerCount > 0 &&
    !chat.message.includes('?') &&
    wordsOf(chat.message).length <= MAX_REMARK_WORDS &&
    !OF_THE_FIGURE.test(chat.message) &&
    !REQUESTS.test(chat.message) &&
    !/\bwhat\b/i.test(chat.message) &&
    ownTrouble(chat) === null &&
    detectDanger(chat.message) === null
  );
}

const MAX_REMARK_WORDS = 14;
const REQUESTS =
  /(?:^|[.!,;] )\W*(?:and |but |so |ok |please |then )*(?:who|what|whats|where|when|why|how|which|is|are|was|were|do|does|did|can|could|should|would|will|tell|give|show|read|list|explain|write|make|find|name|say)\b/i;
