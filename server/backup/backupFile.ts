import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync, linkSync, renameSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isDeepStrictEqual } from 'node:util';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';
import { StartupError } from '#server/lib/startupError';
import { decrypt, encrypt, isEncrypted } from './encryption';

// A backup file is gzipped text, encrypted if there is a recipient. Lines that start with # are metadata; every other line is a row as JSON:
//
//   #stillwaters {"format":1,"migration":1795280153584,"takenAt":"2026-11-21T19:00:00.000Z"}
//   #table users
//   {"id":"…","email":"ruth@example.org",…}
//   #end {"rows":{"users":1},"counters":[{"table":"posts","column":"id","last":17}]}
//   #sha256 …

const FORMAT = 1;

/** Characters per batch of lines. The rows of one table in a batch are inserted with one statement. */
const BATCH_CHARS = 1_000_000;

const Header = z.object({
  format: z.number(),
  /** Timestamp of the newest applied migration. */
  migration: z.number(),
  takenAt: z.string(),
});
export type Header = z.infer<typeof Header>;

const End = z.object({
  rows: z.record(z.string(), z.number()),
  counters: z.array(z.object({ table: z.string(), column: z.string(), last: z.number().nullable() })),
});
export type End = z.infer<typeof End>;

/** Parts of a file, in this order: one header, then rows, then one end. */
export type BackupPart = { header: Header } | { table: string; rows: string[] } | { end: End };

/**
 * Writes a file atomically, readable only by its owner, without overwriting an existing one. Returns its size in bytes.
 * A recipient is the public key that the file is encrypted for.
 */
export async function writeBackup(
  file: string,
  parts: AsyncIterable<BackupPart>,
  recipient?: string,
): Promise<number> {
  if (existsSync(file)) throw new StartupError(`${file} already exists. Choose another name.`);
  const unfinished = `${file}.${process.pid}.part`;
  const out = createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true });
  try {
    const maybeEncrypt = (content: AsyncIterable<Uint8Array>) =>
      recipient ? encrypt(recipient, content) : content;
    await pipeline(withChecksum(textOf(parts)), createGzip(), maybeEncrypt, out);
    moveIntoPlace(unfinished, file);
    await syncFolder(dirname(file));
    return out.bytesWritten;
  } catch (error) {
    const { cause = error } = error as Error;
    throw new StartupError(`Can’t write the backup to ${file}: ${(cause as Error).message}.`);
  } finally {
    // After an early failure, the stream may still be opening the file, and would create it after the removal.
    if (!out.closed) await new Promise<void>((resolve) => out.once('close', () => resolve()));
    rmSync(unfinished, { force: true });
  }
}

/**
 * Streams a backup file. Throws if the file is invalid, but detects a truncated file only at its end. The identities are
 * the secret keys for an encrypted file.
 */
export async function* readBackup(file: string, identities: string[] = []): AsyncGenerator<BackupPart> {
  const rowCounts: Record<string, number> = {};
  let table = '';
  let isComplete = false;
  for await (const lines of verifiedLines(file, identities)) {
    for (const section of sections(lines)) {
      if ('rows' in section) {
        rowCounts[table] = (rowCounts[table] ?? 0) + section.rows.length;
        yield { table, rows: section.rows };
      } else if (section.word === 'table') {
        table = section.rest;
        rowCounts[table] = 0;
      } else if (section.word === 'stillwaters') yield { header: headerIn(file, section.rest) };
      else {
        isComplete = true;
        yield { end: endIn(file, section.rest, rowCounts) };
      }
    }
  }
  if (!isComplete) throw damaged(file);
}

/**
 * Uses link(), which fails if the name is taken. On file systems without hard links, uses rename(), which could
 * overwrite a file that was created in the meantime.
 */
function moveIntoPlace(unfinished: string, file: string) {
  try {
    linkSync(unfinished, file);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (!['EPERM', 'ENOTSUP', 'ENOSYS'].includes(code)) throw error;
    renameSync(unfinished, file);
  }
}

/** Fsyncs the directory, so that the file name survives a power failure. */
async function syncFolder(folder: string) {
  const handle = await open(folder, 'r');
  // Some file systems do not support this. The file itself has already been flushed.
  await handle.sync().catch(() => {});
  await handle.close();
}

async function* textOf(parts: AsyncIterable<BackupPart>): AsyncGenerator<string> {
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

async function* withChecksum(text: AsyncIterable<string>): AsyncGenerator<string> {
  const hash = createHash('sha256');
  for await (const chunk of text) {
    hash.update(chunk);
    yield chunk;
  }
  yield `#sha256 ${hash.digest('hex')}\n`;
}

/** Streams the lines in batches and verifies the checksum at the end. */
async function* verifiedLines(file: string, identities: string[]): AsyncGenerator<string[]> {
  const hash = createHash('sha256');
  let checksum = '';
  let isFirst = true;
  for await (const lines of batchesOf(file, identities)) {
    if (isFirst && !lines[0]?.startsWith('#stillwaters ')) throw notABackup(file);
    isFirst = false;
    if (checksum) throw damaged(file);
    if (lines.at(-1)?.startsWith('#sha256 ')) checksum = lines.pop()?.slice('#sha256 '.length) ?? '';
    for (const line of lines) hash.update(line).update('\n');
    yield lines;
  }
  if (hash.digest('hex') !== checksum) throw damaged(file);
}

async function* batchesOf(file: string, identities: string[]): AsyncGenerator<string[]> {
  const encrypted = await isEncrypted(file).catch((error) => {
    throw readError(file, error);
  });
  const raw = createReadStream(file);
  const text = createGunzip().setEncoding('utf8');
  let buffer = '';
  try {
    const source: Readable = encrypted ? Readable.from(decrypt(file, identities, raw)) : raw;
    source.once('error', (error) => text.destroy(error)).pipe(text);
    for await (const chunk of text) {
      buffer += chunk;
      if (buffer.length < BATCH_CHARS) continue;
      const lines = buffer.split('\n');
      buffer = lines.pop() ?? '';
      if (lines.length > 0) yield lines;
    }
  } catch (error) {
    throw readError(file, error as NodeJS.ErrnoException);
  } finally {
    raw.destroy();
  }
  const rest = buffer.split('\n').slice(0, -1);
  if (rest.length > 0) yield rest;
}

/** Groups consecutive rows; yields each metadata line separately. */
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
  if (!header.success) throw damaged(file);
  if (header.data.format === FORMAT) return header.data;
  throw new StartupError(
    `${file} was written by a newer version of Stillwaters. Restore it with that version.`,
  );
}

function endIn(file: string, json: string, rowCounts: Record<string, number>): End {
  const end = End.safeParse(parsed(json));
  if (!end.success || !isDeepStrictEqual(end.data.rows, rowCounts)) throw damaged(file);
  return end.data;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

function readError(file: string, error: NodeJS.ErrnoException): StartupError {
  if (error instanceof StartupError) return error;
  const { code, message } = error;
  // Errors of the system and of zlib have codes. All others come from the decryption.
  if (code === undefined) return damaged(file);
  if (code === 'ENOENT') return new StartupError(`There is no file at ${file}.`);
  if (code === 'Z_DATA_ERROR') return message === 'incorrect header check' ? notABackup(file) : damaged(file);
  if (code === 'Z_BUF_ERROR') return damaged(file);
  return new StartupError(`Can’t read ${file}: ${message}.`);
}

function notABackup(file: string): StartupError {
  return new StartupError(`${file} is not a Stillwaters backup.`);
}

function damaged(file: string): StartupError {
  return new StartupError(`${file} is incomplete or was changed. Nothing was restored.`);
}
