import type { Text } from '#server/scripture/text/text';
import { readOsisReference, withoutMarkup } from './osis';
import { readDictionary } from './swordModule';

/**
 * Extracts Nave's Topical Bible as lines: `#` and the title of a topic, `>` and the title of a topic that it refers to,
 * or a heading, a tab, and the verse indexes under it, like `5 1204-1210`.
 */
export function extractTopics(
  text: Text,
  path: string,
): { lines: string[]; topics: number; references: number; dropped: number } {
  const lines: string[] = [];
  let references = 0;
  let dropped = 0;
  const dictionary = readDictionary(path);
  for (const [title, entry] of dictionary) {
    lines.push(`#${inTitleCase(title)}`);
    for (const [, target = ''] of entry.matchAll(/<ref target="Nave:([^"]+)">/g)) {
      if (target !== title && dictionary.has(target)) lines.push(`>${inTitleCase(target)}`);
    }
    for (const { heading, osis } of headingsOf(entry)) {
      const spans = osis.flatMap((reference) => readOsisReference(text, reference) ?? []);
      references += spans.length;
      dropped += osis.length - spans.length;
      if (spans.length > 0) lines.push(`${heading}\t${spans.map(formatSpan).join(' ')}`);
    }
  }
  return { lines, topics: dictionary.size, references, dropped };
}

function formatSpan({ first, last }: { first: number; last: number }): string {
  return first === last ? String(first) : `${first}-${last}`;
}

/** Splits an entry at its line breaks and list items. The heading of an item starts with the heading of its list. */
function headingsOf(entry: string): { heading: string; osis: string[] }[] {
  let list = '';
  return entry
    .split(/(?=<lb\/>|<item>)/)
    .map((part) => {
      const osis = [...part.matchAll(/osisRef="([^"]+)"/g)].map(([, reference = '']) => reference);
      const own = cleanHeading(part);
      const isItem = part.startsWith('<item>');
      if (!isItem) list = own;
      return { heading: [isItem ? list : '', own].filter(Boolean).join(': '), osis };
    })
    .filter(({ osis }) => osis.length > 0);
}

/** Returns the words before the first reference, without numbering and arrows. */
function cleanHeading(part: string): string {
  const [before = ''] = part.split(/<ref osisRef/);
  const words = withoutMarkup(before)
    .replace(/^[→\d.\s]+/, '')
    .replace(/^General scriptures concerning$/, '')
    .replace(/[\s,;:.-]+$/, '');
  return /[a-z]/.test(words) ? words : inTitleCase(words);
}

const SMALL_WORDS = new Set('a an and at by for from in into of on or the to upon with'.split(' '));

/** Turns capitals into title case: `FEAR OF GOD` into `Fear of God`. */
function inTitleCase(capitals: string): string {
  return capitals
    .toLowerCase()
    .replace(/[a-z][a-z'’]*/g, (word, at) =>
      at > 0 && SMALL_WORDS.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    );
}
