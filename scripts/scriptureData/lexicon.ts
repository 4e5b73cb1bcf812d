import { withoutMarkup } from './osis';
import { readDictionary } from './swordModule';

/**
 * Extracts Strong's dictionary of one language as lines with tabs between: the number, the language, the word, its
 * transliteration, its pronunciation and its meaning. Etymologies are left out, and the
 * 101 Greek numbers for which Strong has no word.
 */
export function extractLexicon(path: string, language: 'H' | 'G'): string[] {
  return [...readDictionary(path)]
    .filter(([, entry]) => entry.includes('<orth'))
    .map(([key, entry]) =>
      [`${language}${Number(key)}`, languageOf(entry, language), ...headFields(entry), meaningOf(entry)].join(
        '\t',
      ),
    );
}

/** Strong calls Aramaic, in which parts of Daniel and Ezra are written, Chaldee. */
function languageOf(entry: string, language: 'H' | 'G'): string {
  if (language === 'G') return 'Greek';
  return /<def>\s*\(?Chald/i.test(entry) ? 'Aramaic' : 'Hebrew';
}

/** Returns the word, its transliteration and its pronunciation. An entry may list two forms of the same word. */
function headFields(entry: string): string[] {
  return [/<orth>(.*?)<\/orth>/s, /<orth [^>]*type="trans">(.*?)<\/orth>/s, /<pron [^>]*>(.*?)<\/pron>/s].map(
    (tag) => {
      const forms = (tag.exec(entry)?.[1] ?? '')
        .split(/\s{2,}|(?<=\})\s/)
        .map((form) => withoutMarkup(form).replace(/[{}]/g, ''));
      return [...new Set(forms)].join(', ');
    },
  );
}

function meaningOf(entry: string): string {
  const explanation = entry
    .slice(entry.indexOf('</pron>'))
    .replace(/<orth type="writing">.*?<\/orth>/gs, '')
    .replaceAll('<lb/>', ' ');
  // The words that translate it in the King James text come after a dash.
  const [before = '', ...after] = withCommas(withoutMarkup(explanation)).split(/:\s*--?\s*|^- /);
  const { origin, meaning } = splitOrigin(before.replace(/^\(Chaldee\)[;,]?\s*/, ''));
  const isOnlyOrigin = trimmed(meaning) === '' || STARTS_WITH_ORIGIN.test(trimmed(meaning));
  return (isOnlyOrigin && trimmed(after.join(' '))) || trimmed(meaning) || trimmed(origin);
}

/** The Hebrew dictionary has braces around the word before each comma, and sometimes a digit for one. */
function withCommas(text: string): string {
  return text
    .replace(/\(\{([^{}]*)\}\)/g, '($1),')
    .replace(/\{([^{}]*)\}/g, '$1,')
    .replace(/[{}]/g, '')
    .replace(/(?<=[a-z])6(?=\s)/g, ',')
    .replace(/´ (?=s\b)/g, '’')
    .replace(/\s+([,;:.])/g, '$1')
    .replace(/,+(?=[,;:.)])/g, '')
    .trim();
}

const STARTS_WITH_ORIGIN =
  /^(?:\([^)]*\);?\s*)?(?:from|of|a (?:primary|primitive|prolonged|compound|derivative|form|variation|contract\w*|collateral|reduplicated|neuter|presumed)|an? \w+ (?:participle|form)|(?:active|passive|feminine|masculine|plural|neuter|denominative|infinitive|intensive|patronymic|patrial|diminutive)\b|corresponding|the same|apparently|probably|perhaps|akin|by |formed|middle)/i;

/** Splits off the etymology, which ends at the first semicolon outside brackets. */
function splitOrigin(text: string): { origin: string; meaning: string } {
  if (!STARTS_WITH_ORIGIN.test(text)) return { origin: '', meaning: text };
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '(') depth++;
    if (text[at] === ')') depth--;
    if (depth === 0 && text[at] === ';') return { origin: text.slice(0, at), meaning: text.slice(at + 1) };
  }
  return { origin: '', meaning: text };
}

function trimmed(text: string): string {
  return text.replace(/^[\s;:,-]+|[\s;:,.-]+$/g, '').replace(/\s+/g, ' ');
}
