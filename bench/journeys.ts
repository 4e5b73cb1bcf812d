import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '#server/lib/paths';

const REPORT = join(ROOT, '.cache/journeys.json');

/** A house that runs, and where it keeps what it keeps. */
type Walked = { url: string; dataDir: string; databaseUrl?: string };

/** The main journeys of the browser through a house that runs already; a journey that fails is walked once more. */
export async function walkJourneys(walked: Walked) {
  const child = spawn(
    join(ROOT, 'node_modules/.bin/playwright'),
    ['test', '--config', 'bench/journeys.playwright.config.ts'],
    {
      cwd: ROOT,
      env: {
        ...process.env,
        E2E_HOUSES: JSON.stringify([{ database: 'postgresql', logFile: '', ...walked }]),
      },
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  const end = () => void child.kill('SIGKILL');
  process.once('exit', end);
  await once(child, 'close');
  process.off('exit', end);
  const { stats } = JSON.parse(readFileSync(REPORT, 'utf8'));
  return { passed: stats.expected, 'walked twice': stats.flaky, failed: stats.unexpected };
}
