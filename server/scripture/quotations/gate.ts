import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { BIBLE_TEXTS, type BibleText } from '#contract/bibleTexts';
import {
  type FoundReference,
  findReferences,
  findReferencesInPieces,
} from '#server/scripture/references/references';
import type { Scripture } from '#server/scripture/scripture';
import type { Span, Text } from '#server/scripture/text/text';
import { comparableWordsIn, wordsIn } from '#server/scripture/text/wordIndex';
import { type Quotation, quotationsIn, REFERENCE_FOLLOWS, wordPlaces } from './extraction';
import { type Verdict, verify } from './verification';

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

const NOT_FOUND =
  'We did not find these words in the King James Version or the World English Bible, so they have no quotation marks here.';
const PUT_TOGETHER =
  'These words are put together from different passages or translations, so they have no quotation marks here.';
const NO_SUCH_PASSAGE = 'The reference given here does not exist, so it was left out.';

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

/** Splits a text into paragraphs. A paragraph that only names a source is joined to the one before it. */
export function splitParagraphs(prose: string): string[] {
  const paragraphs: string[] = [];
  for (const paragraph of prose.split(/\n[ \t]*\n\s*/)) {
    const isSource = paragraphs.length > 0 && SOURCE_LINE.test(paragraph.trimStart());
    if (isSource) paragraphs.push(`${paragraphs.pop()}\n${paragraph.replace(/^\s*>\s*/, '')}`);
    else if (paragraph.trim() !== '') paragraphs.push(paragraph);
  }
  return paragraphs;
}

