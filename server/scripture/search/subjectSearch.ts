import { TOPICS } from '#content/topics';
import { readReference } from '#server/scripture/references/references';
import type { Lexicon } from '#server/scripture/study/lexicon';
import { type OriginalWords, versesWith } from '#server/scripture/study/originalWords';
import { MAX_STORY_VERSES, type TopicalBible } from '#server/scripture/study/topicalBible';
import type { Span, Text } from '#server/scripture/text/text';
import { wordsIn } from '#server/scripture/text/wordIndex';
import { contentStems } from './contentStems';
import { expandQuery, kingJamesStems } from './queryExpansion';
import { type Index, type Match, scoreStems } from './search';

/** Stem → the headings or Strong's numbers whose words contain it. An item is listed twice if it counts double. */
type Postings = ReadonlyMap<string, readonly number[]>;

/** Finds verses by their subject, also if they share no word with the question. */
export type SubjectIndex = {
  headings: Postings;
  /** Number of stems of each heading. */
  headingLengths: Uint8Array;
  meanings: Postings;
  /** How well known each verse is, by the number of headings and pages that cite it. */
  prominence: Float32Array;
};

/** What the search reads. */
type Sources = {
  text: Text;
  index: Index;
  originals: OriginalWords;
  lexicon: Lexicon;
  topicalBible: TopicalBible;
  subjects: SubjectIndex;
};

// Weights tuned on the development cases for retrieval, each without the page of the written guide that answers it.
const KING_JAMES_WEIGHT = 0.6;
const MEANINGS_WEIGHT = 0.5;
const HEADING_CITATION_WEIGHT = 0.25;
const PAGE_CITATION_WEIGHT = 1;
const MAX_HEADINGS = 60;
const MAX_MEANINGS = 40;

export function indexSubjects({
  text,
  topicalBible,
  lexicon,
}: Pick<Sources, 'text' | 'topicalBible' | 'lexicon'>): SubjectIndex {
  const stemsOf = createStemmer();
  const numbers = [...lexicon.numbers()];
  return {
    ...indexHeadings(topicalBible, stemsOf),
    meanings: invert(numbers.map((number) => [number, stemsOf(lexicon.entryOf(number)?.meaning ?? '')])),
    prominence: prominenceIn(text, topicalBible, passagesOfPages(text)),
  };
}

/** Returns how well known each verse is, by the headings and by the passages of the written guide's pages. */
export function prominenceIn(text: Text, bible: TopicalBible, passages: readonly Span[]): Float32Array {
  const cited = new Uint16Array(text.verses.length);
  for (const { first, last } of passages) {
    for (let verse = first; verse <= last; verse++) cited[verse] = (cited[verse] as number) + 1;
  }
  return Float32Array.from(
    cited,
    (pageCount, verse) =>
      (1 + HEADING_CITATION_WEIGHT * Math.log1p(bible.headingsCiting(verse).length)) *
      (1 + PAGE_CITATION_WEIGHT * Math.log1p(pageCount)),
  );
}

function passagesOfPages(text: Text): Span[] {
  return TOPICS.flatMap(({ passages }) => passages).flatMap((reference) => {
    const read = readReference(text, reference);
    return 'spans' in read ? read.spans : [];
  });
}

/** Finds the verses whose subject is that of a question, best first. */
export function findBySubject(
  scripture: Sources,
  query: string,
  limit: number,
  index = scripture.subjects,
): Match[] {
  const expanded = expandQuery(query);
  const weights = new Map(expanded);
  for (const stem of kingJamesStems(expanded)) if (!weights.has(stem)) weights.set(stem, KING_JAMES_WEIGHT);
  const scores = new Map<number, number>();
  addNormalized(scores, scoreStems(scripture.index, weights), 1);
  addNormalized(scores, scoreHeadings(scripture, index, weights), 1);
  addNormalized(scores, scoreMeanings(scripture, index, weights), MEANINGS_WEIGHT);
  return [...scores]
    .map(([verse, score]) => ({ verse, score: score * (index.prominence[verse] as number) }))
    .sort((a, b) => b.score - a.score || a.verse - b.verse)
    .slice(0, limit);
}

