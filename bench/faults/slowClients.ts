import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { startServerProcess } from '../serverProcess';
import { callServer } from './calls';
import type { FaultDatabase, FaultResult } from './database';

const CLIENTS = 100;

/** The server's timeouts are 15 s for the headers and 30 s for a request, and it checks them every 5 s. */
const MAX_OPEN_MS = { headers: 22_000, body: 37_000 };

/** Other requests must not be delayed. Allows for a busy machine. */
const MAX_OTHERS_MS = 1000;

const HEAD = 'POST /api/auth/login HTTP/1.1\r\nHost: still\r\n';
const WHOLE_HEAD = `${HEAD}Content-Type: application/json\r\nContent-Length: 90000\r\n\r\n`;

/** Attacks the server like Slowloris, with two hundred connections that send a few bytes a second. */
export async function slowClients(database: FaultDatabase): Promise<FaultResult> {
  const server = await startServerProcess(database.settings);
  const start = performance.now();
  const slowRequests = {
    headers: Array.from({ length: CLIENTS }, () => sendSlowly(server.url, HEAD, 'X-Slow: y\r\n')),
    body: Array.from({ length: CLIENTS }, () => sendSlowly(server.url, WHOLE_HEAD, ' ')),
  };
  const ended = Object.entries(slowRequests).map(async ([kind, sockets]) => {
    const times = await Promise.all(sockets.map((socket) => socket.then(() => performance.now() - start)));
    return [kind as keyof typeof MAX_OPEN_MS, Math.round(Math.max(...times))] as const;
  });
  let isOver = false;
  const all = Promise.race([Promise.all(ended), wait(60_000, [])]).finally(() => {
    isOver = true;
  });
  let others = 0;
  while (!isOver) {
    others = Math.max(
      others,
      (await callServer({ url: server.url }, '/readyz'))?.ms ?? Number.POSITIVE_INFINITY,
    );
    await wait(250);
  }
  const longest = await all;
  await server.end('SIGTERM');

  const misses: string[] = [];
  if (longest.length === 0) misses.push('some connections were still open after a minute');
  for (const [kind, ms] of longest) {
    if (ms > MAX_OPEN_MS[kind]) misses.push(`connections with slow ${kind} were closed only after ${ms} ms`);
  }
  if (others > MAX_OTHERS_MS) misses.push(`another request took ${Math.round(others)} ms`);
  const figures = Object.fromEntries(longest.map(([kind, ms]) => [`slow ${kind}, all ended, ms`, ms]));
  return { figures: { clients: 2 * CLIENTS, ...figures, 'others waited, ms': Math.round(others) }, misses };
}

/** Sends slowly until the server closes the connection. */
async function sendSlowly(url: string, first: string, then: string): Promise<void> {
  const { hostname, port } = new URL(url);
  const socket: Socket = connect(Number(port), hostname).on('error', () => {});
  socket.resume().write(first);
  const timer = setInterval(() => socket.write(then), 1000);
  await once(socket, 'close');
  clearInterval(timer);
}
