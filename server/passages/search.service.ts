import { setImmediate as breathe } from 'node:timers/promises';
import type { z } from 'zod';
import type { SearchAnswer, SearchQuery } from '#contract/scripture';
import { pagesAbout } from '#server/guide/guide.service';
import type { Scripture } from '#server/scripture/scripture';
import { spanOf } from '#server/scripture/scripture.service';
import { quotedVerses, searchVerses } from '#server/scripture/search/search';
import { findBySubject } from '#server/scripture/search/subjectSearch';
import { referenceOf, type Span, verseText } from '#server/scripture/text/text';

/** A query that quotes the text from memory may still be about a subject, so it gets passages on that, too. */
const MAX_QUOTED = 3;

/** As many as a page has. */
const MAX_CHOSEN = 12;

type Result = { span: Span; because: SearchAnswer['results'][number]['because'] };

/**
 * Finds the verses that a query quotes, followed by the passages that an editor chose for its subject. Verses on the
 * subject, and verses that share words with the query, fill up the results.
 */
export function searchText(scripture: Scripture, { q, limit }: z.infer<typeof SearchQuery>): SearchAnswer {
  const { text, index } = scripture;
  const pages = pagesAbout(q);
  const chosen = interleave(pages.map(({ passages }) => passages))
    .slice(0, MAX_CHOSEN)
    .map((reference): Result => ({ span: spanOf(text, reference), because: 'topic' }));
  const quoted = quotedVerses(index, q, MAX_QUOTED).map(({ verse }) => resultAt(verse, 'words'));
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
