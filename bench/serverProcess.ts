import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { devNull } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '#server/lib/paths';

/** Limits the memory for short-lived objects, which otherwise grows by 60 MB under load. `npm start` sets it, too. */
export const NODE_FLAGS = ['--max-semi-space-size=8'];

export type ServerProcess = {
  url: string;
  pid: number;
  /** Milliseconds from the start of the process to its first response. */
  readyMs: number;
  /** The output of the process so far: the startup message and the log. */
  output: () => string;
  signal: (signal: NodeJS.Signals) => void;
  end: (signal: NodeJS.Signals) => Promise<Ended>;
};

type Ended = { code: number | null; output: string; ms: number };

const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Starts the built server as a child process on a free port, with these settings only. */
export async function startServerProcess(settings: Record<string, string>): Promise<ServerProcess> {
  const start = performance.now();
  const { child, output } = launch(settings);
  const port = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const ready = /ready at http:\/\/localhost:(\d+)/.exec(output());
      if (ready?.[1]) resolve(ready[1]);
    });
    child.once('close', () => reject(new Error(`The server ended: ${output()}`)));
  });
  const url = `http://127.0.0.1:${port}`;
  await fetch(`${url}/readyz`);
  const readyMs = performance.now() - start;
  return {
    url,
    pid: child.pid as number,
    readyMs,
    output,
    signal: (signal) => void child.kill(signal),
    async end(signal) {
      const before = performance.now();
      child.kill(signal);
      return ended(child, output, before);
    },
  };
}

/** Starts a server that is expected to exit with an error. */
export function startExpectingFailure(settings: Record<string, string>): Promise<Ended> {
  const before = performance.now();
  const { child, output } = launch(settings);
  return ended(child, output, before);
}

function launch(settings: Record<string, string>) {
  const env = { PATH: process.env.PATH, ENV_FILE: devNull, PORT: '0', LIMITS: 'off' };
  const child = spawn(process.execPath, [...NODE_FLAGS, join(ROOT, 'dist/server/main.js')], {
    env: { ...env, LOG_LEVEL: 'error', ...settings },
  });
  let text = '';
  const append = (chunk: Buffer) => {
    text += chunk;
  };
  child.stdout.on('data', append);
  child.stderr.on('data', append);
  running.add(child);
  child.once('close', () => running.delete(child));
  return { child, output: () => text };
}

async function ended(child: ChildProcess, output: () => string, before: number): Promise<Ended> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'close');
  return { code: child.exitCode, output: output(), ms: performance.now() - before };
}
