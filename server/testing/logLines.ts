import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '#server/lib/paths';

// What a line of the log may hold, field by field: a value that does not look like one of ours came from outside.

const NAME = /^[A-Za-z_]\w{0,60}$/;
const NUMBER = /^\d{1,9}(\.\d)?$/;

const FIELDS: Record<string, RegExp> = {
  code: /^[A-Z0-9_]{1,40}$/,
  constraint: NAME,
  detail: /^([a-z-]{1,20}|\d{3}|[A-Z]\w{1,40})$/,
  fault: /^[a-z]{1,20}$/,
  file: /^[\w/.-]+\.\d{3}Z-\d+\.eml$/,
  id: /^[0-9a-f]{8}-[0-9a-f-]{27}$/,
  level: /^(trace|debug|info|warn|error|fatal)$/,
  mail: NUMBER,
  method: /^[A-Z]{3,10}$/,
  ms: NUMBER,
  name: NAME,
  responseCode: NUMBER,
  // Patterns and not addresses: the only digits in one are those of an expression in braces.
  route: /^[A-Za-z/:*.-]+(\{[^{}]*(\{\d+\})?[^{}]*\}[A-Za-z/:*.-]*)*$/,
  // An at-sign is that of a package's scope, never one of an address.
  stack: /^( {4}at ([^\n@]|node_modules\/@)+(\n|$))+$/,
  status: /^\d{3}$/,
  table: NAME,
  time: /^\d{4}-\d\d-\d\dT[\d:.]{12}Z$/,
  tries: NUMBER,
};

/** What is said at the start, for whoever runs the program. */
const SAID = /^[A-Z][\w ]+ is ready at http:\/\/localhost:\d+\b/;

/** What in a line of the log, if anything, is not ours. */
export function strangeIn(line: string): string[] {
  if (SAID.test(line)) return [];
  if (!line.startsWith('{')) return [line];
  const { err = {}, msg, ...fields } = JSON.parse(line) as Record<string, unknown>;
  const strange = Object.entries({ ...fields, ...(err as object) }).filter(
    ([name, value]) => value !== null && !FIELDS[name]?.test(String(value)),
  );
  const isSaid = msg === undefined || sources().includes(`'${msg}'`);
  return strange.length > 0 || !isSaid ? [line] : [];
}

let read: string | undefined;

/** All that the server's sources say: a message that does not stand there was put together from something else. */
function sources(): string {
  read ??= readdirSync(join(ROOT, 'server'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.includes('test'))
    .map((name) => readFileSync(join(ROOT, 'server', name), 'utf8'))
    .join('\n');
  return read;
}
