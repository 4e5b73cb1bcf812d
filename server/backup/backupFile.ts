import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync, linkSync, renameSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isDeepStrictEqual } from 'node:util';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';
import { StartFailure } from '#server/lib/startFailure';

// Compressed lines of text. A line that begins with # speaks of the file; every other one is a row, as JSON:
//
//   #stillwaters {"format":1,"migration":1795280153584,"takenAt":"2026-11-21T19:00:00.000Z"}
//   #table users
//   {"id":"…","email":"ruth@example.org",…}
//   #end {"rows":{"users":1},"counters":[{"table":"posts","column":"id","last":17}]}
//   #sha256 …

const FORMAT = 1;

/** A batch that a database takes in one statement without noticing. */
const BATCH_CHARS = 1_000_000;

const Header = z.object({
  format: z.number(),
  /** The newest migration that its tables had seen. */
  migration: z.number(),
  takenAt: z.string(),
});
export type Header = z.infer<typeof Header>;

const End = z.object({
  rows: z.record(z.string(), z.number()),
  counters: z.array(z.object({ table: z.string(), column: z.string(), last: z.number().nullable() })),
});
export type End = z.infer<typeof End>;

/** What stands in a file, in this order: once the header, then rows, once the end. */
export type Part = { header: Header } | { table: string; rows: string[] } | { end: End };

/**
 * Writes a file that is there whole or not at all, that only its owner can read, and that takes the place of no other.
 * Answers its size in bytes.
 */
export async function writeBackup(file: string, parts: AsyncIterable<Part>): Promise<number> {
  if (existsSync(file)) throw new StartFailure(`${file} already exists. Choose another name.`);
  const unfinished = `${file}.${process.pid}.part`;
  const out = createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true });
  try {
    await pipeline(sealed(textOf(parts)), createGzip(), out);
    place(unfinished, file);
    await settle(dirname(file));
    return out.bytesWritten;
  } catch (error) {
    const { cause = error } = error as Error;
    throw new StartFailure(`The backup could not be written to ${file}: ${(cause as Error).message}.`);
  } finally {
    // What broke off at once may not even be open yet, and would come to be there afterwards.
    if (!out.closed) await new Promise<void>((resolve) => out.once('close', () => resolve()));
    rmSync(unfinished, { force: true });
  }
}

/** Reads a file to its end, and throws what is wrong with it: also at the end, when something is missing there. */
export async function* readBackup(file: string): AsyncGenerator<Part> {
  const counted: Record<string, number> = {};
  let table = '';
  let isOver = false;
  for await (const lines of unsealed(file)) {
    for (const section of sections(lines)) {
      if ('rows' in section) {
        counted[table] = (counted[table] ?? 0) + section.rows.length;
        yield { table, rows: section.rows };
      } else if (section.word === 'table') {
        table = section.rest;
        counted[table] = 0;
      } else if (section.word === 'stillwaters') yield { header: headerIn(file, section.rest) };
      else {
        isOver = true;
        yield { end: endIn(file, section.rest, counted) };
      }
    }
  }
  if (!isOver) throw notWhole(file);
}

/** A link fails when the name is taken; where a disk knows no links, a moment is left in which it could be. */
function place(unfinished: string, file: string) {
  try {
    linkSync(unfinished, file);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (!['EPERM', 'ENOTSUP', 'ENOSYS'].includes(code)) throw error;
    renameSync(unfinished, file);
  }
}

/** A name survives a power cut only when its directory is written too. */
async function settle(folder: string) {
  const handle = await open(folder, 'r');
  // Some file systems refuse; the file itself is written in any case.
  await handle.sync().catch(() => {});
  await handle.close();
}

async function* textOf(parts: AsyncIterable<Part>): AsyncGenerator<string> {
  let last = '';
  for await (const part of parts) {
    if ('header' in part) yield `#stillwaters ${JSON.stringify(part.header)}\n`;
    else if ('end' in part) yield `#end ${JSON.stringify(part.end)}\n`;
    else {
      if (part.table !== last) yield `#table ${part.table}\n`;
      last = part.table;
      if (part.rows.length > 0) yield `${part.rows.join('\n')}\n`;
    }
  }
}

async function* sealed(text: AsyncIterable<string>): AsyncGenerator<string> {
  const hash = createHash('sha256');
  for await (const piece of text) {
    hash.update(piece);
    yield piece;
  }
  yield `#sha256 ${hash.digest('hex')}\n`;
}

/** The lines between the two ends of a file that was not touched, batch by batch. */
async function* unsealed(file: string): AsyncGenerator<string[]> {
  const hash = createHash('sha256');
  let seal = '';
  let isFirst = true;
  for await (const lines of batchesOf(file)) {
    if (isFirst && !lines[0]?.startsWith('#stillwaters ')) throw notOurs(file);
    isFirst = false;
    if (seal) throw notWhole(file);
    if (lines.at(-1)?.startsWith('#sha256 ')) seal = lines.pop()?.slice('#sha256 '.length) ?? '';
    for (const line of lines) hash.update(line).update('\n');
    yield lines;
  }
  if (hash.digest('hex') !== seal) throw notWhole(file);
}

async function* batchesOf(file: string): AsyncGenerator<string[]> {
  const source = createReadStream(file);
  const text = source.pipe(createGunzip()).setEncoding('utf8');
  source.once('error', (error) => text.destroy(error));
  let kept = '';
  try {
    for await (const chunk of text) {
      kept += chunk;
      if (kept.length < BATCH_CHARS) continue;
      const lines = kept.split('\n');
      kept = lines.pop() ?? '';
      if (lines.length > 0) yield lines;
    }
  } catch (error) {
    throw whyUnreadable(file, error as NodeJS.ErrnoException);
  } finally {
    source.destroy();
  }
  const rest = kept.split('\n').slice(0, -1);
  if (rest.length > 0) yield rest;
}

/** Rows that stand together, and each line about the file by itself. */
function* sections(lines: string[]): Generator<{ rows: string[] } | { word: string; rest: string }> {
  let rows: string[] = [];
  for (const line of lines) {
    if (!line.startsWith('#')) {
      rows.push(line);
      continue;
    }
    if (rows.length > 0) yield { rows };
    rows = [];
    const at = line.indexOf(' ');
    yield { word: line.slice(1, at), rest: line.slice(at + 1) };
  }
  if (rows.length > 0) yield { rows };
}

function headerIn(file: string, json: string): Header {
  const header = Header.safeParse(parsed(json));
  if (!header.success) throw notWhole(file);
  if (header.data.format === FORMAT) return header.data;
  throw new StartFailure(`${file} was written by a newer version of this program: restore it with that one.`);
}

function endIn(file: string, json: string, counted: Record<string, number>): End {
  const end = End.safeParse(parsed(json));
  if (!end.success || !isDeepStrictEqual(end.data.rows, counted)) throw notWhole(file);
  return end.data;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

function whyUnreadable(file: string, { code, message }: NodeJS.ErrnoException): StartFailure {
  if (code === 'ENOENT') return new StartFailure(`There is no file at ${file}.`);
  if (code === 'Z_DATA_ERROR') return message === 'incorrect header check' ? notOurs(file) : notWhole(file);
  if (code === 'Z_BUF_ERROR') return notWhole(file);
  return new StartFailure(`${file} cannot be read: ${message}.`);
}

function notOurs(file: string): StartFailure {
  return new StartFailure(`${file} is no backup of this program.`);
}

function notWhole(file: string): StartFailure {
  return new StartFailure(`${file} is not whole, or was changed: nothing of it was restored.`);
}
