import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FIGURES } from '#content/figures';
import { TOPICS } from '#content/topics';
import { BIBLE_TEXTS } from '#contract/bibleTexts';
import { needsCrisisHelp } from '#language/crisis/detect';
import { cardsFor } from '#server/guide/written/figures/cards';
import { searchText } from '#server/passages/search.service';
import { applyGate } from '#server/scripture/quotations/gate';
import { type Verdict, verify } from '#server/scripture/quotations/verification';
import { verifyQuotations } from '#server/scripture/quotations/verifiedQuotations';
import { findReferences, readReference } from '#server/scripture/references/references';
import type { Scripture } from '#server/scripture/scripture';
import { openScripture, spanOf } from '#server/scripture/scripture.service';
import { searchVerses } from '#server/scripture/search/search';
import { findBySubject, prominenceIn } from '#server/scripture/search/subjectSearch';
import { readText, referenceOf, type Span, verseText } from '#server/scripture/text/text';
import { wordsIn } from '#server/scripture/text/wordIndex';
import { readWorldEnglish } from '#server/scripture/text/worldEnglish';
import { askWrittenFigure, askWrittenStudy } from '#server/testing/writtenGuide';
import { generateAlterations, generateQuotations, type QuotationCase } from './quotations';

// Tests quotations, references, retrieval, figure cards and crisis detection on two sets of cases. The development cases
// were inspected during tuning. Of the held-out cases, only the totals were read.

/** Per text. */
const ALTERATIONS = 10_000;

type Set = 'development' | 'heldOut';
const SETS = ['development', 'heldOut'] as const;

if (process.argv.includes('--load')) load();
else await run();

