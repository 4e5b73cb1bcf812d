import { parseArgs } from 'node:util';
import { startPostgres } from '#server/testing/postgresql';
import { ensureBuilt } from '../scripts/build.mjs';
import { clock } from './faults/clock';
import {
  DATABASE_KINDS,
  type DatabaseKind,
  type FaultDatabase,
  type FaultResult,
  freshFaultDatabase,
} from './faults/database';
import { deadlocks } from './faults/deadlocks';
import { diskFull } from './faults/diskFull';
import { drain } from './faults/drain';
import { kill } from './faults/kill';
import { mailDown } from './faults/mailDown';
import { outages } from './faults/outages';
import { secondStart } from './faults/secondStart';
import { slowClients } from './faults/slowClients';
import { twoProcesses } from './faults/twoProcesses';

type Fault = {
  name: string;
  on: readonly DatabaseKind[];
  /** Whether this fault mostly waits. If so, it runs in parallel with the other faults. */
  waits?: true;
  run: (place: FaultDatabase, rounds: number) => Promise<FaultResult>;
};

const PGLITE = ['pglite'] as const;
const POSTGRESQL = ['postgresql'] as const;

const FAULTS: Fault[] = [
  { name: 'kill', on: DATABASE_KINDS, run: kill },
  { name: 'drain', on: DATABASE_KINDS, run: drain },
  { name: 'second', on: PGLITE, run: secondStart },
  { name: 'disk', on: PGLITE, run: diskFull },
  { name: 'mail', on: DATABASE_KINDS, waits: true, run: mailDown },
  { name: 'clock', on: DATABASE_KINDS, run: clock },
  { name: 'deadlocks', on: POSTGRESQL, run: deadlocks },
  { name: 'processes', on: POSTGRESQL, run: twoProcesses },
  { name: 'clients', on: PGLITE, run: slowClients },
  ...outages.map(({ name, run }) => ({ name, on: POSTGRESQL, run })),
];

// Faults of a model provider are tested in server/guide/model/model.postgresql.test.ts.
const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '100' },
    only: { type: 'string' },
    database: { type: 'string' },
  },
});
const rounds = Number(options.rounds);
const chosen = FAULTS.flatMap(({ on, ...fault }) => on.map((kind) => ({ ...fault, kind }))).filter(
  ({ name, kind }) => (options.only ?? name) === name && (options.database ?? kind) === kind,
);
if (!(rounds > 0) || chosen.length === 0) {
  console.error(`No fault matches these options. Choose from: ${FAULTS.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}

await ensureBuilt();
const postgres = await startPostgres();
const missed: string[] = [];
const parallel = chosen.filter(({ waits }) => waits).map((fault) => ({ fault, running: runFault(fault) }));
for (const fault of chosen) if (!fault.waits) report(fault, await runFault(fault));
for (const { fault, running } of parallel) report(fault, await running);
await postgres.stop();

console.log(
  missed.length === 0
    ? `\nPassed: ${chosen.length} of ${chosen.length} faults.`
    : `\nFailed:\n${missed.map((miss) => `- ${miss}`).join('\n')}`,
);
process.exit(missed.length === 0 ? 0 : 1);

type Chosen = (typeof chosen)[number];

async function runFault({ kind, run }: Chosen) {
  const start = performance.now();
  const finding = await run(await freshFaultDatabase(kind, postgres.url), rounds).catch(
    (error: unknown): FaultResult => ({ figures: {}, misses: [String((error as Error).stack)] }),
  );
  return { ...finding, seconds: Math.round((performance.now() - start) / 1000) };
}

function report({ name, kind }: Chosen, { figures, misses, seconds }: FaultResult & { seconds: number }) {
  const title = `${name} on ${kind === 'pglite' ? 'PGlite' : 'PostgreSQL'}`;
  console.log(`\n${title}, ${seconds} s`);
  console.table({ [misses.length === 0 ? 'passed' : 'FAILED']: figures });
  for (const miss of misses) console.log(`  failed: ${miss}`);
  missed.push(...misses.map((miss) => `${title}: ${miss}`));
}