const SOURCE_LINE = /^[>*_(]*\s*(?:—|–|--|-)\s*\S.{0,60}$/;

/** More quotations than a post or an answer contains. Verifying one blocks the event loop for up to a millisecond. */
const QUOTATIONS_MAX = 60;

/** The number of quotations that may still be verified. */
type Budget = { left: number };

const UNVERIFIED: Verdict = { kind: 'unverified', span: null, text: 'kjv' };

/** Verifies a quotation. Returns `unverified` once the budget is used up. */
function verifyWithin(
  budget: Budget,
  scripture: Scripture,
  words: string,
  cited: readonly Span[] | null,
): Verdict {
  if (budget.left === 0) return UNVERIFIED;
  budget.left -= 1;
  return verify(scripture, words, cited);
}

type Edit = {
  start: number;
  end: number;
  /** The replacement. */
  text: string;
  block: { span: Span; version: BibleText; note: string | null; afterParagraph: boolean } | null;
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
    parts: applyEdits(paragraph, edits).map((part) => finalChecked(scripture, part, referencesIn, budget)),
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
  const judged = [
    ...judgedQuotations(scripture, paragraph, quotationsIn(scripture, paragraph, references), budget),
  ];
  return {
    edits: judged.flatMap(({ quotation, verdict }) => editsFor(scripture, paragraph, quotation, verdict)),
    unverified: judged.filter(({ verdict }) => !verdict.span).length,
  };
}

/** Verifies the quotations that a paragraph presents as Scripture. */
export function* judgedQuotations(
  scripture: Scripture,
  paragraph: string,
  quotations: readonly Quotation[],
  budget: Budget,
): Generator<{ quotation: Quotation; verdict: Verdict }> {
  for (const quotation of quotations) {
    const cited = quotation.reference?.spans ?? null;
    const isCandidate = canBeScripture(quotation);
    const verdict = isCandidate ? verifyWithin(budget, scripture, quotation.words, cited) : UNVERIFIED;
    if (!verdict.span && quotation.nested.length > 0 && !isFollowedByReference(paragraph, quotation)) {
      yield* judgedQuotations(scripture, paragraph, quotation.nested, budget);
    } else if (isCandidate && isPresentedAsScripture(scripture, quotation, verdict, paragraph)) {
      yield { quotation, verdict };
    }
  }
}

/**
 * Runs the final check: text that still names a passage may only quote words from that passage. If it quotes other
 * words of Scripture, as in nested or overlapping quotations, removes all its quotation marks and references.
 */
function finalChecked(
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
    const { start, end } = around(text, reference);
    text = text.slice(0, start) + text.slice(end);
  }
  return { kind: 'text', text: tidy(text.replace(/[“”"«»]/g, '')), note: part.note ?? NOT_FOUND };
}

const IN_MARKS = /[“"«]([^“”"«»]+)[”"»]/g;

const NAMES_SCRIPTURE =
  /\b(?:bible|scriptures?|it is written|god|lord|jesus|christ|word|psalmist|prophet|apostle|verse|passage)\b[^.!?]{0,50}$/i;
const ARCHAIC = /\b(?:thee|thou|thy|thine|ye|hath|doth|shalt|wilt|unto|\w{3,}eth|verily|behold)\b/i;

/** Whether a quotation can be from Scripture. One or two quoted words without a reference cannot. */
function canBeScripture({ reference, words, isMarked }: Quotation): boolean {
  return reference !== null || !isMarked || wordsIn(words).length >= 3;
}

/**
 * Without a reference, quoted words must be at least this many. In modern English, people say more words by chance that
 * are also in the text, such as 'I don’t know what to do'.
 */
const MIN_WORDS_ALONE = { kjv: { exact: 4, altered: 6 }, web: { exact: 8, altered: 12 } };

/** True if a quotation is presented as Scripture. Many quotations are not, because people also quote one another. */
function isPresentedAsScripture(
  scripture: Scripture,
  quotation: Quotation,
  verdict: Verdict,
  paragraph: string,
): boolean {
  const { kind, text } = verdict;
  const { reference, words, isMarked, start } = quotation;
  if (
    reference &&
    !(hasOwnWords(scripture, verdict, words) && isOwnSpeech(paragraph, quotation, [reference]))
  )
    return true;
  const count = wordsIn(words).length;
  const { exact, altered } = MIN_WORDS_ALONE[text];
  if (!isMarked || (kind === 'exact' && count >= exact) || (kind === 'altered' && count >= altered))
    return true;
  return (
    count >= 3 &&
    (NAMES_SCRIPTURE.test(paragraph.slice(Math.max(0, start - 90), start)) || ARCHAIC.test(words))
  );
}

function editsFor(scripture: Scripture, paragraph: string, quotation: Quotation, verdict: Verdict): Edit[] {
  const { reference } = quotation;
  const range = { start: quotation.start, end: quotation.end };
  const source =
    reference && isDirectlyAfter(paragraph, quotation, reference)
      ? [removeReference(paragraph, reference)]
      : [];
  if (verdict.span) {
    const note = noteFor(verdict, reference && paragraph.slice(reference.start, reference.end));
    const inSentence = verdict.kind === 'exact' && isPartOfSentence(paragraph, quotation);
    const text = inSentence
      ? `“${asInText(textOf(scripture, verdict.text), quotation.words, verdict.span)}”`
      : '';
    // A reference elsewhere in the sentence is removed too if it is not the source of the words.
    const isWrong =
      reference && verdict.kind !== 'exact' && verdict.kind !== 'altered' && source.length === 0;
    return [
      {
        ...range,
        text,
        block: { span: verdict.span, version: verdict.text, note, afterParagraph: inSentence },
        note: null,
      },
      ...source,
      ...(isWrong && verdict.kind !== 'paraphrase' ? [removeReference(paragraph, reference)] : []),
    ];
  }
  const note = NOTES[verdict.kind] ?? NOT_FOUND;
  const bare = quotation.words.replace(/["“”«»]/g, '').trim();
  return [
    { ...range, text: bare, block: null, note },
    ...(reference ? [removeReference(paragraph, reference)] : []),
  ];
}

const NOTES: Partial<Record<Verdict['kind'], string>> = {
  blended: PUT_TOGETHER,
  nonexistent: NO_SUCH_PASSAGE,
};

function noteFor({ kind, text }: Verdict, given: string | null): string | null {
  if (kind === 'exact') return null;
  if (kind === 'altered' || kind === 'paraphrase') return `In the words of the ${BIBLE_TEXTS[text]}.`;
  return `These words were given as ${given}; they stand here.`;
}

/** Shorter phrases can resemble the text by chance. */
const MIN_ALTERED_WORDS = 8;

/** True if these words can be a speaker's own, and not a quotation of Scripture. */
function hasOwnWords(scripture: Scripture, { kind, text }: Verdict, words: string): boolean {
  if (kind === 'unverified' || kind === 'paraphrase') return true;
  if (kind === 'exact') return false;
  const count = wordsIn(words).length;
  if (kind === 'misattributed' && count < MIN_WORDS_ALONE[text].exact) return true;
  return count < MIN_ALTERED_WORDS && verify(scripture, words, null).kind !== 'exact';
}

/** Words that say who is speaking: a user, or someone whom the user knows. */
const SPEAKER =
  "(?:i|we|you|she|they|(?:my|our|your|her|his|the|a|an|one) (?:[a-z'’-]+ ){0,2}?(?:mom|mother|dad|father|parents?|husband|wife|son|daughter|brother|sister|grand\\w+|aunt|uncle|cousin|friends?|roommate|partner|fianc\\S+|pastor|priest|mentor|doctor|nurse|therapist|counselor|boss|manager|coach|teacher|neighbor|colleague|coworker|kids?|children|boyfriend|girlfriend|ex|family))";
const SAYS =
  '(?:say|says|said|saying|tell|tells|told|telling|ask|asks|asked|asking|write|writes|wrote|text|texts|texted|message|messaged|call|calls|called|whisper|whispers|whispered|shout|shouts|shouted|yell|yells|yelled|scream|screamed|mutter|muttered|snap|snapped|reply|replies|replied|answer|answers|answered|promise|promised|joke|joked|repeat|repeats|repeated|think|thinks|thought)';
const SPEECH_BEFORE = new RegExp(`\\b${SPEAKER}(?: \\w+)? ${SAYS}(?: \\w+){0,3}[\\s,:]*$`, 'i');
const SPEECH_AFTER = new RegExp(`^[\\s,]*(?:${SPEAKER} ${SAYS}|${SAYS} ${SPEAKER})\\b`, 'i');

/** True if a quotation is what a user or someone they know said, and no reference directly follows it. */
function isOwnSpeech(
  paragraph: string,
  { start, end }: Pick<Quotation, 'start' | 'end'>,
  references: readonly FoundReference[],
): boolean {
  if (references.some((reference) => isDirectlyAfter(paragraph, { start, end }, reference))) return false;
  return (
    SPEECH_BEFORE.test(paragraph.slice(Math.max(0, start - AROUND_MAX), start)) ||
    SPEECH_AFTER.test(paragraph.slice(end, end + AROUND_MAX))
  );
}

/** True for words that are presented as a passage, even if they quote something else themselves. */
function isFollowedByReference(paragraph: string, { end, reference }: Quotation): boolean {
  return (
    reference !== null &&
    reference.start >= end &&
    REFERENCE_FOLLOWS.test(paragraph.slice(end, reference.start))
  );
}

function isDirectlyAfter(
  paragraph: string,
  quotation: Pick<Quotation, 'start' | 'end'>,
  reference: FoundReference,
): boolean {
  if (reference.start >= quotation.start && reference.end <= quotation.end) return true;
  return (
    reference.start >= quotation.end &&
    REFERENCE_FOLLOWS.test(paragraph.slice(quotation.end, reference.start))
  );
}

/** Returns the edit that removes a reference with its brackets or dash. */
function removeReference(paragraph: string, reference: FoundReference): Edit {
  return { ...around(paragraph, reference), text: '', block: null, note: null };
}

/**
 * Limits the search for brackets or a dash around a reference. Without the limit, the time would be quadratic in the
 * text length.
 */
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

/** True for a few quoted words inside a sentence. They stay there, and the whole verse follows the paragraph. */
function isPartOfSentence(paragraph: string, { words, start, end, isMarked }: Quotation): boolean {
  return (
    isMarked &&
    wordsIn(words).length <= 7 &&
    /\w[\s,:]*$/.test(paragraph.slice(Math.max(0, start - AROUND_MAX), start)) &&
    /\w/.test(paragraph.slice(end))
  );
}

function textOf({ text, worldEnglish }: Scripture, id: BibleText): Text {
  return id === 'kjv' ? text : worldEnglish.text;
}

/** Returns the quoted words in the exact spelling of a text. */
function asInText(text: Text, words: string, { first, last }: Span): string {
  const wanted = comparableWordsIn(words);
  for (let verse = first; verse <= last; verse++) {
    const verseWords = text.verses[verse] as string;
    const places = wordPlaces(verseWords);
    const at = places.findIndex((_, from) =>
      wanted.every((word, index) => places[from + index]?.word === word),
    );
    const [from, to] = [places[at], places[at + wanted.length - 1]];
    if (from && to) return verseWords.slice(from.start, to.end).replace(/[[\]]/g, '');
  }
  return words;
}

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
