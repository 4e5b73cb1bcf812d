import { findReferences, readReference } from '#server/scripture/references/references';
import type { Scripture } from '#server/scripture/scripture';
import { referenceOf, type Text } from '#server/scripture/text/text';
import { type CaseSet, casesOf } from '../caseSets';
import { percent } from '../numbers';

export function reportReferences({ text }: Scripture, set: CaseSet) {
  type Case = { input: string; is: string | string[] | null; accept?: unknown[]; whole: boolean };
  const cases = casesOf<Case[]>('references', set);
  const right = cases.filter(({ input, is, accept = [], whole }) =>
    [is, ...accept]
      .map((one) => canonical(text, one))
      .includes(whole ? readWhole(text, input) : readProse(text, input)),
  );
  console.log(`\n  References: ${percent(right.length, cases.length)} of ${cases.length}`);
}

function canonical(text: Text, is: unknown): string {
  if (is === null || is === 'missing') return String(is);
  return (Array.isArray(is) ? is : [is]).map((one: string) => readWhole(text, one)).join('; ');
}

function readWhole(text: Text, input: string): string {
  const read = readReference(text, input);
  if ('spans' in read) return read.spans.map((span) => referenceOf(text, span)).join('; ');
  return read.nearest ? 'missing' : 'null';
}

function readProse(text: Text, input: string): string {
  const found = findReferences(text, input);
  if (found.length === 0) return 'null';
  if (found.some(({ missing }) => missing)) return 'missing';
  return readWhole(
    text,
    found.flatMap(({ spans }) => spans.map((span) => referenceOf(text, span))).join('; '),
  );
}
