import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { basename, dirname, join, sep } from 'node:path';

/** The kinds of fsync, any of which can be left out to see whether its absence is noticed. */
export const FSYNCS = ['commit', 'wal before data', 'data', 'control', 'wal folder', 'folders', 'tree'] as const;
export type Fsync = (typeof FSYNCS)[number];

type Change =
  | { kind: 'write'; file: number; at: number; bytes: Buffer }
  | { kind: 'truncate'; file: number; size: number }
  /** A change of names in a folder, which is atomic: creates, renames or removes a file or folder. */
  | { kind: 'names'; file: number; removed?: string; added?: [string, number] };

/** A change, or an fsync that stores all changes of a file or folder that came before `since`. */
type Entry = Change | { kind: 'fsync'; file: number; since: number; fsync: Fsync };

/** An empty folder, and everything that this process did to the files in it. */
export type DiskRecording = {
  entries: Entry[];
  folders: Set<number>;
  stop: () => void;
};

const ROOT = 0;

/** Records all changes and fsyncs of the files in an empty folder, which this process does with `node:fs`. */
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
    for (const name of [...files.keys()]) if (name === path || name.startsWith(path + sep)) files.delete(name);
  }

  function rename(from: string, to: string) {
    const file = fileOf(from);
    entries.push({ kind: 'names', file: fileOf(dirname(to)), removed: basename(from), added: [basename(to), file] });
    for (const [name, moved] of [...files]) {
      if (name !== from && !name.startsWith(from + sep)) continue;
      files.delete(name);
      files.set(to + name.slice(from.length), moved);
    }
  }

  function write(descriptor: number, bytes: NodeJS.ArrayBufferView, offset = 0, length = 0, position = 0) {
    const file = open.get(descriptor)?.file;
    if (file === undefined) return;
    const view = Buffer.from(bytes.buffer, bytes.byteOffset + offset, length);
    entries.push({ kind: 'write', file, at: position, bytes: Buffer.from(view) });
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

  const original = { ...fs };
  const patch = <Name extends keyof typeof fs>(name: Name, make: (run: (typeof fs)[Name]) => unknown) => {
    fs[name] = make(original[name]) as never;
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
  patch('writeSync', (run) => (descriptor: number, bytes: Buffer, ...rest: [number, number, number]) => {
    const length = run(descriptor, bytes, ...rest);
    write(descriptor, bytes, rest[0], length, rest[2]);
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
    Object.assign(fs, original);
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

/** What became of changes that were not fsynced: all lost, all stored, some of them stored, or parts of them stored. */
const FATES = ['lost', 'stored', 'some', '512', '4096'] as const;

/**
 * Writes into `folder` what a disk may hold if the power fails after the first `cut` entries. All fsynced changes are
 * there. Of the others, `random` decides per file and folder. Names in one folder change in order, as in a journal.
 */
export function diskAfterPowerCut(
  { entries, folders }: DiskRecording,
  cut: number,
  folder: string,
  random: () => number,
  without?: Fsync,
): void {
  const before = entries.slice(0, cut);
  const stored = new Map<number, number>();
  for (const entry of before) {
    if (entry.kind !== 'fsync' || entry.fsync === without) continue;
    stored.set(entry.file, Math.max(stored.get(entry.file) ?? 0, entry.since));
  }
  const names = new Map<number, Map<string, number>>([...folders].map((file) => [file, new Map()]));
  const contents = new Map<number, Contents>();
  const fates = new Map<number, (typeof FATES)[number]>();
  const endOfNames = new Set<number>();

  before.forEach((entry, index) => {
    if (entry.kind === 'fsync') return;
    const { file } = entry;
    const isStored = index < (stored.get(file) ?? 0);
    if (entry.kind === 'names') {
      if (!isStored && random() < 0.2) endOfNames.add(file);
      if (!isStored && endOfNames.has(file)) return;
      if (entry.removed) names.get(file)?.delete(entry.removed);
      if (entry.added) names.get(file)?.set(...entry.added);
      return;
    }
    const content = contents.get(file) ?? new Contents();
    contents.set(file, content);
    if (isStored) return content.apply(entry, 0);
    const fate = fates.get(file) ?? (FATES[Math.floor(random() * FATES.length)] as (typeof FATES)[number]);
    fates.set(file, fate);
    if (fate === 'lost' || (fate === 'some' && random() < 0.5)) return;
    content.apply(entry, Number(fate) || 0, random);
  });

  const writeFolder = (file: number, path: string) => {
    fs.mkdirSync(path, { recursive: true });
    for (const [name, child] of names.get(file) as Map<string, number>) {
      if (folders.has(child)) writeFolder(child, join(path, name));
      else fs.writeFileSync(join(path, name), contents.get(child)?.bytes() ?? '');
    }
  };
  writeFolder(ROOT, folder);
}

/** The contents of a file. */
class Contents {
  #buffer = Buffer.alloc(0);
  #size = 0;

  /** Applies a change. With a size of sectors, each sector of a write is stored or not. */
  apply(change: Exclude<Change, { kind: 'names' }>, sector: number, random?: () => number) {
    if (change.kind === 'truncate') {
      if (change.size < this.#size) this.#buffer.fill(0, change.size, this.#size);
      this.#resize(change.size);
      return;
    }
    const { at, bytes } = change;
    const step = sector || bytes.length;
    for (let from = 0; from < bytes.length; ) {
      const to = Math.min(bytes.length, from + step - ((at + from) % (sector || Number.MAX_SAFE_INTEGER) || 0));
      const end = sector ? to : bytes.length;
      if (!random || !sector || random() < 0.5) {
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
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
