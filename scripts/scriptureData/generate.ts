import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { readText } from '#server/scripture/text/text';
import { extractCommentary } from './commentary';
import { extractLexicon } from './lexicon';
import { extractTags } from './tags';
import { extractTopics } from './topics';

// Generates content/study from Debian's SWORD modules. Run
// `apt-get install sword-text-kjv sword-dict-strongs-hebrew sword-dict-strongs-greek sword-dict-naves sword-comm-mhcc`,
// then `npm run scripture-data`. A folder with other copies of the modules can be given as an argument.

const [modules = '/usr/share/sword/modules'] = process.argv.slice(2);
const DATA = join(import.meta.dirname, '../../content/study');
const PACKAGES = {
  tags: 'sword-text-kjv 14.3-1 (eBible.org and the CrossWire Bible Society; public domain)',
  lexicon:
    'sword-dict-strongs-hebrew 3.0-1 and sword-dict-strongs-greek 3.0-3 (James Strong, 1890, in editions by Jens Grebner and Ulrik Sandborg-Petersen; public domain)',
  topics: "sword-dict-naves 3.0-1 (Orville J. Nave, Nave's Topical Bible; public domain)",
  commentary: "sword-comm-mhcc 2.0-1 (Matthew Henry's Concise Commentary on the Whole Bible; public domain)",
};
const SOURCES: Record<keyof typeof PACKAGES, string[]> = {
  tags: ['texts/ztext/engKJV2006eb/ot.bzz', 'texts/ztext/engKJV2006eb/nt.bzz'],
  lexicon: ['lexdict/zld/strongshebrew/dict.zdt', 'lexdict/zld/strongsgreek/dict.zdt'],
  topics: ['lexdict/zld/nave/nave.zdt'],
  commentary: ['comments/zcom/mhcc/ot.bzz', 'comments/zcom/mhcc/nt.bzz'],
};

const text = readText();
const provenance: Record<string, unknown> = {};

const { numbers, ...tagCounts } = extractTags(text, join(modules, 'texts/ztext/engKJV2006eb'));
write('tags', Buffer.from(numbers.buffer), { words: numbers.length, ...tagCounts });

const lexicon = [
  ...extractLexicon(join(modules, 'lexdict/zld/strongshebrew/dict'), 'H'),
  ...extractLexicon(join(modules, 'lexdict/zld/strongsgreek/dict'), 'G'),
];
write('lexicon', Buffer.from(lexicon.join('\n')), { entries: lexicon.length });

const { lines, ...topicCounts } = extractTopics(text, join(modules, 'lexdict/zld/nave/nave'));
write('topics', Buffer.from(lines.join('\n')), topicCounts);

const sections = extractCommentary(text, join(modules, 'comments/zcom/mhcc'));
write('commentary', Buffer.from(sections.join('\n')), { sections: sections.length });

writeFileSync(join(DATA, 'provenance.json'), `${JSON.stringify(provenance, null, 2)}\n`);

/** Writes a file, and notes where its content comes from. */
function write(name: keyof typeof PACKAGES, content: Buffer, counts: Record<string, number>) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 };
  writeFileSync(join(DATA, `${name}.br`), brotliCompressSync(content, { params }));
  provenance[name] = {
    package: PACKAGES[name],
    sources: Object.fromEntries(
      SOURCES[name].map((file) => [file, sha256(readFileSync(join(modules, file)))]),
    ),
    sha256: sha256(content),
    ...counts,
  };
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
