/** Turns of speech, each written as a sign. */
export type CrisisPatterns = {
  /** Whether one of them stands in the words. */
  standIn: (words: string) => boolean;
  /** The words with `instead` in the place of every one of them. */
  replacedIn: (words: string, instead: string) => string;
};

/** A family is a list of words that a sign names in one word of its own. */
type Families = Readonly<Record<string, string>>;

/**
 * Only signs that can begin with a word are tried where it stands. As one pattern all of them would be tried at every
 * word, which takes ten times as long, and to make that pattern holds up a phone for a tenth of a second.
 */
export function compileCrisisPatterns(written: readonly string[], families: Families): CrisisPatterns {
  const byBeginning = new Map<string, Sign[]>();
  for (const [order, sign] of written.flatMap((line) => line.split('|')).entries()) {
    const { source, beginnings } = readSign(sign, families);
    const read: Sign = { order, source, pattern: null };
    for (const beginning of beginnings) {
      const here = byBeginning.get(beginning);
      if (here) here.push(read);
      else byBeginning.set(beginning, [read]);
    }
  }
  /** Where the first one written of those ends that stand at this place, or -1. */
  const endAt = (words: string, at: number): number => {
    const word = words.slice(at + 1, words.indexOf(' ', at + 1) + 1);
    let end = -1;
    let first = Number.POSITIVE_INFINITY;
    for (const beginning of [word, word.slice(0, LETTERS), ANYTHING]) {
      for (const sign of byBeginning.get(beginning) ?? []) {
        if (sign.order >= first) continue;
        sign.pattern ??= new RegExp(sign.source, 'y');
        sign.pattern.lastIndex = at;
        if (!sign.pattern.test(words)) continue;
        end = sign.pattern.lastIndex;
        first = sign.order;
      }
    }
    return end;
  };
  return {
    standIn: (words) => {
      for (let at = words.indexOf(' '); at >= 0; at = words.indexOf(' ', at + 1)) {
        if (endAt(words, at) >= 0) return true;
      }
      return false;
    },
    replacedIn: (words, instead) => {
      let replaced = '';
      let done = 0;
      for (let at = words.indexOf(' '); at >= 0; at = words.indexOf(' ', Math.max(done, at + 1))) {
        const end = endAt(words, at);
        if (end < 0) continue;
        replaced += words.slice(done, at) + instead;
        done = end;
      }
      return replaced + words.slice(done);
    },
  };
}

type Sign = {
  order: number;
  source: string;
  /** Made when it is first looked for: most signs never are. */
  pattern: RegExp | null;
};

/** So many letters are known of a word that may end in any way. */
const LETTERS = 2;
const ANYTHING = '';

function readSign(sign: string, families: Families) {
  const tokens = sign.split(' ');
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

/** With what a sign can begin: a word and a blank, the first letters of one, or anything. */
function beginningsOf([token = '..', ...others]: readonly string[], families: Families): string[] {
  if (/^(?:\.\.|\.\?|!.*)$/.test(token)) return [ANYTHING];
  const isOptional = token.endsWith('?');
  const beginnings = wordsOf(isOptional ? token.slice(0, -1) : token, families).map(beginningOf);
  return isOptional ? [...beginnings, ...beginningsOf(others, families)] : beginnings;
}

function beginningOf(words: string): string {
  const [word = ''] = words.split('_');
  if (/^[^*?]+$/.test(word)) return `${word} `;
  return /^[^*?]{2}[^?]*$/.test(word) ? word.slice(0, LETTERS) : ANYTHING;
}
