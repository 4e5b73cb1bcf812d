import { expect, test } from 'vitest';
import { endChildren, startChild } from './children';
import { startChildServer } from './childServer';
import { freshTestDatabase } from './database';
import { databaseSettingsOf } from './operator';
import { RUTH } from './people';

const LINE_WITH_DREAM = '{"level":"info","dream":"A ladder"}';
const LINE_WITH_EMAIL = `{"level":"info","msg":"${RUTH.email}"}`;

test('endChildren reports user data, free text and stack traces in stdout and stderr of child processes', async () => {
  await runProgram(`console.log(${JSON.stringify(LINE_WITH_DREAM)})`);
  await runProgram(`console.error(${JSON.stringify(LINE_WITH_EMAIL)})`);
  await runProgram('console.log("A dream of a ladder.")');
  await runProgram('throw new Error("A dream of a ladder.")');
  await runProgram('console.error("The port is in use.")');

  const found = await endChildren();

  expect(found).toEqual(expect.arrayContaining([LINE_WITH_DREAM, LINE_WITH_EMAIL, 'A dream of a ladder.']));
  expect(found.filter((line) => line.startsWith('    at '))).not.toEqual([]);
  expect(found).not.toContain('The port is in use.');
});

test('endChildren reports request data in the output of a child process', async () => {
  const secret = 'I dreamt of a ladder';
  const server = await startChildServer(databaseSettingsOf(await freshTestDatabase()));
  const body = JSON.stringify({ ...RUTH, firstName: secret });
  const headers = { 'Content-Type': 'application/json' };
  expect((await fetch(`${server.url}/api/auth/register`, { method: 'POST', headers, body })).status).toBe(
    201,
  );
  server.said.err += `${secret}\n${RUTH.password}\n`;

  expect(await endChildren()).toEqual([secret, RUTH.password]);
});

/** Runs this code as a child process in place of a server. */
function runProgram(program: string) {
  return startChild({ args: ['--eval', program], settings: {}, messageStream: 'err' }).ended;
}
