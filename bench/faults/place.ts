import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';

export const KINDS = ['pglite', 'postgresql'] as const;
export type Kind = (typeof KINDS)[number];

type Row = Record<string, unknown>;
export type Ask = (text: string, values?: unknown[]) => Promise<Row[]>;

/** A separate database for one fault, and the settings of a server on it. */
export type Place = {
  kind: Kind;
  settings: Record<string, string>;
  /** Queries the database directly. An embedded one can be queried only while no server uses it. */
  look: <Result>(work: (ask: Ask) => Promise<Result>) => Promise<Result>;
};

/** The result of one fault on one database: figures for the table, and a sentence for each failed check. */
export type Finding = { figures: Record<string, string | number>; misses: string[] };

const folder = mkdtempSync(join(tmpdir(), 'stillwaters-faults-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

let count = 0;

/** `postgresUrl` is a server on which databases may be created. */
export async function freshPlace(kind: Kind, postgresUrl: string): Promise<Place> {
  count += 1;
  const DATA_DIR = join(folder, `place-${count}`);
  mkdirSync(DATA_DIR);
  if (kind === 'pglite') return embeddedIn(DATA_DIR);

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

export function embeddedIn(DATA_DIR: string): Place {
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

async function onServer<Result>(url: string, work: (ask: Ask) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(async (text, values) => (await client.query(text, values)).rows);
  } finally {
    await client.end();
  }
}
