import { join } from 'node:path';
import { inject } from 'vitest';
import { startChild } from './children';

/** Starts the built server as a child process, with these settings and no others. */
export function spawnServer(settings: Record<string, string>, build = inject('build')) {
  const args = [join(build, 'dist/server/main.js')];
  return startChild({ args, settings: { PORT: '0', ...settings }, messageStream: 'err' });
}

/** Starts the built server and waits until it accepts requests. */
export async function startChildServer(settings: Record<string, string>) {
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
