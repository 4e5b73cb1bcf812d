import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/** A PostgreSQL of this machine whose processes we may stop; it is started again just as it was started first. */
export async function handsOn(url: string) {
  const data = await askOnce(url, "select current_setting('data_directory') as it");
  const pidFile = join(data, 'postmaster.pid');
  const pid = () => Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  const [command = '', ...args] = readFileSync(`/proc/${pid()}/cmdline`, 'utf8').split('\0').slice(0, -1);
  const { uid, gid } = statSync(data);

  return {
    /** At once, as `pg_ctl stop -m immediate` does. */
    async stop() {
      process.kill(pid(), 'SIGQUIT');
      while (existsSync(pidFile)) await wait(20);
    },
    async start() {
      const child = spawn(command, args, { uid, gid, cwd: data, env: { LC_ALL: 'C' }, stdio: 'ignore' });
      process.once('exit', () => child.kill('SIGQUIT'));
      while (!(await askOnce(url, 'select 1 as it').catch(() => null))) await wait(50);
    },
    /** Every process of it stands still; connections are taken by the system and nobody answers. */
    freeze: () => tell(pid(), 'SIGSTOP'),
    thaw: () => tell(pid(), 'SIGCONT'),
  };
}

function tell(postmaster: number, signal: 'SIGSTOP' | 'SIGCONT') {
  process.kill(postmaster, signal);
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(postmaster)], { encoding: 'utf8' });
  for (const child of children.trim().split(/\s+/)) {
    try {
      process.kill(Number(child), signal);
    } catch (error) {
      // One whose line was cut meanwhile has ended by itself.
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
