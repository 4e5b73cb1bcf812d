import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { MAX_GAP, type Quotation, quotationsIn, wordPlaces } from './extraction';
import { type FoundReference, findReferences, findReferencesInPieces } from './references';
import type { Scripture } from './scripture';
import type { Span } from './text';
import { wordsIn } from './tokenizer';
import { type Verdict, verify } from './verification';

/** What may be shown: prose in which nothing claims to be Scripture, and Scripture from our own text. */
export type GatePart =
  | { kind: 'text'; text: string; note: string | null }
  | { kind: 'scripture'; span: Span; note: string | null };

export type Gated = {
  parts: GatePart[];
  /** How many quotations could not be verified and lost their marks. */
  unverified: number;
};

/** More than any answer or post; what is longer is cut before it is read. */
const PROSE_MAX = 20_000;

const IN_OUR_WORDING = 'In the words of the King James text.';
const NOT_FOUND =
  'We did not find these words in the King James text, so they stand here without quotation marks.';
const PUT_TOGETHER =
  'These words are put together from different passages, so they stand here without quotation marks.';
const NO_SUCH_PASSAGE = 'The reference given here does not exist, so it was left out.';

/**
 * Lets through what is Scripture, in the words of the text, and takes quotation marks and reference off what is not.
 * Paragraph by paragraph: nothing in one changes another.
 */
export function applyGate(scripture: Scripture, prose: string): Gated {
  const gated: Gated = { parts: [], unverified: 0 };
  const budget = { left: QUOTATIONS_MAX };
  for (const paragraph of paragraphsOf(prose.slice(0, PROSE_MAX))) {
    const references = findReferences(scripture.text, paragraph);
    const { parts, unverified } = gateParagraph(scripture, paragraph, references, budget);
    gated.parts.push(...parts);
    gated.unverified += unverified;
  }
  return gated;
}

export type Checked = {
  /** The passages of quotations that have other words, or another reference, than the text. */
  corrections: Span[];
  unverified: number;
};

/**
 * Compares the quotations of a text with Scripture and leaves the text as it is, paragraph by paragraph, with other work
 * of the event loop done in between. `found` are the references of the whole prose.
 */
export async function checkQuotations(
  scripture: Scripture,
  prose: string,
  found: readonly FoundReference[],
): Promise<Checked> {
  const checked: Checked = { corrections: [], unverified: 0 };
  const budget = { left: QUOTATIONS_MAX };
  for (const paragraph of paragraphsOf(prose.slice(0, PROSE_MAX))) {
    await yieldToEventLoop();
    const references = paragraph === prose ? found : await findReferencesInPieces(scripture.text, paragraph);
    const { edits, unverified } = editsIn(scripture, paragraph, references, budget);
    checked.unverified += unverified;
    for (const { block } of edits) {
      if (block?.note) checked.corrections.push(block.span);
    }
  }
  return checked;
}

/** A line that only says where the words before it are from belongs to them. */
function paragraphsOf(prose: string): string[] {
  const paragraphs: string[] = [];
  for (const paragraph of prose.split(/\n[ \t]*\n\s*/)) {
    const isSource = paragraphs.length > 0 && SOURCE_LINE.test(paragraph.trimStart());
    if (isSource) paragraphs.push(`${paragraphs.pop()}\n${paragraph.replace(/^\s*>\s*/, '')}`);
    else if (paragraph.trim() !== '') paragraphs.push(paragraph);
  }
  return paragraphs;
}

const SOURCE_LINE = /^[>*_(]*\s*(?:—|–|--|-)\s*\S.{0,60}$/;

/** More than anyone quotes in a post or an answer. Each costs up to a millisecond of the event loop. */
const QUOTATIONS_MAX = 60;

/** How many quotations of one text may still be compared with the text. */
type Budget = { left: number };

/** Beyond the budget a quotation counts as unverified without being looked at. */
function verifyWithin(
  budget: Budget,
  scripture: Scripture,
  words: string,
  cited: readonly Span[] | null,
): Verdict {
  if (budget.left === 0) return { kind: 'unverified', span: null };
  budget.left -= 1;
  return verify(scripture, words, cited);
}

type Edit = {
  start: number;
  end: number;
  /** What stands there instead. */
  text: string;
  block: { span: Span; note: string | null; waits: boolean } | null;
  note: string | null;
};

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
    edits.push({ ...around(paragraph, reference), text: '', block: null, note: NO_SUCH_PASSAGE });
  }
  const referencesIn = (text: string) =>
    text === paragraph ? references : findReferences(scripture.text, text);
  return {
    parts: applied(paragraph, edits).map((part) => settled(scripture, part, referencesIn, budget)),
    unverified,
  };
}

