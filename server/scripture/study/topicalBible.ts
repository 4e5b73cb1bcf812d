import type { Span } from '#server/scripture/text/text';
import { lineAt, readLines } from './dataFile';

/** Longer passages are stories: their headings are about the whole, not about each verse. */
export const MAX_STORY_VERSES = 12;

/** Nave's Topical Bible. Every heading belongs to a topic and lists passages. */
export type TopicalBible = {
  topics: readonly string[];
  headingCount: number;
  /** The topic of each heading. */
  topicOf: Uint16Array;
  headingAt: (heading: number) => string;
  spansOf: (heading: number) => Span[];
  /** Returns the headings that cite a verse. */
  headingsCiting: (verse: number) => Uint16Array;
  /** Returns the topics that a topic refers to with 'See …'. */
  seeAlso: ReadonlyMap<number, readonly string[]>;
};

export function readTopicalBible(verseCount: number): TopicalBible {
  const lines = readLines('topics');
  const topics: string[] = [];
  const topicOf: number[] = [];
  const lineOf: number[] = [];
  const seeAlso = new Map<number, string[]>();
  for (let line = 0; line < lines.ends.length; line++) {
    const start = line === 0 ? 0 : (lines.ends[line - 1] as number) + 1;
    const mark = lines.content[start];
    if (mark === TOPIC_MARK) topics.push(lineAt(lines, line).slice(1));
    else if (mark === SEE_MARK) {
      const topic = topics.length - 1;
      seeAlso.set(topic, [...(seeAlso.get(topic) ?? []), lineAt(lines, line).slice(1)]);
    } else {
      topicOf.push(topics.length - 1);
      lineOf.push(line);
    }
  }
  const headingAt = (heading: number) => lineAt(lines, lineOf[heading] as number).split('\t')[0] as string;
  const spansOf = (heading: number) =>
    (lineAt(lines, lineOf[heading] as number).split('\t')[1] as string).split(' ').map(parseSpan);
  return {
    topics,
    headingCount: topicOf.length,
    topicOf: Uint16Array.from(topicOf),
    headingAt,
    spansOf,
    headingsCiting: citationsIn(topicOf.length, spansOf, verseCount),
    seeAlso,
  };
}

const TOPIC_MARK = '#'.charCodeAt(0);
const SEE_MARK = '>'.charCodeAt(0);

function parseSpan(written: string): Span {
  const [first = '', last = first] = written.split('-');
  return { first: Number(first), last: Number(last) };
}

/** Inverts the headings' passages: verse → headings. */
function citationsIn(headingCount: number, spansOf: (heading: number) => Span[], verseCount: number) {
  const starts = new Uint32Array(verseCount + 1);
  const cited: [heading: number, verse: number][] = [];
  for (let heading = 0; heading < headingCount; heading++) {
    for (const { first, last } of spansOf(heading)) {
      if (last - first >= MAX_STORY_VERSES) continue;
      for (let verse = first; verse <= last; verse++) {
        cited.push([heading, verse]);
        starts[verse + 1] = (starts[verse + 1] as number) + 1;
      }
    }
  }
  for (let verse = 0; verse < verseCount; verse++) {
    starts[verse + 1] = (starts[verse + 1] as number) + (starts[verse] as number);
  }
  const headings = new Uint16Array(cited.length);
  const next = starts.slice();
  for (const [heading, verse] of cited) {
    headings[next[verse] as number] = heading;
    next[verse] = (next[verse] as number) + 1;
  }
  return (verse: number) => headings.subarray(starts[verse], starts[verse + 1]);
}
