import { BOOK_PATTERN } from './bookNames';
import { type Rewriting, rewrite } from './rewriting';

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const NUMBER_WORD = `(?:${[...ONES.slice(1), ...TENS, 'hundred'].sort((a, b) => b.length - a.length).join('|')})`;
const SEPARATOR = '(?:,? ?(?:chapters?|chap\\.?|ch\\.?|verses?|vv?\\.)|,|:| through| thru| to| and|-)?';

const SPELLED = new RegExp(`\\b(${BOOK_PATTERN})\\.?((?:${SEPARATOR}[ -]${NUMBER_WORD}(?![a-z]))+)`, 'gi');

const ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth'.split(
    ' ',
  );
const TENTHS = 'twentieth thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth'.split(' ');
const ORDINAL_PSALM = new RegExp(
  `\\b(?:(one )?hundred(?: and|-and)?[ -])?(?:(${TENS.join('|')})[ -])?(${[...ORDINALS, ...TENTHS].join('|')}) psalm\\b`,
  'gi',
);

/** Fast pre-check: text without a match contains no reference. Most text has none. */
export const MAY_CONTAIN_REFERENCE = new RegExp(
  `\\d|\\b${BOOK_PATTERN}\\b\\.?,? (?:chapter |chap\\. ?|ch\\. ?)?(?:[ivxlc]+\\b|${NUMBER_WORD}\\b)|(?:${[...ORDINALS, ...TENTHS].join('|')}) (?:psalm|chapter)\\b`,
  'i',
);

const ORDINAL_CHAPTER = new RegExp(
  `\\b(?:the )?(?:(${TENS.join('|')})[ -])?(${[...ORDINALS, ...TENTHS].join('|')}|\\d+(?:st|nd|rd|th)) chapter of (?:the book of )?(${BOOK_PATTERN})\\b`,
  'gi',
);

const CHAPTER_AFTER = new RegExp(
  `\\b(${BOOK_PATTERN}),? (?:the )?(?:(${TENS.join('|')})[ -])?(${[...ORDINALS, ...TENTHS].join('|')}|\\d+(?:st|nd|rd|th)) chapter\\b`,
  'gi',
);

/** Converts ordinals to digits: 'the twenty-third Psalm', 'the second chapter of Acts'. */
export function ordinalsToDigits(text: Rewriting): Rewriting {
  const psalms = rewrite(text, ORDINAL_PSALM, ([whole, , tens = '', last = '']) => {
    const hundred = /hundred/i.test(whole) ? 100 : 0;
    return `Psalm ${hundred + ordinalOf(tens, last)}`;
  });
  const after = rewrite(
    psalms,
    CHAPTER_AFTER,
    ([, book = '', tens = '', last = '']) => `${book} chapter ${ordinalOf(tens, last)}`,
  );
  return rewrite(
    after,
    ORDINAL_CHAPTER,
    ([, tens = '', last = '', book = '']) => `${book} chapter ${ordinalOf(tens, last)}`,
  );
}

function ordinalOf(tens: string, last: string): number {
  if (/^\d/.test(last)) return Number.parseInt(last, 10);
  const ten = TENTHS.indexOf(last.toLowerCase());
  if (ten >= 0) return (ten + 2) * 10;
  return ORDINALS.indexOf(last.toLowerCase()) + 1 + (numberOf(tens.toLowerCase()) ?? 0);
}

/**
 * Converts number words to digits: 'Psalm twenty-three', 'John three sixteen', 'chapter three verses five to seven'.
 */
export function numberWordsToDigits(text: Rewriting): Rewriting {
  return rewrite(text, SPELLED, ([whole, book = '', tail = '']) => {
    const isPsalm = /^ps/i.test(book);
    const hasLabel = /chap|ch\b|verse|v\./i.test(tail);
    const digits = digitsIn(tail, isPsalm);
    const numbers = digits.match(/\d+/g) ?? [];
    // 'James one day' and 'Numbers two' are not references; 'Romans eight' and 'James one four' are.
    if (!hasLabel && !isPsalm && numbers.length < 2 && NAMES_OF_PEOPLE.test(book)) return null;
    return numbers.length === 0 ? whole : `${book}${digits}`;
  });
}

