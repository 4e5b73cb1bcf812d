import { mkdtempSync, rmSync } from 'node:fs';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import { createApp } from '#server/app';
import { type EventBus, openEventBus } from '#server/community/events/events.service';
import type { Database } from '#server/db/db';
import { openModel } from '#server/guide/model/model';
import { ContractMismatch } from '#server/http/contract';
import { errorHandler } from '#server/http/guards';
import { createLimits } from '#server/http/limits';
import { readSettings, type Settings } from '#server/lib/settings';
import { startMailWorker } from '#server/mail/mailWorker';
import { createLog } from '#server/observability/log';
import { openScripture } from '#server/scripture/scripture.service';
import { cleanUp, createTestDatabase } from './database';

/** The text of the Bible never changes, so all apps of a test file share it. */
const scripture = openScripture();

export type TestApp = Awaited<ReturnType<typeof createTestApp>>;

/** Creates a temporary data directory, where an app without a mail server writes its mails. */
function tempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'stillwaters-app-'));
  cleanUp(async () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** One event bus per database. */
const eventBuses = new WeakMap<object, Promise<EventBus>>();

function eventBusOn(on: Pick<Database, 'db' | 'listen'>, isShared: boolean): Promise<EventBus> {
  const known = eventBuses.get(on.db);
  if (known) return known;
  const bus = openEventBus(on);
  eventBuses.set(on.db, bus);
  // Otherwise, it would poll the outbox of a closed database.
  if (!isShared) cleanUp(async () => (await bus).close().catch(() => {}));
  return bus;
}

/** Creates what the HTTP server passes with each request: Node's request, with the client's IP, and Node's response. */
function bindingsFor(address: string): HttpBindings {
  const incoming = new IncomingMessage(new Socket());
  Object.defineProperty(incoming.socket, 'remoteAddress', { value: address });
  return { incoming, outgoing: new ServerResponse(incoming) };
}

type LogLine = Record<string, unknown>;

/** Creates an app on the file's database or another one, with fresh limits and a readable log. */
export async function createTestApp(changed: Partial<Settings> = {}, on?: Database) {
  const { db, pool, listen, readReplica } = on ?? (await createTestDatabase());
  const settings = { ...readSettings({}, '/dev/null'), DATA_DIR: tempFolder(), ...changed };
  const log: LogLine[] = [];
  const limits = createLimits(pool, settings);
  const sink = { write: (line: string) => void log.push(JSON.parse(line)) };
  const logger = createLog('info', sink);
  const mailWorker = startMailWorker(db, settings, logger);
  cleanUp(mailWorker.stop);
  const app = createApp(
    {
      db,
      readReplica,
      limits,
      live: await eventBusOn({ db, listen }, !on),
      log: logger,
      model: await openModel(settings),
      mailWorker,
      scripture,
      settings,
    },
    { withPages: false },
  );
  // An answer that differs from the contract fails the test, whatever status the test expects.
  app.onError((error, c) => {
    if (error instanceof ContractMismatch) throw error;
    return errorHandler(error, c);
  });
  /** Sends a request from this IP address. */
  const request = async (path: string, init: RequestInit = {}, address = '192.0.2.99') => {
    const bindings = bindingsFor(address);
    const response = await app.request(path, init, bindings);
    for (const [name, value] of Object.entries(bindings.outgoing.getHeaders())) {
      if (!response.headers.has(name)) response.headers.set(name, String(value));
    }
    return response;
  };
  return { app, request, db, pool, log, mailWorker, scripture, settings };
}
