import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { devNull } from 'node:os';
import { createInterface } from 'node:readline';
import { RECORD_TRAFFIC } from '#server/testing/recordedTraffic';
import { newLog } from './logs';

/**
 * Starts the built server as a child process. The server's log goes to `logFile` and to the folder of logs that is
 * checked at the end of the run. `trafficFile` has one line for every request.
 */
export async function startTestServer(logFile: string, settings: Record<string, string>) {
  const checked = newLog();
  const server = spawn(process.execPath, ['--import', RECORD_TRAFFIC, 'dist/server/main.js'], {
    env: {
      PATH: process.env.PATH,
      TRAFFIC_FILE: checked.trafficFile,
      ENV_FILE: devNull,
      PORT: '0',
      LIMITS: 'off',
      LOG_LEVEL: 'debug',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const file of [logFile, checked.logFile]) {
    const log = createWriteStream(file);
    server.stderr.pipe(log);
    server.stdout.pipe(log, { end: false });
  }
  const close = async () => {
    server.kill('SIGTERM');
    await once(server, 'exit');
  };
  for await (const line of createInterface(server.stdout)) {
    const [url] = line.match(/http:\/\/localhost:\d+/) ?? [];
    if (url) return { url, close, trafficFile: checked.trafficFile };
  }
  throw new Error('The server ended before it was ready: is it built?');
}
