import type { Figure } from '#content/figures/figure';
import { GUIDE_TEXTS, TURN_TEXTS } from '#content/guide/guideTexts';
import { classifyCards } from '#server/guide/intent/intentClassifier';
import { subjectOf } from '#server/guide/intent/subject';
import type { DraftAnswer } from '#server/guide/written/answerParts';
import { type ChatContext, pickPhrase } from '#server/guide/written/chatContext';
import type { Scripture } from '#server/scripture/scripture';
import { cardsAnswering } from './cards';
import { asks, imagined, isCardShown, isGrave, placeOf, showCard } from './figureStories';
import { hasConfessed, sympathyFor } from './ownTrouble';

/** Shows the card that fits best, or the next best one if it was already shown. Returns null if no card fits. */
export function bestCard(figure: Figure, chat: ChatContext): DraftAnswer | null {
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

/** Minimum score of a card that answers. Below it, a card only shares words with the message. */
export const MIN_CARD = 0.3;
/** If the best card was already shown, another card needs more than this share of the best score. */
const MIN_SHARE_OF_BEST = 0.5;
/** Minimum score of a card about a suicide, which would frighten a user who meant something else. */
const MIN_GRAVE_CARD = 0.5;
/** A card below this score may only share words. It is not shown if the classifier finds that no card answers. */
const SHARES_WORDS = 0.45;
/** Minimum probability that no card answers, for cards that share words with the message. */
const MIN_NO_CARD_FOR_SHARED_WORDS = 0.75;

/** Shows the passage of the story that fits best if the story itself was already shown. Otherwise returns null. */
export function showPassageOfShownCard(
  scripture: Scripture,
  figure: Figure,
  chat: ChatContext,
): DraftAnswer | null {
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

/** Minimum score of a card that answers a user's problem. Tuned on the validation messages. */
export const MIN_CARD_FOR_TROUBLE = 0.55;

/** Returns the probability that no card answers. */
export function noCard(figure: Figure, message: string): number {
  return classifyCards(figure.figureId, message).find(({ label }) => label === NO_CARD)?.probability ?? 0;
}

/** The label for messages that no card answers. */
export const NO_CARD = 'none';
