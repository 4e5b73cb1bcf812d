import { setTimeout as wait } from 'node:timers/promises';
import { type ServerProcess, startServer } from '../serverProcess';
import { type Answer, call, type Pilgrim, signIn, whatIsWrong } from './calls';
import { faultyProxy } from './faultyProxy';
import type { Finding, Place } from './place';
import { handsOn } from './postgres';
import { missesOf, reckon } from './reckoning';
import { gather } from './writers';

const AWAY_MS = 6000;
const REFUSED_MS = 2000;
const BACK_MS = 5000;

/** Acknowledged before the fault begins, so that it meets a house that is at work. */
const BEFORE = 60;

/** Light: what counts here is every single answer. */
const WORKERS = 6;

type Hands = Awaited<ReturnType<typeof handsOn>>;
type Proxy = Awaited<ReturnType<typeof faultyProxy>>;
type Outage = {
  name: string;
  begin: (hands: Hands, proxy: Proxy) => Promise<void> | void;
  end: (hands: Hands, proxy: Proxy) => Promise<void> | void;
};

const OUTAGES: Outage[] = [
  { name: 'stopped', begin: (hands) => hands.stop(), end: (hands) => hands.start() },
  { name: 'frozen', begin: (hands) => hands.freeze(), end: (hands) => hands.thaw() },
  { name: 'slow', begin: (_, proxy) => proxy.is('slow'), end: (_, proxy) => proxy.is('passes') },
  { name: 'cut', begin: (_, proxy) => proxy.is('cut'), end: (_, proxy) => proxy.is('passes') },
  { name: 'silent', begin: (_, proxy) => proxy.is('silent'), end: (_, proxy) => proxy.is('passes') },
];

/** PostgreSQL goes away in one of these ways under load, and comes back; the server is not touched. */
export const outages = OUTAGES.map((outage) => ({
  name: outage.name,
  run: (place: Place) => withstand(place, outage),
}));

async function withstand(place: Place, { begin, end }: Outage): Promise<Finding> {
  const { DATABASE_URL = '' } = place.settings;
  const crowd = await gather(place);
  const hands = await handsOn(DATABASE_URL);
  const proxy = await faultyProxy(DATABASE_URL);
  const server = await startServer({ ...place.settings, DATABASE_URL: proxy.url, LOG_LEVEL: 'warn' });
  const [pilgrim] = crowd.pilgrims as [Pilgrim];
  crowd.write(server.url, WORKERS);
  while (crowd.acknowledged.count < BEFORE) await wait(50);

  await begin(hands, proxy);
  const answers = await askFor(AWAY_MS, server, pilgrim);
  await end(hands, proxy);
  const backMs = await untilWell(server.url, pilgrim);
  await wait(500);
  await crowd.pause();
  const { code, ms: drainMs } = await server.end('SIGTERM');
  proxy.close();

  const reckoning = await reckon(place, crowd);
  const misses = missesOf(reckoning);
  misses.push(...wrongAmong(answers), ...new Set(crowd.failed));
  if (crowd.unanswered) misses.push(`${crowd.unanswered} writes got no answer`);
  const slowest = Math.max(...refusals(answers).map((answer) => answer.ms));
  if (refusals(answers).length === 0) misses.push('nobody noticed: the fault was none');
  if (slowest > REFUSED_MS) misses.push(`a call was refused only after ${Math.round(slowest)} ms`);
  if (backMs > BACK_MS) misses.push(`it was back only after ${Math.round(backMs)} ms`);
  if (!server.said().includes('"level":"')) misses.push('the log says nothing of it');
  if (code !== 0) misses.push(`it ended with ${code}`);
  const figures = {
    acknowledged: crowd.acknowledged.count,
    ...reckoning,
    asked: answers.length,
    refused: refusals(answers).length,
    'slowest refusal, ms': Math.round(slowest),
    'back after, ms': Math.round(backMs),
    'drained, ms': Math.round(drainMs),
  };
  return { figures, misses };
}

type Asked = { what: string; answer: Answer };

/** What people do, each in a line of its own, over and over. */
async function askFor(ms: number, { url }: ServerProcess, { cookie, email }: Pilgrim): Promise<Asked[]> {
  const calls: Record<string, () => Promise<Answer>> = {
    'the sanctuary': () => call({ url, cookie }, '/sanctuary'),
    'whether the process is well': () => call({ url }, '/healthz'),
    'whether the database is well': () => call({ url }, '/readyz'),
    'who I am': () => call({ url, cookie }, '/api/auth/user'),
    'the feed': () => call({ url, cookie }, '/api/community/rooms/1/posts'),
    'to sign in': () => signIn(url, email),
    'for a way back in': () => call({ url }, '/api/auth/forgot-password', { body: { email } }),
    'to post': () => call({ url, cookie }, '/api/community/posts', { body: { roomId: 1, content: 'Pray.' } }),
  };
  const end = performance.now() + ms;
  const asked: Asked[] = [];
  const lines = Object.entries(calls).map(async ([what, ask]) => {
    while (performance.now() < end) {
      asked.push({ what, answer: await ask() });
      await wait(100);
    }
  });
  await Promise.all(lines);
  return asked;
}

function refusals(asked: Asked[]) {
  return asked
    .map(({ answer }) => answer)
    .filter((answer) => answer !== null && answer.status >= 500) as NonNullable<Answer>[];
}

/** Each kind of wrong answer once; pages and the process itself must be well throughout. */
function wrongAmong(asked: Asked[]): string[] {
  const needNoDatabase = ['the sanctuary', 'whether the process is well'];
  const wrong = asked.map(({ what, answer }) => {
    const isDown = needNoDatabase.includes(what) && answer?.status !== 200;
    const why = isDown ? `${answer?.status}, though it needs no database` : whatIsWrong(answer);
    return why && `asked ${what}: ${why}`;
  });
  return [...new Set(wrong.filter((why) => why !== null))];
}

/** From now until somebody can read and write again. */
async function untilWell(url: string, { cookie }: Pilgrim): Promise<number> {
  const start = performance.now();
  while (performance.now() - start < 4 * BACK_MS) {
    const written = await call({ url, cookie }, '/api/community/posts', {
      body: { roomId: 1, content: 'It is well.' },
    });
    const ready = await call({ url }, '/readyz');
    if (written?.status === 201 && ready?.status === 200) return performance.now() - start;
    await wait(50);
  }
  return Number.POSITIVE_INFINITY;
}
