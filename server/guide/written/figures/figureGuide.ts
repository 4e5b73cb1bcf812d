import type { Figure } from '#content/figures/figure';
import { GUIDE_TEXTS } from '#content/guide/guideTexts';
import { wordsOf } from '#language/normalize';
import { classifyMessage } from '#server/guide/intent/intentClassifier';
import { type KnowledgeItem, knowledgeById, knowledgeByName } from '#server/guide/intent/knowledgeNames';
import { isFollowUp, subjectOf } from '#server/guide/intent/subject';
import { type DraftAnswer, textPart } from '#server/guide/written/answerParts';
import { type ChatContext, pickPhrase } from '#server/guide/written/chatContext';
import { PAGE_IDS } from '#server/guide/written/pageIds';
import { classifiedPage } from '#server/guide/written/pages/classifiedPages';
import { continueWithSubtopic } from '#server/guide/written/pages/continuedSubject';
import { answerWithEntry, continueEntry, entryShownAfter } from '#server/guide/written/pages/knowledge';
import { answerWithPage } from '#server/guide/written/pages/topicPages';
import { FIRST_PERSON_EXCEPT_US } from '#server/guide/written/pronouns';
import { topicById } from '#server/guide/written/topics';
import { cardsAnswering } from './cards';
import { asks, lastShownCard } from './figureStories';
import { addressesFigure, isStatement } from './statements';

/** Continues the last knowledge entry for a follow-up such as 'And what happened to him in the end?' */
export function continueKnownEntry(figure: Figure, chat: ChatContext): DraftAnswer | null {
  const known = entryShownAfter(chat, lastShownCard(figure, chat)?.story);
  const card = cardsAnswering(figure, subjectOf(chat))[0]?.score ?? 0;
  return known && isFollowUp(chat.message) && card < CLEAR_CARD
    ? introduceGuideAnswer(figure, chat, continueEntry(chat, known))
    : null;
}

/** Answers what the user adds after a page of the guide, unless it is about the figure. */
export function continueGuidePage(figure: Figure, chat: ChatContext): DraftAnswer | null {
  const answer = addressesFigure(chat.message) ? null : continueWithSubtopic(chat);
  return answer && introduceGuideAnswer(figure, chat, answer);
}

/** Answers questions of identity and disputed questions as the guide, never in a figure's voice. */
export function answerInGuideVoice(figure: Figure, chat: ChatContext): DraftAnswer | null {
  const own = whoSomeoneIs(chat);
  if (own) return introduceGuideAnswer(figure, chat, own);
  const card = cardsAnswering(figure, chat.message)[0]?.score ?? 0;
  const known =
    knownBeyondCards(chat.message, card, chat.answerCount > 0 && isStatement(chat.message)) ??
    differingAbout(figure, chat.message, card);
  return known && introduceGuideAnswer(figure, chat, answerWithEntry(chat, known));
}

function whoSomeoneIs(chat: ChatContext): DraftAnswer | null {
  if (!wordsOf(chat.message).some((word) => OF_PEOPLE.has(word))) return null;
  const label = classifyMessage(chat.message).pages.find((page) => ABOUT_PEOPLE.has(page.label))?.label ?? '';
  const topic = topicById(label);
  const known = knowledgeById(label);
  return topic ? answerWithPage(chat, topic, []) : known && answerWithEntry(chat, known);
}

/** Returns the knowledge entry that answers better than the best card, or null. `card` is that card's score. */
function knownBeyondCards(message: string, card: number, isRemark: boolean): KnowledgeItem | null {
  // A remark that names someone, such as 'Zophar would sell that', asks nothing about them.
  const named = card < CLEAR_CARD && !isRemark ? knowledgeByName(message) : null;
  if (named) return named;
  const [page] = classifyMessage(message).pages;
  const known = page ? knowledgeById(page.label) : null;
  if (!known || !page || page.probability <= card) return null;
  if (known.kind === 'difference') return page.probability >= MIN_DIFFERENCE ? known : null;
  return card < CLEAR_CARD && !isRemark && page.probability >= CLEAR_ENTRY ? known : null;
}

/** Answers a disputed question that the user asks a figure about itself with what Christians hold. */
export function answerDisputed(figure: Figure, chat: ChatContext): DraftAnswer | null {
  const card = cardsAnswering(figure, chat.message)[0]?.score ?? 0;
  const known = differingAbout(figure, chat.message, card);
  return known && introduceGuideAnswer(figure, chat, answerWithEntry(chat, known));
}

/** Finds a disputed question that the user asks a figure about itself, such as 'Were you sinless'. */
function differingAbout(figure: Figure, message: string, card: number): KnowledgeItem | null {
  const [page] = classifyMessage(aboutFigure(figure, message)).pages;
  const known = page && page.probability >= CLEAR_ENTRY ? knowledgeById(page.label) : null;
  return known?.kind === 'difference' && card < CLEAR_CARD ? known : null;
}

/** Rewrites a question to a figure as a question about the figure: 'were you sinless' becomes 'was Mary sinless'. */
function aboutFigure({ shortName }: Figure, message: string): string {
  return message
    .replace(/\b(?:were|are) (?:you|u)\b/gi, `was ${shortName}`)
    .replace(/\b(?:you|u)\b/gi, shortName)
    .replace(/\byour\b/gi, `${shortName}’s`);
}

/** Minimum probability of an entry that replaces a card. The second value is for disputed questions. */
const CLEAR_ENTRY = 0.6;
const MIN_DIFFERENCE = 0.18;

/** From this score on, a card is shown even if the message names a knowledge entry. */
const CLEAR_CARD = 0.5;

const OF_PEOPLE = new Set(['gay', 'lesbian', 'bisexual', 'trans', 'queer', 'nonbinary']);
const ABOUT_PEOPLE = new Set<string>([
  PAGE_IDS.identity,
  'someone-dear-comes-out',
  'same-sex-relationships',
  'gender-identity',
]);

/** Answers from the guide's pages and entries if no card fits. */
export function answerWithoutCard(figure: Figure, chat: ChatContext): DraftAnswer | null {
  const { pages } = classifyMessage(subjectOf(chat));
  // Pages about problems are only for users who describe one.
  const isOfOneself = FIRST_PERSON_EXCEPT_US.test(chat.message);
  const alone = classifyMessage(chat.message).pages[0]?.probability ?? 0;
  const isWeak = Math.min(alone, pages[0]?.probability ?? 0) < MIN_PAGE;
  if (!isOfOneself && isWeak && (chat.answerCount > 0 || topicById(pages[0]?.label ?? ''))) return null;
  const page = classifiedPage(chat);
  return page && introduceGuideAnswer(figure, chat, page);
}

/** Minimum probability of a page for a question that describes no problem. */
const MIN_PAGE = 0.3;

export function introduceGuideAnswer(figure: Figure, chat: ChatContext, page: DraftAnswer): DraftAnswer {
  return {
    ...page,
    drafts: [
      textPart(pickPhrase(chat, GUIDE_TEXTS.beyondFigure, { name: figure.shortName })),
      ...(showsViews(page) ? page.drafts : page.drafts.slice(0, MAX_PAGE_DRAFTS)),
    ],
    suggestions: asks(figure, chat).slice(0, 3),
  };
}

/** Whether a page shows how Christians differ. It is shown whole, because the first view alone would take a side. */
function showsViews({ drafts }: DraftAnswer): boolean {
  return drafts[1]?.kind === 'text';
}

/** Limits a page to its introduction and two passages, because the user chose to chat with the figure. */
const MAX_PAGE_DRAFTS = 3;
