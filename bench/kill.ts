import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startPostgres } from '#server/testing/postgresql';
import { ensureBuilt } from '../scripts/build.mjs';
import { startServer, tryToStart } from './serverProcess';
import { type Findings, look, signPeopleUp } from './signUps';

const ROUNDS = Number(process.argv[2] ?? 5);
const LOAD_MS = { least: 1000, most: 3000 };
const SAMPLE = 10;
const SECOND_STARTS = 20;

type Settings = Record<string, string>;
type Outcome = Findings & { acknowledged: number; unanswered: number; servingAgain: number[] };

await ensureBuilt();
const folder = mkdtempSync(join(tmpdir(), 'stillwaters-kill-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const postgres = await startPostgres();

const embedded = { DATA_DIR: folder };
const onPGlite = await killRounds(embedded);
const onPostgreSQL = await killRounds({ DATABASE_URL: postgres.url });
console.log(`\nkill -9 under a load of sign-ups, ${ROUNDS} rounds each`);
console.table({ PGlite: row(onPGlite), PostgreSQL: row(onPostgreSQL) });

const drained = { PGlite: await drain(embedded), PostgreSQL: await drain({ DATABASE_URL: postgres.url }) };
console.log('\nSIGTERM under the same load');
console.table(drained);

const refused = await startSecondProcesses();
console.log(`\nA second process on the embedded directory, ${SECOND_STARTS} times`);
console.table({ PGlite: refused });

await postgres.stop();
const isWhole = [onPGlite, onPostgreSQL, ...Object.values(drained)].every(
  ({ lost, doubled, broken }) => lost + doubled + broken === 0,
);
const isGuarded = refused.refused === SECOND_STARTS && refused['the first answers'] === 200;
const isDrained = Object.values(drained).every(({ code }) => code === 0);
process.exit(isWhole && isDrained && isGuarded ? 0 : 1);

/** Loads, kills, starts again on the same data and looks for what was acknowledged. */
async function killRounds(settings: Settings): Promise<Outcome> {
  const outcome: Outcome = {
    acknowledged: 0,
    unanswered: 0,
    lost: 0,
    doubled: 0,
    broken: 0,
    servingAgain: [],
  };
  let server = await startServer(settings);
  for (let round = 0; round < ROUNDS; round += 1) {
    const { signUps, stop } = signPeopleUp(server.url);
    await wait(LOAD_MS.least + Math.random() * (LOAD_MS.most - LOAD_MS.least));
    await server.end('SIGKILL');
    await stop();

    server = await startServer(settings);
    add(outcome, await look(server.url, signUps, SAMPLE));
    outcome.acknowledged += signUps.acknowledged.length;
    outcome.unanswered += signUps.unanswered.length;
    outcome.servingAgain.push(server.readyMs);
  }
  await server.end('SIGTERM');
  return outcome;
}

async function drain(settings: Settings) {
  const server = await startServer(settings);
  const { signUps, stop } = signPeopleUp(server.url);
  await wait(LOAD_MS.least);
  const { code, ms } = await server.end('SIGTERM');
  await stop();

  const again = await startServer(settings);
  const findings = await look(again.url, signUps, SAMPLE);
  await again.end('SIGTERM');
  return { code, ms: Math.round(ms), acknowledged: signUps.acknowledged.length, ...findings };
}

async function startSecondProcesses() {
  const first = await startServer(embedded);
  const times: number[] = [];
  for (let start = 0; start < SECOND_STARTS; start += 1) {
    const { code, said, ms } = await tryToStart(embedded);
    if (code === 1 && said.includes('is in use by another running copy')) times.push(ms);
  }
  const { status } = await fetch(`${first.url}/readyz`);
  await first.end('SIGTERM');
  return { refused: times.length, 'longest ms': Math.round(Math.max(...times)), 'the first answers': status };
}

function add(outcome: Outcome, { lost, doubled, broken }: Findings) {
  outcome.lost += lost;
  outcome.doubled += doubled;
  outcome.broken += broken;
}

function row({ servingAgain, ...figures }: Outcome) {
  const seconds = (ms: number) => Math.round(ms / 10) / 100;
  const mean = servingAgain.reduce((sum, ms) => sum + ms, 0) / servingAgain.length;
  return {
    rounds: servingAgain.length,
    ...figures,
    'serving again, mean s': seconds(mean),
    'longest s': seconds(Math.max(...servingAgain)),
  };
}
