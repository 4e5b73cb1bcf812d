/** Compiled crisis patterns. */
export type CrisisPatterns = {
  /** Whether a pattern matches the words. */
  matches: (words: string) => boolean;
  /** Returns the pattern that matches first in the words, as it is written. Returns null if none does. */
  matchIn: (words: string) => string | null;
  /** Replaces every match in the words with `instead`. */
  replacedIn: (words: string, instead: string) => string;
};

/** Named lists of words. A pattern uses the name in place of all the words. */
type Families = Readonly<Record<string, string>>;

/**
 * Compiles patterns. At each word, only the patterns that can begin with this word are tried. One combined regular
 * expression would try all of them at every word, which takes ten times as long, and compiling it would block a phone
 * for a tenth of a second.
 */
export function compileCrisisPatterns(patterns: readonly string[], families: Families): CrisisPatterns {
  const byBeginning = new Map<string, CompiledPattern[]>();
  for (const [order, pattern] of patterns.flatMap((line) => line.split('|')).entries()) {
    const { source, beginnings } = parsePattern(pattern, families);
    const compiled: CompiledPattern = { written: pattern, order, source, regExp: null };
    for (const beginning of beginnings) {
      const here = byBeginning.get(beginning);
      if (here) here.push(compiled);
      else byBeginning.set(beginning, [compiled]);
    }
  }
  /** Returns the first pattern, in source order, that matches at this place, and the end of the match. */
  const matchAt = (words: string, at: number): { written: string; end: number } | null => {
    const word = words.slice(at + 1, words.indexOf(' ', at + 1) + 1);
    let match: { written: string; end: number } | null = null;
    let first = Number.POSITIVE_INFINITY;
    for (const beginning of [word, word.slice(0, INDEXED_LETTERS), ANYTHING]) {
      for (const pattern of byBeginning.get(beginning) ?? []) {
        if (pattern.order >= first) continue;
        pattern.regExp ??= new RegExp(pattern.source, 'y');
        pattern.regExp.lastIndex = at;
        if (!pattern.regExp.test(words)) continue;
        match = { written: pattern.written, end: pattern.regExp.lastIndex };
        first = pattern.order;
      }
    }
    return match;
  };
  const matchIn = (words: string): string | null => {
    for (let at = words.indexOf(' '); at >= 0; at = words.indexOf(' ', at + 1)) {
      const match = matchAt(words, at);
      if (match) return match.written;
    }
    return null;
  };
  return {
    matches: (words) => matchIn(words) !== null,
    matchIn,
    replacedIn: (words, instead) => {
      let replaced = '';
      let done = 0;
      for (let at = words.indexOf(' '); at >= 0; at = words.indexOf(' ', Math.max(done, at + 1))) {
        const match = matchAt(words, at);
        if (!match) continue;
        replaced += words.slice(done, at) + instead;
        done = match.end;
      }
      return replaced + words.slice(done);
    },
  };
}

type CompiledPattern = {
  written: string;
  order: number;
  source: string;
  /** Compiled on first use, because most patterns are never needed. */
  regExp: RegExp | null;
};

/** Number of leading letters by which words with a wildcard ending are indexed. */
const INDEXED_LETTERS = 2;
const ANYTHING = '';

function parsePattern(pattern: string, families: Families) {
  const tokens = pattern.split(' ');
  const source = tokens.map((token) => sourceOf(token, families)).join('');
  return { source: ` (?:${source})`, beginnings: new Set(beginningsOf(tokens, families)) };
}

function sourceOf(token: string, families: Families): string {
  const words = (token: string) => wordsOf(token, families).map(sourceOfWord).join('|');
  if (token === '..') return '(?:\\w+ ){0,4}';
  if (token === '.?') return '(?:\\w+ )?';
  if (token.startsWith('!')) return `(?!(?:${words(token.slice(2, -1))}) )`;
  return token.endsWith('?') ? `(?:(?:${words(token.slice(0, -1))}) )?` : `(?:${words(token)}) `;
}

function wordsOf(token: string, families: Families): string[] {
  return token.split('/').flatMap((word) => families[word]?.split('/') ?? [word]);
}

function sourceOfWord(word: string): string {
  return word.replaceAll('_', ' ').replaceAll('.', '\\.').replaceAll('*', '\\w*');
}

/** Lists what a pattern can begin with: a word and a space, the first letters of a word, or anything. */
function beginningsOf([token = '..', ...others]: readonly string[], families: Families): string[] {
  if (/^(?:\.\.|\.\?|!.*)$/.test(token)) return [ANYTHING];
  const isOptional = token.endsWith('?');
  const beginnings = wordsOf(isOptional ? token.slice(0, -1) : token, families).map(beginningOf);
  return isOptional ? [...beginnings, ...beginningsOf(others, families)] : beginnings;
}

function beginningOf(words: string): string {
  const [word = ''] = words.split('_');
  if (/^[^*?]+$/.test(word)) return `${word} `;
  return /^[^*?]{2}[^?]*$/.test(word) ? word.slice(0, INDEXED_LETTERS) : ANYTHING;
}
