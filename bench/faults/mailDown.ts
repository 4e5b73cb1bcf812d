import { setTimeout as wait } from 'node:timers/promises';
import { startServer } from '../serverProcess';
import { type Answer, call, company } from './calls';
import { mailSink } from './mailSink';
import type { Finding, Place } from './place';

/** Each asks for a way back in while the mail server is ill in one of three ways. */
const ILLS = ['away', 'silent', 'full'] as const;
const ASKERS = 3;

/** The answer waits for no mail server, whose own time-outs begin at ten seconds; the rest is for a busy machine. */
const ANSWERED_MS = 2000;

/** A mail that a killed process was about to send is another's after two minutes; the rest is the way to it. */
const SENT_MS = 150_000;

/** The mail server is gone, silent, or full; the process is killed meanwhile; then both are well again. */
export async function mailDown(place: Place): Promise<Finding> {
  const sink = await mailSink();
  await sink.is('takes');
  const settings = { ...place.settings, SMTP_URL: sink.url };
  let server = await startServer(settings);
  const pilgrims = await company(server.url, ILLS.length * ASKERS + 1);
  const expected = new Set(pilgrims.map(({ email }) => email));
  const misses: string[] = [];
  if (!(await within(10_000, () => sink.taken.size === expected.size)))
    misses.push('the first mails were not sent');

  const forget = (email: string) =>
    call({ url: server.url }, '/api/auth/forgot-password', { body: { email } });
  const before = await forget(pilgrims.at(-1)?.email ?? '');
  const answers: Answer[] = [];
  for (const [index, ill] of ILLS.entries()) {
    await sink.is(ill);
    for (const { email } of pilgrims.slice(index * ASKERS, (index + 1) * ASKERS))
      answers.push(await forget(email));
    await wait(500);
    if (ill === 'silent') {
      await server.end('SIGKILL');
      server = await startServer(settings);
    }
  }
  await sink.is('takes');
  const start = performance.now();
  const wanted = 2 * expected.size;
  const isSent = await within(SENT_MS, () => sink.taken.size >= wanted);
  const sentMs = performance.now() - start;
  await wait(1000);
  await server.end('SIGTERM');

  const waiting = await place.look((ask) => ask('select id from outbox'));
  const slowest = Math.round(Math.max(...answers.map((answer) => answer?.ms ?? Number.POSITIVE_INFINITY)));
  const twice = [...sink.taken.values()].filter((times) => times > 1).length;
  if (answers.some((answer) => answer?.status !== 200 || answer.text !== before?.text))
    misses.push('an answer was another one');
  if (slowest > ANSWERED_MS) misses.push(`an answer took ${slowest} ms`);
  if (!isSent) misses.push(`${wanted - sink.taken.size} mails were not sent`);
  if (twice) misses.push(`${twice} mails were sent twice`);
  if (waiting.length) misses.push(`${waiting.length} mails still wait`);
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

async function within(ms: number, isSo: () => boolean): Promise<boolean> {
  const end = performance.now() + ms;
  while (!isSo() && performance.now() < end) await wait(50);
  return isSo();
}
