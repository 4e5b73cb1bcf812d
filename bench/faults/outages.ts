import { setTimeout as wait } from 'node:timers/promises';
import { type ServerProcess, startServerProcess } from '../serverProcess';
import { callServer, type FaultAnswer, type FaultUser, healthProblem, signInAgain } from './calls';
import type { FaultDatabase, FaultResult } from './database';
import { faultyProxy } from './faultyProxy';
import { countLosses, lossesOf } from './losses';
import { postgresControls } from './postgres';
import { startWriters } from './writers';

const OUTAGE_MS = 6000;
const MAX_ERROR_MS = 2000;
const MAX_RECOVERY_MS = 5000;

/** The number of confirmed writes before the fault begins, so that the server is under load. */
const WRITES_BEFORE = 60;

/** The load is light, because every single response is checked. */
const WORKERS = 6;

type Controls = Awaited<ReturnType<typeof postgresControls>>;
type Proxy = Awaited<ReturnType<typeof faultyProxy>>;
type Outage = {
  name: string;
  begin: (controls: Controls, proxy: Proxy) => Promise<void> | void;
  end: (controls: Controls, proxy: Proxy) => Promise<void> | void;
};

const OUTAGES: Outage[] = [
  { name: 'stopped', begin: (controls) => controls.stop(), end: (controls) => controls.start() },
  { name: 'frozen', begin: (controls) => controls.freeze(), end: (controls) => controls.thaw() },
  { name: 'slow', begin: (_, proxy) => proxy.is('slow'), end: (_, proxy) => proxy.is('passes') },
  { name: 'cut', begin: (_, proxy) => proxy.is('cut'), end: (_, proxy) => proxy.is('passes') },
  { name: 'silent', begin: (_, proxy) => proxy.is('silent'), end: (_, proxy) => proxy.is('passes') },
];

/** Faults in which PostgreSQL fails under load and recovers, while the server keeps running. */
export const outages = OUTAGES.map((outage) => ({
  name: outage.name,
  run: (database: FaultDatabase) => runOutage(database, outage),
}));

async function runOutage(database: FaultDatabase, { begin, end }: Outage): Promise<FaultResult> {
  const { DATABASE_URL = '' } = database.settings;
  const writers = await startWriters(database);
  const controls = await postgresControls(DATABASE_URL);
  const proxy = await faultyProxy(DATABASE_URL);
  const server = await startServerProcess({
    ...database.settings,
    DATABASE_URL: proxy.url,
    LOG_LEVEL: 'warn',
  });
  const [user] = writers.users as [FaultUser];
  writers.write(server.url, WORKERS);
  while (writers.acknowledged.count < WRITES_BEFORE) await wait(50);

  await begin(controls, proxy);
  const answers = await sendRequests(OUTAGE_MS, server, user);
  await end(controls, proxy);
  const backMs = await recoveryMs(server.url, user);
  await wait(500);
  await writers.pause();
  const { code, ms: drainMs } = await server.end('SIGTERM');
  proxy.close();

  const losses = await countLosses(database, writers);
  const misses = lossesOf(losses);
  misses.push(...problemsIn(answers), ...new Set(writers.failed));
  if (writers.unanswered) misses.push(`${writers.unanswered} writes got no response`);
  const slowest = Math.max(...serverErrors(answers).map((answer) => answer.ms));
  if (serverErrors(answers).length === 0) misses.push('no request failed, so the test proves nothing');
  if (slowest > MAX_ERROR_MS) misses.push(`a failed request took ${Math.round(slowest)} ms`);
  if (backMs > MAX_RECOVERY_MS) misses.push(`recovery took ${Math.round(backMs)} ms`);
  if (!server.output().includes('"level":"')) misses.push('the log does not mention the fault');
  if (code !== 0) misses.push(`the exit code was ${code}`);
  const figures = {
    acknowledged: writers.acknowledged.count,
    ...losses,
    sent: answers.length,
    refused: serverErrors(answers).length,
    'slowest error, ms': Math.round(slowest),
    'back after, ms': Math.round(backMs),
    'drained, ms': Math.round(drainMs),
  };
  return { figures, misses };
}

type SentRequest = { what: string; answer: FaultAnswer };

/** Sends typical requests, each kind in its own loop. */
async function sendRequests(
  ms: number,
  { url }: ServerProcess,
  { cookie, email }: FaultUser,
): Promise<SentRequest[]> {
  const calls: Record<string, () => Promise<FaultAnswer>> = {
    'the sanctuary': () => callServer({ url, cookie }, '/sanctuary'),
    'the health check': () => callServer({ url }, '/healthz'),
    'the readiness check': () => callServer({ url }, '/readyz'),
    'the signed-in user': () => callServer({ url, cookie }, '/api/auth/user'),
    'the feed': () => callServer({ url, cookie }, '/api/community/rooms/1/posts'),
    'sign-in': () => signInAgain(url, email),
    'a password reset': () => callServer({ url }, '/api/auth/forgot-password', { body: { email } }),
    'a new post': () =>
      callServer({ url, cookie }, '/api/community/posts', { body: { roomId: 1, content: 'Pray.' } }),
  };
  const end = performance.now() + ms;
  const sent: SentRequest[] = [];
  const loops = Object.entries(calls).map(async ([what, ask]) => {
    while (performance.now() < end) {
      sent.push({ what, answer: await ask() });
      await wait(100);
    }
  });
  await Promise.all(loops);
  return sent;
}

function serverErrors(sent: SentRequest[]) {
  return sent
    .map(({ answer }) => answer)
    .filter((answer) => answer !== null && answer.status >= 500) as NonNullable<FaultAnswer>[];
}

/** Returns each kind of wrong response once. The sanctuary and the health check must work throughout. */
function problemsIn(sent: SentRequest[]): string[] {
  const needNoDatabase = ['the sanctuary', 'the health check'];
  const problems = sent.map(({ what, answer }) => {
    const isDown = needNoDatabase.includes(what) && answer?.status !== 200;
    const why = isDown ? `${answer?.status}, though it needs no database` : healthProblem(answer);
    return why && `${what}: ${why}`;
  });
  return [...new Set(problems.filter((why) => why !== null))];
}

/** Returns the milliseconds until reads and writes work again. */
async function recoveryMs(url: string, { cookie }: FaultUser): Promise<number> {
  const start = performance.now();
  while (performance.now() - start < 4 * MAX_RECOVERY_MS) {
    const written = await callServer({ url, cookie }, '/api/community/posts', {
      body: { roomId: 1, content: 'It is well.' },
    });
    const ready = await callServer({ url }, '/readyz');
    if (written?.status === 201 && ready?.status === 200) return performance.now() - start;
    await wait(50);
  }
  return Number.POSITIVE_INFINITY;
}
