import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/** Controls the processes of a PostgreSQL server on this machine, and restarts it with its original command. */
export async function postgresControls(url: string) {
  const data = await askOnce(url, "select current_setting('data_directory') as it");
  const pidFile = join(data, 'postmaster.pid');
  const pid = () => Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  const [command = '', ...args] = readFileSync(`/proc/${pid()}/cmdline`, 'utf8').split('\0').slice(0, -1);
  const { uid, gid } = statSync(data);

  return {
    /** Shuts the server down immediately, like `pg_ctl stop -m immediate`. */
    async stop() {
      process.kill(pid(), 'SIGQUIT');
      while (existsSync(pidFile)) await wait(20);
    },
    async start() {
      const child = spawn(command, args, { uid, gid, cwd: data, env: { LC_ALL: 'C' }, stdio: 'ignore' });
      process.once('exit', () => child.kill('SIGQUIT'));
      while (!(await askOnce(url, 'select 1 as it').catch(() => null))) await wait(50);
    },
    /** Suspends all processes of the server. The kernel still accepts connections, but no process responds. */
    freeze: () => signalAll(pid(), 'SIGSTOP'),
    thaw: () => signalAll(pid(), 'SIGCONT'),
  };
}

function signalAll(postmaster: number, signal: 'SIGSTOP' | 'SIGCONT') {
  process.kill(postmaster, signal);
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(postmaster)], { encoding: 'utf8' });
  for (const child of children.trim().split(/\s+/)) {
    try {
      process.kill(Number(child), signal);
    } catch (error) {
      // ESRCH: a process whose connection has been cut has already ended.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}

async function askOnce(url: string, text: string): Promise<string> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query(text);
  await client.end();
  return String(rows[0]?.it);
}
