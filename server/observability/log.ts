import { type DestinationStream, type LoggerOptions, pino } from 'pino';
import type { Settings } from '#server/lib/settings';

/**
 * Creates the log. It contains only the fields that the code names: no IP or email addresses, no bodies, no queries, no
 * cookies. Errors are logged without their message, because PostgreSQL quotes the rejected row in it.
 */
export function createLog(level: Settings['LOG_LEVEL'], destination?: DestinationStream) {
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { err: withoutContent },
  };
  return pino(options, destination);
}
export type Log = ReturnType<typeof createLog>;

function withoutContent(error: unknown) {
  const { name, stack, cause } = error as Error;
  const { code, table, constraint, fields } = (cause ?? error) as Record<string, unknown>;
  const frames = stack?.split('\n').filter((line) => line.trimStart().startsWith('at '));
  return { name, code, table, constraint, fields, stack: frames?.slice(0, 8).join('\n') };
}
