import { setTimeout as wait } from 'node:timers/promises';
import { startServerProcess } from '../serverProcess';
import { callServer, type FaultAnswer, registerUsers } from './calls';
import type { FaultDatabase, FaultResult } from './database';
import { mailSink } from './mailSink';

/** The faults of the mail server during which users request a password reset. */
const FAULTS = ['away', 'silent', 'full'] as const;
const USERS_PER_FAULT = 3;

/** The response must not wait for the mail server, whose timeouts are at least 10 s. Allows for a busy machine. */
const MAX_ANSWER_MS = 2000;

/** Another process takes over a killed process's mail after two minutes. The rest is the time for sending. */
const MAX_SEND_MS = 150_000;

/** Makes the mail server unreachable, silent, and full in turn, and kills the server in between. Then both recover. */
export async function mailDown(database: FaultDatabase): Promise<FaultResult> {
  const sink = await mailSink();
  await sink.is('takes');
  const settings = { ...database.settings, SMTP_URL: sink.url };
  let server = await startServerProcess(settings);
  const users = await registerUsers(server.url, FAULTS.length * USERS_PER_FAULT + 1);
  const expected = new Set(users.map(({ email }) => email));
  const misses: string[] = [];
  if (!(await within(10_000, () => sink.taken.size === expected.size)))
    misses.push('the first mails were not sent');

  const requestReset = (email: string) =>
    callServer({ url: server.url }, '/api/auth/forgot-password', { body: { email } });
  const before = await requestReset(users.at(-1)?.email ?? '');
  const answers: FaultAnswer[] = [];
  for (const [index, fault] of FAULTS.entries()) {
    await sink.is(fault);
    for (const { email } of users.slice(index * USERS_PER_FAULT, (index + 1) * USERS_PER_FAULT))
      answers.push(await requestReset(email));
    await wait(500);
    if (fault === 'silent') {
      await server.end('SIGKILL');
      server = await startServerProcess(settings);
    }
  }
  await sink.is('takes');
  const start = performance.now();
  const wanted = 2 * expected.size;
  const isSent = await within(MAX_SEND_MS, () => sink.taken.size >= wanted);
  const sentMs = performance.now() - start;
  await wait(1000);
  await server.end('SIGTERM');

  const waiting = await database.look((ask) => ask('select id from outbox'));
  const slowest = Math.round(Math.max(...answers.map((answer) => answer?.ms ?? Number.POSITIVE_INFINITY)));
  const twice = [...sink.taken.values()].filter((times) => times > 1).length;
  if (answers.some((answer) => answer?.status !== 200 || answer.text !== before?.text))
    misses.push('a response differed from the usual one');
  if (slowest > MAX_ANSWER_MS) misses.push(`a response took ${slowest} ms`);
  if (!isSent) misses.push(`${wanted - sink.taken.size} mails were not sent`);
  if (twice) misses.push(`${twice} mails were sent twice`);
  if (waiting.length) misses.push(`${waiting.length} mails are still in the outbox`);
  const figures = {
    asked: answers.length,
    'answer before, ms': Math.round(before?.ms ?? 0),
    'slowest answer, ms': slowest,
    'mails sent': sink.taken.size,
    twice,
    'all sent after, s': Math.round(sentMs / 1000),
  };
  await sink.is('away');
  return { figures, misses };
}

async function within(ms: number, condition: () => boolean): Promise<boolean> {
  const end = performance.now() + ms;
  while (!condition() && performance.now() < end) await wait(50);
  return condition();
}
