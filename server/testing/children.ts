import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strangeIn } from './logLines';
import { betrayed, marksIn, OVERHEAR } from './overheard';

type Written = { out: string; err: string };

type How = {
  /** The program and what it is told on its line. */
  args: string[];
  settings: Record<string, string>;
  /** Where it speaks to whoever runs it; the other one is its log. */
  speaksOn: keyof Written;
};

const searches = new Set<() => Promise<string[]>>();

/** A program of ours as a process of its own, with these settings and no others; what it writes is searched. */
export function startChild({ args, settings, speaksOn }: How) {
  const folder = mkdtempSync(join(tmpdir(), 'stillwaters-child-'));
  const overheardFile = join(folder, 'overheard');
  const child = spawn(process.execPath, ['--import', OVERHEAR, ...args], {
    // Without a directory of its own a child on a PostgreSQL server puts its mails there.
    env: { PATH: process.env.PATH, OVERHEARD: overheardFile, DATA_DIR: folder, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: Written = { out: '', err: '' };
  child.stdout.on('data', (chunk) => {
    said.out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    said.err += chunk;
  });
  const ended = once(child, 'close').then(([code, signal]) => ({
    code: code as number | null,
    signal: signal as string | null,
    ...said,
  }));
  searches.add(async () => {
    child.kill('SIGKILL');
    await ended;
    const told = existsSync(overheardFile) ? marksIn([overheardFile]) : [];
    rmSync(folder, { recursive: true, force: true });
    return [...betrayed(linesOf(without(args, said)), told), ...strangeLines(said, speaksOn)];
  });
  return { process: child, said, ended };
}

/** After each test: ends every child, and answers what none of them may have written. */
export async function endChildren(): Promise<string[]> {
  const found: string[] = [];
  for (const search of searches) found.push(...(await search()));
  searches.clear();
  return found;
}

/** An operator may be told again what she typed herself. */
function without(args: string[], { out, err }: Written): Written {
  const typed = args.flatMap((arg) => [arg.trim(), arg.trim().toLowerCase()]);
  const rest = (text: string) => typed.reduce((left, arg) => left.replaceAll(arg, ''), text);
  return { out: rest(out), err: rest(err) };
}

/** What is neither a line of our log nor, where it speaks, a sentence: a stack is indented. */
function strangeLines(said: Written, speaksOn: keyof Written): string[] {
  const log = speaksOn === 'out' ? said.err : said.out;
  const unspoken = said[speaksOn].split('\n').filter((line) => /^[\s{]/.test(line));
  // What stands behind the last end of a line was cut off by the kill.
  return [...log.split('\n').slice(0, -1), ...unspoken].flatMap(strangeIn);
}

function linesOf({ out, err }: Written): string[] {
  return `${out}\n${err}`.split('\n').filter((line) => line !== '');
}
