import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';

export const DATABASE_KINDS = ['pglite', 'postgresql'] as const;
export type DatabaseKind = (typeof DATABASE_KINDS)[number];

type Row = Record<string, unknown>;
export type FaultRequest = (text: string, values?: unknown[]) => Promise<Row[]>;

/** A separate database for one fault, and the settings of a server on it. */
export type FaultDatabase = {
  kind: DatabaseKind;
  settings: Record<string, string>;
  /** Queries the database directly. An embedded database can be queried only while no server uses it. */
  look: <Result>(work: (ask: FaultRequest) => Promise<Result>) => Promise<Result>;
};

/** The result of one fault on one database: figures for the table, and a sentence for each failed check. */
export type FaultResult = { figures: Record<string, string | number>; misses: string[] };

const folder = mkdtempSync(join(tmpdir(), 'stillwaters-faults-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

let count = 0;

/** Creates a database for one fault. `postgresUrl` is a server on which databases may be created. */
export async function freshFaultDatabase(kind: DatabaseKind, postgresUrl: string): Promise<FaultDatabase> {
  count += 1;
  const DATA_DIR = join(folder, `place-${count}`);
  mkdirSync(DATA_DIR);
  if (kind === 'pglite') return embeddedDatabaseIn(DATA_DIR);

  const name = `faults_${count}`;
  await onServer(postgresUrl, (ask) => ask(`create database ${name}`));
  const url = new URL(postgresUrl);
  url.pathname = name;
  return {
    kind,
    settings: { DATA_DIR, DATABASE_URL: url.href },
    look: (work) => onServer(url.href, work),
  };
}

export function embeddedDatabaseIn(DATA_DIR: string): FaultDatabase {
  return {
    kind: 'pglite',
    settings: { DATA_DIR },
    async look(work) {
      const client = await PGlite.create(join(DATA_DIR, 'pglite'));
      try {
        return await work(async (text, values) => (await client.query<Row>(text, values)).rows);
      } finally {
        await client.close();
      }
    },
  };
}

async function onServer<Result>(url: string, work: (ask: FaultRequest) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(async (text, values) => (await client.query(text, values)).rows);
  } finally {
    await client.end();
  }
}
