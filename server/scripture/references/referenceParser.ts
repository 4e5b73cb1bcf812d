import { bcv_parser } from 'bible-passage-reference-parser/esm/bcv_parser.js';
import * as english from 'bible-passage-reference-parser/esm/lang/en.js';

/** A reference as the parser returns it. */
export type Entity = ReturnType<typeof parser.parsed_entities>[number] & {
  type: string;
  start: { b: string; c?: number; v?: number };
  end: { b: string; c?: number; v?: number };
  indices: [number, number];
};

/** Parses a text in chunks, and yields the references of each chunk. */
export function* parseChunks(text: string): Generator<Entity[]> {
  for (let start = 0; start < text.length; ) {
    const from = start;
    const end = chunkEnd(text, from);
    parser.parse(text.slice(from, end));
    yield (parser.parsed_entities() as Entity[]).map((entity) => {
      const [first, last] = entity.indices;
      return { ...entity, indices: [first + from, last + from] };
    });
    start = end;
  }
}

function chunkEnd(text: string, start: number): number {
  if (text.length - start <= CHUNK_SIZE) return text.length;
  const gap = [...text.slice(start, start + CHUNK_SIZE).matchAll(SAFE_SPLIT)].at(-1);
  if (gap) return start + gap.index + gap[0].length;
  // Splits a long list of references at a semicolon, because a split inside a reference would turn it into two.
  const semicolon = text.lastIndexOf(';', start + CHUNK_SIZE - 1);
  return semicolon > start ? semicolon + 1 : start + CHUNK_SIZE;
}

/**
 * Characters per chunk. Texts are split because the parser's time is at least quadratic. A chunk is longer than any
 * list of passages we have seen.
 */
const CHUNK_SIZE = 500;

/** A safe place to split: between two words that are not part of a reference. */
const SAFE_SPLIT = /[a-z]{4,}[.,;!?]? (?=[a-z]{4,})/g;

const parser = new bcv_parser(english);
parser.set_options({
  invalid_passage_strategy: 'include',
  invalid_sequence_strategy: 'include',
  consecutive_combination_strategy: 'separate',
  sequence_combination_strategy: 'separate',
  book_alone_strategy: 'full',
  book_sequence_strategy: 'include',
  captive_end_digits_strategy: 'delete',
  versification_system: 'kjv',
});
