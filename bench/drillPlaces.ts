import { execFile } from 'node:child_process';
import { devNull } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { openDatabase } from '#server/lib/db';
import { ROOT } from '#server/lib/paths';
import { seed } from '#server/seed';
import type { Ask } from './clusterLedger';

/** Where a house keeps what it keeps, as its settings say it. */
export type Place = { DATA_DIR: string; DATABASE_URL?: string };

/** A database of its own on a server. */
export async function newDatabase(serverUrl: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`create database ${name}`).finally(() => client.end());
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Looks into a place while no house runs on it. */
export async function inside<Found>(place: Place, look: (ask: Ask) => Promise<Found>): Promise<Found> {
  const { db, close } = await openDatabase(place, seed, () => {});
  const ask: Ask = async (statement) =>
    ((await db.execute(sql.raw(statement))) as unknown as { rows: Record<string, unknown>[] }).rows;
  return look(ask).finally(close);
}

/** A command as an operator gives it. Answers what it said and how long it took. */
export function operate(place: Place, ...args: string[]): Promise<{ said: string; ms: number }> {
  const start = performance.now();
  const env = { PATH: process.env.PATH, ENV_FILE: devNull, ...place };
  const command = [join(ROOT, 'server/operate.ts'), ...args];
  return new Promise((resolve, reject) => {
    execFile(join(ROOT, 'node_modules/.bin/tsx'), command, { cwd: ROOT, env }, (error, stdout, stderr) => {
      if (error) reject(new Error(`${args.join(' ')}: ${stdout}${stderr}`));
      else resolve({ said: stdout.trim(), ms: performance.now() - start });
    });
  });
}

/** Rows that point at nothing, over every foreign key there is. */
export async function orphans(ask: Ask): Promise<number> {
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
