import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { BibleText } from '#contract/bibleTexts';
import {
  type FoundReference,
  findReferences,
  findReferencesInPieces,
} from '#server/scripture/references/references';
import type { Scripture } from '#server/scripture/scripture';
import type { Span } from '#server/scripture/text/text';
import { wordsIn } from '#server/scripture/text/wordIndex';
import { type Edit, editsFor, NO_SUCH_PASSAGE, NOT_FOUND, rangeWithMarks } from './edits';
import { quotationsIn } from './extraction';
import { splitParagraphs } from './paragraphs';
import { type Budget, hasOwnWords, verifyPresentedQuotations, verifyWithin } from './presentedQuotations';
import { isOwnSpeech } from './speech';

/** A part that may be shown: prose without unverified quotations, or a passage from our own text. */
export type GatePart =
  | { kind: 'text'; text: string; note: string | null }
  | { kind: 'scripture'; span: Span; text: BibleText; note: string | null };

export type Gated = {
  parts: GatePart[];
  /** Number of quotations that were not verified and lost their quotation marks. */
  unverified: number;
};

/** Text beyond this length is cut off. It is longer than any answer or post. */
const PROSE_MAX = 20_000;

/** More quotations than a post or an answer contains. Verifying one blocks the event loop for up to a millisecond. */
const QUOTATIONS_MAX = 60;

/**
 * The quotation gate. Replaces Bible quotations with our own text, and removes quotation marks and references from
 * quotations that are not in our text. Checks each paragraph separately.
 */
export function applyGate(scripture: Scripture, prose: string): Gated {
  const gated: Gated = { parts: [], unverified: 0 };
  const budget = { left: QUOTATIONS_MAX };
  for (const paragraph of splitParagraphs(prose.slice(0, PROSE_MAX))) {
    const references = findReferences(scripture.text, paragraph);
    const { parts, unverified } = gateParagraph(scripture, paragraph, references, budget);
    gated.parts.push(...parts);
    gated.unverified += unverified;
  }
  return gated;
}

export type Checked = {
  /** The passages of quotations whose words or reference differ from our text. */
  corrections: { span: Span; text: BibleText }[];
  unverified: number;
};

/**
 * Checks the quotations of a text without changing it. Yields to the event loop between paragraphs. `found` are the
 * references of the whole text.
 */
export async function checkQuotations(
  scripture: Scripture,
  prose: string,
  found: readonly FoundReference[],
): Promise<Checked> {
  const checked: Checked = { corrections: [], unverified: 0 };
  const budget = { left: QUOTATIONS_MAX };
  for (const paragraph of splitParagraphs(prose.slice(0, PROSE_MAX))) {
    await yieldToEventLoop();
    const references = paragraph === prose ? found : await findReferencesInPieces(scripture.text, paragraph);
    const { edits, unverified } = editsIn(scripture, paragraph, references, budget);
    checked.unverified += unverified;
    for (const { block } of edits) {
      if (block?.note) checked.corrections.push({ span: block.span, text: block.version });
    }
  }
  return checked;
}

function gateParagraph(
  scripture: Scripture,
  paragraph: string,
  references: readonly FoundReference[],
  budget: Budget,
): Gated {
  const { edits, unverified } = editsIn(scripture, paragraph, references, budget);
  for (const reference of references) {
    if (
      !reference.missing ||
      edits.some(({ start, end }) => start <= reference.start && reference.end <= end)
    )
      continue;
    edits.push({ ...rangeWithMarks(paragraph, reference), text: '', block: null, note: NO_SUCH_PASSAGE });
  }
  const referencesIn = (text: string) =>
    text === paragraph ? references : findReferences(scripture.text, text);
  return {
    parts: applyEdits(paragraph, edits).map((part) => applyFinalCheck(scripture, part, referencesIn, budget)),
    unverified,
  };
}

