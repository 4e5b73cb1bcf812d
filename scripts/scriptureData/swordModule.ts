import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';

// Reads modules of the SWORD project (https://wiki.crosswire.org/File_Formats): zlib blocks with an index beside them.

/** A text of a Bible or commentary, and the verses that it belongs to, as places in the versification. */
export type VerseEntry = { testament: 'ot' | 'nt'; places: number[]; text: string };

const BLOCK_BYTES = 12;
const PLACE_BYTES = 10;
const POINTER_BYTES = 8;

/**
 * Reads one testament of a Bible or commentary (drivers zText and zCom). A place counts the module's heading, the
 * testament's, and then, per book, its heading and per chapter its heading and verses. Places that share a text come
 * as one entry.
 */
export function readVerseEntries(folder: string, testament: 'ot' | 'nt'): VerseEntry[] {
  const blocks = readBlocks(`${folder}/${testament}.bzs`, `${folder}/${testament}.bzz`, BLOCK_BYTES);
  const index = readFileSync(`${folder}/${testament}.bzv`);
  const entries = new Map<string, VerseEntry>();
  for (let place = 0; place * PLACE_BYTES < index.length; place++) {
    const at = place * PLACE_BYTES;
    const [block, start, size] = [
      index.readUInt32LE(at),
      index.readUInt32LE(at + 4),
      index.readUInt16LE(at + 8),
    ];
    if (size === 0) continue;
    const key = `${block} ${start}`;
    const text = blocks(block).toString('utf8', start, start + size);
    const entry = entries.get(key) ?? { testament, places: [], text };
    entry.places.push(place);
    entries.set(key, entry);
  }
  return [...entries.values()];
}

/** Reads a dictionary (driver zLD): key → entry. */
export function readDictionary(path: string): Map<string, string> {
  const index = readFileSync(`${path}.idx`);
  const keys = readFileSync(`${path}.dat`);
  const blocks = readBlocks(`${path}.zdx`, `${path}.zdt`, POINTER_BYTES);
  const entries = new Map<string, string>();
  for (let at = 0; at < index.length; at += POINTER_BYTES) {
    const start = index.readUInt32LE(at);
    const end = keys.indexOf('\r\n', start);
    const block = blocks(keys.readUInt32LE(end + 2));
    const pointer = 4 + keys.readUInt32LE(end + 6) * POINTER_BYTES;
    const from = block.readUInt32LE(pointer);
    const size = block.readUInt32LE(pointer + 4);
    entries.set(
      keys.toString('utf8', start, end),
      block.toString('utf8', from, from + size).replace(/\0+$/, ''),
    );
  }
  return entries;
}

/** Returns a function that inflates a block, once. Each index entry starts with the offset and the size of a block. */
function readBlocks(indexFile: string, dataFile: string, entryBytes: number): (block: number) => Buffer {
  const index = readFileSync(indexFile);
  const data = readFileSync(dataFile);
  const inflated = new Map<number, Buffer>();
  return (block) => {
    const known = inflated.get(block);
    if (known) return known;
    const offset = index.readUInt32LE(block * entryBytes);
    const size = index.readUInt32LE(block * entryBytes + 4);
    const bytes = inflateSync(data.subarray(offset, offset + size));
    inflated.set(block, bytes);
    return bytes;
  };
}
