import { startExpectingFailure, startServerProcess } from '../serverProcess';
import type { FaultDatabase, FaultResult } from './database';
import { countLosses, lossesOf } from './losses';
import { startWriters } from './writers';

const MAX_STARTS = 20;
const MAX_FAILURE_MS = 2000;
const MESSAGE =
  /^The directory \S+ is in use by another running copy of Stillwaters\. Stop it first, or set DATA_DIR\.$/;

/** Starts a second process on the embedded database's directory while the first one runs. */
export async function secondStart(database: FaultDatabase, rounds: number): Promise<FaultResult> {
  const starts = Math.min(rounds, MAX_STARTS);
  const writers = await startWriters(database);
  const first = await startServerProcess(database.settings);
  // The load is light, because the second process is measured.
  writers.write(first.url, 2);
  const times: number[] = [];
  for (let start = 0; start < starts; start += 1) {
    const { code, output, ms } = await startExpectingFailure(database.settings);
    if (code === 1 && MESSAGE.test(output.trim())) times.push(ms);
  }
  await writers.pause();
  const { code } = await first.end('SIGTERM');

  const losses = await countLosses(database, writers);
  const longest = Math.round(Math.max(...times));
  const misses = lossesOf(losses);
  if (times.length < starts)
    misses.push(`${starts - times.length} of ${starts} starts did not fail with the expected message`);
  if (longest > MAX_FAILURE_MS) misses.push(`a start failed only after ${longest} ms`);
  if (code !== 0 || writers.unanswered) misses.push('the first process was affected');
  misses.push(...new Set(writers.failed));
  const { count } = writers.acknowledged;
  return {
    figures: { starts, refused: times.length, 'longest, ms': longest, acknowledged: count, ...losses },
    misses,
  };
}
