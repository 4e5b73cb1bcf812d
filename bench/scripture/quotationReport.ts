import { BIBLE_TEXTS } from '#contract/bibleTexts';
import { applyGate } from '#server/scripture/quotations/gate';
import { type Verdict, verify } from '#server/scripture/quotations/verification';
import { verifyQuotations } from '#server/scripture/quotations/verifiedQuotations';
import { readReference } from '#server/scripture/references/references';
import type { Scripture } from '#server/scripture/scripture';
import { spanOf } from '#server/scripture/scripture.service';
import { type Span, verseText } from '#server/scripture/text/text';
import { wordsIn } from '#server/scripture/text/wordIndex';
import { type CaseSet, casesOf } from '../caseSets';
import { percent, quantile } from '../numbers';
import { generateAlterations, type QuotationCase } from './quotations';

/** Per text. */
const ALTERATIONS = 10_000;

export function reportAlterations(scripture: Scripture) {
  console.log('\nALTERED WORDS, CITED AS THE VERSE THEY COME FROM');
  for (const edition of [scripture, scripture.worldEnglish]) {
    const cases = generateAlterations(scripture, edition, ALTERATIONS);
    const accepted = cases.filter(({ quotation, reference }) => {
      return verify(scripture, quotation, [spanOf(scripture.text, reference)]).kind === 'exact';
    });
    console.log(`  ${BIBLE_TEXTS[edition.text.id]}: ${accepted.length} of ${cases.length} accepted as exact`);
    for (const { quotation, reference } of accepted.slice(0, 5))
      console.log(`    ${reference}: ${quotation}`);
  }
}

export function writtenQuotations({ text }: Scripture, set: CaseSet): QuotationCase[] {
  type Case = { quotation: string; reference: string; kind: Verdict['kind']; source?: string };
  return casesOf<Case[]>('quotations', set).map(({ source, ...rest }) => ({
    ...rest,
    source: source && rest.kind === 'misattributed' ? spanOf(text, source) : null,
  }));
}

export function reportQuotations(scripture: Scripture, name: string, cases: QuotationCase[]) {
  const times: number[] = [];
  const verified = cases.map((one) => {
    const read = readReference(scripture.text, one.reference);
    const start = process.cpuUsage();
    const verdict = verify(scripture, one.quotation, 'spans' in read ? read.spans : []);
    const { user, system } = process.cpuUsage(start);
    times.push((user + system) / 1000);
    return { ...one, verdict };
  });
  const ofKind = (kind: Verdict['kind']) => verified.filter((one) => one.kind === kind);
  const right = verified.filter(({ kind, verdict }) => verdict.kind === kind);
  const refused = ofKind('exact').filter(({ verdict }) => verdict.kind !== 'exact');
  const sourced = ofKind('misattributed').filter(({ source }) => source);
  const slipped = verified.filter(
    ({ kind, quotation, reference }) =>
      kind !== 'exact' && isShownAsScripture(scripture, quotation, reference),
  );
  console.log(`\n  Quotations, ${name}: ${cases.length}`);
  console.log(
    `    class accuracy ${percent(right.length, cases.length)}; a quotation takes ${quantile(times, 0.5)} ms of processor time, 95 of 100 at most ${quantile(times, 0.95)} ms`,
  );
  if (ofKind('exact').length)
    console.log(`    exact refused ${percent(refused.length, ofKind('exact').length)}`);
  if (sourced.length)
    console.log(
      `    true source found ${percent(sourced.filter((one) => isSourceFound(scripture, one)).length, sourced.length)}`,
    );
  console.log(`    words that are not the text's shown as Scripture: ${slipped.length}`);
  for (const kind of new Set(cases.map((one) => one.kind)))
    console.log(
      `    ${kind.padEnd(14)} ${countsOf(ofKind(kind).map(({ verdict }) => ({ verdict: verdict.kind })))}`,
    );
}

/** Sentences with one quotation, or with what someone said, which is not presented as Scripture (`kind` is null). */
export async function reportQuotedProse(scripture: Scripture, set: CaseSet) {
  const cases = casesOf<{ prose: string; kind: Verdict['kind'] | null }[]>('quotedProse', set);
  const verified: { kind: string; verdict: string }[] = [];
  for (const { prose, kind } of cases) {
    const verdicts = new Set((await verifyQuotations(scripture, prose)).map(({ verdict }) => verdict));
    verified.push({ kind: kind ?? 'none', verdict: [...verdicts].join(' and ') || 'none' });
  }
  const right = verified.filter(({ kind, verdict }) => verdict === kind).length;
  console.log(
    `\n  Quotations in sentences, written by hand: ${percent(right, cases.length)} of ${cases.length}`,
  );
  for (const kind of new Set(verified.map((one) => one.kind)))
    console.log(`    ${kind.padEnd(14)} ${countsOf(verified.filter((one) => one.kind === kind))}`);
}

function isSourceFound(
  scripture: Scripture,
  { verdict, source, quotation }: QuotationCase & { verdict: Verdict },
): boolean {
  return verdict.span !== null && source !== null && isSource(scripture, verdict.span, source, quotation);
}

/** Returns whether a found passage is the source of a quotation. The same words may occur in several verses. */
function isSource({ text }: Scripture, found: Span, source: Span, quotation: string): boolean {
  if (found.first <= source.last && source.first <= found.last) return true;
  return wordsIn(verseText(text, found)).join(' ').includes(wordsIn(quotation).join(' '));
}

/** Returns whether the gate shows words as a quotation although they are not in the Bible text. */
function isShownAsScripture(scripture: Scripture, quotation: string, reference: string): boolean {
  const quoted = wordsIn(quotation).join(' ');
  return applyGate(scripture, `It is written: “${quotation}” (${reference}).`).parts.some((part) => {
    if (part.kind === 'scripture') return false;
    const marked = [...part.text.matchAll(/[“"]([^”"]+)[”"]/g)].map(([, words = '']) =>
      wordsIn(words).join(' '),
    );
    return (
      marked.includes(quoted) && !marked.some((words) => verify(scripture, words, null).kind === 'exact')
    );
  });
}

function countsOf(verified: readonly { verdict: string }[]): string {
  const counts: Record<string, number> = {};
  for (const { verdict } of verified) counts[verdict] = (counts[verdict] ?? 0) + 1;
  return JSON.stringify(counts);
}
