import { execFile } from 'node:child_process';
import { devNull } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { openDatabase } from '#server/db/openDatabase';
import { ROOT } from '#server/lib/paths';
import { seed } from '#server/seed';
import type { ClusterRequest } from './clusterLedger';

/** The settings that locate a database and its files. */
export type DrillDatabase = { DATA_DIR: string; DATABASE_URL?: string };

/** Creates a database on a server and returns its URL. */
export async function newDatabase(serverUrl: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`create database ${name}`).finally(() => client.end());
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Runs queries on a database while no server uses it. */
export async function withDatabase<Found>(
  location: DrillDatabase,
  work: (ask: ClusterRequest) => Promise<Found>,
): Promise<Found> {
  const { db, close } = await openDatabase(location, seed, () => {});
  const ask: ClusterRequest = async (statement) =>
    ((await db.execute(sql.raw(statement))) as unknown as { rows: Record<string, unknown>[] }).rows;
  return work(ask).finally(close);
}

/** Runs an operator command and returns its output and duration. */
export function runCliIn(
  location: DrillDatabase,
  ...args: string[]
): Promise<{ output: string; ms: number }> {
  const start = performance.now();
  const env = { PATH: process.env.PATH, ENV_FILE: devNull, ...location };
  const command = [join(ROOT, 'server/cli.ts'), ...args];
  return new Promise((resolve, reject) => {
    execFile(join(ROOT, 'node_modules/.bin/tsx'), command, { cwd: ROOT, env }, (error, stdout, stderr) => {
      if (error) reject(new Error(`${args.join(' ')}: ${stdout}${stderr}`));
      else resolve({ output: stdout.trim(), ms: performance.now() - start });
    });
  });
}

/** Counts the rows whose foreign key refers to a missing row, for all foreign keys. */
export async function orphans(ask: ClusterRequest): Promise<number> {
  const keys = await ask(
    `select f.conrelid::regclass::text as child, f.confrelid::regclass::text as parent,
            c.attname as column, p.attname as key
       from pg_constraint f
       join pg_attribute c on c.attrelid = f.conrelid and c.attnum = f.conkey[1]
       join pg_attribute p on p.attrelid = f.confrelid and p.attnum = f.confkey[1]
      where f.contype = 'f'`,
  );
  let count = 0;
  for (const { child, parent, column, key } of keys) {
    const [row] = await ask(
      `select count(*)::int as n from ${child} c
        where c.${column} is not null and not exists (select 1 from ${parent} p where p.${key} = c.${column})`,
    );
    count += Number(row?.n);
  }
  return count;
}
