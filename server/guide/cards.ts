import type { Figure, FigureCardText } from '#content/figure';
import { meaningOf } from '#server/scripture/meaning';
import { padded, tellingStems } from '#server/scripture/phrases';
import { topicsFor } from '#server/scripture/topicMatching';
import { classifyCards } from './intentClassifier';

export type CardMatch = { card: FigureCardText; score: number };

// Found on the development questions, and on the cards' own questions with the one that is asked taken out.
const KEYWORD = 2.16;
const ASK = 0.68;
const TELLING = 1.18;
const QUESTION = 0.75;
const LIKE_AN_ASK = 0.39;
const WHOLE_KEYWORD = 0.32;
const SAME_TOPIC = 0.58;
/** A word that means the same says less about a card than about a page. */
const KIN = 0.24;
/** A word no card has still says that something else was meant. */
const UNKNOWN = 0.5;
const RARE = 1.95;

type Prepared = {
  card: FigureCardText;
  /** What each word of the card counts: a keyword more than a word of the telling. */
  weights: ReadonlyMap<string, number>;
  keywords: { text: string; stems: readonly string[] }[];
  asks: { stems: readonly string[] }[];
  topics: ReadonlyMap<string, number>;
};

type Deck = { cards: Prepared[]; rarity: (stem: string) => number };

/** Made at the first talk with a figure: most processes see only some of them between two starts. */
const DECKS = new WeakMap<Figure, Deck>();

// Found on the validation messages.
/** How much shared words count beside what the classifier has learned. */
const WORDS_WEIGHT = 0.4;
const WORDS_SCALE = 2;

/** The cards by how well they answer what was said, best first. */
export function cardsAnswering(figure: Figure, said: string): { card: FigureCardText; score: number }[] {
  const byWords = new Map(cardsFor(figure, said).map(({ card, score }) => [card.id, score]));
  const byMeaning = new Map(
    classifyCards(figure.figureId, said).map(({ label, probability }) => [label, probability]),
  );
  return figure.cards
    .map((card) => ({
      card,
      score:
        (1 - WORDS_WEIGHT) * (byMeaning.get(card.id) ?? 0) +
        WORDS_WEIGHT * Math.min(1, (byWords.get(card.id) ?? 0) / WORDS_SCALE),
    }))
    .sort((a, b) => b.score - a.score);
}

/** The figure's cards that have to do with what was said, best first. */
export function cardsFor(figure: Figure, said: string): CardMatch[] {
  const deck = deckOf(figure);
  const meant = meaningOf(said, KIN);
  const own = tellingStems(said);
  const text = padded(said);
  const topics = topicWeights(said);
  return deck.cards
    .map((prepared) => ({
      card: prepared.card,
      score: scoreOf(deck, prepared, { meant, own, text, topics }),
    }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
}

type Said = {
  meant: ReadonlyMap<string, number>;
  own: readonly string[];
  text: string;
  topics: ReadonlyMap<string, number>;
};

function scoreOf({ rarity }: Deck, card: Prepared, { meant, own, text, topics }: Said): number {
  const total = own.reduce((sum, stem) => sum + rarity(stem), 0);
  let words = 0;
  for (const [stem, weight] of meant) words += rarity(stem) * weight * (card.weights.get(stem) ?? 0);
  const shared = total === 0 ? 0 : words / total;

  const likeAsk = Math.max(0, ...card.asks.map((ask) => likeness(ask.stems, meant, total, rarity)));
  let phrases = 0;
  for (const { stems, text: keyword } of card.keywords) {
    if (stems.length === 0) phrases += text.includes(keyword) ? 0.4 : 0;
    else if (stems.every((stem) => meant.has(stem)))
      phrases += 0.25 * stems.length * Math.min(...stems.map((stem) => meant.get(stem) ?? 0));
  }
  let themes = 0;
  for (const [topic, weight] of topics) themes = Math.max(themes, weight * (card.topics.get(topic) ?? 0));
  return shared + likeAsk * LIKE_AN_ASK + Math.min(phrases, 0.9) * WHOLE_KEYWORD + themes * SAME_TOPIC;
}

/** Cosine of two sets of words, each weighing as much as it is rare. */
function likeness(
  ask: readonly string[],
  meant: ReadonlyMap<string, number>,
  saidTotal: number,
  rarity: (stem: string) => number,
): number {
  let shared = 0;
  let own = 0;
  for (const stem of ask) {
    own += rarity(stem);
    shared += rarity(stem) * (meant.get(stem) ?? 0);
  }
  return own === 0 || saidTotal === 0 ? 0 : Math.min(1, shared / Math.sqrt(own * saidTotal));
}

function deckOf(figure: Figure): Deck {
  const known = DECKS.get(figure);
  if (known) return known;
  const cards = figure.cards.map(prepare);
  const counts = new Map<string, number>();
  for (const { weights } of cards)
    for (const stem of weights.keys()) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const rarest = Math.log(1 + cards.length);
  const rarity = (stem: string) => {
    const count = counts.get(stem);
    return count === undefined ? rarest * UNKNOWN : Math.log(1 + cards.length / count) ** RARE;
  };
  const deck = { cards, rarity };
  DECKS.set(figure, deck);
  return deck;
}

function prepare(card: FigureCardText): Prepared {
  const keywords = card.keywords.map((keyword) => ({ text: padded(keyword), stems: tellingStems(keyword) }));
  const asks = card.asks.map((ask) => ({ stems: tellingStems(ask) }));
  const weights = new Map<string, number>();
  const weigh = (stems: readonly string[], weight: number) => {
    for (const stem of stems) weights.set(stem, Math.max(weights.get(stem) ?? 0, weight));
  };
  weigh(tellingStems(`${card.told} ${card.turn ?? ''}`), TELLING);
  weigh(tellingStems(card.question), QUESTION);
  for (const { stems } of asks) weigh(stems, ASK);
  for (const { stems } of keywords) weigh(stems, KEYWORD);
  return {
    card,
    weights,
    keywords,
    asks,
    topics: topicWeights([...card.keywords, ...card.asks].join('. ')),
  };
}

/** The pages something touches, the best fitting one counting 1. */
function topicWeights(said: string): ReadonlyMap<string, number> {
  const matches = topicsFor(said).slice(0, 6);
  const best = matches[0]?.score ?? 1;
  return new Map(matches.map(({ topic, score }) => [topic.id, score / best]));
}
