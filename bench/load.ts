import { Agent, get } from 'node:http';

const CONNECTIONS = 16;
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

type Headers = Record<string, string>;

/** Sends requests over sixteen keep-alive connections without pauses. Returns the milliseconds of each response. */
export async function load(url: string, headers: Headers, ms: number): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + ms;
  const connections = Array.from({ length: CONNECTIONS }, async () => {
    for (let start = performance.now(); start < end; ) {
      await timedRequest(url, headers);
      const now = performance.now();
      times.push(now - start);
      start = now;
    }
  });
  await Promise.all(connections);
  return times;
}

/** Sends a request and returns the size of the response in bytes. Rejects if the status is not 200. */
export function timedRequest(url: string, headers: Headers): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, headers }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('end', () => {
        if (response.statusCode === 200) resolve(bytes);
        else reject(new Error(`${url} answered ${response.statusCode}`));
      });
    });
    request.on('error', reject);
  });
}

export function percentiles(times: number[]) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => Number((sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(2));
  return { p50: at(0.5), p99: at(0.99) };
}