/** What has to change where a paragraph quotes Scripture, and how many of its quotations were not found. */
function editsIn(
  scripture: Scripture,
  paragraph: string,
  references: readonly FoundReference[],
  budget: Budget,
): { edits: Edit[]; unverified: number } {
  const quotations = quotationsIn(scripture, paragraph, references);
  const edits: Edit[] = [];
  let unverified = 0;
  for (const quotation of quotations) {
    if (!mayClaim(quotation)) continue;
    const cited = quotation.reference?.spans ?? null;
    const verdict = verifyWithin(budget, scripture, quotation.words, cited);
    if (!claims(quotation, verdict, paragraph)) continue;
    if (!verdict.span) unverified++;
    edits.push(...editsFor(scripture, paragraph, quotation, verdict));
  }
  return { edits, unverified };
}

/**
 * The last word: prose that still names a passage may quote nothing that does not stand there. Whatever slipped
 * through, nested or crossed, leaves without its marks and references.
 */
function settled(
  scripture: Scripture,
  part: GatePart,
  referencesIn: (text: string) => readonly FoundReference[],
  budget: Budget,
): GatePart {
  if (part.kind === 'scripture') return part;
  const references = referencesIn(part.text);
  if (references.length === 0) return part;
  const cited = references.flatMap(({ spans }) => spans);
  const isHonest =
    references.every(({ missing }) => !missing) &&
    [...part.text.matchAll(IN_MARKS)].every(([, words = '']) => {
      return wordsIn(words).length === 0 || verifyWithin(budget, scripture, words, cited).kind === 'exact';
    });
  if (isHonest) return part;
  let text = part.text;
  for (const reference of references.toReversed()) {
    const { start, end } = around(text, reference);
    text = text.slice(0, start) + text.slice(end);
  }
  return { kind: 'text', text: tidied(text.replace(/[“”"«»]/g, '')), note: part.note ?? NOT_FOUND };
}

const IN_MARKS = /[“"«]([^“”"«»]+)[”"»]/g;

const SAYS_SO =
  /\b(?:bible|scriptures?|it is written|god|lord|jesus|christ|word|psalmist|prophet|apostle|verse|passage)\b[^.!?]{0,50}$/i;
const ARCHAIC = /\b(?:thee|thou|thy|thine|ye|hath|doth|shalt|wilt|unto|\w{3,}eth|verily|behold)\b/i;

/** Two words in quotation marks without a reference are never taken for Scripture. */
function mayClaim({ reference, words, isMarked }: Quotation): boolean {
  return reference !== null || !isMarked || wordsIn(words).length >= 3;
}

/** Whether a quotation is given as Scripture at all: people quote one another, too. */
function claims(
  { reference, words, isMarked, start }: Quotation,
  { kind }: Verdict,
  paragraph: string,
): boolean {
  if (reference) return true;
  const count = wordsIn(words).length;
  if (!isMarked || (kind === 'exact' && count >= 4) || (kind === 'altered' && count >= 6)) return true;
  return count >= 3 && (SAYS_SO.test(paragraph.slice(Math.max(0, start - 90), start)) || ARCHAIC.test(words));
}

function editsFor(scripture: Scripture, paragraph: string, quotation: Quotation, verdict: Verdict): Edit[] {
  const { reference } = quotation;
  const range = { start: quotation.start, end: quotation.end };
  const source = reference && isOwn(paragraph, quotation, reference) ? [removal(paragraph, reference)] : [];
  if (verdict.span) {
    const note = noteFor(verdict.kind, reference && paragraph.slice(reference.start, reference.end));
    const inSentence = verdict.kind === 'exact' && isPartOfSentence(paragraph, quotation);
    const text = inSentence ? `“${asInText(scripture, quotation.words, verdict.span)}”` : '';
    // A reference the words are not from is not left standing beside them.
    const wrong = reference && verdict.kind !== 'exact' && verdict.kind !== 'altered' && source.length === 0;
    return [
      { ...range, text, block: { span: verdict.span, note, waits: inSentence }, note: null },
      ...source,
      ...(wrong && verdict.kind !== 'paraphrase' ? [removal(paragraph, reference)] : []),
    ];
  }
  const note = NOTES[verdict.kind] ?? NOT_FOUND;
  const bare = quotation.words.replace(/["“”«»]/g, '').trim();
  return [{ ...range, text: bare, block: null, note }, ...(reference ? [removal(paragraph, reference)] : [])];
}

const NOTES: Partial<Record<Verdict['kind'], string>> = {
  blended: PUT_TOGETHER,
  nonexistent: NO_SUCH_PASSAGE,
};

function noteFor(kind: Verdict['kind'], given: string | null): string | null {
  if (kind === 'exact') return null;
  if (kind === 'altered' || kind === 'paraphrase') return IN_OUR_WORDING;
  return `These words were given as ${given}; they stand here.`;
}

function isOwn(paragraph: string, quotation: Quotation, reference: FoundReference): boolean {
  if (reference.start >= quotation.start && reference.end <= quotation.end) return true;
  return reference.start >= quotation.end && MAX_GAP.test(paragraph.slice(quotation.end, reference.start));
}

/** Takes a reference out with the brackets or the dash it stands in. */
function removal(paragraph: string, reference: FoundReference): Edit {
  return { ...around(paragraph, reference), text: '', block: null, note: null };
}

/** The brackets or dash around a reference are near it; looking further back would cost the square of a text. */
const AROUND_MAX = 80;

function around(paragraph: string, { start, end }: FoundReference): { start: number; end: number } {
  const before =
    /[ \t]*(?:[([]\s*(?:cf\.? |see |from )?|(?:—|–|--|-|~)\s*)?[*_]*$/i.exec(
      paragraph.slice(Math.max(0, start - AROUND_MAX), start),
    )?.[0] ?? '';
  const after = /^[*_]*(?:\s*,?\s*(?:kjv|av))?\s*[)\]]?[*_]*/i.exec(paragraph.slice(end))?.[0] ?? '';
  const closes = /[([]/.test(before) === /[)\]]/.test(after);
  return closes ? { start: start - before.length, end: end + after.length } : { start, end };
}

/** A few words inside a sentence stay in it; the whole verse follows after the paragraph. */
function isPartOfSentence(paragraph: string, { words, start, end, isMarked }: Quotation): boolean {
  return (
    isMarked &&
    wordsIn(words).length <= 7 &&
    /\w[\s,:]*$/.test(paragraph.slice(Math.max(0, start - AROUND_MAX), start)) &&
    /\w/.test(paragraph.slice(end))
  );
}

/** The quoted words letter for letter as the text has them. */
function asInText({ text }: Scripture, words: string, { first, last }: Span): string {
  const wanted = wordsIn(words);
  for (let verse = first; verse <= last; verse++) {
    const own = text.verses[verse] as string;
    const places = wordPlaces(own);
    const at = places.findIndex((_, from) =>
      wanted.every((word, index) => places[from + index]?.word === word),
    );
    const [from, to] = [places[at], places[at + wanted.length - 1]];
    if (from && to) return own.slice(from.start, to.end).replace(/[[\]]/g, '');
  }
  return words;
}

/** The paragraph with its edits made, cut where a passage stands on its own. */
function applied(paragraph: string, edits: readonly Edit[]): GatePart[] {
  const parts: GatePart[] = [];
  const waiting: GatePart[] = [];
  let text = '';
  let notes: string[] = [];
  let done = 0;
  const flush = () => {
    const tidy = tidied(text);
    const note = notes.length > 0 ? [...new Set(notes)].join(' ') : null;
    if (/[\p{L}\p{N}]/u.test(tidy)) parts.push({ kind: 'text', text: tidy, note });
    text = '';
    notes = [];
  };
  for (const edit of [...edits].sort((a, b) => a.start - b.start || a.end - b.end)) {
    text += paragraph.slice(done, Math.max(done, edit.start)) + edit.text;
    done = Math.max(done, edit.end);
    if (edit.note) notes.push(edit.note);
    if (!edit.block) continue;
    const { span, note, waits } = edit.block;
    if (!waits) flush();
    (waits ? waiting : parts).push({ kind: 'scripture', span, note });
  }
  text += paragraph.slice(done);
  flush();
  return [...parts, ...waiting];
}

/** Without what is left over where something was taken out, and without marks of emphasis. */
function tidied(text: string): string {
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
