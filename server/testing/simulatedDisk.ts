import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { basename, dirname, join, sep } from 'node:path';

/** The kinds of fsync, any of which can be left out to see whether its absence is noticed. */
export const FSYNCS = [
  'commit',
  'wal before data',
  'data',
  'control',
  'wal folder',
  'folders',
  'tree',
] as const;
export type Fsync = (typeof FSYNCS)[number];

type Change =
  | { kind: 'write'; file: number; at: number; bytes: Buffer }
  | { kind: 'truncate'; file: number; size: number }
  /** A change of names in a folder, which is atomic: creates, renames or removes a file or folder. */
  | { kind: 'names'; file: number; removed?: string; added?: [string, number] };

/** A change, or an fsync that stores all changes of a file or folder that came before `since`. */
type Entry = Change | { kind: 'fsync'; file: number; since: number; fsync: Fsync | 'before' };

/** The files in a folder, and everything that this process did to them. */
export type DiskRecording = {
  entries: Entry[];
  folders: Set<number>;
  stop: () => void;
};

const ROOT = 0;

/**
 * Records all changes and fsyncs of the files in a folder, which this process does with `node:fs`. What is in the folder
 * at the beginning counts as being on disk.
 */
export function recordDisk(root: string): DiskRecording {
  const entries: Entry[] = [];
  const folders = new Set([ROOT]);
  const files = new Map<string, number>([[root, ROOT]]);
  const open = new Map<number, { path: string; file: number }>();
  let count = 0;

  const isInside = (path: unknown): path is string =>
    typeof path === 'string' && (path === root || path.startsWith(root + sep));
  const fileOf = (path: string) => files.get(path) as number;

  function create(path: string, isFolder = false) {
    if (files.has(path)) return;
    count += 1;
    files.set(path, count);
    if (isFolder) folders.add(count);
    entries.push({ kind: 'names', file: fileOf(dirname(path)), added: [basename(path), count] });
  }

  function remove(path: string) {
    if (!files.has(path)) return;
    entries.push({ kind: 'names', file: fileOf(dirname(path)), removed: basename(path) });
    for (const name of [...files.keys()])
      if (name === path || name.startsWith(path + sep)) files.delete(name);
  }

  function rename(from: string, to: string) {
    const file = fileOf(from);
    entries.push({
      kind: 'names',
      file: fileOf(dirname(to)),
      removed: basename(from),
      added: [basename(to), file],
    });
    for (const [name, moved] of [...files]) {
      if (name !== from && !name.startsWith(from + sep)) continue;
      files.delete(name);
      files.set(to + name.slice(from.length), moved);
    }
  }

  function write(descriptor: number, bytes: Buffer, position: number) {
    const file = open.get(descriptor)?.file;
    if (file !== undefined) entries.push({ kind: 'write', file, at: position, bytes: Buffer.from(bytes) });
  }

  /** Returns a function that ends this fsync. Changes made before that may or may not be on disk. */
  function startFsync(descriptor: number, isData: boolean, isAsync: boolean) {
    const target = open.get(descriptor);
    const since = entries.length;
    return () => {
      if (!target) return;
      const fsync = kindOf(target.path, folders.has(target.file), isData, isAsync);
      entries.push({ kind: 'fsync', file: target.file, since, fsync });
    };
  }

  for (const name of fs.readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    const path = join(root, name);
    const isFolder = fs.statSync(path).isDirectory();
    create(path, isFolder);
    if (!isFolder) entries.push({ kind: 'write', file: fileOf(path), at: 0, bytes: fs.readFileSync(path) });
  }
  const existing = entries.length;
  for (const file of files.values()) entries.push({ kind: 'fsync', file, since: existing, fsync: 'before' });

  const originals: Partial<typeof fs> = {};
  const patch = <Name extends keyof typeof fs>(name: Name, make: (run: (typeof fs)[Name]) => unknown) => {
    originals[name] = fs[name];
    fs[name] = make(fs[name]) as never;
  };
  patch('openSync', (run) => (path: string, flags: string | number, mode?: number) => {
    const descriptor = run(path, flags, mode);
    if (isInside(path)) open.set(descriptor, { path, file: fileOf(path) });
    return descriptor;
  });
  patch('closeSync', (run) => (descriptor: number) => {
    open.delete(descriptor);
    run(descriptor);
  });
  patch('mkdirSync', (run) => (path: string, options: fs.MakeDirectoryOptions) => {
    const made = run(path, options);
    if (isInside(path)) create(path, true);
    return made;
  });
  patch('writeFileSync', (run) => (path: string, content: string, options: fs.WriteFileOptions) => {
    run(path, content, options);
    if (isInside(path)) create(path);
  });
  patch('writeSync', (run) => (descriptor: number, bytes: Uint8Array, ...rest: [number, number, number]) => {
    const length = run(descriptor, bytes, ...rest);
    const [offset, , position] = rest;
    write(descriptor, Buffer.from(bytes.buffer, bytes.byteOffset + offset, length), position);
    return length;
  });
  for (const name of ['truncateSync', 'ftruncateSync'] as const) {
    patch(name, (run) => (target: string | number, size: number) => {
      (run as (target: string | number, size: number) => void)(target, size);
      const file = typeof target === 'number' ? open.get(target)?.file : files.get(target);
      if (file !== undefined) entries.push({ kind: 'truncate', file, size });
    });
  }
  patch('renameSync', (run) => (from: string, to: string) => {
    run(from, to);
    if (isInside(from)) rename(from, to);
  });
  for (const name of ['unlinkSync', 'rmdirSync', 'rmSync'] as const) {
    patch(name, (run) => (path: string, options: object) => {
      (run as (path: string, options?: object) => void)(path, options);
      if (isInside(path)) remove(path);
    });
  }
  for (const name of ['fsyncSync', 'fdatasyncSync'] as const) {
    patch(name, (run) => (descriptor: number) => {
      const end = startFsync(descriptor, name === 'fdatasyncSync', false);
      run(descriptor);
      end();
    });
  }
  for (const name of ['fsync', 'fdatasync'] as const) {
    patch(name, (run) => (descriptor: number, done: fs.NoParamCallback) => {
      const end = startFsync(descriptor, name === 'fdatasync', true);
      run(descriptor, (error) => {
        if (!error) end();
        done(error);
      });
    });
  }
  syncBuiltinESMExports();
  const stop = () => {
    Object.assign(fs, originals);
    syncBuiltinESMExports();
  };
  return { entries, folders, stop };
}

