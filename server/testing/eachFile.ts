import { tracingChannel } from 'node:diagnostics_channel';
import { afterAll, afterEach, beforeEach, expect } from 'vitest';
import { endChildren } from './children';
import { cleanUpFile, emptyDatabase } from './database';
import { strangeIn } from './logLines';

const logged: string[] = [];
const lines = tracingChannel<unknown, { result?: string }>('pino_asJson');
const keep = { end: ({ result }: { result?: string }) => void logged.push(result ?? '') };

beforeEach(emptyDatabase);
afterEach(async () => {
  expect(await endChildren(), 'lines of a child that hold what they must not').toEqual([]);
});
afterAll(cleanUpFile);

lines.subscribe(keep as never);
afterAll(() => {
  lines.unsubscribe(keep as never);
  expect(logged.splice(0).flatMap(strangeIn), 'lines of the log that hold what they must not').toEqual([]);
});
