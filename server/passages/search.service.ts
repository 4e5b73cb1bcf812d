import { setImmediate as breathe } from 'node:timers/promises';
import type { z } from 'zod';
import type { SearchAnswer, SearchQuery } from '#contract/scripture';
import { pagesAbout } from '#server/guide/guide.service';
import type { Scripture } from '#server/scripture/scripture';
import { spanOf } from '#server/scripture/scripture.service';
import { type Match, quotedVerses, searchVerses } from '#server/scripture/search/search';
import { findBySubject } from '#server/scripture/search/subjectSearch';
import { referenceOf, type Span, verseText } from '#server/scripture/text/text';
import { wordsIn } from '#server/scripture/text/wordIndex';

/** A query that quotes the text from memory has few candidates. */
const MAX_QUOTED = 3;

/** The number of passages on a topic page. */
const MAX_CHOSEN = 12;

/** Fewer words than this occur together in verses about anything. */
const MIN_PHRASE_WORDS = 3;

/** Number of verses sharing words with a query that are searched for the query as a phrase. */
const PHRASE_CANDIDATES = 60;

type Result = { span: Span; because: SearchAnswer['results'][number]['because'] };

/**
 * Finds the verses that contain a query word for word, or that it quotes from memory, or else the passages that an editor
 * chose for its subject. Verses that share words with the query, and verses on its subject, fill up the results.
 */
export function searchText(scripture: Scripture, { q, limit }: z.infer<typeof SearchQuery>): SearchAnswer {
  const { text, index } = scripture;
  const phrase = versesWithPhrase(scripture, q);
  const matches = phrase.length > 0 ? phrase : quotedVerses(index, q, MAX_QUOTED);
  const quoted = matches.map(({ verse }) => resultAt(verse, 'words'));
  // A page that also matches a quotation is rarely about it.
  const pages = quoted.length > 0 ? [] : pagesAbout(q);
  const chosen = interleave(pages.map(({ passages }) => passages))
    .slice(0, MAX_CHOSEN)
    .map((reference): Result => ({ span: spanOf(text, reference), because: 'topic' }));
  const byWords = searchVerses(index, q, [], limit).map(({ verse }) => resultAt(verse, 'words'));
  const bySubject = findBySubject(scripture, q, limit).map(({ verse }) => resultAt(verse, 'subject'));
  const found = [...quoted, ...chosen, ...interleave([byWords, bySubject])];
  const [page] = pages;
  return {
    topic: page ? { id: page.id, title: page.title, introduction: page.introduction } : null,
    results: withoutOverlaps(found)
      .slice(0, limit)
      .map(({ span, because }) => ({
        reference: referenceOf(text, span),
        text: verseText(text, span),
        because,
      })),
  };
}

/** Finds the verses that contain a query word for word. */
function versesWithPhrase({ text, index }: Scripture, q: string): Match[] {
  const phrase = wordsIn(q);
  if (phrase.length < MIN_PHRASE_WORDS) return [];
  const sought = ` ${phrase.join(' ')} `;
  return searchVerses(index, q, [], PHRASE_CANDIDATES).filter(({ verse }) =>
    ` ${wordsIn(text.verses[verse] as string).join(' ')} `.includes(sought),
  );
}

/** Loads what the search and the study of words need, in steps that leave time for requests. */
export async function prepareSearch(scripture: Scripture): Promise<void> {
  for (const part of ['originals', 'lexicon', 'topicalBible', 'subjects'] as const) {
    await breathe();
    void scripture[part];
  }
}

function resultAt(verse: number, because: Result['because']): Result {
  return { span: { first: verse, last: verse }, because };
}

/** Takes the first item of each list, then the second of each, and so on, without duplicates. */
function interleave<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const items = Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1)));
  return [...new Set(items.flat())];
}

function withoutOverlaps(results: readonly Result[]): Result[] {
  const kept: Result[] = [];
  for (const result of results) {
    const { first, last } = result.span;
    if (!kept.some(({ span }) => first <= span.last && last >= span.first)) kept.push(result);
  }
  return kept;
}
