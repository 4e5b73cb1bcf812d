import type { Figure, FigureCardText } from '#content/figures/figure';
import { LIFE_AREAS } from '#content/guide/lifeAreas';
import { classifyMessage } from '#server/guide/intent/intentClassifier';
import type { ChatContext } from '#server/guide/written/chatContext';
import { FIRST_PERSON_EXCEPT_US, SECOND_PERSON } from '#server/guide/written/pronouns';
import { type CardMatch, cardsAnswering } from './cards';
import { isGrave } from './figureStories';
import { hasConfessed, namesDeath } from './ownTrouble';

/** Ranks the cards that answer a message, best first, without those that could hurt this user. */
export function fittingCards(figure: Figure, chat: ChatContext, message = chat.message): CardMatch[] {
  return cardsAnswering(figure, message).filter(
    ({ card, score }) =>
      !(card.hurtsTheGuilty && hasConfessed(chat)) &&
      !(isGrave(card) && score < MIN_GRAVE_CARD) &&
      !(score < clearScore(card) && !mayMeanDeath(chat)),
  );
}

/** Minimum score of a card about a suicide, which would frighten a user who meant something else. */
const MIN_GRAVE_CARD = 0.5;

/**
 * Returns the score from which on a card is shown although the message names no death. It is high for stories of
 * mourning, whose comfort would be strange to others, and less so for cards that only ask about a loss.
 */
function clearScore({ keywords, question }: FigureCardText): number {
  if (keywords.filter((keyword) => OF_MOURNING.test(keyword)).length > 1) return CLEAR_MOURNING;
  return ASKS_ABOUT_LOSS.test(question) ? CLEAR_LOSS : 0;
}

const CLEAR_MOURNING = 0.75;
const CLEAR_LOSS = 0.45;
const ASKS_ABOUT_LOSS = /\b(?:lost|died|grie\w+|mourn\w*|miss|buried|your child’s name)\b/i;
const OF_MOURNING = /^(?:grief|grieving|bereav\w+|mourning|funeral|death of .*|lost my .*|.* died)$/;

/** A child's question, such as 'I am 8, did you have a night light', seldom asks for a story of mourning. */
const IS_CHILD = /\b(?:i(?:['’]?m| am)(?: only)?|age) (?:[4-9]|1[0-2])\b(?! (?:weeks|months|days))/i;

function mayMeanDeath({ message }: ChatContext): boolean {
  return (
    !FIRST_PERSON_EXCEPT_US.test(message) ||
    (SECOND_PERSON.test(message) && !IS_CHILD.test(message)) ||
    namesDeath(message) ||
    classifyMessage(message).area?.area === LIFE_AREAS.loss
  );
}
