import { TOPICS } from '#content/topics';
import { searchText } from '#server/passages/search.service';
import type { Scripture } from '#server/scripture/scripture';
import { spanOf } from '#server/scripture/scripture.service';
import { searchVerses } from '#server/scripture/search/search';
import { findBySubject, prominenceIn } from '#server/scripture/search/subjectSearch';
import type { Span } from '#server/scripture/text/text';
import { type CaseSet, casesOf } from '../caseSets';
import { percent } from '../numbers';

export function reportRetrieval(scripture: Scripture, set: CaseSet) {
  const { text } = scripture;
  type Case = { query: string; topic: string; fitting: string[] };
  const cases = casesOf<Case[]>('retrieval', set);
  const terms = cases.filter(({ query }) => query.split(' ').length <= 2);
  const sentences = cases.filter((one) => !terms.includes(one));
  const bySearch = ({ query }: Case) =>
    searchText(scripture, { q: query, limit: 10 }).results.map(({ reference }) => spanOf(text, reference));
  const pages = TOPICS.map(({ passages }) => passages.map((reference) => spanOf(text, reference)));
  const byWords = ({ query }: Case) => searchVerses(scripture.index, query, [], 10).map(asSpan);
  console.log('\n  Passages for what is asked');
  report('one word or term', terms, bySearch);
  report('a sentence', sentences, bySearch);
  console.log('\n  As if the written guide had no page on it, nor cited its passages for it');
  report('one word or term', terms, withoutPage);
  report('a sentence', sentences, withoutPage);
  report('one word or term, by shared words only', terms, byWords);
  report('a sentence, by shared words only', sentences, byWords);

  /** Leaves out every page that has a third of its passages in common with the fitting ones. */
  function withoutPage({ query, fitting }: Case): Span[] {
    const fit = fitting.map((reference) => spanOf(text, reference));
    const others = pages.filter((passages) => !isAbout(passages, fit));
    const prominence = prominenceIn(text, scripture.topicalBible, others.flat());
    return findBySubject(scripture, query, 10, { ...scripture.subjects, prominence }).map(asSpan);
  }

  function isAbout(passages: readonly Span[], fit: readonly Span[]): boolean {
    const common = passages.filter((passage) => fit.some((span) => touches(span, passage)));
    return common.length >= passages.length / 3;
  }

  function report(name: string, some: Case[], find: (one: Case) => Span[]) {
    let five = 0;
    let precision = 0;
    let recall = 0;
    for (const one of some) {
      const fit = one.fitting.map((reference) => spanOf(text, reference));
      const found = find(one);
      const good = found.slice(0, 5).filter((span) => fit.some((other) => touches(span, other))).length;
      if (good > 0) five++;
      precision += good / 5 / some.length;
      recall +=
        fit.slice(0, 10).filter((passage) => found.some((span) => touches(passage, span))).length /
        10 /
        some.length;
    }
    console.log(
      `    ${name} (${some.length}): a fitting one among five ${percent(five, some.length)}, P@5 ${precision.toFixed(2)}, R@10 ${recall.toFixed(2)}`,
    );
  }
}

function asSpan({ verse }: { verse: number }): Span {
  return { first: verse, last: verse };
}

function touches(a: Span, b: Span): boolean {
  return a.first <= b.last && b.first <= a.last;
}
