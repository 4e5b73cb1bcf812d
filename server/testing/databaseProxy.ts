import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import type { TestDatabasePlace } from './database';

/** Starts a proxy to a database, and to the pooler in front of it if there is one, like `createDatabaseProxy`. */
export async function createPlaceProxy(place: TestDatabasePlace) {
  const { DATABASE_URL = '', DATABASE_DIRECT_URL } = place;
  const pooled = await createDatabaseProxy(DATABASE_URL);
  if (!DATABASE_DIRECT_URL) return { ...pooled, place: { ...place, DATABASE_URL: pooled.url } };
  const direct = await createDatabaseProxy(DATABASE_DIRECT_URL);
  const both = (action: 'cut' | 'freeze' | 'restore') => () => {
    pooled[action]();
    direct[action]();
  };
  return {
    place: { ...place, DATABASE_URL: pooled.url, DATABASE_DIRECT_URL: direct.url },
    cut: both('cut'),
    freeze: both('freeze'),
    restore: both('restore'),
  };
}

/** Starts a TCP proxy to PostgreSQL that a test can cut, freeze and restore. */
export async function createDatabaseProxy(url: string) {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  let state: 'whole' | 'cut' | 'frozen' = 'whole';

  const server = createServer((client) => {
    sockets.add(client.on('error', () => {}));
    if (state === 'cut') client.destroy();
    if (state !== 'whole') return;
    const upstream = connect(Number(target.port), target.hostname);
    sockets.add(upstream.on('error', () => client.destroy()));
    client.pipe(upstream).pipe(client);
    client.once('close', () => upstream.destroy());
    upstream.once('close', () => client.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    closeConnections();
    server.close();
  });

  function closeConnections() {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  }

  const proxyUrl = new URL(url);
  proxyUrl.hostname = '127.0.0.1';
  proxyUrl.port = String((server.address() as { port: number }).port);
  return {
    url: proxyUrl.href,
    /** Closes open connections. Closes each new connection immediately. */
    cut() {
      state = 'cut';
      closeConnections();
    },
    /** Closes open connections. Accepts new ones but never responds. */
    freeze() {
      state = 'frozen';
      closeConnections();
    },
    restore() {
      state = 'whole';
      closeConnections();
    },
  };
}
