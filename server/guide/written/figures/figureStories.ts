import type { Figure, FigureCardText } from '#content/figures/figure';
import { GUIDE_TEXTS, TURN_TEXTS } from '#content/guide/guideTexts';
import { turnIntentFromWording } from '#server/guide/intent/turnIntents';
import { type DraftAnswer, type DraftPart, passagePart } from '#server/guide/written/answerParts';
import { type ChatContext, pickPhrase } from '#server/guide/written/chatContext';
import { namedPassages } from '#server/guide/written/pages/namedPassages';
import { FIRST_PERSON_EXCEPT_US } from '#server/guide/written/pronouns';
import type { Scripture } from '#server/scripture/scripture';
import { cardsFor } from './cards';

/** Whether a card is for people with suicidal thoughts. Such a card never replaces another one. */
export function isGrave({ keywords }: FigureCardText): boolean {
  return keywords.some((keyword) => /suicid|want to die|end my life|kill myself/.test(keyword));
}

export function showMore(figure: Figure, chat: ChatContext): DraftAnswer {
  const subject = chat.earlierMessages.find((message) => !turnIntentFromWording(message)) ?? '';
  const near = cardsFor(figure, subject).find(({ card }) => isOpen(chat, card))?.card;
  const card = near ?? afterLast(figure, chat);
  return card ? showCard(figure, chat, card, pickPhrase(chat, TURN_TEXTS.more.figure)) : answerAllShown(chat);
}

export function showCard(
  figure: Figure,
  chat: ChatContext,
  card: FigureCardText,
  lead?: string,
): DraftAnswer {
  return {
    speaker: 'figure',
    drafts: [
      ...(lead ? [imagined(lead)] : []),
      { kind: 'text', text: card.story, basis: 'attested', passage: card.passage },
      passagePart(card.keyVerse),
      ...closing(card, chat),
    ],
    also: [card.passage],
    suggestions: ['Tell me more', ...asks(figure, chat, card).slice(0, 2)],
  };
}

/**
 * Returns what a figure adds after a story: words to the reader, and in every third answer a question, if the user wrote
 * about themselves.
 */
function closing(
  { reflection, question }: FigureCardText,
  { answerCount, message }: ChatContext,
): DraftPart[] {
  // To a user who only asked for the story, the question would imply that they have a problem.
  const isAsked = answerCount % 3 === 0 && FIRST_PERSON_EXCEPT_US.test(message);
  return [...(reflection ? [imagined(reflection)] : []), ...(isAsked ? [imagined(question)] : [])];
}

export function answerAllShown(chat: ChatContext): DraftAnswer {
  return {
    speaker: 'figure',
    drafts: [imagined(pickPhrase(chat, GUIDE_TEXTS.allShown))],
    suggestions: ['Give me words to pray'],
  };
}

export function imagined(text: string): DraftPart {
  return { kind: 'text', text, basis: 'imagined' };
}

/** Returns a passage, cut to the number of verses that a chat shows. */
export function placeOf(scripture: Scripture, chat: ChatContext, passage: string): DraftPart[] {
  const drafts = namedPassages(scripture, { ...chat, message: passage })?.drafts ?? [];
  return drafts.filter(({ kind }) => kind === 'passage').slice(0, 1);
}

export function isCardShown(chat: ChatContext, card: FigureCardText): boolean {
  return chat.transcript.includes(card.story);
}

export function cardsNotShown(figure: Figure, chat: ChatContext): FigureCardText[] {
  return figure.cards.filter((card) => !isCardShown(chat, card));
}

export function lastShownCard(figure: Figure, chat: ChatContext): FigureCardText | null {
  const placed = figure.cards.map((card) => ({ card, at: chat.transcript.lastIndexOf(card.story) }));
  const last = placed.filter(({ at }) => at >= 0).sort((a, b) => b.at - a.at)[0];
  return last?.card ?? null;
}

/** Returns the next card that was not shown yet, in the order of the figure's life, starting over at the end. */
function afterLast(figure: Figure, chat: ChatContext): FigureCardText | undefined {
  const last = lastShownCard(figure, chat);
  const at = last ? figure.cards.indexOf(last) + 1 : 0;
  return [...figure.cards.slice(at), ...figure.cards.slice(0, at)].find((card) => isOpen(chat, card));
}

/** Whether a card may be shown to a user who only asks for more. */
function isOpen(chat: ChatContext, card: FigureCardText): boolean {
  return !isCardShown(chat, card) && !isGrave(card) && !card.hurtsTheGuilty;
}

/** Suggests questions about cards that were not shown yet. They vary from answer to answer. */
export function asks(figure: Figure, chat: ChatContext, besides?: FigureCardText): string[] {
  const isJustAsked = ({ asks: own }: FigureCardText) => own.some((ask) => isSame(ask, chat.message));
  const left = cardsNotShown(figure, chat).filter(
    (card) => card !== besides && !isGrave(card) && !isJustAsked(card),
  );
  const start = left.length === 0 ? 0 : (chat.answerCount * 2) % left.length;
  return [...left.slice(start), ...left.slice(0, start)].flatMap(asked);
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase().replace(/\W/g, '') === other.toLowerCase().replace(/\W/g, '');
}

export function asked(card: FigureCardText): string[] {
  const question = card.asks.find((ask) => ask.endsWith('?')) ?? card.asks[0];
  return question ? [question] : [];
}
