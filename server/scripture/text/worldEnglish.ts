import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { brotliDecompressSync } from 'node:zlib';
import { type Text, TextError } from './text';

/** The World English Bible by the verse numbers of the King James text; scripts/worldEnglishBible.mjs generates it. */
export const WORLD_ENGLISH_FILE = createRequire(import.meta.url).resolve('#texts/worldEnglishBible.json.br');
const FILE_SHA256 = '0fb9635d85aacd3d0cde91afc031d3e22e9faee888c2fcc6726dfe8a3157b6fd';

/** A verse that the World English Bible leaves out is an empty string. */
type Content = { verses: string[]; psalmTitles: Record<number, string> };

/** Reads the World English Bible and verifies its checksum. */
export function readWorldEnglish({ books, paragraphs }: Text, file = WORLD_ENGLISH_FILE): Text {
  const bytes = readFileSync(file);
  if (createHash('sha256').update(bytes).digest('hex') !== FILE_SHA256) {
    throw new TextError(
      `The World English Bible in ${file} is not the one this program was checked with: download the program again.`,
    );
  }
  const { verses, psalmTitles }: Content = JSON.parse(brotliDecompressSync(bytes).toString());
  return { id: 'web', verses, psalmTitles, paragraphs, books };
}
