import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT } from '#server/lib/paths';
import { freePort, startPostgres } from '#server/testing/postgresql';
import { startServerProcess } from './serverProcess';

type Member = {
  name: string;
  url: string;
  kill: () => Promise<void>;
  /** Starts the process again and returns the milliseconds until it is ready. */
  start: () => Promise<number>;
};

export type Cluster = {
  /** The proxy's URL. */
  url: string;
  databaseUrl: string;
  dataDir: string;
  members: [Member, Member];
  close: () => Promise<void>;
};

/**
 * Starts the setup of compose.yaml without containers: two server processes on one PostgreSQL, behind Caddy with the
 * same Caddyfile. Uses the database at DATABASE_URL, or else a temporary database.
 */
export async function openCluster(settings: Record<string, string>, wantedPort?: number): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'stillwaters-cluster-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const givenUrl = process.env.DATABASE_URL;
  const postgres = givenUrl ? { url: givenUrl, stop: async () => {} } : await startPostgres();
  const port = wantedPort ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  const shared = {
    ...settings,
    DATABASE_URL: postgres.url,
    DATA_DIR: folder,
    PUBLIC_URL: url,
    TRUST_PROXY: '1',
  };
  const first = await openMember('A', shared);
  const second = await openMember('B', shared);
  const proxy = await openProxy(url, [first, second], folder);
  return {
    url,
    databaseUrl: postgres.url,
    dataDir: folder,
    members: [first, second],
    async close() {
      await proxy.close();
      for (const { end } of [first, second]) await end();
      await postgres.stop();
    },
  };
}

/** Starts a server process that keeps its port across restarts. */
async function openMember(name: string, settings: Record<string, string>) {
  const withPort = { ...settings, PORT: String(await freePort()) };
  let server = await startServerProcess(withPort);
  return {
    name,
    url: server.url,
    kill: async () => void (await server.end('SIGKILL')),
    end: async () => void (await server.end('SIGTERM')),
    async start() {
      server = await startServerProcess(withPort);
      return server.readyMs;
    },
  };
}

async function openProxy(url: string, members: { url: string }[], folder: string) {
  const caddy = spawn(
    process.env.CADDY ?? 'caddy',
    ['run', '--config', join(ROOT, 'deploy/Caddyfile'), '--adapter', 'caddyfile'],
    {
      env: {
        SITE: url,
        BIND: '127.0.0.1',
        ADMIN: 'off',
        UPSTREAMS: members.map((member) => new URL(member.url).host).join(' '),
        HOME: folder,
        XDG_CONFIG_HOME: folder,
        XDG_DATA_HOME: folder,
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  caddy.stderr.pipe(createWriteStream(join(ROOT, '.cache/cluster-proxy.log')));
  let errors = '';
  caddy.stderr.on('data', (chunk: Buffer) => {
    errors = `${errors}${chunk}`.slice(-4000);
  });
  const end = () => void caddy.kill('SIGKILL');
  process.once('exit', end);
  while (!(await answers(`${url}/readyz`))) {
    if (caddy.exitCode !== null) throw new Error(`The proxy ended: ${errors}`);
    await wait(50);
  }
  return {
    async close() {
      process.off('exit', end);
      caddy.kill('SIGTERM');
      if (caddy.exitCode === null) await once(caddy, 'exit');
    },
  };
}

function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}
