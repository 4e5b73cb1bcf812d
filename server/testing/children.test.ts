import { expect, test } from 'vitest';
import { endChildren, startChild } from './children';
import { startServer } from './childServer';
import { freshPlace } from './database';
import { settingsOf } from './operator';
import { RUTH } from './people';

const FOREIGN = '{"level":"info","dream":"A ladder"}';
const ADDRESS = `{"level":"info","msg":"${RUTH.email}"}`;

test('a line of a child that holds what no line may hold is found, wherever it stands', async () => {
  await writes(`console.log(${JSON.stringify(FOREIGN)})`);
  await writes(`console.error(${JSON.stringify(ADDRESS)})`);
  await writes('console.log("A dream of a ladder.")');
  await writes('throw new Error("A dream of a ladder.")');
  await writes('console.error("The port is in use.")');

  const found = await endChildren();

  expect(found).toEqual(expect.arrayContaining([FOREIGN, ADDRESS, 'A dream of a ladder.']));
  expect(found.filter((line) => line.startsWith('    at '))).not.toEqual([]);
  expect(found).not.toContain('The port is in use.');
});

test('what was said to a child is known, so that it would be found', async () => {
  const secret = 'I dreamt of a ladder';
  const server = await startServer(settingsOf(await freshPlace()));
  const body = JSON.stringify({ ...RUTH, firstName: secret });
  const headers = { 'Content-Type': 'application/json' };
  expect((await fetch(`${server.url}/api/auth/register`, { method: 'POST', headers, body })).status).toBe(
    201,
  );
  server.said.err += `${secret}\n${RUTH.password}\n`;

  expect(await endChildren()).toEqual([secret, RUTH.password]);
});

/** A child that runs these words in the place of a server. */
function writes(program: string) {
  return startChild({ args: ['--eval', program], settings: {}, speaksOn: 'err' }).ended;
}