async function run() {
  console.log('What each part adds to the memory and the time of a process of its own');
  const child = spawnSync(
    'npx',
    ['tsx', '--expose-gc', join(import.meta.dirname, 'scripture.ts'), '--load'],
    { encoding: 'utf8' },
  );
  console.log(child.stdout.trim());

  const scripture = openScripture();
  const { text } = scripture;
  // Comes first, because the measurements below need a process that is warmed up.
  alterations();
  for (const set of SETS) {
    console.log(
      `\n${set === 'development' ? 'DEVELOPMENT CASES (looked at while tuning)' : 'HELD-OUT CASES'}`,
    );
    for (const edition of [scripture, scripture.worldEnglish]) {
      quotations(
        `made by rule from ${set === 'development' ? 'even' : 'odd'} verses of the ${BIBLE_TEXTS[edition.text.id]}`,
        generateQuotations(edition, set),
      );
    }
    quotations('written by hand', written(set));
    await quotedProse(set);
    references(set);
    retrieval(set);
    figures(set);
    care(set);
  }
  answers();

  function written(set: Set): QuotationCase[] {
    type Case = { quotation: string; reference: string; kind: Verdict['kind']; source?: string };
    return casesOf<Case[]>('quotations', set).map(({ source, ...rest }) => ({
      ...rest,
      source: source && rest.kind === 'misattributed' ? spanOf(text, source) : null,
    }));
  }

  function quotations(name: string, cases: QuotationCase[]) {
    const times: number[] = [];
    const judged = cases.map((one) => {
      const read = readReference(text, one.reference);
      const start = process.cpuUsage();
      const verdict = verify(scripture, one.quotation, 'spans' in read ? read.spans : []);
      const { user, system } = process.cpuUsage(start);
      times.push((user + system) / 1000);
      return { ...one, verdict };
    });
    const ofKind = (kind: Verdict['kind']) => judged.filter((one) => one.kind === kind);
    const right = judged.filter(({ kind, verdict }) => verdict.kind === kind);
    const refused = ofKind('exact').filter(({ verdict }) => verdict.kind !== 'exact');
    const sourced = ofKind('misattributed').filter(({ source }) => source);
    const slipped = judged.filter(
      ({ kind, quotation, reference }) => kind !== 'exact' && isShownAsScripture(quotation, reference),
    );
    console.log(`\n  Quotations, ${name}: ${cases.length}`);
    console.log(
      `    class accuracy ${percent(right.length, cases.length)}; a quotation takes ${quantile(times, 0.5)} ms of processor time, 95 of 100 at most ${quantile(times, 0.95)} ms`,
    );
    if (ofKind('exact').length)
      console.log(`    exact refused ${percent(refused.length, ofKind('exact').length)}`);
    if (sourced.length)
      console.log(`    true source found ${percent(sourced.filter(isSourceFound).length, sourced.length)}`);
    console.log(`    words that are not the text's shown as Scripture: ${slipped.length}`);
    for (const kind of new Set(cases.map((one) => one.kind)))
      console.log(
        `    ${kind.padEnd(14)} ${countsOf(ofKind(kind).map(({ verdict }) => ({ verdict: verdict.kind })))}`,
      );
  }

  /** Sentences with one quotation, or with what someone said, which is not presented as Scripture (`kind` is null). */
  async function quotedProse(set: Set) {
    const cases = casesOf<{ prose: string; kind: Verdict['kind'] | null }[]>('quotedProse', set);
    const judged: { kind: string; verdict: string }[] = [];
    for (const { prose, kind } of cases) {
      const verdicts = new Set((await verifyQuotations(scripture, prose)).map(({ verdict }) => verdict));
      judged.push({ kind: kind ?? 'none', verdict: [...verdicts].join(' and ') || 'none' });
    }
    const right = judged.filter(({ kind, verdict }) => verdict === kind).length;
    console.log(
      `\n  Quotations in sentences, written by hand: ${percent(right, cases.length)} of ${cases.length}`,
    );
    for (const kind of new Set(judged.map((one) => one.kind)))
      console.log(`    ${kind.padEnd(14)} ${countsOf(judged.filter((one) => one.kind === kind))}`);
  }

  function alterations() {
    console.log('\nALTERED WORDS, CITED AS THE VERSE THEY COME FROM');
    for (const edition of [scripture, scripture.worldEnglish]) {
      const cases = generateAlterations(scripture, edition, ALTERATIONS);
      const accepted = cases.filter(({ quotation, reference }) => {
        return verify(scripture, quotation, [spanOf(text, reference)]).kind === 'exact';
      });
      console.log(
        `  ${BIBLE_TEXTS[edition.text.id]}: ${accepted.length} of ${cases.length} accepted as exact`,
      );
      for (const { quotation, reference } of accepted.slice(0, 5))
        console.log(`    ${reference}: ${quotation}`);
    }
  }

  function isSourceFound({ verdict, source, quotation }: QuotationCase & { verdict: Verdict }): boolean {
    return verdict.span !== null && source !== null && isSource(verdict.span, source, quotation);
  }

  /** Returns whether a found passage is the source of a quotation. The same words may occur in several verses. */
  function isSource(found: Span, source: Span, quotation: string): boolean {
    if (found.first <= source.last && source.first <= found.last) return true;
    return wordsIn(verseText(text, found)).join(' ').includes(wordsIn(quotation).join(' '));
  }

  /** Returns whether the gate shows words as a quotation although they are not in the Bible text. */
  function isShownAsScripture(quotation: string, reference: string): boolean {
    const quoted = wordsIn(quotation).join(' ');
    return applyGate(scripture, `It is written: “${quotation}” (${reference}).`).parts.some((part) => {
      if (part.kind === 'scripture') return false;
      const marked = [...part.text.matchAll(/[“"]([^”"]+)[”"]/g)].map(([, words = '']) =>
        wordsIn(words).join(' '),
      );
      return marked.includes(quoted) && !marked.some((words) => isInText(words));
    });
  }

  function isInText(words: string): boolean {
    return verify(scripture, words, null).kind === 'exact';
  }

  function references(set: Set) {
    type Case = { input: string; is: string | string[] | null; accept?: unknown[]; whole: boolean };
    const cases = casesOf<Case[]>('references', set);
    const right = cases.filter(({ input, is, accept = [], whole }) =>
      [is, ...accept].map(canonical).includes(whole ? readWhole(input) : readProse(input)),
    );
    console.log(`\n  References: ${percent(right.length, cases.length)} of ${cases.length}`);
  }

  function canonical(is: unknown): string {
    if (is === null || is === 'missing') return String(is);
    return (Array.isArray(is) ? is : [is]).map((one: string) => readWhole(one)).join('; ');
  }

  function readWhole(input: string): string {
    const read = readReference(text, input);
    if ('spans' in read) return read.spans.map((span) => referenceOf(text, span)).join('; ');
    return read.nearest ? 'missing' : 'null';
  }

  function readProse(input: string): string {
    const found = findReferences(text, input);
    if (found.length === 0) return 'null';
    if (found.some(({ missing }) => missing)) return 'missing';
    return readWhole(found.flatMap(({ spans }) => spans.map((span) => referenceOf(text, span))).join('; '));
  }

  function retrieval(set: Set) {
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

  function figures(set: Set) {
    const cases = casesOf<{ figure: string; question: string; card: string; also?: string[] }[]>(
      'figures',
      set,
    );
    let first = 0;
    let three = 0;
    for (const { figure, question, card, also = [] } of cases) {
      const deck = FIGURES.find(({ figureId }) => figureId === figure);
      if (!deck) throw new Error(`There is no figure ${figure}.`);
      const got = cardsFor(deck, question)
        .slice(0, 3)
        .map((match) => match.card.id);
      if ([card, ...also].includes(got[0] ?? '')) first++;
      if (got.some((id) => [card, ...also].includes(id))) three++;
    }
    console.log(
      `\n  Figures: right card first ${percent(first, cases.length)}, among three ${percent(three, cases.length)} of ${cases.length}`,
    );
  }

  function care(set: Set) {
    const cases = casesOf<{ plain: string[]; veiled: string[]; harmless: string[] }>('care', set);
    const detectionRate = (kind: keyof typeof cases) =>
      percent(cases[kind].filter(needsCrisisHelp).length, cases[kind].length);
    console.log(
      `\n  Care: plain ${detectionRate('plain')}, veiled ${detectionRate('veiled')}, false alarms ${detectionRate('harmless')}`,
    );
  }

  function answers() {
    const questions = casesOf<{ figure: string; question: string }[]>('figures', 'development');
    const times = questions.flatMap(({ figure, question }) => {
      const messages = [{ role: 'user' as const, content: question }];
      const deck = FIGURES.find(({ figureId }) => figureId === figure);
      return [
        timed(() => askWrittenStudy(scripture, messages)),
        ...(deck ? [timed(() => askWrittenFigure(scripture, deck, messages))] : []),
      ];
    });
    console.log(
      `\nWritten answers: median ${quantile(times, 0.5)} ms, 95 of 100 within ${quantile(times, 0.95)} ms (${times.length})`,
    );
  }
}

/** Prints what each part adds to the memory and the time of a process that has only the King James text. */
function load() {
  let scripture: Scripture | undefined;
  const opened = () => {
    if (!scripture) throw new Error('The texts are not open.');
    return scripture;
  };
  const kingJames = readText();
  const parts: Record<string, () => unknown> = {
    'reading the King James text': () => readText(),
    'reading the World English Bible': () => readWorldEnglish(kingJames),
    'both texts, as at the start of the server': () => {
      scripture = openScripture();
    },
    'indexes of the King James text': () => [opened().words, opened().runs, opened().index],
    'indexes of the World English Bible': () => {
      const { words, runs, index } = opened().worldEnglish;
      return [words, runs, index];
    },
    'lexicon, topics and commentary': () => [opened().originals, opened().commentary, opened().subjects],
  };
  for (const [name, open] of Object.entries(parts)) {
    const { ms, kept, resident } = costOf(open);
    console.log(
      `  ${name}: ${ms.toFixed(0)} ms of processor time, ${kept.toFixed(1)} MB kept (${resident.toFixed(0)} MB more resident)`,
    );
  }
}

function costOf(open: () => unknown) {
  const collect = globalThis.gc ?? (() => {});
  collect();
  const before = process.memoryUsage();
  const start = process.cpuUsage();
  const opened = open();
  const { user, system } = process.cpuUsage(start);
  collect();
  const after = process.memoryUsage();
  const kept = (after.heapUsed - before.heapUsed + after.arrayBuffers - before.arrayBuffers) / 2 ** 20;
  return { opened, ms: (user + system) / 1000, kept, resident: (after.rss - before.rss) / 2 ** 20 };
}

function countsOf(judged: readonly { verdict: string }[]): string {
  const counts: Record<string, number> = {};
  for (const { verdict } of judged) counts[verdict] = (counts[verdict] ?? 0) + 1;
  return JSON.stringify(counts);
}

function timed(act: () => unknown): number {
  const start = performance.now();
  act();
  return performance.now() - start;
}

function quantile(times: readonly number[], share: number): string {
  return (times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0).toFixed(2);
}

function percent(part: number, all: number): string {
  return `${((100 * part) / all).toFixed(1)} %`;
}

function casesOf<Cases>(name: string, set: Set): Cases {
  return JSON.parse(readFileSync(join(import.meta.dirname, 'cases', `${name}.${set}.json`), 'utf8'));
}
