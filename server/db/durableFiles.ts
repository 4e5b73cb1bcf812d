import fs from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import pLimit from 'p-limit';

/**
 * The files of an embedded database, which survive a power cut. PGlite's own file system ignores PostgreSQL's fsync.
 *
 * - The fsync of a WAL file, which PostgreSQL does at each commit, is deferred until `synced` is called. So it runs in
 *   the background, and one fsync serves all commits that happened in the meantime.
 * - PostgreSQL relies on the WAL being on disk before data files change. So anything else that changes a file or a
 *   folder first does the deferred fsyncs.
 * - The fsync of any other file or folder is done at once. If a file is new, the fsync of its folder stores its name.
 */
export class DurableFiles extends NodeFS {
  /** The bytes of WAL written since the last checkpoint. */
  walBytes = 0;
  /** Files and folders that were changed after their last fsync. Everything else was on disk before: see `fsyncTree`. */
  readonly #changed = new Set<string>();
  /** WAL files with a deferred fsync. */
  readonly #deferred = new Set<string>();
  /** WAL files that a background fsync is writing to disk. */
  readonly #inFlight = new Set<string>();
  #syncing = Promise.resolve();
  #next: Promise<void> | undefined;
  #failure: Error | undefined;

  override init(...[pg, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const addFsync = (module: unknown) => this.#addFsync((module as { NODEFS: Nodefs }).NODEFS);
    return super.init(pg, { ...options, preRun: [...(options.preRun ?? []), addFsync] });
  }

  /** Resolves when everything that was committed before this call is on disk. */
  async synced(): Promise<void> {
    if (this.#deferred.size === 0) await this.#syncing;
    else {
      this.#next ??= this.#syncing.then(() => this.#startSync());
      await this.#next;
    }
    this.throwIfFailed();
  }

  /**
   * Throws after a failed fsync, until the database is opened again: the operating system may have dropped what it could
   * not write, and PostgreSQL would have to stop, which PGlite does not.
   */
  throwIfFailed(): void {
    if (this.#failure) throw this.#failure;
  }

  override async closeFs(): Promise<void> {
    if (!this.#failure) this.#syncNow();
    await super.closeFs();
  }

  #addFsync({ realPath, tryFSOperation, node_ops: nodeOps, stream_ops: streamOps }: Nodefs) {
    /** Keeps the order WAL, then data. */
    const change = (...paths: string[]) => {
      tryFSOperation(() => this.#syncNow());
      for (const path of paths) this.#changed.add(path);
    };
    nodeOps.rename = precededBy(nodeOps.rename, (node, folder, name) =>
      change(dirname(realPath(node)), realPath(folder), join(realPath(folder), name)),
    );
    nodeOps.unlink = precededBy(nodeOps.unlink, (folder) => change(realPath(folder)));
    nodeOps.rmdir = precededBy(nodeOps.rmdir, (folder) => change(realPath(folder)));
    nodeOps.mknod = precededBy(nodeOps.mknod, (folder, name) =>
      change(realPath(folder), join(realPath(folder), name)),
    );
    nodeOps.setattr = precededBy(nodeOps.setattr, (node) => change(realPath(node)));
    streamOps.setattr = precededBy(streamOps.setattr, ({ node }) => change(realPath(node)));
    streamOps.write = precededBy(streamOps.write, ({ node }, _buffer, _offset, length) => {
      if (!isWal(node)) return change(realPath(node));
      this.#changed.add(realPath(node));
      this.walBytes += length;
    });
    streamOps.fsync = ({ node, nfd }) => {
      const path = realPath(node);
      if (!this.#changed.has(path)) return 0;
      if (isWal(node)) this.#deferred.add(path);
      else tryFSOperation(() => this.#fsync(path, nfd));
      this.#changed.delete(path);
      return 0;
    };
  }

  #fsync(path: string, descriptor: number) {
    this.#orFail(() => fs.fsyncSync(descriptor));
    const folder = dirname(path);
    if (!this.#changed.has(folder)) return;
    this.#orFail(() => fsyncFolder(folder));
    this.#changed.delete(folder);
  }

  #orFail(sync: () => void) {
    try {
      sync();
    } catch (error) {
      this.#failure = error as Error;
      throw error;
    }
  }

  #startSync(): Promise<void> {
    this.#next = undefined;
    const sync = this.#syncInBackground();
    this.#syncing = sync.catch(() => {});
    return sync;
  }

  /** Opens all files at once, because PostgreSQL may rename them while the fsync runs. */
  async #syncInBackground() {
    this.throwIfFailed();
    const descriptors = [...this.#deferred].map((path) => fs.openSync(path, 'r+'));
    for (const path of this.#deferred) this.#inFlight.add(path);
    this.#deferred.clear();
    try {
      for (const descriptor of descriptors) await fdatasync(descriptor);
      this.#inFlight.clear();
    } catch (error) {
      this.#failure = error as Error;
      throw error;
    } finally {
      for (const descriptor of descriptors) fs.closeSync(descriptor);
    }
  }

  /** Does the deferred fsyncs at once, and again those that are running. */
  #syncNow() {
    this.throwIfFailed();
    for (const path of new Set([...this.#inFlight, ...this.#deferred])) {
      const descriptor = fs.openSync(path, 'r+');
      try {
        this.#orFail(() => fs.fdatasyncSync(descriptor));
      } finally {
        fs.closeSync(descriptor);
      }
    }
    this.#deferred.clear();
    this.#inFlight.clear();
  }
}

const fsync = promisify((descriptor: number, done: fs.NoParamCallback) => fs.fsync(descriptor, done));
const fdatasync = promisify((descriptor: number, done: fs.NoParamCallback) => fs.fdatasync(descriptor, done));

/** Writes the names in a folder to disk. */
export function fsyncFolder(folder: string): void {
  const descriptor = fs.openSync(folder, 'r');
  try {
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
}

/** Concurrent, because the file system then writes its journal once for many files: 70 ms instead of 3 s. */
const CONCURRENT_FSYNCS = 32;

/** Writes all files and folders in a folder to disk, for example those of a copy or of a version without fsync. */
export async function fsyncTree(folder: string): Promise<void> {
  const paths = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const limit = pLimit(CONCURRENT_FSYNCS);
  await limit.map([folder, ...paths.map((path) => join(folder, path))], async (path) => {
    const descriptor = fs.openSync(path, 'r');
    try {
      await fsync(descriptor);
    } finally {
      fs.closeSync(descriptor);
    }
  });
}

const FILE_TYPE = 0o170000;
const REGULAR_FILE = 0o100000;

function isWal({ parent, mode }: FileNode): boolean {
  return parent.name === 'pg_wal' && (mode & FILE_TYPE) === REGULAR_FILE;
}

/** Emscripten's file system on Node's `fs`, as far as it is used here. */
type Nodefs = {
  realPath: (node: FileNode) => string;
  /** Turns errors of Node into those of Emscripten. */
  tryFSOperation: (work: () => void) => void;
  node_ops: {
    mknod: (folder: FileNode, name: string, ...rest: unknown[]) => unknown;
    rename: (node: FileNode, folder: FileNode, name: string) => unknown;
    unlink: (folder: FileNode, name: string) => unknown;
    rmdir: (folder: FileNode, name: string) => unknown;
    setattr: (node: FileNode, attributes: unknown) => unknown;
  };
  stream_ops: {
    setattr: (stream: FileStream, attributes: unknown) => unknown;
    write: (
      stream: FileStream,
      buffer: Uint8Array,
      offset: number,
      length: number,
      position: number,
    ) => unknown;
    fsync?: (stream: FileStream) => number;
  };
};

type FileNode = { name: string; parent: FileNode; mode: number };
type FileStream = { node: FileNode; nfd: number };

/** Returns an operation that runs `first` and then does the work of `operation`. */
function precededBy<Args extends unknown[], Result>(
  operation: (...args: Args) => Result,
  first: (...args: Args) => void,
) {
  return (...args: Args): Result => {
    first(...args);
    return operation(...args);
  };
}
