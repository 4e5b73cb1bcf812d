import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { type Cluster, openCluster } from './clusterHouse';
import { compare, openLedger } from './clusterLedger';
import { walkJourneys } from './journeys';

/** `--writes` leaves the browser out. */
const WITH_BROWSER = !process.argv.includes('--writes');

const KILLS = 10;
const PEOPLE = 5;
const PAUSE_MS = 150;

/** What a process that was killed stays away, and what the two then have together before the next one dies. */
const AWAY_MS = 1500;
const TOGETHER_MS = 5000;

const cluster = await openCluster({ LIMITS: 'off' });
const client = new pg.Client({ connectionString: cluster.databaseUrl });
await client.connect();
const roomId = await openRoom();
const { ledger, stop, signedOut } = await openLedger(cluster.url, {
  people: PEOPLE,
  pauseMs: PAUSE_MS,
  roomId,
});
const live = await hearLive(cluster);
const journeys = WITH_BROWSER ? walkJourneys(cluster) : { passed: 0, 'walked twice': 0, failed: 0 };
const readyMs: number[] = [];
for (let kill = 0; kill < KILLS; kill += 1) readyMs.push(await killAndStart(cluster, kill % 2));
const walked = await journeys;
await stop();

const found = await compare(async (statement) => (await client.query(statement)).rows, ledger.acknowledged);
await client.end();
const out = await signedOut();
const mostTries = Math.max(...ledger.tries);
console.log(
  `\n${KILLS} times kill -9, in turns, while people write and journeys are walked through the proxy`,
);
console.table({
  writes: {
    acknowledged: ledger.acknowledged.length,
    ...found,
    'given up': ledger.givenUp.length,
    'sent more than once': ledger.tries.filter((tries) => tries > 1).length,
    'most often sent': mostTries,
    'signed out': out,
  },
});
console.table(ledger.refusals);
console.table({ journeys: walked });
console.log(`Serving again after ${seconds(Math.min(...readyMs))} to ${seconds(Math.max(...readyMs))} s.`);
console.log(
  `Heard live: the first line after ${live.firstMs} ms, ${live.events()} events, ${live.lines()} lines.`,
);

live.stop();
await cluster.close();
const isWhole = found.lost + found.doubled + found['experience that does not add up'] === 0;
const isCalm = out === 0 && ledger.givenUp.length === 0 && mostTries <= 2 && walked.failed === 0;
process.exit(isWhole && isCalm && walked['walked twice'] <= 1 ? 0 : 1);

/** Beside those of the house, where a journey waits for the one post that it knows of. */
async function openRoom(): Promise<number> {
  const opened =
    "insert into rooms (name, type, description) values ('The Gate', 'town_square', '') returning id";
  return (await client.query(opened)).rows[0].id;
}

async function killAndStart({ members }: Cluster, which: number): Promise<number> {
  const member = members[which as 0 | 1];
  await member.kill();
  await wait(AWAY_MS);
  const readyMs = await member.start();
  await wait(TOGETHER_MS);
  return readyMs;
}

/** One page that listens, and comes back when its line breaks. */
async function hearLive({ url }: Cluster) {
  const response = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      firstName: 'Anna',
      lastName: 'Phanuel',
      email: 'anna@example.org',
      password: 'Waiting-84',
    }),
  });
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const closing = new AbortController();
  let [lines, events] = [0, 0];
  const start = performance.now();
  let firstMs = 0;
  const listen = async () => {
    const line = await fetch(`${url}/api/community/live`, { headers: { cookie }, signal: closing.signal });
    lines += 1;
    for await (const chunk of line.body ?? []) {
      firstMs ||= Math.ceil(performance.now() - start);
      events += Buffer.from(chunk).toString().split('event:').length - 1;
    }
  };
  void (async () => {
    while (!closing.signal.aborted) await listen().catch(() => wait(AWAY_MS / 3));
  })();
  while (firstMs === 0) await wait(5);
  return { firstMs, lines: () => lines, events: () => events, stop: () => closing.abort() };
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(1);
}