function kindOf(path: string, isFolder: boolean, isData: boolean, isAsync: boolean): Fsync {
  if (isAsync) return isData ? 'commit' : 'tree';
  if (isData) return 'wal before data';
  if (isFolder) return path.endsWith('pg_wal') ? 'wal folder' : 'folders';
  return path.endsWith('pg_control') ? 'control' : 'data';
}

type PowerCutMoment = {
  /** The number of entries before the cut. */
  cut: number;
  /** Decides about the changes that were not fsynced. */
  random: () => number;
  /** A kind of fsync that is left out. */
  without?: Fsync | undefined;
};

/**
 * Writes into `folder` what a disk may hold after a power cut. All fsynced changes are there. Of the others, `random`
 * decides for each file and folder. Names in one folder change in order, as in a journal.
 */
export function diskAfterPowerCut(recording: DiskRecording, moment: PowerCutMoment, folder: string): void {
  const entries = recording.entries.slice(0, moment.cut);
  const isStored = storedBy(entries, moment.without);
  const names = namesAfter(entries, isStored, moment.random);
  const contents = contentsAfter(entries, isStored, moment.random);
  const writeFolder = (file: number, path: string) => {
    fs.mkdirSync(path, { recursive: true });
    for (const [name, child] of names.get(file) ?? []) {
      if (recording.folders.has(child)) writeFolder(child, join(path, name));
      else fs.writeFileSync(join(path, name), contents.get(child)?.bytes() ?? '');
    }
  };
  writeFolder(ROOT, folder);
}

