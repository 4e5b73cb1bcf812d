import { setTimeout as wait } from 'node:timers/promises';

export const CLUSTER_PASSWORD = 'Gleaning-in-the-field-7';
const RETRY_DELAY_MS = 300;

/** Retrying continues for at least 6 seconds, longer than a process takes to restart. A restart alone cannot end it. */
const MAX_TRIES = 20;

export type WriteLedger = {
  /** Every write that was confirmed with 201. */
  acknowledged: { id: number; content: string }[];
  /** The number of attempts for each confirmed write. */
  tries: number[];
  /** Milliseconds from the first attempt to the confirmation. */
  waits: number[];
  givenUp: string[];
  /** Counts of the errors, by status and message. */
  errors: Record<string, number>;
  signedOut: number;
};

type Writer = { cookie: string };

export function clusterEmail(number: number): string {
  return `user-${number}@example.org`;
}

/**
 * Signs up users who write posts until `stop` is called. Each user writes the next post when the previous one is
 * confirmed. Like the web client, they retry failed writes with the same idempotency key. They write in the given room,
 * or in the Town Square.
 */
export async function openWriteLedger(
  url: string,
  { people, pauseMs, roomId: givenRoomId }: { people: number; pauseMs: number; roomId?: number },
) {
  const ledger: WriteLedger = {
    acknowledged: [],
    tries: [],
    waits: [],
    givenUp: [],
    errors: {},
    signedOut: 0,
  };
  const writers = await Promise.all(Array.from({ length: people }, (_, number) => signUp(url, number)));
  const roomId = givenRoomId ?? (await townSquare(url, writers[0] as Writer));
  let isStopped = false;
  const work = writers.map(async (writer, number) => {
    for (let count = 0; !isStopped; count += 1) {
      await write(url, writer, { ledger, roomId, content: `Line ${count} of user ${number}` });
      await wait(pauseMs);
    }
  });
  return {
    ledger,
    writers,
    async stop() {
      isStopped = true;
      await Promise.all(work);
    },
    /** Counts users who lost their session. */
    async signedOut() {
      const answers = await Promise.all(
        writers.map(({ cookie }) => fetch(`${url}/api/auth/user`, { headers: { cookie } })),
      );
      return answers.filter(({ status }) => status !== 200).length + ledger.signedOut;
    },
  };
}

/** Runs a query on either kind of database. */
export type ClusterRequest = (statement: string) => Promise<Record<string, unknown>[]>;

/** Compares the database with the confirmed writes, and the XP of all users with the sums of their XP events. */
export async function compareWithRows(ask: ClusterRequest, acknowledged: WriteLedger['acknowledged']) {
  const rows = await ask("select id, content from posts where content like 'Line % of user %'");
  const unequal = await ask(
    `select u.id from users u left join user_activities a on a.user_id = u.id
      group by u.id having u.experience_points <> coalesce(sum(a.experience_gained), 0)`,
  );
  const found = new Map(rows.map(({ id, content }) => [id, content]));
  return {
    written: rows.length,
    lost: acknowledged.filter(({ id, content }) => found.get(id) !== content).length,
    doubled: rows.length - new Set(rows.map(({ content }) => content)).size,
    'experience that does not add up': unequal.length,
  };
}

async function write(
  url: string,
  { cookie }: Writer,
  { ledger, roomId, content }: { ledger: WriteLedger; roomId: number; content: string },
) {
  const key = crypto.randomUUID();
  const start = performance.now();
  for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
    const answer = await post(`${url}/api/community/posts`, { roomId, content }, { cookie, key });
    if (answer?.status === 401) ledger.signedOut += 1;
    if (answer?.status === 201 || answer?.status === 200) {
      ledger.acknowledged.push({ id: answer.body.id as number, content });
      ledger.tries.push(tries);
      ledger.waits.push(performance.now() - start);
      return;
    }
    const error = answer ? `${answer.status} ${answer.body.message}` : 'no answer';
    ledger.errors[error] = (ledger.errors[error] ?? 0) + 1;
    await wait(RETRY_DELAY_MS);
  }
  ledger.givenUp.push(content);
}

async function signUp(url: string, number: number): Promise<Writer> {
  const person = { firstName: 'Test', lastName: 'User', email: clusterEmail(number) };
  const response = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...person, password: CLUSTER_PASSWORD }),
  });
  if (response.status !== 201) throw new Error(`${person.email} couldn’t sign up: ${response.status}`);
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  await fetch(`${url}/api/auth/rules-agreement`, { method: 'POST', headers: { cookie } });
  return { cookie };
}

async function townSquare(url: string, { cookie }: Writer): Promise<number> {
  const response = await fetch(`${url}/api/community/rooms`, { headers: { cookie } });
  const rooms = (await response.json()) as { id: number; type: string }[];
  return rooms.find(({ type }) => type === 'town_square')?.id ?? 0;
}

/** Sends a post request. Returns null if there was no response. */
async function post(url: string, body: unknown, { cookie, key }: { cookie: string; key: string }) {
  try {
    const headers = { 'Content-Type': 'application/json', cookie, 'Idempotency-Key': key };
    const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  } catch {
    return null;
  }
}
