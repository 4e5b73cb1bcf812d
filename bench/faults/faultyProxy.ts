import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * `passes`: forwards everything. `slow`: delays each chunk in both directions. `cut`: resets open connections at once,
 * and resets a new connection when the database first responds. `silent`: drops all data. A connection that has lost
 * data stays silent forever, as behind a firewall that has lost its state.
 */
type Behavior = 'passes' | 'slow' | 'cut' | 'silent';

const DELAY_MS = 2200;

/** Starts a TCP proxy that can inject faults into the connections to a database. */
export async function faultyProxy(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let behavior: Behavior = 'passes';

  const forward = (from: Socket, to: Socket, line: { isDead: boolean }, isAnswer: boolean) => {
    let before = Promise.resolve();
    from.on('data', (piece) => {
      if (behavior === 'silent') line.isDead = true;
      if (line.isDead) return;
      if (behavior === 'cut' && isAnswer) return to.resetAndDestroy();
      const delay = behavior === 'slow' ? wait(DELAY_MS) : undefined;
      before = before.then(async () => {
        await delay;
        if (to.writable) to.write(piece);
      });
    });
    from.on('error', () => {});
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
    sockets.add(from);
  };

  const listener = createServer((client) => {
    const upstream = connect(Number(target.port || 5432), target.hostname);
    const line = { isDead: false };
    forward(client, upstream, line, false);
    forward(upstream, client, line, true);
  });
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');

  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((listener.address() as AddressInfo).port);
  const resetAll = () => {
    for (const line of sockets) line.resetAndDestroy();
  };
  return {
    url: url.href,
    is(next: Behavior) {
      behavior = next;
      if (behavior === 'cut') resetAll();
    },
    close() {
      listener.close();
      resetAll();
    },
  };
}
