import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { startServer } from '../serverProcess';
import { call } from './calls';
import type { Finding, Place } from './place';

const CLIENTS = 100;

/** Headers may take 15 seconds and a request 30; the server looks every five. */
const ENDED_MS = { headers: 22_000, body: 37_000 };

/** While they dawdle, others are served as if they were not there; the rest is for a busy machine. */
const OTHERS_MS = 1000;

const HEAD = 'POST /api/auth/login HTTP/1.1\r\nHost: still\r\n';
const WHOLE_HEAD = `${HEAD}Content-Type: application/json\r\nContent-Length: 90000\r\n\r\n`;

/** Two hundred lines on each of which a byte is said now and then. */
export async function slowClients(place: Place): Promise<Finding> {
  const server = await startServer(place.settings);
  const start = performance.now();
  const dawdlers = {
    headers: Array.from({ length: CLIENTS }, () => dawdle(server.url, HEAD, 'X-Slow: y\r\n')),
    body: Array.from({ length: CLIENTS }, () => dawdle(server.url, WHOLE_HEAD, ' ')),
  };
  const ended = Object.entries(dawdlers).map(async ([kind, lines]) => {
    const times = await Promise.all(lines.map((line) => line.then(() => performance.now() - start)));
    return [kind as keyof typeof ENDED_MS, Math.round(Math.max(...times))] as const;
  });
  let isOver = false;
  const all = Promise.race([Promise.all(ended), wait(60_000, [])]).finally(() => {
    isOver = true;
  });
  let others = 0;
  while (!isOver) {
    others = Math.max(others, (await call({ url: server.url }, '/readyz'))?.ms ?? Number.POSITIVE_INFINITY);
    await wait(250);
  }
  const longest = await all;
  await server.end('SIGTERM');

  const misses: string[] = [];
  if (longest.length === 0) misses.push('after a minute some were still being listened to');
  for (const [kind, ms] of longest) {
    if (ms > ENDED_MS[kind]) misses.push(`a slow ${kind} was ended only after ${ms} ms`);
  }
  if (others > OTHERS_MS) misses.push(`somebody else waited ${Math.round(others)} ms`);
  const figures = Object.fromEntries(longest.map(([kind, ms]) => [`slow ${kind}, all ended, ms`, ms]));
  return { figures: { clients: 2 * CLIENTS, ...figures, 'others waited, ms': Math.round(others) }, misses };
}

/** Until the server has had enough. */
async function dawdle(url: string, first: string, then: string): Promise<void> {
  const { hostname, port } = new URL(url);
  const line: Socket = connect(Number(port), hostname).on('error', () => {});
  line.resume().write(first);
  const timer = setInterval(() => line.write(then), 1000);
  await once(line, 'close');
  clearInterval(timer);
}
