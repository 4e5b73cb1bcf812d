import { BIBLE_TEXTS, type BibleText } from '#contract/bibleTexts';
import type { FoundReference } from '#server/scripture/references/references';
import type { Scripture } from '#server/scripture/scripture';
import type { Span, Text } from '#server/scripture/text/text';
import { comparableWordsIn, wordsIn } from '#server/scripture/text/wordIndex';
import { type Quotation, wordPlaces } from './extraction';
import { isDirectlyAfter } from './speech';
import type { Verdict } from './verification';

/** A change of a paragraph: what replaces a range of it, and the passage that is shown in its place. */
export type Edit = {
  start: number;
  end: number;
  /** The replacement. */
  text: string;
  block: { span: Span; version: BibleText; note: string | null; afterParagraph: boolean } | null;
  note: string | null;
};

export const NOT_FOUND =
  'We did not find these words in the King James Version or the World English Bible, so they have no quotation marks here.';
const PUT_TOGETHER =
  'These words are put together from different passages or translations, so they have no quotation marks here.';
export const NO_SUCH_PASSAGE = 'The reference given here does not exist, so it was left out.';

/** Returns the edits for a quotation, by its verdict. */
export function editsFor(
  scripture: Scripture,
  paragraph: string,
  quotation: Quotation,
  verdict: Verdict,
): Edit[] {
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
  return `These words were given as ${given}, but they are from this passage.`;
}

/** Returns the edit that removes a reference with its brackets or dash. */
function removeReference(paragraph: string, reference: FoundReference): Edit {
  return { ...rangeWithMarks(paragraph, reference), text: '', block: null, note: null };
}

/** Returns the range of a reference with its brackets or dash. */
export function rangeWithMarks(
  paragraph: string,
  { start, end }: FoundReference,
): { start: number; end: number } {
  const before =
    /[ \t]*(?:[([]\s*(?:cf\.? |see |from )?|(?:—|–|--|-|~)\s*)?[*_]*$/i.exec(
      paragraph.slice(Math.max(0, start - AROUND_MAX), start),
    )?.[0] ?? '';
  const after = /^[*_]*(?:\s*,?\s*(?:kjv|av))?\s*[)\]]?[*_]*/i.exec(paragraph.slice(end))?.[0] ?? '';
  const closes = /[([]/.test(before) === /[)\]]/.test(after);
  return closes ? { start: start - before.length, end: end + after.length } : { start, end };
}

/**
 * Limits the search for brackets or a dash around a reference. Without the limit, the time would be quadratic in the
 * text length.
 */
const AROUND_MAX = 80;

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
