import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { strangeIn } from '#server/testing/logLines';
import { betrayed, linesIn, marksIn } from '#server/testing/overheard';

/** The logs of every server of a run, and beside each what was said to it; they stay until the next run. */
const FOLDER = '.cache/logs';

export function emptyLogs() {
  rmSync(FOLDER, { recursive: true, force: true });
}

/** Where a server writes its log, and where is noted what it was told. */
export function newLog() {
  mkdirSync(FOLDER, { recursive: true });
  const name = join(FOLDER, crypto.randomUUID());
  return { logFile: `${name}.log`, overheardFile: `${name}.overheard` };
}

/** Throws when anything that anybody said to a server of this run stands in a log, or anything that is not ours. */
export function lookThroughLogs() {
  const lines = [...new Set(filesOf('.log').flatMap(linesIn).map(withoutTimes))];
  const told = marksIn(filesOf('.overheard'));
  if (lines.length === 0 || told.length === 0) throw new Error('No log was kept, or nothing was overheard.');

  // A search that finds nothing has to show that it finds something.
  const planted = told.map((mark) => `{"planted":"${mark}"}`);
  if (betrayed(planted, told).length < planted.length || planted.flatMap(strangeIn).length < planted.length) {
    throw new Error('What was planted was not found.');
  }
  const found = [...betrayed(lines, told), ...lines.flatMap(strangeIn)];
  if (found.length > 0) throw new Error(`The logs hold what they must not:\n${found.join('\n')}`);
  console.log(`${told.length} things that were said stand in none of the logs.`);
}

function filesOf(ending: string): string[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith(ending))
    .map((name) => join(FOLDER, name));
}

/** Of lines that differ only in when they were written one is enough. */
function withoutTimes(line: string): string {
  return line.replace(/"time":"[\d.:TZ-]+",?/, '').replace(/,"ms":[\d.]+/, '');
}
