import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '#server/db/openDatabase';
import { seed } from '#server/seed';
import { cutPower } from '#server/testing/powerCut';
import { FSYNCS, type Fsync, seededRandom } from '#server/testing/simulatedDisk';
import { measureCost } from './power/cost';
import { recordWorkload } from './power/workload';

// Cuts the power of a simulated disk at random moments while users write, starts the database on what the disk holds,
// and checks that it is whole and has every acknowledged write. Then leaves out one kind of fsync at a time, each of
// which must be noticed. `--without KIND` leaves out one kind from the start.
const { values: options } = parseArgs({
  options: {
    cuts: { type: 'string', default: '500' },
    writes: { type: 'string', default: '1200' },
    seed: { type: 'string', default: '1' },
    without: { type: 'string' },
  },
});

/** A missing fsync must be noticed within this many cuts. */
const MAX_CUTS_TO_NOTICE = 60;

/** Every 20th power cut happens while the database is created, when there is no data to lose yet. */
const CUTS_PER_CREATION = 20;

const CUTS_PER_REPORT = 50;

const MAX_ENTRIES_AFTER_RESPONSE = 20;

/** The server starts on every 50th disk only, because starting it takes longer than opening the database. */
const CUTS_PER_START = 50;

const without = options.without as Fsync | undefined;
if (without && !FSYNCS.includes(without)) {
  console.error(`There is no fsync “${without}”. Choose from: ${FSYNCS.join(', ')}.`);
  process.exit(1);
}
const folder = mkdtempSync(join(tmpdir(), 'stillwaters-power-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const random = seededRandom(Number(options.seed));

console.log('Cost of a write:');
console.table(await measureCost(join(folder, 'cost')));

const { recording, acknowledged, createdAt } = await recordWorkload(
  mkdtempSync(join(folder, 'live-')),
  Number(options.writes),
);
const counts = Object.fromEntries(
  FSYNCS.map((kind) => [
    kind,
    recording.entries.filter((e) => e.kind === 'fsync' && e.fsync === kind).length,
  ]),
);
console.log(`\n${acknowledged.length} acknowledged writes, ${recording.entries.length} changes and fsyncs:`);
console.table({ fsyncs: counts });

const result = await cutMany(Number(options.cuts), without);
console.table({ [without ? `without ${without}` : 'power cuts']: result.figures });
for (const problem of result.problems.slice(0, 10)) console.log(`  failed: ${problem}`);

const unnoticed: string[] = [];
if (!without) {
  for (const kind of FSYNCS) {
    const { problems, figures } = await cutMany(MAX_CUTS_TO_NOTICE, kind, true);
    if (problems.length === 0) unnoticed.push(kind);
    console.log(
      `without fsync “${kind}”: ${problems[0] ? `noticed at cut ${figures.cuts}: ${problems[0]}` : 'NOT NOTICED'}`,
    );
  }
}
const isPassed = result.problems.length === 0 && unnoticed.length === 0;
console.log(isPassed ? '\nPassed.' : '\nFailed.');
process.exit(isPassed ? 0 : 1);

/** Every second cut is soon after a response. The others are anywhere, a few of them in the creation of the database. */
function chooseCut(number: number): number {
  if (number % CUTS_PER_CREATION === 0) return random() * createdAt;
  const { length } = recording.entries;
  const response = acknowledged[Math.floor(random() * acknowledged.length)];
  if (number % 2 === 0 && response)
    return Math.min(length, response.at + random() * MAX_ENTRIES_AFTER_RESPONSE);
  return createdAt + random() * (length - createdAt);
}

async function cutMany(cuts: number, left?: Fsync, stopAtFirst = false) {
  const problems: string[] = [];
  const figures = { cuts: 0, 'before creation': 0, 'server starts': 0, 'acknowledged lost': 0, corrupt: 0 };
  const disk = join(folder, 'disk');
  while (figures.cuts < cuts && !(stopAtFirst && problems.length > 0)) {
    figures.cuts += 1;
    const cut = Math.floor(chooseCut(figures.cuts));
    const seedOfCut = Math.floor(random() * 2 ** 31);
    const options = { cut, seed: seedOfCut, folder: disk, without: left };
    const { lost, corrupt, isCreated } = await cutPower(recording, acknowledged, options);
    figures['acknowledged lost'] += lost.length;
    figures.corrupt += corrupt.length > 0 ? 1 : 0;
    figures['before creation'] += isCreated ? 0 : 1;
    const found = lost.length > 0 ? [`${lost.length} acknowledged writes are lost`, ...corrupt] : corrupt;
    if (figures.cuts % CUTS_PER_START === 0 && !left) {
      figures['server starts'] += 1;
      found.push(...(await startServerOn(disk)));
    }
    problems.push(...found.map((problem) => `cut ${cut}, seed ${seedOfCut}: ${problem}`));
    if (figures.cuts % CUTS_PER_REPORT === 0)
      console.log(`${figures.cuts} cuts, ${problems.length} problems`);
  }
  return { figures, problems };
}

/** Opens the database as the server does. Returns the error, if there is one. */
async function startServerOn(disk: string): Promise<string[]> {
  try {
    const database = await openDatabase({ DATA_DIR: disk }, seed, () => {});
    await database.close();
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
}
