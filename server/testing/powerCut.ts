import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { amcheck } from '@electric-sql/pglite/contrib/amcheck';
import { majorVersionOf } from '#server/db/connection';
import { type DiskRecording, diskAfterPowerCut, type Fsync, seededRandom } from './simulatedDisk';

/** An acknowledged write: its line in the result of `ACKNOWLEDGED`, and the length of the recording at its response. */
export type AcknowledgedWrite = { line: string; at: number };

export type PowerCut = {
  lost: string[];
  corrupt: string[];
  /** False if the power failed before the database was created. */
  isCreated: boolean;
};

const ACKNOWLEDGED = `select 'post ' || content as line from posts
  union all select 'comment ' || content from comments`;

/** Simulates a power cut after the first `cut` entries, starts the database on what the disk holds, and checks it. */
export async function cutPower(
  recording: DiskRecording,
  acknowledged: AcknowledgedWrite[],
  { cut, seed, folder, without }: { cut: number; seed: number; folder: string; without?: Fsync | undefined },
): Promise<PowerCut> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  diskAfterPowerCut(recording, { cut, random: seededRandom(seed), without }, folder);
  const expected = acknowledged.filter(({ at }) => at <= cut).map(({ line }) => line);
  const database = join(folder, 'pglite');
  if (majorVersionOf(database) === null) return { lost: expected, corrupt: [], isCreated: false };
  try {
    return { ...(await checkDatabase(database, expected)), isCreated: true };
  } catch (error) {
    return {
      lost: [],
      corrupt: [`does not start or is damaged: ${(error as Error).message}`],
      isCreated: true,
    };
  }
}

/** Compares the rows that a sequential scan and a scan of an index find in each table. */
const COMPARE_SCANS = `do $$ declare name regclass; rows bigint; indexed bigint; begin
  for name in select oid::regclass from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace loop
    set local enable_seqscan = on; set local enable_indexscan = off; set local enable_indexonlyscan = off;
    execute format('select count(*) from %s', name) into rows;
    set local enable_seqscan = off; set local enable_indexscan = on; set local enable_indexonlyscan = on;
    execute format('select count(*) from %s', name) into indexed;
    if rows <> indexed then raise exception '% has % rows, but % in its index', name, rows, indexed; end if;
  end loop;
end $$`;

/** Reads every page of every table. The checksums of PostgreSQL notice a page that was stored in parts. */
const TABLE_PROBLEMS = `select relname || ': ' || msg as problem
  from pg_class, lateral verify_heapam(pg_class.oid, check_toast => true)
  where relkind in ('r', 't') and relpersistence = 'p'`;

/** Throws if an index is damaged or lacks a row. */
const CHECK_INDEXES = `select bt_index_check(indexrelid, heapallindexed => true)
  from pg_index join pg_class on pg_class.oid = indexrelid join pg_am on pg_am.oid = relam
  where amname = 'btree' and relpersistence = 'p'`;

async function checkDatabase(folder: string, expected: string[]) {
  const client = await PGlite.create(folder, { extensions: { amcheck } });
  try {
    await client.exec('create extension amcheck');
    const { rows: problems } = await client.query<{ problem: string }>(TABLE_PROBLEMS);
    await client.query(CHECK_INDEXES);
    await client.exec(COMPARE_SCANS);
    const isMigrated = await client.query("select from pg_tables where tablename = 'identity_responses'");
    const { rows } = isMigrated.rows.length
      ? await client.query<{ line: string }>(ACKNOWLEDGED)
      : { rows: [] };
    const found = new Set(rows.map(({ line }) => line));
    return {
      lost: expected.filter((line) => !found.has(line)),
      corrupt: problems.map(({ problem }) => problem),
    };
  } finally {
    await client.close();
  }
}
