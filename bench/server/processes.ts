import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync } from 'node:fs';
import { devNull } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '#server/testing/postgresql';

const START_MS = 120_000;

/** Often enough that its own coarseness does not count. */
const LOOK_MS = 5;

/** Of processor time in a second: what timers and collecting take. */
const QUIET_MS = 50;

export type Running = {
  url: string;
  /** From the start of the process to its first answer with the database behind it. */
  readyMs: number;
  /** Waits until the process has done what it does once after its start. */
  settled: () => Promise<void>;
  /** Megabytes that are resident now. */
  memory: () => number;
  /** Milliseconds of processor time that the process has used until now. */
  processorMs: () => number;
  end: () => Promise<void>;
};

/** A server of its own process, as it runs in earnest: it writes its log, and nobody reads it. */
export async function startProcess(
  file: string,
  settings: Record<string, string>,
  flags: readonly string[] = [],
): Promise<Running> {
  const port = await freePort();
  const log = openSync(devNull, 'w');
  const start = performance.now();
  const child = spawn(process.execPath, [...flags, file], {
    env: { PATH: process.env.PATH, ENV_FILE: devNull, PORT: String(port), LIMITS: 'off', ...settings },
    stdio: ['ignore', log, 'inherit'],
  });
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  const url = `http://127.0.0.1:${port}`;
  while (!(await isReady(url))) {
    if (child.exitCode !== null || performance.now() - start > START_MS) {
      throw new Error(`${file} did not start.`);
    }
    await wait(LOOK_MS);
  }
  return {
    url,
    readyMs: performance.now() - start,
    async settled() {
      for (let before = Number.NEGATIVE_INFINITY; processorMsOf(child.pid) - before > QUIET_MS; ) {
        before = processorMsOf(child.pid);
        await wait(1000);
      }
    },
    memory: () => residentOf(child.pid),
    processorMs: () => processorMsOf(child.pid),
    async end() {
      process.off('exit', kill);
      child.kill('SIGTERM');
      await once(child, 'close');
    },
  };
}

function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

function residentOf(pid = 0): number {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}

/** Linux counts in hundredths of a second. */
const TICK_MS = 10;

function processorMsOf(pid = 0): number {
  // The second field is the program's name, in brackets, and may hold spaces.
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user, system] = fields.split(' ').slice(11, 13);
  return (Number(user) + Number(system)) * TICK_MS;
}
