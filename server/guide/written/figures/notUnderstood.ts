import type { Figure } from '#content/figures/figure';
import { OWN_STORY_TEXTS } from '#content/guide/ownStories';
import { ABSTENTION_TEXTS } from '#content/guide/smallTalk';
import { wordsOf } from '#language/normalize';
import { subjectOf } from '#server/guide/intent/subject';
import { type DraftAnswer, textPart } from '#server/guide/written/answerParts';
import { type ChatContext, pickPhrase } from '#server/guide/written/chatContext';
import { detectDanger } from '#server/guide/written/disclosures/danger';
import { listenToOwnStory } from '#server/guide/written/pages/ownStory';
import { smallTalkAnswer } from '#server/guide/written/smallTalk';
import { cardsAnswering } from './cards';
import { asked, asks, imagined, isCardShown } from './figureStories';
import { OF_THE_FIGURE, ownTrouble } from './ownTrouble';

/** Says that nothing fits. Listens as the guide to a user's own story, and otherwise offers the nearest cards. */
export function notUnderstood(figure: Figure, chat: ChatContext): DraftAnswer {
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