const NAMES_OF_PEOPLE =
  /^(?:mark|luke|john|james|jude|peter|job|ruth|esther|ezra|daniel|dan|sam|samuel|tim|timothy|titus|joel|amos|micah|joshua|acts|numbers|judges|kings|song|songs|matt|phil|pet|rev|cor|mal|gal|col|pro|ex)$/i;

function digitsIn(tail: string, isPsalm: boolean): string {
  const words = tail.toLowerCase().match(/[a-z]+\.?|[,:-]/g) ?? [];
  const state: ParserState = { out: '', value: null };
  for (const [at, word] of words.entries()) {
    const number = numberOf(word);
    if (number !== null) readNumber(state, number, isPsalm);
    else if (!isInsideNumber(word, state.value, words[at + 1])) {
      flushNumber(state);
      state.out += /^[:-]$/.test(word) ? word : ` ${word}`;
    }
  }
  flushNumber(state);
  return state.out;
}

/** Parser state: the output so far, and the number that further words may still extend. */
type ParserState = { out: string; value: number | null };

function readNumber(state: ParserState, number: number, isPsalm: boolean): void {
  const extended = state.value === null ? number : combined(state.value, number, isPsalm);
  if (extended === null) flushNumber(state);
  state.value = extended ?? number;
}

/** Writes the pending number. Two numbers without a word between them are a chapter and a verse. */
function flushNumber(state: ParserState): void {
  if (state.value !== null) state.out += /\d$/.test(state.out) ? `:${state.value}` : ` ${state.value}`;
  state.value = null;
}

/** Combines two number words into one number, or returns null if they are two numbers. */
function combined(value: number, number: number, isPsalm: boolean): number | null {
  if (number === 100) return value * 100;
  if (isOneNumber(value, number)) return value + number;
  // 'Psalm one nineteen' is Psalm 119.
  return isPsalm && value === 1 && number > 9 ? 100 + number : null;
}

function isInsideNumber(word: string, value: number | null, next: string | undefined): boolean {
  return (word === '-' || word === 'and') && value !== null && continuesNumber(value, next);
}

/** True if two number words form one number: 'twenty three' does, 'three sixteen' does not. */
function isOneNumber(value: number, number: number): boolean {
  if (value % 100 === 0 && value > 0) return number < 100;
  return value % 10 === 0 && value % 100 >= 20 && number < 10;
}

function continuesNumber(value: number, next: string | undefined): boolean {
  const number = next === undefined ? null : numberOf(next);
  return number !== null && isOneNumber(value, number);
}

function numberOf(word: string): number | null {
  if (word === 'hundred') return 100;
  const one = ONES.indexOf(word);
  if (one >= 0) return one;
  const ten = TENS.indexOf(word);
  return ten >= 0 ? (ten + 2) * 10 : null;
}

const ROMAN = new RegExp(
  `\\b(${BOOK_PATTERN})\\.?,? (?:chapter |chap\\. ?|ch\\. ?)?([ivxlc]+)(?![a-z])(?:([.,:;]? ?)(?=(?:verses? |vv?\\. ?)?(\\d)))?`,
  'gi',
);

/** Converts Roman numerals to digits: 'John iii. 16', 'Psalm CXIX'. */
export function romanNumeralsToDigits(text: Rewriting): Rewriting {
  return rewrite(text, ROMAN, ([, book = '', roman = '', , digit]) => {
    const value = romanValue(roman.toLowerCase());
    if (value === null) return null;
    // 'Psalm I love' and 'John I think' contain a pronoun, and 'Jude v. 24' names a verse.
    if (digit === undefined && /^(?:i|v|c|l|x)$/i.test(roman) && !/^ps/i.test(book)) return null;
    if (digit === undefined && /^i$/i.test(roman)) return null;
    if (/^(?:jude|philemon|obadiah)$/i.test(book) && /^v$/i.test(roman)) return null;
    return digit === undefined ? `${book} ${value}` : `${book} ${value}:`;
  });
}

const ROMAN_VALUES: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100 };

function romanValue(roman: string): number | null {
  if (!/^c?(?:xc|xl|l?x{0,4})(?:ix|iv|v?i{0,4})$/.test(roman)) return null;
  let value = 0;
  for (let at = 0; at < roman.length; at++) {
    const current = ROMAN_VALUES[roman[at] as string] ?? 0;
    const next = ROMAN_VALUES[roman[at + 1] ?? ''] ?? 0;
    value += current < next ? -current : current;
  }
  return value > 0 ? value : null;
}
