import type { Figure, FigureCardText } from '#content/figures/figure';
import { classifyCards } from '#server/guide/intent/intentClassifier';
import { contentStems, padWords } from '#server/scripture/search/contentStems';
import { expandQuery } from '#server/scripture/search/queryExpansion';
import { topicsFor } from '#server/scripture/search/topicMatching';

export type CardMatch = { card: FigureCardText; score: number };

// These weights were tuned on the development questions, and on the cards' own questions with leave-one-out.
const KEYWORD_WEIGHT = 2.16;
const ASK_WEIGHT = 0.68;
const STORY_WEIGHT = 1.18;
const QUESTION_WEIGHT = 0.75;
const SIMILAR_ASK_WEIGHT = 0.39;
const WHOLE_KEYWORD_WEIGHT = 0.32;
const SAME_TOPIC_WEIGHT = 0.58;
/** The search for topic pages gives synonyms a higher weight. */
const SYNONYM_WEIGHT = 0.24;
/** A word that no card contains lowers all scores: the user may mean something else. */
const UNKNOWN_WORD_WEIGHT = 0.5;
const RARITY_EXPONENT = 1.95;
/** A keyword of stop words only, which must occur literally. */
const LITERAL_KEYWORD_SCORE = 0.4;
/** For each stem of a keyword whose stems all occur. */
const KEYWORD_STEM_SCORE = 0.25;
const MAX_KEYWORDS_SCORE = 0.9;
/** The topic pages of a message that count. */
const MAX_TOPICS = 6;

type Prepared = {
  card: FigureCardText;
  /** Weight of each word; keywords count more than words of the story. */
  weights: ReadonlyMap<string, number>;
  keywords: { text: string; stems: readonly string[] }[];
  asks: { stems: readonly string[] }[];
  topics: ReadonlyMap<string, number>;
};

type Deck = { cards: Prepared[]; rarity: (stem: string) => number };

/** Decks are built on first use: before a restart, most processes are asked about only some of the figures. */
const DECKS = new WeakMap<Figure, Deck>();

// Tuned on the validation messages.
/** Weight of shared words in the score of a card. The rest comes from the classifier. */
const WORDS_WEIGHT = 0.2;
const WORDS_SCALE = 2;

/**
 * Ranks all cards by how well they answer the message, best first. In a longer message, the part that asks the figure
 * something counts as much as the whole: 'My boss hates me and I have a review on Monday. Were you afraid before the king?'
 */
export function cardsAnswering(figure: Figure, message: string): CardMatch[] {
  const whole = cardsForText(figure, message);
  const asked = partForFigure(message);
  if (asked === null) return whole;
  const scores = new Map(cardsForText(figure, asked).map(({ card, score }) => [card.id, score]));
  return whole
    .map(({ card, score }) => ({ card, score: Math.max(score, scores.get(card.id) ?? 0) }))
    .sort((a, b) => b.score - a.score);
}

/** Returns the sentence of a longer message that asks the figure about their own story. Returns null if there is none. */
function partForFigure(message: string): string | null {
  const clauses = message.slice(0, MAX_LENGTH_READ).split(BETWEEN_CLAUSES);
  const asked = clauses.filter((clause) => ASKS_FIGURE.test(clause));
  return clauses.length > 1 && asked.length > 0 ? asked.join('. ') : null;
}

/** Also before the user's own part: 'You jumped out of the boat and I won't even go on the church coach' */
const BETWEEN_CLAUSES = /[.?!\n]+\s*|,? (?:and|but|so|because|while) (?=(?:i|i['’]?m|i['’]?ve|im|my|we)\b)/i;

const MAX_LENGTH_READ = 1000;
const ASKS_FIGURE =
  /\b(?:(?:did|were|was|do|are|have|had|could|would|can|didn['’]?t|weren['’]?t|wasn['’]?t|how come) (?:you|u|ur|your|ya)\b|you (?:ever|really|even|still)\b)|^\W*(?:and |but |so |bro |ok )*(?:(?:they|he|god) \w+ you|you (?!know|see|are|re|can|should|could|would|will|don['’]?t|never)\w+)\b/i;

