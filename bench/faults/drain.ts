import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { startServerProcess } from '../serverProcess';
import type { FaultDatabase, FaultResult } from './database';
import { countLosses, lossesOf } from './losses';
import { startWriters } from './writers';

const MAX_DRAINS = 20;
const MAX_DRAIN_MS = 12_000;

/** Sends SIGTERM during writes. Requests in progress must be answered, and confirmed writes must be stored. */
export async function drain(database: FaultDatabase, rounds: number): Promise<FaultResult> {
  const drains = Math.min(rounds, MAX_DRAINS);
  const writers = await startWriters(database);
  const times: number[] = [];
  const codes = new Set<number | null>();
  for (let round = 0; round < drains; round += 1) {
    const server = await startServerProcess(database.settings);
    const { count } = writers.acknowledged;
    writers.write(server.url);
    while (writers.acknowledged.count < count + 20) await wait(5);
    await wait(Math.random() * 200);
    // In the last round, a client never completes its request.
    if (round === drains - 1) await stallRequest(server.url);
    // The writers start no new requests, but finish the requests in progress.
    const finished = writers.pause();
    const { code, ms } = await server.end('SIGTERM');
    await finished;
    times.push(ms);
    codes.add(code);
  }

  const losses = await countLosses(database, writers);
  const longest = Math.round(Math.max(...times));
  const misses = lossesOf(losses);
  if (writers.unanswered) misses.push(`${writers.unanswered} requests under way got no response`);
  if (longest > MAX_DRAIN_MS) misses.push(`shutting down took ${longest} ms`);
  if (codes.size !== 1 || !codes.has(0)) misses.push(`the exit codes were ${[...codes]}`);
  misses.push(...new Set(writers.failed));
  const figures = {
    drains,
    acknowledged: writers.acknowledged.count,
    unanswered: writers.unanswered,
    ...losses,
    'median, ms': Math.round(times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0),
    'longest, ms': longest,
  };
  return { figures, misses };
}

/** Opens a request and never completes it. */
async function stallRequest(url: string) {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname).on('error', () => {});
  socket.write(
    'POST /api/auth/login HTTP/1.1\r\nHost: still\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{',
  );
  await wait(100);
}
