import { LINK_PATTERN } from '#contract/community/links';
import type { Annotations } from '#contract/community/posts';

/** A segment of user text: plain text, a link or a Bible reference. `at` is its offset in the content. */
export type TextSegment = { at: number; text: string } & (
  | { kind: 'plain' }
  | { kind: 'link'; href: string }
  | { kind: 'passage'; reference: string }
);

type Span = { start: number; end: number; piece: (text: string) => TextSegment };

const BLANK_LINES = /\n[^\S\n]*(?:\n[^\S\n]*)+/g;

/** Approximate number of characters per line, and number of lines above 'Show more'. */
const CHARS_PER_LINE = 62;
const MAX_LINES = 12;

/** A post is truncated only if it exceeds `MAX_LINES` by more than this. */
const EXTRA_LINES = 4;

/** Splits user text into paragraphs, and paragraphs into segments. Does not change the text. */
export function linkifyParagraphs(content: string, references: Annotations['references']): TextSegment[][] {
  const spans = spansIn(content, references);
  return paragraphRanges(content).map(({ start, end }) => segmentsIn(content, spans, start, end));
}

/** Truncates a long text at a word boundary. Returns a short text unchanged. */
export function truncatePost(content: string): string {
  if (linesOf(content) <= MAX_LINES + EXTRA_LINES) return content;
  let lines = 0;
  let end = 0;
  for (const line of content.split('\n')) {
    const linesLeft = MAX_LINES - lines;
    if (linesLeft <= 0) break;
    if (linesOf(line) > linesLeft) {
      end += wordBoundaryBefore(line, linesLeft * CHARS_PER_LINE);
      break;
    }
    lines += linesOf(line);
    end += line.length + 1;
  }
  return content.slice(0, end).trimEnd();
}

function linesOf(text: string): number {
  return text
    .split('\n')
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / CHARS_PER_LINE)), 0);
}

function wordBoundaryBefore(line: string, max: number): number {
  const space = line.lastIndexOf(' ', max);
  if (space > max / 2) return space;
  // Does not split a surrogate pair.
  return /[\ud800-\udbff]/.test(line.charAt(max - 1)) ? max - 1 : max;
}

function paragraphRanges(content: string): { start: number; end: number }[] {
  const ranges: { start: number; end: number }[] = [];
  let start = 0;
  for (const gap of content.matchAll(BLANK_LINES)) {
    ranges.push({ start, end: gap.index });
    start = gap.index + gap[0].length;
  }
  return [...ranges, { start, end: content.length }].filter(({ start, end }) => start < end);
}

function segmentsIn(content: string, spans: Span[], start: number, end: number): TextSegment[] {
  const pieces: TextSegment[] = [];
  let at = start;
  const pushPlainUntil = (to: number) => {
    if (to > at) pieces.push({ kind: 'plain', at, text: content.slice(at, to) });
  };
  for (const span of spans.filter((span) => span.start >= start && span.end <= end)) {
    pushPlainUntil(span.start);
    pieces.push(span.piece(content.slice(span.start, span.end)));
    at = span.end;
  }
  pushPlainUntil(end);
  return pieces;
}

/** Returns the links and references in order and without overlaps. A link wins over a reference inside the link. */
function spansIn(content: string, references: Annotations['references']): Span[] {
  const links = [...content.matchAll(LINK_PATTERN)].flatMap(({ 0: match, index }) => {
    const text = trimUrlEnd(match);
    const href = safeHref(text);
    return href ? [{ start: index, end: index + text.length, piece: linkSegment(index, href) }] : [];
  });
  const passages = references
    .filter(({ start, end }) => start >= 0 && start < end && end <= content.length)
    .map(({ start, end, reference }) => ({ start, end, piece: passageSegment(start, reference) }));
  const spans = [...links, ...passages].toSorted((a, b) => a.start - b.start);
  return spans.filter((span, index) => spans.slice(0, index).every(({ end }) => end <= span.start));
}

const linkSegment = (at: number, href: string) => (text: string) =>
  ({ kind: 'link', at, text, href }) as const;
const passageSegment = (at: number, reference: string) => (text: string) =>
  ({ kind: 'passage', at, text, reference }) as const;

/** Strips trailing sentence punctuation and closing brackets that were not opened in the URL. */
function trimUrlEnd(url: string): string {
  // Counts brackets once: recounting for each one would be quadratic in the length of the URL.
  const surplus = new Map(
    [...BRACKET_PAIRS].map(([closing, opening]) => [
      closing,
      url.split(closing).length - url.split(opening).length,
    ]),
  );
  let end = url.length;
  for (; end > 0; end -= 1) {
    const last = url.charAt(end - 1);
    const left = surplus.get(last);
    if (left === undefined ? !SENTENCE_PUNCTUATION.has(last) : left <= 0) break;
    if (left !== undefined) surplus.set(last, left - 1);
  }
  return url.slice(0, end);
}

const SENTENCE_PUNCTUATION = new Set(".,;:!?'’…");
const BRACKET_PAIRS = new Map([
  [')', '('],
  [']', '['],
  ['}', '{'],
]);

/** Returns null unless the URL is http(s) and without credentials, which can imitate a host ('https://bank.com@…'). */
function safeHref(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { protocol, username, password, href } = new URL(text);
  return /^https?:$/.test(protocol) && !username && !password ? href : null;
}
