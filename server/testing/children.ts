import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unexpectedIn } from './logLines';
import { excerptsIn, leakedSecrets, RECORD_TRAFFIC } from './recordedTraffic';

type Output = { out: string; err: string };

type ChildOptions = {
  /** The program and its arguments. */
  args: string[];
  settings: Record<string, string>;
  /** The stream with messages for the operator; the other one is the log. */
  messageStream: keyof Output;
};

const searches = new Set<() => Promise<string[]>>();

/** Starts a child process with these settings and no others. `endChildren` searches its output for leaked data. */
export function startChild({ args, settings, messageStream }: ChildOptions) {
  const folder = mkdtempSync(join(tmpdir(), 'stillwaters-child-'));
  const trafficFile = join(folder, 'traffic');
  const child = spawn(process.execPath, ['--import', RECORD_TRAFFIC, ...args], {
    // A child that uses a PostgreSQL server has no DATA_DIR in its settings and writes its mails to this folder.
    env: { PATH: process.env.PATH, TRAFFIC_FILE: trafficFile, DATA_DIR: folder, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: Output = { out: '', err: '' };
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
    const marks = existsSync(trafficFile) ? excerptsIn([trafficFile]) : [];
    rmSync(folder, { recursive: true, force: true });
    return [
      ...leakedSecrets(linesIn(withoutArgs(args, said)), marks),
      ...unexpectedLines(said, messageStream),
    ];
  });
  return { process: child, said, ended };
}

/** Kills every child process and returns all forbidden lines in their output. Runs after each test. */
export async function endChildren(): Promise<string[]> {
  const found: string[] = [];
  for (const search of searches) found.push(...(await search()));
  searches.clear();
  return found;
}

/** Removes the arguments of the command from its output, because it may echo them to the operator. */
function withoutArgs(args: string[], { out, err }: Output): Output {
  const typed = args.flatMap((arg) => [arg.trim(), arg.trim().toLowerCase()]);
  const rest = (text: string) => typed.reduce((left, arg) => left.replaceAll(arg, ''), text);
  return { out: rest(out), err: rest(err) };
}

/** Returns lines that are neither a valid log line nor a message to the operator, such as indented stack traces. */
function unexpectedLines(said: Output, messageStream: keyof Output): string[] {
  const log = messageStream === 'out' ? said.err : said.out;
  const notMessages = said[messageStream].split('\n').filter((line) => /^[\s{]/.test(line));
  // The kill can cut off the last line.
  return [...log.split('\n').slice(0, -1), ...notMessages].flatMap(unexpectedIn);
}

function linesIn({ out, err }: Output): string[] {
  return `${out}\n${err}`.split('\n').filter((line) => line !== '');
}
