import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A line to a PostgreSQL that a test can cut, freeze and mend. */
export async function wireTo(url: string) {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  let state: 'whole' | 'cut' | 'frozen' = 'whole';

  const server = createServer((near) => {
    sockets.add(near.on('error', () => {}));
    if (state === 'cut') near.destroy();
    if (state !== 'whole') return;
    const far = connect(Number(target.port), target.hostname);
    sockets.add(far.on('error', () => near.destroy()));
    near.pipe(far).pipe(near);
    near.once('close', () => far.destroy());
    far.once('close', () => near.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    breakAll();
    server.close();
  });

  function breakAll() {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  }

  const wired = new URL(url);
  wired.hostname = '127.0.0.1';
  wired.port = String((server.address() as { port: number }).port);
  return {
    url: wired.href,
    /** Breaks what is open, and every new connection at once. */
    cut() {
      state = 'cut';
      breakAll();
    },
    /** Breaks what is open; new connections are taken and never answered. */
    freeze() {
      state = 'frozen';
      breakAll();
    },
    mend() {
      state = 'whole';
      breakAll();
    },
  };
}
