import { setTimeout as wait } from 'node:timers/promises';
import { startServer } from '../serverProcess';
import type { Finding, Place } from './place';
import { missesOf, missingOf, reckon } from './reckoning';
import { gather } from './writers';

/** So many writes after a start it has read what it needs; then comes the load that is counted. */
const WARM = 20;

const LOAD_MS = { least: 500, most: 1100 };
const SERVING_MS = 3000;
const LEAST_A_SECOND = 50;

/** `kill -9` in the midst of writing, again and again on the same data. */
export async function kill(place: Place, rounds: number): Promise<Finding> {
  const crowd = await gather(place);
  const serving: number[] = [];
  let missing = 0;
  let loadMs = 0;
  let loaded = 0;

  let server = await startServer(place.settings);
  for (let round = 0; round < rounds; round += 1) {
    const { acknowledged } = crowd;
    const warm = acknowledged.count + WARM;
    crowd.write(server.url);
    while (acknowledged.count < warm) await wait(5);
    const start = performance.now();
    const before = acknowledged.count;
    await wait(LOAD_MS.least + Math.random() * (LOAD_MS.most - LOAD_MS.least));
    loadMs += performance.now() - start;
    loaded += acknowledged.count - before;
    await server.end('SIGKILL');
    await crowd.pause();

    server = await startServer(place.settings);
    serving.push(server.readyMs);
    missing += await missingOf(server.url, crowd);
  }
  await server.end('SIGTERM');

  const reckoning = await reckon(place, crowd);
  const aSecond = Math.round(loaded / (loadMs / 1000));
  const longest = Math.round(Math.max(...serving));
  const misses = missesOf(reckoning);
  if (missing) misses.push(`${missing} of the newest posts could not be read right after the start`);
  if (aSecond < LEAST_A_SECOND) misses.push(`only ${aSecond} writes a second were acknowledged`);
  if (longest > SERVING_MS) misses.push(`it served again after ${longest} ms`);
  misses.push(...new Set(crowd.failed));
  const figures = {
    rounds,
    acknowledged: crowd.acknowledged.count,
    'a second': aSecond,
    unanswered: crowd.unanswered,
    ...reckoning,
    'serving again, ms': Math.round(serving.reduce((sum, ms) => sum + ms, 0) / serving.length),
    'longest, ms': longest,
  };
  return { figures, misses };
}
