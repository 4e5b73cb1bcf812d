import { tracingChannel } from 'node:diagnostics_channel';
import { afterAll, afterEach, beforeEach, expect } from 'vitest';
import { endChildren } from './children';
import { cleanUpFile, emptyDatabase } from './database';
import { unexpectedIn } from './logLines';

const logged: string[] = [];
const lines = tracingChannel<unknown, { result?: string }>('pino_asJson');
const recorder = { end: ({ result }: { result?: string }) => void logged.push(result ?? '') };

beforeEach(emptyDatabase);
afterEach(async () => {
  expect(await endChildren(), 'forbidden lines in the output of a child process').toEqual([]);
});
afterAll(cleanUpFile);

lines.subscribe(recorder as never);
afterAll(() => {
  lines.unsubscribe(recorder as never);
  expect(logged.splice(0).flatMap(unexpectedIn), 'forbidden lines in the log').toEqual([]);
});
