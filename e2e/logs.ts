import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { unexpectedIn } from '#server/testing/logLines';
import { excerptsIn, leakedSecrets, linesIn } from '#server/testing/recordedTraffic';

/**
 * Contains the log of every server of a run, and a record of everything sent to the server. Cleared by the next run.
 */
const FOLDER = '.cache/logs';

export function clearLogs() {
  rmSync(FOLDER, { recursive: true, force: true });
}

/** Returns new paths for the log of a server and for the record of what was sent to the server. */
export function newLog() {
  mkdirSync(FOLDER, { recursive: true });
  const name = join(FOLDER, crypto.randomUUID());
  return { logFile: `${name}.log`, trafficFile: `${name}.traffic` };
}

/** Throws if a log contains an unexpected line, or anything that users sent to a server in this run. */
export function checkLogs() {
  const lines = [...new Set(filesOf('.log').flatMap(linesIn).map(withoutTimes))];
  const secrets = excerptsIn(filesOf('.traffic'));
  if (lines.length === 0 || secrets.length === 0)
    throw new Error('There are no log lines, or no traffic was recorded.');

  // Plants each secret in a log line, to prove that the search works.
  const planted = secrets.map((mark) => `{"planted":"${mark}"}`);
  if (
    leakedSecrets(planted, secrets).length < planted.length ||
    planted.flatMap(unexpectedIn).length < planted.length
  ) {
    throw new Error('The search missed a planted secret.');
  }
  const found = [...leakedSecrets(lines, secrets), ...lines.flatMap(unexpectedIn)];
  if (found.length > 0)
    throw new Error(`The logs contain user data or unexpected lines:\n${found.join('\n')}`);
  console.log(`None of ${secrets.length} recorded secrets is in the logs.`);
}

function filesOf(ending: string): string[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith(ending))
    .map((name) => join(FOLDER, name));
}

/** Removes times, so that lines that differ only in time count as one. */
function withoutTimes(line: string): string {
  return line.replace(/"time":"[\d.:TZ-]+",?/, '').replace(/,"ms":[\d.]+/, '');
}