function cardsForText(figure: Figure, message: string): CardMatch[] {
  const byWords = new Map(cardsFor(figure, message).map(({ card, score }) => [card.id, score]));
  const byMeaning = new Map(
    classifyCards(figure.figureId, message).map(({ label, probability }) => [label, probability]),
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

/** Finds the cards that share words or topics with the message, best first. */
export function cardsFor(figure: Figure, message: string): CardMatch[] {
  const deck = deckOf(figure);
  const meant = expandQuery(message, SYNONYM_WEIGHT);
  const own = contentStems(message);
  const text = padWords(message);
  const topics = topicWeights(message);
  return deck.cards
    .map((prepared) => ({
      card: prepared.card,
      score: scoreOf(deck, prepared, { meant, own, text, topics }),
    }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
}

type MessageWords = {
  meant: ReadonlyMap<string, number>;
  own: readonly string[];
  text: string;
  topics: ReadonlyMap<string, number>;
};

function scoreOf({ rarity }: Deck, card: Prepared, { meant, own, text, topics }: MessageWords): number {
  const total = own.reduce((sum, stem) => sum + rarity(stem), 0);
  let words = 0;
  for (const [stem, weight] of meant) words += rarity(stem) * weight * (card.weights.get(stem) ?? 0);
  const shared = total === 0 ? 0 : words / total;

  const likeAsk = Math.max(0, ...card.asks.map((ask) => similarity(ask.stems, meant, total, rarity)));
  let phrases = 0;
  for (const { stems, text: keyword } of card.keywords) {
    if (stems.length === 0) phrases += text.includes(keyword) ? LITERAL_KEYWORD_SCORE : 0;
    else if (stems.every((stem) => meant.has(stem)))
      phrases += KEYWORD_STEM_SCORE * stems.length * Math.min(...stems.map((stem) => meant.get(stem) ?? 0));
  }
  let themes = 0;
  for (const [topic, weight] of topics) themes = Math.max(themes, weight * (card.topics.get(topic) ?? 0));
  return (
    shared +
    likeAsk * SIMILAR_ASK_WEIGHT +
    Math.min(phrases, MAX_KEYWORDS_SCORE) * WHOLE_KEYWORD_WEIGHT +
    themes * SAME_TOPIC_WEIGHT
  );
}

/** Returns the cosine similarity of two sets of stems, weighted by rarity. */
function similarity(
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
  const unknown = Math.log(1 + cards.length) * UNKNOWN_WORD_WEIGHT;
  const rarities = new Map(
    [...counts].map(([stem, count]) => [stem, Math.log(1 + cards.length / count) ** RARITY_EXPONENT]),
  );
  const rarity = (stem: string) => rarities.get(stem) ?? unknown;
  const deck = { cards, rarity };
  DECKS.set(figure, deck);
  return deck;
}

function prepare(card: FigureCardText): Prepared {
  const keywords = card.keywords.map((keyword) => ({
    text: padWords(keyword),
    stems: contentStems(keyword),
  }));
  const asks = card.asks.map((ask) => ({ stems: contentStems(ask) }));
  const weights = new Map<string, number>();
  const weigh = (stems: readonly string[], weight: number) => {
    for (const stem of stems) weights.set(stem, Math.max(weights.get(stem) ?? 0, weight));
  };
  weigh(contentStems(`${card.story} ${card.reflection ?? ''}`), STORY_WEIGHT);
  weigh(contentStems(card.question), QUESTION_WEIGHT);
  for (const { stems } of asks) weigh(stems, ASK_WEIGHT);
  for (const { stems } of keywords) weigh(stems, KEYWORD_WEIGHT);
  return {
    card,
    weights,
    keywords,
    asks,
    topics: topicWeights([...card.keywords, ...card.asks].join('. ')),
  };
}

/** Finds the matching topic pages. Each score is relative to the best page's score. */
function topicWeights(message: string): ReadonlyMap<string, number> {
  const matches = topicsFor(message).slice(0, MAX_TOPICS);
  const best = matches[0]?.score ?? 1;
  return new Map(matches.map(({ topic, score }) => [topic.id, score / best]));
}
