import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { compareWithRows, openWriteLedger } from './clusterLedger';
import { type Cluster, openCluster } from './clusterProcesses';
import { runJourneys } from './journeys';

/** `--writes` skips the browser journeys. */
const WITH_BROWSER = !process.argv.includes('--writes');

const KILLS = 10;
const WRITERS = 5;
const PAUSE_MS = 150;

/** How long a killed process stays down, and how long both processes then run before the next kill. */
const DOWN_MS = 1500;
const BOTH_UP_MS = 5000;

const cluster = await openCluster({ LIMITS: 'off' });
const client = new pg.Client({ connectionString: cluster.databaseUrl });
await client.connect();
const roomId = await openRoom();
const { ledger, stop, signedOut } = await openWriteLedger(cluster.url, {
  people: WRITERS,
  pauseMs: PAUSE_MS,
  roomId,
});
const live = await openEventStream(cluster);
const journeys = WITH_BROWSER ? runJourneys(cluster) : { passed: 0, 'passed on retry': 0, failed: 0 };
const readyMs: number[] = [];
for (let kill = 0; kill < KILLS; kill += 1) readyMs.push(await killAndStart(cluster, kill % 2));
const journeyResults = await journeys;
await stop();

const found = await compareWithRows(
  async (statement) => (await client.query(statement)).rows,
  ledger.acknowledged,
);
await client.end();
const out = await signedOut();
const maxTries = Math.max(...ledger.tries);
console.log(
  `\nkill -9 of alternating processes, ${KILLS} times, while users write and browser journeys run through the proxy`,
);
console.table({
  writes: {
    acknowledged: ledger.acknowledged.length,
    ...found,
    'given up': ledger.givenUp.length,
    'sent more than once': ledger.tries.filter((tries) => tries > 1).length,
    'most often sent': maxTries,
    'signed out': out,
  },
});
console.table(ledger.errors);
console.table({ journeys: journeyResults });
console.log(`Ready again after ${seconds(Math.min(...readyMs))} to ${seconds(Math.max(...readyMs))} s.`);
console.log(
  `Event stream: first data after ${live.firstMs} ms, ${live.events()} events, ${live.connections()} connections.`,
);

live.stop();
await cluster.close();
const isWhole = found.lost + found.doubled + found['experience that does not add up'] === 0;
const isSmooth = out === 0 && ledger.givenUp.length === 0 && maxTries <= 2 && journeyResults.failed === 0;
process.exit(isWhole && isSmooth && journeyResults['passed on retry'] <= 1 ? 0 : 1);

/** Adds a room for the writers, because the browser journeys expect only their own posts in the seeded rooms. */
async function openRoom(): Promise<number> {
  const statement =
    "insert into rooms (name, type, description) values ('The Gate', 'town_square', '') returning id";
  return (await client.query(statement)).rows[0].id;
}

async function killAndStart({ members }: Cluster, which: number): Promise<number> {
  const member = members[which as 0 | 1];
  await member.kill();
  await wait(DOWN_MS);
  const readyMs = await member.start();
  await wait(BOTH_UP_MS);
  return readyMs;
}

/** Opens an event stream as a client that reconnects when the connection breaks. */
async function openEventStream({ url }: Cluster) {
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
  let [connections, events] = [0, 0];
  const start = performance.now();
  let firstMs = 0;
  const listen = async () => {
    const stream = await fetch(`${url}/api/community/live`, { headers: { cookie }, signal: closing.signal });
    connections += 1;
    for await (const chunk of stream.body ?? []) {
      firstMs ||= Math.ceil(performance.now() - start);
      events += Buffer.from(chunk).toString().split('event:').length - 1;
    }
  };
  void (async () => {
    while (!closing.signal.aborted) await listen().catch(() => wait(DOWN_MS / 3));
  })();
  while (firstMs === 0) await wait(5);
  return { firstMs, connections: () => connections, events: () => events, stop: () => closing.abort() };
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(1);
}
