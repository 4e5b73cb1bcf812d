import { CONTRACTIONS, EMOJI, SLANG, SPELLINGS } from './spelling';

/**
 * Normalizes a message to words: lower case, plain letters, contractions and slang written out, American spelling,
 * repeated letters reduced. 'Sooo, u cant b serious 😢' becomes 'so you can not be serious crying'. Linear in the length
 * of the text.
 */
export function wordsOf(text: string): string[] {
  const words: string[] = [];
  const found = PRINTABLE_ASCII.test(text)
    ? plainText(text).match(ASCII_WORD)
    : plainText(emojiAsWords(text)).match(WORD);
  for (const word of found ?? []) for (const plain of expand(word)) words.push(plain);
  return words;
}

/**
 * Converts a text to lower case without accents and invisible letters, and with one kind of apostrophe. Every text
 * analysis starts with this function.
 */
export function plainText(text: string): string {
  if (PRINTABLE_ASCII.test(text)) return text.toLowerCase().replaceAll('`', "'");
  return text
    .toWellFormed()
    .normalize('NFKD')
    .replace(/[\p{Mn}\u00ad\u180e\u200b-\u200f\u2060-\u2064\ufeff]/gu, '')
    .replace(/[\u2018\u2019\u02bc\u2032`\u00b4\uff07]/g, "'")
    .toLowerCase();
}

const PRINTABLE_ASCII = /^[\x20-\x7e\n]*$/;

function emojiAsWords(text: string): string {
  return text.replace(ONE_EMOJI, (picture) => ` ${EMOJI.get(picture) ?? ''} `);
}

const ONE_EMOJI = /\p{Extended_Pictographic}/gu;

const WORD = /[\p{L}\p{N}]+(?:'[\p{L}]+)*/gu;

/** Finds the same words as `WORD` in a printable ASCII text, in half of the time. */
const ASCII_WORD = /[a-z0-9]+(?:'[a-z]+)*/g;

function expand(word: string): readonly string[] {
  const known = written(word);
  if (known) return known;
  const calm = withoutEmphasis(word);
  const calmKnown = calm === word ? undefined : written(calm);
  if (calmKnown) return calmKnown;
  const bare = calm.includes("'") ? calm.replace(/'s?$/, '').replaceAll("'", '') : calm;
  return bare ? [american(SPELLINGS.get(bare) ?? bare)] : [];
}

function written(word: string): readonly string[] | undefined {
  return CONTRACTIONS.get(word) ?? SLANG.get(word);
}

/**
 * Reduces repeated letters: 'soooo' → so, 'helppp' → help, 'noooo' → no. No English word has a letter three times in a
 * row.
 */
function withoutEmphasis(word: string): string {
  if (!/([a-z])\1\1/.test(word)) return word;
  const twice = word.replace(/([a-z])\1{2,}/g, '$1$1');
  return /(?:ee|oo|ll|ss|ff|tt)/.test(twice.slice(1, -1)) ? twice : word.replace(/([a-z])\1{2,}/g, '$1');
}

const BRITISH: readonly [RegExp, string][] = [
  [
    /^(col|fav|hon|lab|neighb|behavi|hum|rum|harb|arm|flav|sav|vap|val|vig|fav|splend|ard|glam|od|parl|tum|demean)our/,
    '$1or',
  ],
  [
    /(organ|real|apolog|recogn|critic|sympath|baptiz|memor|minim|maxim|special|traumat|victim|patron|author|emphas)is(e|es|ed|ing|ation)$/,
    '$1iz$2',
  ],
  [/^(grey)/, 'gray'],
  [/^(cent|theat|fib|met|lit)re(s?)$/, '$1er$2'],
  [/(travel|cancel|counsel|quarrel|marvel|label|model|signal|fuel)l(ed|ing|or|er|ors|ers)$/, '$1$2'],
  [/^judgement/, 'judgment'],
  [/^mum(s|my|mys|mies)?$/, 'mom$1'],
  [/^pyjama/, 'pajama'],
  [/^(defen|offen|licen)ce/, '$1se'],
];

/** Parts of words that every British spelling contains. Most words contain none, and are not tested further. */
const MAYBE_BRITISH = /our|is(?:e|ing|ation)|grey|re|ll|dgem|^mum|pyj|ce/;

function american(word: string): string {
  if (word.length < 3 || !MAYBE_BRITISH.test(word)) return word;
  for (const [pattern, instead] of BRITISH) if (pattern.test(word)) return word.replace(pattern, instead);
  return word;
}
