import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { startServer } from '../serverProcess';
import type { Finding, Place } from './place';
import { missesOf, reckon } from './reckoning';
import { gather } from './writers';

const DRAINS_MAX = 20;
const DRAINED_MS = 12_000;

/** SIGTERM in the midst of writing: what was under way is answered, and what was answered is kept. */
export async function drain(place: Place, rounds: number): Promise<Finding> {
  const drains = Math.min(rounds, DRAINS_MAX);
  const crowd = await gather(place);
  const times: number[] = [];
  const codes = new Set<number | null>();
  for (let round = 0; round < drains; round += 1) {
    const server = await startServer(place.settings);
    const { count } = crowd.acknowledged;
    crowd.write(server.url);
    while (crowd.acknowledged.count < count + 20) await wait(5);
    await wait(Math.random() * 200);
    // Once with somebody who never says to the end what she wants.
    if (round === drains - 1) await dawdle(server.url);
    // Nobody begins anything new; what is under way goes on.
    const finished = crowd.pause();
    const { code, ms } = await server.end('SIGTERM');
    await finished;
    times.push(ms);
    codes.add(code);
  }

  const reckoning = await reckon(place, crowd);
  const longest = Math.round(Math.max(...times));
  const misses = missesOf(reckoning);
  if (crowd.unanswered) misses.push(`${crowd.unanswered} requests that were under way got no answer`);
  if (longest > DRAINED_MS) misses.push(`it was gone only after ${longest} ms`);
  if (codes.size !== 1 || !codes.has(0)) misses.push(`it ended with ${[...codes]}`);
  misses.push(...new Set(crowd.failed));
  const figures = {
    drains,
    acknowledged: crowd.acknowledged.count,
    unanswered: crowd.unanswered,
    ...reckoning,
    'median, ms': Math.round(times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0),
    'longest, ms': longest,
  };
  return { figures, misses };
}

/** Begins a request and goes no further. */
async function dawdle(url: string) {
  const { hostname, port } = new URL(url);
  const line = connect(Number(port), hostname).on('error', () => {});
  line.write(
    'POST /api/auth/login HTTP/1.1\r\nHost: still\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{',
  );
  await wait(100);
}
