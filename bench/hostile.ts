import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { ANSWER_MAX } from '#contract/chats';
import { POST_MAX } from '#contract/community/limits';
import { DREAM_MAX } from '#contract/dreamLimits';
import { RESPONSE_MAX } from '#contract/identityLimits';
import { REFERENCE_MAX } from '#contract/scripture';
import { startPostgres } from '#server/testing/postgresql';
import { type ProviderAnswer, startProvider } from '#server/testing/provider';
import { ensureBuilt } from '../scripts/build.mjs';
import { startServerProcess } from './serverProcess';

// Tests whether one account can slow down everyone else. Four connections send malicious posts, answers, dreams,
// questions, pictures and references as fast as they can, most of them over the rate limits. Meanwhile, this measures
// the response times of /healthz.

const SECONDS = 20;
const CONNECTIONS = 4;

/** Limits on the health check's response time during the attack. */
const MAX_MEDIAN_MS = 20;
const MAX_MS = 200;

/** The server warms up caches and patterns for this long after its start. */
const WARM_UP_MS = 9000;

const RUTH = { firstName: 'Ruth', lastName: 'Elimelech', email: 'ruth@example.org', password: 'Gleaning-7' };

/** Each hostile text is one of these strings, repeated. Each is the worst case for one function that reads user text. */
const UNITS = [
  '…',
  '?(of the "“',
  '(Ps 1) "a b c d" ',
  'John 3:16 [',
  'God ',
  'thanks bright ',
  'want to die not ',
  '\n \n',
];

type Attack = (url: string, cookie: string, unit: string, turn: number) => Promise<Response>;

const ATTACKS: readonly Attack[] = [
  (url, cookie, unit, turn) =>
    post(
      `${url}/api/community/posts`,
      { roomId: 1, content: `pray ${turn}\n${filled(unit, POST_MAX - 20)}x` },
      cookie,
    ),
  (url, cookie, unit) =>
    post(
      `${url}/api/identity/response`,
      { truthId: 'gifted', questionIndex: 0, response: filled(unit, RESPONSE_MAX) },
      cookie,
    ),
  (url, cookie) => fetch(`${url}/api/identity/blueprint`, { headers: { cookie } }),
  (url, cookie, unit) => post(`${url}/api/dreams/interpret`, { dreamText: filled(unit, DREAM_MAX) }, cookie),
  (url, cookie, unit) =>
    post(
      `${url}/api/bible-chat`,
      {
        messages: [
          { role: 'user', content: filled(unit, 2000) },
          { role: 'assistant', content: filled(unit, ANSWER_MAX) },
          { role: 'user', content: filled(unit, 2000) },
        ],
      },
      cookie,
    ),
  (url, cookie) => {
    const form = new FormData();
    form.set('avatar', new File([new Uint8Array(picture)], 'a.png', { type: 'image/png' }));
    return fetch(`${url}/api/auth/avatar`, { method: 'POST', headers: { cookie }, body: form });
  },
  (url, _cookie, unit) =>
    fetch(`${url}/api/scripture/passages?reference=${encodeURIComponent(filled(unit, REFERENCE_MAX))}`),
  (url, _cookie, unit) => fetch(`${url}/api/scripture/search?q=${encodeURIComponent(filled(unit, 1500))}`),
];

