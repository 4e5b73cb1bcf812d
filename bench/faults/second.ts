import { startServer, tryToStart } from '../serverProcess';
import type { Finding, Place } from './place';
import { missesOf, reckon } from './reckoning';
import { gather } from './writers';

const STARTS_MAX = 20;
const REFUSED_MS = 2000;
const SENTENCE =
  /^The directory \S+ is in use by another running copy of this program: stop it first, or set DATA_DIR\.$/;

/** A second process on the embedded directory, while the first one is at work. */
export async function second(place: Place, rounds: number): Promise<Finding> {
  const starts = Math.min(rounds, STARTS_MAX);
  const crowd = await gather(place);
  const first = await startServer(place.settings);
  // Few: what is measured is the other process.
  crowd.write(first.url, 2);
  const times: number[] = [];
  for (let start = 0; start < starts; start += 1) {
    const { code, said, ms } = await tryToStart(place.settings);
    if (code === 1 && SENTENCE.test(said.trim())) times.push(ms);
  }
  await crowd.pause();
  const { code } = await first.end('SIGTERM');

  const reckoning = await reckon(place, crowd);
  const longest = Math.round(Math.max(...times));
  const misses = missesOf(reckoning);
  if (times.length < starts)
    misses.push(`${starts - times.length} of ${starts} were not refused with the sentence`);
  if (longest > REFUSED_MS) misses.push(`one was refused only after ${longest} ms`);
  if (code !== 0 || crowd.unanswered) misses.push('the first one came to harm');
  misses.push(...new Set(crowd.failed));
  const { count } = crowd.acknowledged;
  return {
    figures: { starts, refused: times.length, 'longest, ms': longest, acknowledged: count, ...reckoning },
    misses,
  };
}
