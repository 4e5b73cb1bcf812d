import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { isDatabaseUnavailable } from './databaseErrors';
import type { Db, ReplicaReader } from './db';

/** A replica that lags behind more than this is not read. */
const MAX_LAG_MS = 1000;

const CHECK_INTERVAL_MS = 200;

/**
 * Measures the lag of a replica: reads the position of the primary, and when the replica has replayed up to there. Calls
 * `onLost` once per time in which the replica cannot be read.
 */
export function openReplica(
  primary: { db: Db; pool: Pool },
  replica: { db: Db; pool: Pool },
  onLost: (error: Error) => void,
): { read: ReplicaReader; stop: () => Promise<void> } {
  let freshAt = Number.NEGATIVE_INFINITY;
  let target: { position: string; at: number } | null = null;
  let isLost = false;
  let isStopped = false;

  const isFresh = () => performance.now() - freshAt < MAX_LAG_MS;

  const check = async () => {
    target ??= { at: performance.now(), position: await positionOf(primary.pool) };
    if (!(await hasReplayed(replica.pool, target.position))) return;
    freshAt = target.at;
    target = null;
  };

  const checking = (async () => {
    while (!isStopped) {
      let reason = 'it lags behind';
      await check().catch((error: Error) => {
        reason = error.message;
        // After a failover, the primary may have another history of positions.
        target = null;
      });
      if (isFresh()) isLost = false;
      else if (!isLost && !isStopped) {
        isLost = true;
        onLost(new Error(`The replica at DATABASE_READ_URL is not read: ${reason}.`));
      }
      await sleep(CHECK_INTERVAL_MS, undefined, { ref: false });
    }
  })();

  return {
    async read(work) {
      if (!isFresh()) return work(primary.db);
      try {
        return await work(replica.db);
      } catch (error) {
        if (!isDatabaseUnavailable(error)) throw error;
        freshAt = Number.NEGATIVE_INFINITY;
        return work(primary.db);
      }
    },
    async stop() {
      isStopped = true;
      await Promise.all([replica.pool.end(), checking]);
    },
  };
}

async function positionOf(primary: Pool): Promise<string> {
  const { rows } = await primary.query('select pg_current_wal_lsn()::text as position');
  return rows[0].position;
}

/** False if the server is not a standby: an independent primary would have other rows. */
async function hasReplayed(replica: Pool, position: string): Promise<boolean> {
  const { rows } = await replica.query(
    'select coalesce(pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn, false) as replayed',
    [position],
  );
  return rows[0].replayed;
}
