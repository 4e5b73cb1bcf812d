import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '#server/lib/paths';

const REPORT = join(ROOT, '.cache/journeys.json');

/** A running server and where its data is. */
type RunningServer = { url: string; dataDir: string; databaseUrl?: string };

/** Runs the main browser journeys against a running server. Retries a failed journey once. */
export async function runJourneys(server: RunningServer) {
  const child = spawn(
    join(ROOT, 'node_modules/.bin/playwright'),
    ['test', '--config', 'bench/journeys.playwright.config.ts'],
    {
      cwd: ROOT,
      env: {
        ...process.env,
        E2E_SERVERS: JSON.stringify([{ database: 'postgresql', logFile: '', ...server }]),
      },
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  const end = () => void child.kill('SIGKILL');
  process.once('exit', end);
  await once(child, 'close');
  process.off('exit', end);
  const { stats } = JSON.parse(readFileSync(REPORT, 'utf8'));
  return { passed: stats.expected, 'passed on retry': stats.flaky, failed: stats.unexpected };
}
