import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';

/** Where a child on a PostgreSQL server, and without a mail server, puts its mails. */
const MAIL_FOLDER = join(tmpdir(), 'stillwaters-child');

const running = new Set<ChildServer>();

/** After each test. */
export async function killChildren() {
  for (const child of running) {
    child.process.kill('SIGKILL');
    await child.ended;
  }
}

type ChildServer = ReturnType<typeof spawnServer>;

/** The built server as a process of its own, with these settings and no others. */
export function spawnServer(settings: Record<string, string>) {
  const child = spawn(process.execPath, [join(inject('build'), 'dist/server/main.js')], {
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: MAIL_FOLDER, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { out: '', err: '' };
  child.stdout.on('data', (chunk) => {
    said.out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    said.err += chunk;
  });
  const ended = once(child, 'close').then(([code, signal]) => {
    running.delete(server);
    return { code: code as number | null, signal: signal as string | null, ...said };
  });
  const server = { process: child, said, ended };
  running.add(server);
  return server;
}

/** A child that is ready to answer, and where. */
export async function startServer(settings: Record<string, string>) {
  const server = spawnServer(settings);
  const port = await new Promise<number>((resolve, reject) => {
    server.process.stdout.on('data', () => {
      const ready = /ready at http:\/\/localhost:(\d+)/.exec(server.said.out);
      if (ready) resolve(Number(ready[1]));
    });
    server.ended.then(({ code, err }) => reject(new Error(`The server ended with ${code}: ${err}`)));
  });
  return { ...server, port, url: `http://127.0.0.1:${port}` };
}
