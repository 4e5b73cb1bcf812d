import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync } from 'node:fs';
import { devNull } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '#server/testing/postgresql';
import { NODE_FLAGS } from '../serverProcess';

const START_TIMEOUT_MS = 120_000;

/** The polling interval is short, so that it does not distort the result. */
const POLL_MS = 5;

/** An idle process uses less CPU time than this per second, for timers and garbage collection. */
const IDLE_CPU_MS = 50;

export type ServerHandle = {
  url: string;
  /** Milliseconds from the start of the process until the server and its database are ready. */
  readyMs: number;
  /** Waits until the process is idle after its start. */
  settled: () => Promise<void>;
  /** Resident memory in megabytes. */
  memory: () => number;
  /** CPU time used so far, in milliseconds. */
  processorMs: () => number;
  end: () => Promise<void>;
};

/** Starts a server as a child process with logging on, to /dev/null. */
export async function startProcess(file: string, settings: Record<string, string>): Promise<ServerHandle> {
  const port = await freePort();
  const log = openSync(devNull, 'w');
  const start = performance.now();
  const child = spawn(process.execPath, [...NODE_FLAGS, file], {
    env: { PATH: process.env.PATH, ENV_FILE: devNull, PORT: String(port), LIMITS: 'off', ...settings },
    stdio: ['ignore', log, 'inherit'],
  });
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  const url = `http://127.0.0.1:${port}`;
  while (!(await isReady(url))) {
    if (child.exitCode !== null || performance.now() - start > START_TIMEOUT_MS) {
      throw new Error(`${file} did not start.`);
    }
    await wait(POLL_MS);
  }
  return {
    url,
    readyMs: performance.now() - start,
    async settled() {
      for (let before = Number.NEGATIVE_INFINITY; processorMsOf(child.pid) - before > IDLE_CPU_MS; ) {
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

/** Linux counts CPU time in ticks of a hundredth of a second. */
const TICK_MS = 10;

function processorMsOf(pid = 0): number {
  // The second field is the program's name in parentheses, which may contain spaces.
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user, system] = fields.split(' ').slice(11, 13);
  return (Number(user) + Number(system)) * TICK_MS;
}