/** Returns the edits for the quotations of a paragraph, and the number of quotations that were not found. */
function editsIn(
  scripture: Scripture,
  paragraph: string,
  references: readonly FoundReference[],
  budget: Budget,
): { edits: Edit[]; unverified: number } {
  const presented = [
    ...verifyPresentedQuotations(
      scripture,
      paragraph,
      quotationsIn(scripture, paragraph, references),
      budget,
    ),
  ];
  return {
    edits: presented.flatMap(({ quotation, verdict }) => editsFor(scripture, paragraph, quotation, verdict)),
    unverified: presented.filter(({ verdict }) => !verdict.span).length,
  };
}

/**
 * Runs the final check: text that still names a passage may only quote words from that passage. If it quotes other
 * words of Scripture, as in nested or overlapping quotations, removes all its quotation marks and references.
 */
function applyFinalCheck(
  scripture: Scripture,
  part: GatePart,
  referencesIn: (text: string) => readonly FoundReference[],
  budget: Budget,
): GatePart {
  if (part.kind === 'scripture') return part;
  const references = referencesIn(part.text);
  if (references.length === 0) return part;
  const cited = references.flatMap(({ spans }) => spans);
  const isVerified =
    references.every(({ missing }) => !missing) &&
    [...part.text.matchAll(IN_MARKS)].every(({ 0: marked, 1: words = '', index: start }) => {
      if (wordsIn(words).length === 0) return true;
      const verdict = verifyWithin(budget, scripture, words, cited);
      const range = { start, end: start + marked.length };
      return (
        verdict.kind === 'exact' ||
        (hasOwnWords(scripture, verdict, words) && isOwnSpeech(part.text, range, references))
      );
    });
  if (isVerified) return part;
  let text = part.text;
  for (const reference of references.toReversed()) {
    const { start, end } = rangeWithMarks(text, reference);
    text = text.slice(0, start) + text.slice(end);
  }
  return { kind: 'text', text: tidy(text.replace(/[“”"«»]/g, '')), note: part.note ?? NOT_FOUND };
}

const IN_MARKS = /[“"«]([^“”"«»]+)[”"»]/g;

/** Applies the edits. Splits the paragraph where a passage becomes a separate part. */
function applyEdits(paragraph: string, edits: readonly Edit[]): GatePart[] {
  const parts: GatePart[] = [];
  const partsAfter: GatePart[] = [];
  let text = '';
  let notes: string[] = [];
  let copiedTo = 0;
  const flush = () => {
    const tidied = tidy(text);
    const note = notes.length > 0 ? [...new Set(notes)].join(' ') : null;
    if (/[\p{L}\p{N}]/u.test(tidied)) parts.push({ kind: 'text', text: tidied, note });
    text = '';
    notes = [];
  };
  for (const edit of [...edits].sort((a, b) => a.start - b.start || a.end - b.end)) {
    text += paragraph.slice(copiedTo, Math.max(copiedTo, edit.start)) + edit.text;
    copiedTo = Math.max(copiedTo, edit.end);
    if (edit.note) notes.push(edit.note);
    if (!edit.block) continue;
    const { span, version, note, afterParagraph } = edit.block;
    if (!afterParagraph) flush();
    (afterParagraph ? partsAfter : parts).push({ kind: 'scripture', span, text: version, note });
  }
  text += paragraph.slice(copiedTo);
  flush();
  return [...parts, ...partsAfter];
}

/** Removes emphasis marks, empty brackets, and spaces and punctuation left over by removals. */
function tidy(text: string): string {
  return text
    .replace(/^[ \t]*>[ \t]?/gm, '')
    .replace(/\*\*|__|(?<!\w)[*_](?=\S)|(?<=\S)[*_](?!\w)/g, '')
    .replace(/[ \t]+/g, ' ')
    .replace(/\( *\)|\[ *\]/g, '')
    .replace(/ +([.,;:!?])/g, '$1')
    .replace(/^[\s.,;:—–-]+/, '')
    .replace(/(?<![\s—–-])[\s—–-]+$/, '')
    .trim();
}
