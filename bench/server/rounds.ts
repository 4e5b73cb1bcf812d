import autocannon, { type Result } from 'autocannon';
import { percentiles } from '../load';
import { type Case, requestsOf } from './cases';
import type { ServerHandle } from './processes';

const ROUNDS = 8;
const ROUND_SECONDS = 1;

/** The number of rounds until the JIT compiler has optimized the call. */
const WARM_UPS = 2;

type Measured = {
  perSecond: number;
  p50: number;
  p99: number;
  /** The server's CPU time for one call, in milliseconds. */
  processor: number;
};

export type RoundsComparison = {
  ours: Measured;
  bare: Measured;
  /** The median share of all rounds: our requests per second divided by those of the bare server. */
  share: number;
};

/** Measures both servers in alternating rounds, so that other work on the machine slows both alike. */
export async function compareRounds(one: Case, ours: Server, bare: Server): Promise<RoundsComparison> {
  const rounds: Record<'ours' | 'bare', Taken>[] = [];
  for (let round = -WARM_UPS; round < ROUNDS; round += 1) {
    // Alternates the order, because work left over from the previous round slows the first server.
    const first = round % 2 === 0 ? await underLoad(one, ours) : null;
    const its = await underLoad(one, bare);
    const our = first ?? (await underLoad(one, ours));
    if (round >= 0) rounds.push({ ours: our, bare: its });
  }
  const shares = rounds.map(({ ours, bare }) => rateOf([ours]) / rateOf([bare])).sort((a, b) => a - b);
  return {
    ours: measuredIn(rounds.map(({ ours }) => ours)),
    bare: measuredIn(rounds.map(({ bare }) => bare)),
    share: shares[Math.floor(shares.length / 2)] ?? 0,
  };
}

type Server = Pick<ServerHandle, 'url' | 'processorMs'>;
type Taken = Awaited<ReturnType<typeof underLoad>>;

/** Sends requests for one round and returns the milliseconds of each response. Throws if a request fails. */
export async function underLoad(one: Case, { url, processorMs }: Server) {
  const times: number[] = [];
  let connection = 0;
  const before = processorMs();
  const result = await new Promise<Result>((resolve, reject) => {
    const options = {
      url,
      connections: one.connections,
      duration: ROUND_SECONDS,
      setupClient: (client: autocannon.Client) => {
        client.setRequests(requestsOf(one, connection));
        connection += 1;
      },
    };
    const load = autocannon(options, (error, result) => (error ? reject(error) : resolve(result)));
    load.on('response', (_client, _status, _bytes, ms) => times.push(ms));
  });
  const failed = result.non2xx + result.errors;
  if (failed > 0) throw new Error(`${one.name}: ${failed} of ${times.length} calls failed at ${url}.`);
  return { times, seconds: result.duration, processorMs: processorMs() - before };
}

function rateOf(taken: readonly Taken[]): number {
  return sum(taken.map(({ times }) => times.length)) / sum(taken.map(({ seconds }) => seconds));
}

function measuredIn(taken: readonly Taken[]): Measured {
  const times = taken.flatMap((round) => round.times);
  const processor = sum(taken.map(({ processorMs }) => processorMs)) / times.length;
  return { perSecond: rateOf(taken), ...percentiles(times), processor };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