await ensureBuilt();
const folder = mkdtempSync(join(tmpdir(), 'stillwaters-hostile-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const picture = await sharp({ create: { width: 4900, height: 4900, channels: 3, background: '#123456' } })
  .png()
  .toBuffer();
const postgres = await startPostgres();
const provider = await startProvider(hostileAnswer());

const embedded = (name: string) => ({ DATA_DIR: join(folder, name) });
const server = (name: string) => ({ DATABASE_URL: `${postgres.url}`, DATA_DIR: join(folder, name) });
const model = {
  AI_PROVIDER: 'openai-compatible',
  AI_BASE_URL: provider.url,
  AI_MODEL: 'm',
  AI_TIMEOUT: '10',
};
const rows = [
  await attack('PGlite', embedded('pglite')),
  await attack('PGlite, hostile provider', { ...embedded('provider'), ...model }),
  await attack('PostgreSQL', server('postgresql')),
];
provider.close();
await postgres.stop();

console.log(
  `\nThe health check while one account attacks on ${CONNECTIONS} connections for ${SECONDS} s, in ms`,
);
console.table(rows);
const isMet = rows.every(({ median, max }) => median <= MAX_MEDIAN_MS && max <= MAX_MS);
console.log(
  isMet
    ? 'Every goal is met.'
    : `Failed. The goals are a median of ${MAX_MEDIAN_MS} ms and a maximum of ${MAX_MS} ms.`,
);
process.exit(isMet ? 0 : 1);

async function attack(name: string, settings: Record<string, string>) {
  const { url, end } = await startServerProcess({ ...settings, LIMITS: 'on' });
  const cookie = await signUp(url);
  await sleep(WARM_UP_MS);
  const idle = await health(url, 3);
  const until = Date.now() + SECONDS * 1000;
  const statuses = new Map<string, number>();
  const attackers = Array.from({ length: CONNECTIONS }, (_, at) =>
    keepSending({ url, cookie }, at, until, statuses),
  );
  const busy = await health(url, SECONDS);
  await Promise.all(attackers);
  await end('SIGTERM');
  return {
    name,
    'idle median': idle.median,
    median: busy.median,
    p99: busy.p99,
    max: busy.max,
    answers: [...statuses].map(([status, count]) => `${status}: ${count}`).join(', '),
  };
}

async function signUp(url: string): Promise<string> {
  const answer = await post(`${url}/api/auth/register`, RUTH);
  if (answer.status !== 201) throw new Error(`Ruth couldn’t sign up: ${await answer.text()}`);
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  await post(`${url}/api/auth/rules-agreement`, {}, cookie);
  return cookie;
}

/** Measures the health check from a separate process, so that sending the attack does not distort the measurement. */
function health(url: string, seconds: number): Promise<{ median: number; p99: number; max: number }> {
  const sampler = fork(join(import.meta.dirname, 'healthSampler.mjs'), [url, String(seconds)], {
    execArgv: [],
  });
  return new Promise((resolve, reject) => {
    sampler.once('message', (measured) => resolve(measured as Awaited<ReturnType<typeof health>>));
    sampler.once('error', reject);
  });
}

async function keepSending(
  { url, cookie }: { url: string; cookie: string },
  connection: number,
  until: number,
  statuses: Map<string, number>,
) {
  for (let turn = connection; Date.now() < until; turn++) {
    const send = ATTACKS[turn % ATTACKS.length] as Attack;
    const unit = UNITS[Math.floor(turn / ATTACKS.length) % UNITS.length] as string;
    const status = await send(url, cookie, unit, turn).then(
      async (answer) => {
        await answer.arrayBuffer();
        return String(answer.status);
      },
      // The server rejected the request before the whole body was sent.
      () => 'closed',
    );
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
}

function filled(unit: string, length: number): string {
  return (
    unit
      .repeat(Math.ceil(length / unit.length))
      .slice(0, length)
      .trim() || 'x'
  );
}

function post(url: string, body: object, cookie = ''): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(cookie && { cookie }) },
    body: JSON.stringify(body),
  });
}

/**
 * Returns a function with which the model provider alternates between blank lines, one very long line, and hostile
 * text.
 */
function hostileAnswer(): ProviderAnswer {
  let turn = 0;
  return (line) => {
    turn += 1;
    if (turn % 3 === 0) {
      line.begin();
      line.response.end(`data: ${'x'.repeat(3_000_000)}`);
      return;
    }
    line.say('Peace to you.');
    if (turn % 3 === 1) for (let piece = 0; piece < 1000; piece++) line.say('\n\n\n\n');
    else line.say(filled(UNITS[turn % UNITS.length] as string, 3900));
    line.say('-');
    line.finish();
  };
}
