import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, unprivilegedAccount, untilReady } from './postgresql';

/**
 * Starts PgBouncer in transaction mode in front of a PostgreSQL server, for tests. It forwards to whatever database a
 * client names. Its settings are those of `deploy/pgbouncer.ini`, but for a server without passwords.
 */
export async function startPooler(serverUrl: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const { hostname, port: serverPort, username } = new URL(serverUrl);
  const folder = mkdtempSync(join(tmpdir(), 'stillwaters-pgbouncer-'));
  // PgBouncer refuses to run as root, so another account must be able to read the folder.
  chmodSync(folder, 0o755);
  const port = await freePort();
  writeFileSync(join(folder, 'users.txt'), `"${username}" ""\n`);
  writeFileSync(
    join(folder, 'pgbouncer.ini'),
    `[databases]
* = host=${hostname} port=${serverPort} user=${username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${join(folder, 'users.txt')}
pool_mode = transaction
default_pool_size = 10
max_client_conn = 2000
query_timeout = 10
`,
  );
  const child = spawn('pgbouncer', [join(folder, 'pgbouncer.ini')], {
    ...unprivilegedAccount(),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  const url = `postgresql://${username}@127.0.0.1:${port}/postgres`;
  await untilReady(url, child);
  return {
    url,
    async stop() {
      process.off('exit', kill);
      kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
