import { setTimeout as wait } from 'node:timers/promises';

/** Whoever is still refused then waits for something that does not happen. */
const MAX_RETRIES = 10;

/** A limit on what is under way at once asks for seconds; a rate limit asks for minutes, which no test waits for. */
const MAX_WAIT_SECONDS = 10;

/** Sends a request that may be sent twice, and again while the answer is 503 or 429, after the time that it names. */
export async function untilAnswered<Answer extends { status: number; headers: Headers }>(
  send: () => Promise<Answer>,
): Promise<Answer> {
  let answer = await send();
  for (let retries = 0; [429, 503].includes(answer.status) && retries < MAX_RETRIES; retries += 1) {
    const seconds = Number(answer.headers.get('Retry-After'));
    if (!(seconds > 0 && seconds <= MAX_WAIT_SECONDS)) return answer;
    // As the web client does: those that were refused together come back apart.
    await wait(1000 * seconds * (1 + Math.random() / 2));
    answer = await send();
  }
  return answer;
}
