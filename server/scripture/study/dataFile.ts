import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { brotliDecompressSync } from 'node:zlib';

const { resolve } = createRequire(import.meta.url);

export type DataFile = 'tags' | 'lexicon' | 'topics' | 'commentary';

/** Reads generated data and verifies its checksum. `scripts/scriptureData/generate.ts` writes these files. */
export function readDataFile(name: DataFile): Buffer {
  const provenance: Record<DataFile, { sha256: string }> = JSON.parse(
    readFileSync(resolve('#study/provenance.json'), 'utf8'),
  );
  const content = brotliDecompressSync(readFileSync(resolve(`#study/${name}.br`)));
  if (createHash('sha256').update(content).digest('hex') !== provenance[name].sha256) {
    throw new Error(`content/study/${name}.br is damaged: restore it from the repository.`);
  }
  return content;
}

/** Lines of a file. They stay one buffer, because 30,000 strings would take several times the memory. */
export type Lines = { content: Buffer; ends: Uint32Array };

export function readLines(name: DataFile): Lines {
  const content = readDataFile(name);
  const ends: number[] = [];
  for (let end = content.indexOf('\n'); end >= 0; end = content.indexOf('\n', end + 1)) ends.push(end);
  return { content, ends: Uint32Array.from([...ends, content.length]) };
}

export function lineAt({ content, ends }: Lines, line: number): string {
  return content.toString('utf8', line === 0 ? 0 : (ends[line - 1] as number) + 1, ends[line]);
}