type IsStored = (file: number, index: number) => boolean;

/** Returns whether an fsync stored the change of a file with this index. */
function storedBy(entries: Entry[], without: Fsync | undefined): IsStored {
  const stored = new Map<number, number>();
  for (const entry of entries) {
    if (entry.kind !== 'fsync' || entry.fsync === without) continue;
    stored.set(entry.file, Math.max(stored.get(entry.file) ?? 0, entry.since));
  }
  return (file, index) => index < (stored.get(file) ?? 0);
}

/** The chance that the changes of names in a folder end before a change that was not fsynced. */
const END_OF_NAMES = 0.2;

function namesAfter(entries: Entry[], isStored: IsStored, random: () => number) {
  const names = new Map<number, Map<string, number>>();
  const ended = new Set<number>();
  for (const [index, entry] of entries.entries()) {
    if (entry.kind !== 'names') continue;
    const { file, removed, added } = entry;
    const isCertain = isStored(file, index);
    if (!isCertain && random() < END_OF_NAMES) ended.add(file);
    if (!isCertain && ended.has(file)) continue;
    const ofFolder = names.get(file) ?? new Map<string, number>();
    names.set(file, ofFolder);
    if (removed) ofFolder.delete(removed);
    if (added) ofFolder.set(...added);
  }
  return names;
}

/** What became of writes that were not fsynced: all lost, all stored, some of them stored, or sectors of them stored. */
const FATES = ['lost', 'stored', 'some', 512, 4096] as const;
type Fate = (typeof FATES)[number];

function contentsAfter(entries: Entry[], isStored: IsStored, random: () => number) {
  const contents = new Map<number, Contents>();
  const fates = new Map<number, Fate>();
  for (const [index, entry] of entries.entries()) {
    if (entry.kind === 'fsync' || entry.kind === 'names') continue;
    const { file } = entry;
    const content = contents.get(file) ?? new Contents();
    contents.set(file, content);
    const chosen = fates.get(file) ?? (FATES[Math.floor(random() * FATES.length)] as Fate);
    fates.set(file, chosen);
    const fate = isStored(file, index) ? 'stored' : chosen;
    if (fate === 'lost' || (fate === 'some' && random() < 0.5)) continue;
    content.apply(entry, typeof fate === 'number' ? fate : WHOLE, random);
  }
  return contents;
}

/** The size of sectors if writes are stored as a whole. */
const WHOLE = Number.POSITIVE_INFINITY;

/** The contents of a file. */
class Contents {
  #buffer = Buffer.alloc(0);
  #size = 0;

  /** Applies a change. With a size of sectors, each sector of a write is stored or not. */
  apply(change: Exclude<Change, { kind: 'names' }>, sector: number, random: () => number) {
    if (change.kind === 'truncate') {
      if (change.size < this.#size) this.#buffer.fill(0, change.size, this.#size);
      this.#resize(change.size);
      return;
    }
    const { at, bytes } = change;
    for (let from = 0; from < bytes.length; ) {
      const end = Math.min(bytes.length, (Math.floor((at + from) / sector) + 1) * sector - at);
      if (sector === WHOLE || random() < 0.5) {
        if (at + end > this.#size) this.#resize(at + end);
        bytes.copy(this.#buffer, at + from, from, end);
      }
      from = end;
    }
  }

  bytes(): Buffer {
    return this.#buffer.subarray(0, this.#size);
  }

  #resize(size: number) {
    if (size > this.#buffer.length) {
      const larger = Buffer.alloc(Math.max(size, this.#buffer.length * 2));
      this.#buffer.copy(larger, 0, 0, this.#size);
      this.#buffer = larger;
    }
    this.#size = size;
  }
}

/** Returns a generator of random numbers from 0 to 1 (mulberry32), which is the same for the same seed. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
