import type { Figure } from '#content/figures/figure';
import { GUIDE_TEXTS } from '#content/guide/guideTexts';
import { LIFE_AREAS, type LifeArea } from '#content/guide/lifeAreas';
import { classifyDanger, classifyMessage } from '#server/guide/intent/intentClassifier';
import { type DraftAnswer, textPart } from '#server/guide/written/answerParts';
import { answerLoss } from '#server/guide/written/care/grief';
import { type ChatContext, pickPhrase } from '#server/guide/written/chatContext';
import { isAfterDisclosure } from '#server/guide/written/disclosures/afterDisclosure';
import { mentionsOnlyIllness, saysNoCrisis } from '#server/guide/written/disclosures/disclosureExceptions';
import { isAboutHarm, mayBeHarm } from '#server/guide/written/disclosures/disclosures';
import { PAGE_IDS } from '#server/guide/written/pageIds';
import { classifiedPage } from '#server/guide/written/pages/classifiedPages';
import { listenToOwnStory } from '#server/guide/written/pages/ownStory';
import { answerWithPage } from '#server/guide/written/pages/topicPages';
import { FIRST_PERSON_EXCEPT_US, SECOND_PERSON } from '#server/guide/written/pronouns';
import { topicById } from '#server/guide/written/topics';
import { MIN_CARD, MIN_CARD_FOR_TROUBLE } from './bestCard';
import { cardsAnswering } from './cards';
import { introduceGuideAnswer } from './figureGuide';
import { asked } from './figureStories';
import { listenOrSay } from './listening';
import { hasConfessed, namesDeath, ownTrouble, sympathyFor } from './ownTrouble';
import { addressesFigure } from './statements';

/** Comforts a user who mentions a death, in the guide's voice, unless a story of the figure clearly fits. */
export function lossWithoutStory(figure: Figure, chat: ChatContext): DraftAnswer | null {
  const card = cardsAnswering(figure, chat.message)[0]?.score ?? 0;
  return card < MIN_CARD_FOR_GRAVE_TROUBLE ? answerLoss(chat) : null;
}

/** Asks the user, instead of showing a story, if the message may be about harm to the user. */
export function askAboutHarm(figure: Figure, chat: ChatContext): DraftAnswer | null {
  const isAboutOther = isAboutFigure(chat.message) || isAboutNeighbor(chat) || saysNoCrisis(chat.message);
  const page = isFaintHint(chat) || isAboutOther ? null : mayBeHarm(chat.message);
  const [card] = cardsAnswering(figure, chat.message);
  // If the message hints at danger to life, not even a clearly matching card is shown.
  if (!page || (isAboutHarm(page) && (card?.score ?? 0) >= MIN_CARD_NEAR_HARM)) return null;
  const isOwnDoing = DONE_TO_ONESELF.has(page.id);
  return {
    speaker: 'guide',
    isFinal: true,
    drafts: [textPart(pickPhrase(chat, isOwnDoing ? GUIDE_TEXTS.mayHurtYourself : GUIDE_TEXTS.mayBeYours))],
    suggestions: [page.title, ...(card && card.score >= MIN_CARD ? asked(card.card) : [])],
  };
}

/** Pages about what people do to themselves. 'If someone did that to you' would be the wrong thing to say. */
const DONE_TO_ONESELF = new Set<string>([PAGE_IDS.selfHarm, PAGE_IDS.eating, PAGE_IDS.despair]);

/**
 * Whether all classifiers only faintly hint at harm, as for a quarrel in a choir. Of twenty such messages to a figure in
 * conversations that another reader graded, none was about harm.
 */
function isFaintHint(chat: ChatContext): boolean {
  const { harm, life } = classifyDanger(chat.message);
  const page = classifyMessage(chat.message).pages[0]?.probability ?? 0;
  return !isAfterDisclosure(chat) && harm < FAINT && page < FAINT && life < MIN_LIFE_HINT;
}

/** 'My brother says you were four feet tall' is about the figure, unless it clearly sounds like harm. */
function isAboutFigure(message: string): boolean {
  return addressesFigure(message) && classifyDanger(message).harm < MIN_HARM_TO_FIGURE;
}

/** 'He is not sorry at all', after a message about a neighbor's hedge, is about no one at home. */
function isAboutNeighbor({ message, earlierMessages }: ChatContext): boolean {
  const told = earlierMessages.slice(0, 2).join('\n');
  const isOfNeighbor = OF_NEIGHBORS.test(told) && !OF_HOME.test(`${told}\n${message}`);
  return isOfNeighbor && classifyDanger(message).harm < MIN_HARM_TO_FIGURE;
}

const OF_NEIGHBORS =
  /\b(?:neigh?bou?rs?|boss|manager|coworker|colleague|landlord|tenant|roommate|customer|teammate|committee|hoa)\b/i;
const OF_HOME =
  /\b(?:husband|wife|boyfriend|girlfriend|partner|fianc\w+|ex|dad|father|mom|mum|mother|step\w+|uncle|touch\w*|hit\w*|hurt\w*|follow\w*|scared|afraid)\b/i;

const MIN_HARM_TO_FIGURE = 0.5;
const FAINT = 0.2;
const MIN_LIFE_HINT = 0.3;

/**
 * Shows the guide's page or offers choices if no card clearly fits the user's problem, because an unrelated story would
 * hurt.
 */
export function guideInTrouble(figure: Figure, chat: ChatContext): DraftAnswer | null {
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
  return listenToOwnStory(chat, []) ? listenOrSay(figure, chat) : null;
}

/** Returns the page about the user's own trouble if it fits clearly better than the best card. */
function pageClearlyAhead(chat: ChatContext, card: number): DraftAnswer | null {
  if (!FIRST_PERSON_EXCEPT_US.test(chat.message) || SECOND_PERSON.test(chat.message)) return null;
  const [best] = classifyMessage(chat.message).pages;
  if (best && isUnnamedLoss(chat, best.label)) return null;
  const isAhead = best && best.probability >= CLEAR_PAGE && best.probability > card + PAGE_LEAD;
  return isAhead && topicById(best.label) ? classifiedPage(chat) : null;
}

/** Whether a page is about a death, which no message in this chat names. */
function isUnnamedLoss({ message, earlierMessages }: ChatContext, page: string): boolean {
  return LIFE_AREAS.loss?.pages.includes(page) === true && ![message, ...earlierMessages].some(namesDeath);
}

const OWN_ILLNESS =
  /\b(?:i(?:['’]?ve| have)(?: got)? (?:\w+ ){0,2}(?:stage|terminal|metasta\w*|(?:weeks|months|days|a year))\b|i(?:['’]?m| am) (?:terminal|dying)|my (?:\w+ )?(?:cancer|oncologist))/i;

const CLEAR_PAGE = 0.6;
const PAGE_LEAD = 0.1;

/** Introduces a page about the user's own trouble: with sympathy, and in the guide's voice. */
function withSympathy(chat: ChatContext, figure: Figure, page: DraftAnswer): DraftAnswer {
  const { drafts, ...answer } = introduceGuideAnswer(figure, chat, page);
  const sympathy = sympathyFor(chat);
  const lead = pickPhrase(chat, GUIDE_TEXTS.ratherThanStory);
  return { ...answer, drafts: [textPart(sympathy ? `${sympathy} ${lead}` : lead), ...drafts.slice(1)] };
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

/** Minimum score of a card when the message may disclose harm. */
const MIN_CARD_NEAR_HARM = 0.65;
/** Higher for death and illness: the story must clearly match. */
const MIN_CARD_FOR_GRAVE_TROUBLE = 0.75;
