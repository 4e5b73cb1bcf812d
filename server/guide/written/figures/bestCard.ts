import type { Figure } from '#content/figures/figure';
import { GUIDE_TEXTS, TURN_TEXTS } from '#content/guide/guideTexts';
import { classifyCards } from '#server/guide/intent/intentClassifier';
import { subjectOf } from '#server/guide/intent/subject';
import type { DraftAnswer } from '#server/guide/written/answerParts';
import { type ChatContext, pickPhrase } from '#server/guide/written/chatContext';
import { FIRST_PERSON_EXCEPT_US, SECOND_PERSON } from '#server/guide/written/pronouns';
import type { Scripture } from '#server/scripture/scripture';
import { cardsAnswering } from './cards';
import { asks, imagined, isCardShown, isGrave, placeOf, showCard } from './figureStories';
import { fittingCards } from './fittingCards';
import { CLEAR_STORY } from './listening';
import { isAskedAgain, missingDetail, sayNothingWritten, sentenceTold } from './missingDetails';
import { sympathyFor } from './ownTrouble';
import { reply } from './reply';
import { asksAdvice, isStatement } from './statements';
import { replyToTease } from './tones';

/** Shows the card that fits best, or the next best one if it was already shown. Returns null if no card fits. */
export function bestCard(figure: Figure, chat: ChatContext): DraftAnswer | null {
  const [best, ...others] = fittingCards(figure, chat, subjectOf(chat));
  if (!best || best.score < minScore(chat)) return null;
  // The card shares words with the message but is about something else.
  if (best.score < SHARES_WORDS && noCard(figure, subjectOf(chat)) >= MIN_NO_CARD_FOR_SHARED_WORDS)
    return null;
  if (!isCardShown(chat, best.card))
    return showCard(
      figure,
      chat,
      best.card,
      sympathyFor(chat) ?? missingDetail(chat, best.card) ?? replyToTease(chat),
    );
  // The user repeats the question, so the answer is the next best card that was not shown yet.
  const next = others.find(
    ({ card, score }) => score >= MIN_FOLLOWING_CARD && !isCardShown(chat, card) && !isGrave(card),
  )?.card;
  return next ? showCard(figure, chat, next, pickPhrase(chat, TURN_TEXTS.more.figure)) : null;
}

/** Minimum score of a card that answers. Below it, a card only shares words with the message. */
export const MIN_CARD = 0.3;
/** Minimum score of a card for a message after an answer, which often continues that answer or the user's own story. */
const MIN_FOLLOWING_CARD = 0.36;

/** Returns the minimum score of a card. Tuned on conversations that another reader graded. */
function minScore({ answerCount, message }: ChatContext): number {
  if (answerCount === 0) return MIN_CARD;
  return isStatement(message) || asksAdvice(message) ? CLEAR_STORY : MIN_FOLLOWING_CARD;
}
/** A card below this score may only share words. It is not shown if the classifier finds that no card answers. */
const SHARES_WORDS = 0.45;
/** Minimum probability that no card answers, for cards that share words with the message. */
const MIN_NO_CARD_FOR_SHARED_WORDS = 0.75;

/**
 * Answers a question about a story that was already shown. To the same question, shows its passage; to another one, says
 * that nothing more is written.
 */
export function answerAboutShownCard(
  scripture: Scripture,
  figure: Figure,
  chat: ChatContext,
): DraftAnswer | null {
  const best = cardsAnswering(figure, subjectOf(chat))[0];
  if (!best || best.score < MIN_CARD_FOR_TROUBLE || !isCardShown(chat, best.card)) return null;
  // 'What if I lose my job' asks about the user's own life.
  if (FIRST_PERSON_EXCEPT_US.test(chat.message) && !SECOND_PERSON.test(chat.message)) return null;
  const { passage, story, reflection } = best.card;
  if (!isAskedAgain(chat)) {
    const told = sentenceTold(chat, [story, reflection ?? '']);
    return told ? reply(figure, chat, [told]) : sayNothingWritten(figure, chat, passage);
  }
  return {
    speaker: 'figure',
    drafts: [imagined(pickPhrase(chat, GUIDE_TEXTS.alreadyShown)), ...placeOf(scripture, chat, passage)],
    also: [passage],
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