/** Adds scores, scaled so that the best of them is `weight`. */
function addNormalized(
  scores: Map<number, number>,
  added: ReadonlyMap<number, number> | Float64Array,
  weight: number,
) {
  let best = 0;
  for (const score of added.values()) best = Math.max(best, score);
  for (const [verse, score] of added.entries()) {
    if (score > 0) scores.set(verse, (scores.get(verse) ?? 0) + (weight * score) / best);
  }
}

function scoreHeadings(
  { topicalBible }: Sources,
  { headings, headingLengths }: SubjectIndex,
  weights: ReadonlyMap<string, number>,
) {
  const best = [...scorePostings(headings, topicalBible.headingCount, weights)]
    .map(([heading, score]) => ({
      heading,
      score: score / Math.sqrt(2 + (headingLengths[heading] as number)),
    }))
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_HEADINGS);
  const scores = new Map<number, number>();
  for (const { heading, score } of best) {
    for (const { first, last } of topicalBible.spansOf(heading)) {
      if (last - first >= MAX_STORY_VERSES) continue;
      const share = score / Math.sqrt(last - first + 1);
      for (let verse = first; verse <= last; verse++) scores.set(verse, (scores.get(verse) ?? 0) + share);
    }
  }
  return scores;
}

function scoreMeanings(
  { originals, text, lexicon }: Sources,
  { meanings }: SubjectIndex,
  weights: ReadonlyMap<string, number>,
) {
  const best = [...scorePostings(meanings, lexicon.size, weights)]
    .sort(([, a], [, b]) => b - a)
    .slice(0, MAX_MEANINGS);
  const scores = new Map<number, number>();
  for (const [number, score] of best) {
    const verses = versesWith(originals, number);
    const rarity = Math.log(text.verses.length / Math.max(1, verses.length));
    for (const verse of verses) scores.set(verse, (scores.get(verse) ?? 0) + score * rarity);
  }
  return scores;
}

function scorePostings(
  postings: Postings,
  total: number,
  weights: ReadonlyMap<string, number>,
): Map<number, number> {
  const scores = new Map<number, number>();
  for (const [stem, weight] of weights) {
    const list = postings.get(stem) ?? [];
    const rarity = Math.log(1 + total / Math.max(1, list.length));
    for (const at of list) scores.set(at, (scores.get(at) ?? 0) + weight * rarity);
  }
  return scores;
}

function indexHeadings(bible: TopicalBible, stemsOf: (text: string) => string[]) {
  const titleStems = titlesOf(bible).map((titles) => stemsOf(titles.join(' ')));
  const headingLengths = new Uint8Array(bible.headingCount);
  const listed = Array.from(bible.topicOf, (topic, heading): [number, string[]] => {
    const title = titleStems[topic] as string[];
    const own = stemsOf(bible.headingAt(heading)).filter((stem) => !title.includes(stem));
    headingLengths[heading] = Math.min(255, title.length + own.length);
    // The title of the topic counts twice.
    return [heading, [...title, ...title, ...own]];
  });
  return { headings: invert(listed), headingLengths };
}

/** Returns the titles of each topic: its own, and those of topics that only refer to it. */
function titlesOf(bible: TopicalBible): string[][] {
  const titles = bible.topics.map((title) => [title]);
  const numbered = new Map(bible.topics.map((title, topic) => [title, topic]));
  const withHeadings = new Set(bible.topicOf);
  for (const [topic, targets] of bible.seeAlso) {
    if (withHeadings.has(topic)) continue;
    for (const target of targets) titles[numbered.get(target) ?? topic]?.push(bible.topics[topic] as string);
  }
  return titles;
}

function invert(items: readonly [item: number, stems: readonly string[]][]): Postings {
  const postings = new Map<string, number[]>();
  for (const [item, stems] of items) {
    for (const stem of stems) {
      const list = postings.get(stem);
      if (list) list.push(item);
      else postings.set(stem, [item]);
    }
  }
  return postings;
}

/** Returns a function that remembers the stem of each word, which is ten times as fast as `contentStems`. */
function createStemmer(): (text: string) => string[] {
  const known = new Map<string, readonly string[]>();
  return (text) => {
    const stems = new Set<string>();
    for (const word of wordsIn(text)) {
      let own = known.get(word);
      if (!own) {
        own = contentStems(word);
        known.set(word, own);
      }
      for (const stem of own) stems.add(stem);
    }
    return [...stems];
  };
}
