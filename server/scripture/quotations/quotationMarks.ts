/** A range in double quotation marks; `end` is exclusive. Speech inside a quotation has its own marks. */
export type MarkedRange = { start: number; end: number; nested: MarkedRange[] };

/** Longer than any quotation. A mark that is closed further away is a typing error. */
const MAX_LENGTH = 3000;

/** A quotation in a quotation in a quotation. Further opening marks are ignored, so that parsing stays fast. */
const MAX_DEPTH = 3;

const MARKS = /[“”"]/g;

/** Finds the ranges in curly and straight double quotation marks. A mark without a partner is ignored. */
export function rangesInDoubleMarks(text: string): MarkedRange[] {
  const ranges: MarkedRange[] = [];
  const open: MarkedRange[] = [];
  for (const { 0: mark, index } of text.matchAll(MARKS)) {
    if (mark === '“' || (mark === '"' && (open.length === 0 || isOpening(text, index)))) {
      if (open.length < MAX_DEPTH) open.push({ start: index, end: index, nested: [] });
      continue;
    }
    const range = open.pop();
    if (!range) continue;
    const siblings = open.at(-1)?.nested ?? ranges;
    if (index - range.start > MAX_LENGTH) siblings.push(...range.nested);
    else siblings.push({ ...range, end: index + 1 });
  }
  return [...ranges, ...open.flatMap(({ nested }) => nested)];
}

/** True if a straight mark is before a word and after a space, a bracket, a dash or another mark. */
function isOpening(text: string, at: number): boolean {
  return /[\s([—–‘'“]/.test(text[at - 1] ?? ' ') && /[\p{L}\p{N}[‘'“]/u.test(text[at + 1] ?? '');
}
