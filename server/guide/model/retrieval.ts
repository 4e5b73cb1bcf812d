import type { Figure } from '#content/figures/figure';
import type { DreamSymbol } from '#content/symbols/symbol';
import type { ChatContext } from '#server/guide/written/chatContext';
import { cardsFor } from '#server/guide/written/figures/cards';
import { versesSharing } from '#server/guide/written/pages/foundVerses';
import { readReference } from '#server/scripture/references/references';
import type { Scripture } from '#server/scripture/scripture';
import { topicsFor } from '#server/scripture/search/topicMatching';
import { referenceOf, type Span, verseText } from '#server/scripture/text/text';
import type { ListedPassage } from './guide.prompt';

/** Maximum number of passages in the prompt, and of verses in each. Longer passages can be cited but are not quoted. */
const MAX_SOURCES = 12;
const MAX_VERSES = 8;

export type Retrieved = { spans: readonly Span[]; listed: readonly ListedPassage[] };

/** Returns the passages that an editor chose for the question, followed by verses that share words with it. */
export function passagesForStudy(scripture: Scripture, chat: ChatContext): Retrieved {
  return retrieved(scripture, chosenFor(chat), chat);
}

/** Returns the passages of a figure's best cards, followed by passages about the subject. */
export function passagesForFigure(scripture: Scripture, figure: Figure, chat: ChatContext): Retrieved {
  const near = cardsFor(figure, chat.message).slice(0, 4);
  const cards = near.length > 0 ? near.map(({ card }) => card) : figure.cards.slice(0, 3);
  const own = cards.flatMap(({ passage, keyVerse }) => [keyVerse, passage]);
  return retrieved(scripture, [...own, figure.about.keyVerse, ...chosenFor(chat)], chat);
}

export function passagesForSymbol(
  scripture: Scripture,
  symbol: DreamSymbol | null,
  chat: ChatContext,
): Retrieved {
  const own = symbol ? [...symbol.senses.map(({ passage }) => passage), ...symbol.passages] : [];
  return retrieved(scripture, [...own, ...chosenFor(chat)], chat);
}

function chosenFor(chat: ChatContext): string[] {
  const subjects = [chat.message, ...chat.earlierMessages.slice(0, 1)];
  return subjects.flatMap((subject) => topicsFor(subject)[0]?.topic.passages.slice(0, 5) ?? []);
}

function retrieved(scripture: Scripture, references: readonly string[], chat: ChatContext): Retrieved {
  const named = [...new Set(references)].flatMap((reference) => {
    const read = readReference(scripture.text, reference);
    return 'spans' in read ? read.spans : [];
  });
  const spans = [...named, ...versesSharing(scripture, chat.message, 4)]
    .filter(({ first, last }) => last - first < MAX_VERSES)
    .slice(0, MAX_SOURCES);
  const listed = spans.map((span) => ({
    reference: referenceOf(scripture.text, span),
    words: verseText(scripture.text, span).replace(/[[\]]/g, ''),
  }));
  // A whole story can be cited as a source, although it is too long to quote.
  return { spans: named, listed };
}
