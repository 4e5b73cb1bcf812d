import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * `passes` everything on. `slow`: each piece comes late, both ways. `cut`: every line breaks, the open ones at once and
 * a new one as soon as the database says something on it. `silent`: what is sent is swallowed; lines that lost
 * something stay silent for good, as behind a firewall that forgot them.
 */
type Mood = 'passes' | 'slow' | 'cut' | 'silent';

const LATE_MS = 2200;

/** A line to a database on which things go wrong when they are told to. */
export async function faultyProxy(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const lines = new Set<Socket>();
  let mood: Mood = 'passes';

  const pass = (from: Socket, to: Socket, line: { isDead: boolean }, isAnswer: boolean) => {
    let before = Promise.resolve();
    from.on('data', (piece) => {
      if (mood === 'silent') line.isDead = true;
      if (line.isDead) return;
      if (mood === 'cut' && isAnswer) return to.resetAndDestroy();
      const late = mood === 'slow' ? wait(LATE_MS) : undefined;
      before = before.then(async () => {
        await late;
        if (to.writable) to.write(piece);
      });
    });
    from.on('error', () => {});
    from.on('close', () => {
      lines.delete(from);
      to.destroy();
    });
    lines.add(from);
  };

  const door = createServer((near) => {
    const far = connect(Number(target.port || 5432), target.hostname);
    const line = { isDead: false };
    pass(near, far, line, false);
    pass(far, near, line, true);
  });
  door.listen(0, '127.0.0.1');
  await once(door, 'listening');

  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((door.address() as AddressInfo).port);
  const breakAll = () => {
    for (const line of lines) line.resetAndDestroy();
  };
  return {
    url: url.href,
    is(next: Mood) {
      mood = next;
      if (mood === 'cut') breakAll();
    },
    close() {
      door.close();
      breakAll();
    },
  };
}
