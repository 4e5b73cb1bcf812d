import type { Figure } from '#content/figures/figure';
import { subjectOf } from '#server/guide/intent/subject';
import type { DraftAnswer } from '#server/guide/written/answerParts';
import type { ChatContext } from '#server/guide/written/chatContext';
import { cardsAnswering } from './cards';
import { asked, asks, imagined, isCardShown, isGrave } from './figureStories';

/** Answers in the figure's voice, and suggests the nearest stories. */
export function reply(figure: Figure, chat: ChatContext, texts: readonly string[]): DraftAnswer {
  return {
    speaker: 'figure',
    drafts: [imagined(texts.join(' '))],
    suggestions: [...new Set([...nearStories(figure, chat, 3), ...asks(figure, chat).slice(0, 2)])].slice(
      0,
      3,
    ),
  };
}

/** The questions of the nearest stories that were not shown yet. Never suggests a story about suicide. */
export function nearStories(figure: Figure, chat: ChatContext, count: number): string[] {
  return cardsAnswering(figure, subjectOf(chat))
    .filter(({ card, score }) => score >= MIN_NEAR && !isCardShown(chat, card) && !isGrave(card))
    .slice(0, count)
    .flatMap(({ card }) => asked(card));
}

const MIN_NEAR = 0.05;
