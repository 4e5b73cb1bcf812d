import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { QUESTION_COUNTS, TRUTH_IDS } from '#contract/identity';
import { createApp } from '#server/app';
import { openEventBus } from '#server/community/events/events.service';
import type { Database } from '#server/db/db';
import { openDatabase } from '#server/db/openDatabase';
import { createLimits } from '#server/http/limits';
import { readSettings } from '#server/lib/settings';
import { startMailWorker } from '#server/mail/mailWorker';
import { createLog } from '#server/observability/log';
import { openScripture } from '#server/scripture/scripture.service';
import { seed } from '#server/seed';
import type { AcknowledgedWrite } from '#server/testing/powerCut';
import { type DiskRecording, recordDisk } from '#server/testing/simulatedDisk';

const USERS = 6;

const WRITES_PER_DISTURBANCE = 40;

export type Workload = { recording: DiskRecording; acknowledged: AcknowledgedWrite[]; createdAt: number };

/**
 * Creates a database and writes to it through the API, with six users at once. In between are checkpoints, new WAL
 * segments, a restart, and a crash. Returns everything that happened to the files, and when each write was acknowledged.
 */
export async function recordWorkload(folder: string, writes: number): Promise<Workload> {
  const recording = recordDisk(folder);
  const acknowledged: AcknowledgedWrite[] = [];
  const scripture = openScripture();
  const posts: number[] = [];
  let cookies: string[] = [];
  let number = 0;

  async function start() {
    const settings = { ...readSettings({ LIMITS: 'off', HOST: '127.0.0.1' }, '/dev/null'), DATA_DIR: folder };
    const database = await openDatabase(settings, seed, () => {});
    const log = createLog('silent');
    const mailWorker = startMailWorker(database.db, settings, log);
    const app = createApp(
      {
        db: database.db,
        readReplica: database.readReplica,
        limits: createLimits(null, settings),
        live: await openEventBus(database),
        log,
        model: null,
        mailWorker,
        scripture,
        settings,
      },
      { withPages: false },
    );
    return { database, mailWorker, call: callerOf(app) };
  }
  type Started = Awaited<ReturnType<typeof start>>;

  async function write({ call }: Started, user: number) {
    number += 1;
    const cookie = cookies[user];
    const content = `The Lord is near, ${number}. ${'He restores my soul. '.repeat(number % 40)}`.trim();
    const target = posts[number % posts.length];
    const acknowledge = (line: string) => void acknowledged.push({ line, at: recording.entries.length });
    if (number % 4 < 2 || target === undefined) {
      const { id } = await call('/api/community/posts', { roomId: 1, content }, cookie);
      acknowledge(`post ${content}`);
      posts.unshift(Number(id));
      posts.length = Math.min(posts.length, 20);
    } else if (number % 4 === 2) {
      await call('/api/community/comments', { postId: target, content }, cookie);
      acknowledge(`comment ${content}`);
    } else {
      const truthId = TRUTH_IDS[number % TRUTH_IDS.length] ?? 'chosen';
      const questionIndex = number % QUESTION_COUNTS[truthId];
      await call('/api/identity/response', { truthId, questionIndex, response: content }, cookie);
    }
  }

  async function writeMany(started: Started, count: number) {
    const end = number + count;
    const writers = cookies.map(async (_, user) => {
      while (number < end) {
        await write(started, user);
        if (number % WRITES_PER_DISTURBANCE === 0) await disturb(started.database, number);
      }
    });
    await Promise.all(writers);
    await started.mailWorker.stop();
  }

  let started = await start();
  const createdAt = recording.entries.findLastIndex(
    (entry) => entry.kind === 'names' && entry.added?.[0] === 'pglite',
  );
  cookies = await Promise.all(Array.from({ length: USERS }, (_, index) => signUp(started.call, index)));
  await writeMany(started, writes / 3);
  await started.database.close();
  started = await start();
  await writeMany(started, writes / 3);
  // A crash: this instance of the database is never used again.
  started = await start();
  await writeMany(started, writes / 3);
  recording.stop();
  await started.database.close();
  return { recording, acknowledged, createdAt };
}

/** Does what the database does by itself only after many megabytes: a checkpoint, or a new WAL segment. */
async function disturb({ db }: Database, number: number) {
  await db.execute(
    number % (3 * WRITES_PER_DISTURBANCE) === 0 ? sql`checkpoint` : sql`select pg_switch_wal()`,
  );
}

type Call = (path: string, body: unknown, cookie?: string) => Promise<Record<string, unknown>>;

function callerOf(app: ReturnType<typeof createApp>): Call {
  return async (path, body, cookie) => {
    const incoming = new IncomingMessage(new Socket());
    Object.defineProperty(incoming.socket, 'remoteAddress', { value: '192.0.2.1' });
    const response = await app.request(
      path,
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...(cookie && { Cookie: cookie }) },
        body: JSON.stringify(body),
      },
      { incoming, outgoing: new ServerResponse(incoming) },
    );
    const text = await response.text();
    if (!response.ok) throw new Error(`${path} was answered ${response.status} ${text}`);
    return { ...(text && JSON.parse(text)), cookie: response.headers.getSetCookie()[0]?.split(';')[0] };
  };
}

async function signUp(call: Call, index: number): Promise<string> {
  const name = { firstName: 'Test', lastName: 'User' };
  const account = { ...name, email: `user-${index}@example.org`, password: 'Gleaning-in-the-field-7' };
  const { cookie } = await call('/api/auth/register', account);
  await call('/api/auth/rules-agreement', {}, String(cookie));
  return String(cookie);
}
