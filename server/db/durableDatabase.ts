import { mkdirSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { DurableFiles, fsyncFolder, fsyncTree } from './durableFiles';

/** `-F` in PGlite's default parameters turns fsync off. Emscripten ignores fdatasync, the default for WAL. */
const FSYNC = ['-c', 'fsync=on', '-c', 'wal_sync_method=fsync'];

/** PGlite never does a checkpoint while it runs. The next start replays this much WAL in about a second. */
const MAX_WAL_BYTES = 64 * 1024 * 1024;

/** Creates a database in an empty folder. If the power fails, the folder stays empty. */
export async function createDurable(folder: string): Promise<void> {
  const path = realpathSync(folder);
  const unfinished = `${path}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  const client = await PGlite.create(unfinished);
  await client.close();
  await fsyncTree(unfinished);
  renameSync(unfinished, path);
  fsyncFolder(dirname(path));
  fsyncFolder(dirname(dirname(path)));
}

/** Opens a database. Its queries and transactions end only when everything that they wrote or read is on disk. */
export async function openDurable(folder: string, parameters: string[]): Promise<PGlite> {
  await fsyncTree(folder);
  const client = new DurableDatabase(new DurableFiles(folder), parameters);
  await client.waitReady;
  return client;
}

class DurableDatabase extends PGlite {
  readonly #files: DurableFiles;

  constructor(files: DurableFiles, parameters: string[]) {
    super({ fs: files, startParams: [...PGlite.defaultStartParams, ...FSYNC, ...parameters] });
    this.#files = files;
  }

  /**
   * PGlite runs every query and transaction in here, one at a time. The wait for the fsync is outside, so that the next
   * one can run meanwhile. It also follows an error, which may be about a row that is not on disk yet.
   */
  override async _runExclusiveTransaction<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await super._runExclusiveTransaction(() => {
        this.#files.throwIfFailed();
        return work();
      });
    } finally {
      await this.#files.synced();
      this.#startCheckpointIfDue();
    }
  }

  #startCheckpointIfDue() {
    if (this.#files.walBytes < MAX_WAL_BYTES) return;
    this.#files.walBytes = 0;
    // If it fails, the WAL stays, and the next checkpoint is tried after as many bytes.
    this.exec('checkpoint').catch(() => {});
  }
}
