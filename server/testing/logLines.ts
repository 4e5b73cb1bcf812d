import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '#server/lib/paths';

// Lists the allowed fields of a log line with their patterns. A value that does not match may be user data.

const NAME = /^[A-Za-z_]\w{0,60}$/;
const NUMBER = /^\d{1,9}(\.\d)?$/;

const FIELDS: Record<string, RegExp> = {
  code: /^[A-Z0-9_]{1,40}$/,
  constraint: NAME,
  detail: /^([a-z-]{1,20}|\d{3}|[A-Z]\w{1,40})$/,
  fault: /^[a-z]{1,20}$/,
  // Names of fields and zod's issue codes.
  fields: /^(([\w.]+: [a-z_]+)(,|$))+$/,
  file: /^[\w/.-]+\.\d{3}Z-\d+\.eml$/,
  id: /^[0-9a-f]{8}-[0-9a-f-]{27}$/,
  level: /^(trace|debug|info|warn|error|fatal)$/,
  mail: NUMBER,
  method: /^[A-Z]{3,10}$/,
  ms: NUMBER,
  name: NAME,
  responseCode: NUMBER,
  // Matches route patterns, not addresses. Digits occur only in a regular expression in braces.
  route: /^[A-Za-z/:*.-]+(\{[^{}]*(\{\d+\})?[^{}]*\}[A-Za-z/:*.-]*)*$/,
  // Allows an at sign only in a package scope, because it may be part of an email address.
  stack: /^( {4}at ([^\n@]|node_modules\/@)+(\n|$))+$/,
  status: /^\d{3}$/,
  table: NAME,
  time: /^\d{4}-\d\d-\d\dT[\d:.]{12}Z$/,
  tries: NUMBER,
};

/** The startup message for the operator. */
const STARTUP_MESSAGE = /^[A-Z][\w ]+ is ready at http:\/\/localhost:\d+\b/;

/** Returns the line if it contains anything unexpected. */
export function unexpectedIn(line: string): string[] {
  if (STARTUP_MESSAGE.test(line)) return [];
  if (!line.startsWith('{')) return [line];
  const { err = {}, msg, ...fields } = JSON.parse(line) as Record<string, unknown>;
  const unexpected = Object.entries({ ...fields, ...(err as object) }).filter(
    ([name, value]) => value !== null && !FIELDS[name]?.test(String(value)),
  );
  const isLiteral = msg === undefined || sources().includes(`'${msg}'`);
  return unexpected.length > 0 || !isLiteral ? [line] : [];
}

let sourceText: string | undefined;

/** Returns the server's source code. A log message that is not in it literally was built from other data. */
function sources(): string {
  sourceText ??= readdirSync(join(ROOT, 'server'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.includes('test'))
    .map((name) => readFileSync(join(ROOT, 'server', name), 'utf8'))
    .join('\n');
  return sourceText;
}
