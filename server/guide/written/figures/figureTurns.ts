import type { Figure } from '#content/figures/figure';
import { GUIDE_TEXTS, TURN_TEXTS, type TurnIntent } from '#content/guide/guideTexts';
import { turnIntentFromWording } from '#server/guide/intent/turnIntents';
import { type DraftAnswer, passagePart, textPart } from '#server/guide/written/answerParts';
import { type ChatContext, pickPhrase, wasShown } from '#server/guide/written/chatContext';
import { prayerFor } from '#server/guide/written/pages/prayers';
import { helpOnSubject } from '#server/guide/written/pages/subjectReplies';
import { topicsFor } from '#server/scripture/search/topicMatching';
import { answerAllShown, asks, cardsNotShown, imagined, lastShownCard, showMore } from './figureStories';

export const FIGURE_TURNS: Record<TurnIntent, (figure: Figure, chat: ChatContext) => DraftAnswer> = {
  greeting: (figure, chat) => says(figure, chat, 'greeting'),
  thanks: (figure, chat) => says(figure, chat, 'thanks'),
  disagree: (figure, chat) => says(figure, chat, 'disagree'),
  whatNow: (figure, chat) => whatNow(figure, chat),
  more: (figure, chat) =>
    (ASKS_WHAT_FOLLOWED.test(chat.message) ? continueStory(figure, chat) : null) ?? showMore(figure, chat),
  why: (figure, chat) => why(figure, chat),
  whoAreYou: (figure, chat) => introduce(figure, chat),
  anotherVerse: (figure, chat) => anotherVerse(figure, chat),
  pray: (figure, chat) => pray(figure, chat),
};

const ASKS_WHAT_FOLLOWED =
  /^\W*(?:and |so |ok |but )*(?:then|and then|what (?:happened|came) (?:next|then|after\w*(?: that)?)|what then|and)\W*$/i;

/** Shows the passage of the last story, to its end. */
function continueStory(figure: Figure, chat: ChatContext): DraftAnswer | null {
  const card = lastShownCard(figure, chat);
  if (!card || wasShown(chat, card.passage)) return null;
  return {
    speaker: 'figure',
    drafts: [imagined(pickPhrase(chat, GUIDE_TEXTS.goesOn)), passagePart(card.passage)],
    suggestions: ['Tell me more', ...asks(figure, chat, card).slice(0, 2)],
  };
}

/** Says what helps others with the subject of the conversation, or asks what the user could do. */
function whatNow(figure: Figure, chat: ChatContext): DraftAnswer {
  const help = helpOnSubject(chat);
  return help
    ? { speaker: 'figure', drafts: [imagined(help)], suggestions: asks(figure, chat).slice(0, 3) }
    : says(figure, chat, 'whatNow');
}

function why(figure: Figure, chat: ChatContext): DraftAnswer {
  const card = lastShownCard(figure, chat);
  return {
    speaker: 'figure',
    drafts: [imagined(pickPhrase(chat, TURN_TEXTS.why.figure))],
    also: card ? [card.passage] : [],
    suggestions: [...(card ? [card.passage] : []), 'Tell me more'],
  };
}

function introduce(figure: Figure, chat: ChatContext): DraftAnswer {
  const { text, passage, keyVerse } = figure.about;
  if (chat.transcript.includes(text)) return showMore(figure, chat);
  return {
    speaker: 'figure',
    drafts: [{ kind: 'text', text, basis: 'attested', passage }, passagePart(keyVerse)],
    also: [passage],
    suggestions: asks(figure, chat).slice(0, 3),
  };
}

function anotherVerse(figure: Figure, chat: ChatContext): DraftAnswer {
  const subject = chat.earlierMessages.find((message) => !turnIntentFromWording(message)) ?? '';
  const chosen = topicsFor(subject)[0]?.topic.passages ?? [];
  const own = cardsNotShown(figure, chat).map(({ keyVerse }) => keyVerse);
  const fresh = [...chosen, ...own].find((reference) => !wasShown(chat, reference));
  if (!fresh) return answerAllShown(chat);
  return {
    speaker: 'figure',
    drafts: [imagined(pickPhrase(chat, TURN_TEXTS.anotherVerse.figure)), passagePart(fresh)],
    suggestions: ['Another verse', ...asks(figure, chat).slice(0, 2)],
  };
}

function pray(figure: Figure, chat: ChatContext): DraftAnswer {
  return {
    speaker: 'figure',
    drafts: [imagined(pickPhrase(chat, TURN_TEXTS.pray.figure)), textPart(prayerFor(chat))],
    suggestions: asks(figure, chat).slice(0, 2),
  };
}

function says(
  figure: Figure,
  chat: ChatContext,
  intent: 'greeting' | 'thanks' | 'disagree' | 'whatNow',
): DraftAnswer {
  return {
    speaker: 'figure',
    drafts: [imagined(pickPhrase(chat, TURN_TEXTS[intent].figure))],
    suggestions: asks(figure, chat).slice(0, 3),
  };
}
