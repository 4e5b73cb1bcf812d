import type { Annotations } from '#contract/community';
import { LINK } from '#contract/links';

/** A stretch of somebody's words: plain, a link, or the name of a passage. `at` is where it begins in them. */
export type Piece = { at: number; text: string } & (
  | { kind: 'plain' }
  | { kind: 'link'; href: string }
  | { kind: 'passage'; reference: string }
);

type Span = { start: number; end: number; piece: (text: string) => Piece };

const BLANK_LINES = /\n[^\S\n]*(?:\n[^\S\n]*)+/g;

/** Of a post, in letters: about what a line of the column holds, and how many lines stand before one reads on. */
const LINE = 62;
const LINES = 12;

/** A post that is hardly longer than what is shown of it is shown whole. */
const SPARE_LINES = 4;

/** Somebody's words in paragraphs, with what is named or linked in them; the words themselves are not changed. */
export function paragraphsOf(content: string, references: Annotations['references']): Piece[][] {
  const spans = spansIn(content, references);
  return rangesOf(content).map(({ start, end }) => piecesIn(content, spans, start, end));
}

/** The beginning of a long text; the text itself when it is not long. */
export function beginningOf(content: string): string {
  if (linesOf(content) <= LINES + SPARE_LINES) return content;
  let lines = 0;
  let end = 0;
  for (const line of content.split('\n')) {
    const room = LINES - lines;
    if (room <= 0) break;
    if (linesOf(line) > room) {
      end += wordBefore(line, room * LINE);
      break;
    }
    lines += linesOf(line);
    end += line.length + 1;
  }
  return content.slice(0, end).trimEnd();
}

function linesOf(text: string): number {
  return text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / LINE)), 0);
}

function wordBefore(line: string, most: number): number {
  const space = line.lastIndexOf(' ', most);
  if (space > most / 2) return space;
  // No half of a character that is written as two units.
  return /[\ud800-\udbff]/.test(line.charAt(most - 1)) ? most - 1 : most;
}

function rangesOf(content: string): { start: number; end: number }[] {
  const ranges: { start: number; end: number }[] = [];
  let start = 0;
  for (const gap of content.matchAll(BLANK_LINES)) {
    ranges.push({ start, end: gap.index });
    start = gap.index + gap[0].length;
  }
  return [...ranges, { start, end: content.length }].filter(({ start, end }) => start < end);
}

function piecesIn(content: string, spans: Span[], start: number, end: number): Piece[] {
  const pieces: Piece[] = [];
  let at = start;
  const plainTo = (to: number) => {
    if (to > at) pieces.push({ kind: 'plain', at, text: content.slice(at, to) });
  };
  for (const span of spans.filter((span) => span.start >= start && span.end <= end)) {
    plainTo(span.start);
    pieces.push(span.piece(content.slice(span.start, span.end)));
    at = span.end;
  }
  plainTo(end);
  return pieces;
}

/** In order, none within another; a link wins over a name inside of it. */
function spansIn(content: string, references: Annotations['references']): Span[] {
  const links = [...content.matchAll(LINK)].flatMap(({ 0: found, index }) => {
    const text = withoutEnd(found);
    const href = addressOf(text);
    return href ? [{ start: index, end: index + text.length, piece: link(index, href) }] : [];
  });
  const passages = references
    .filter(({ start, end }) => start >= 0 && start < end && end <= content.length)
    .map(({ start, end, reference }) => ({ start, end, piece: passage(start, reference) }));
  const spans = [...links, ...passages].toSorted((a, b) => a.start - b.start);
  return spans.filter((span, index) => spans.slice(0, index).every(({ end }) => end <= span.start));
}

const link = (at: number, href: string) => (text: string) => ({ kind: 'link', at, text, href }) as const;
const passage = (at: number, reference: string) => (text: string) =>
  ({ kind: 'passage', at, text, reference }) as const;

/** What ends the sentence does not belong to the address; a bracket does that was opened in it. */
function withoutEnd(address: string): string {
  // Counted once: an address of brackets alone would otherwise cost the square of its length.
  const surplus = new Map(
    [...OPENING].map(([closing, opening]) => [
      closing,
      address.split(closing).length - address.split(opening).length,
    ]),
  );
  let end = address.length;
  for (; end > 0; end -= 1) {
    const last = address.charAt(end - 1);
    const left = surplus.get(last);
    if (left === undefined ? !ENDS_SENTENCE.has(last) : left <= 0) break;
    if (left !== undefined) surplus.set(last, left - 1);
  }
  return address.slice(0, end);
}

const ENDS_SENTENCE = new Set(".,;:!?'’…");
const OPENING = new Map([
  [')', '('],
  [']', '['],
  ['}', '{'],
]);

/** Null for what is no address, and for one that says another house before its own ('https://bank.com@…'). */
function addressOf(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { protocol, username, password, href } = new URL(text);
  return /^https?:$/.test(protocol) && !username && !password ? href : null;
}
