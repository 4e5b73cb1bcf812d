import { mkdtempSync, rmSync } from 'node:fs';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import { createApp } from '#server/app';
import { type Live, openLive } from '#server/community/live.service';
import { openModel } from '#server/guide/model';
import type { Database } from '#server/lib/db';
import { createLimits } from '#server/lib/limits';
import { createLog } from '#server/lib/log';
import { openPostman } from '#server/lib/mail';
import { readSettings, type Settings } from '#server/lib/settings';
import { openScripture } from '#server/scripture/scripture.service';
import { cleanUp, database } from './database';

/** The text never changes, so the houses of a file share it. */
const scripture = openScripture();

export type TestHouse = Awaited<ReturnType<typeof house>>;

/** Where a house without a mail server puts its mails. */
function throwAway(): string {
  const folder = mkdtempSync(join(tmpdir(), 'stillwaters-house-'));
  cleanUp(async () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** One line for each database; it ends with the database. */
const lines = new WeakMap<object, Promise<Live>>();

function liveOn(on: Pick<Database, 'db' | 'listen'>): Promise<Live> {
  const line = lines.get(on.db) ?? openLive(on);
  lines.set(on.db, line);
  return line;
}

/** What the HTTP server hands over with each call: where it came from, and the answer as it will go out. */
function handOver(address: string): HttpBindings {
  const incoming = new IncomingMessage(new Socket());
  Object.defineProperty(incoming.socket, 'remoteAddress', { value: address });
  return { incoming, outgoing: new ServerResponse(incoming) };
}

type LogLine = Record<string, unknown>;

/** An app over the file's database, or over another one, with fresh limits and a log that can be read. */
export async function house(changed: Partial<Settings> = {}, on?: Database) {
  const { db, pool, listen } = on ?? (await database());
  const settings = { ...readSettings({}, '/dev/null'), DATA_DIR: throwAway(), ...changed };
  const log: LogLine[] = [];
  const limits = createLimits(pool, settings);
  const keep = { write: (line: string) => void log.push(JSON.parse(line)) };
  const line = createLog('info', keep);
  const postman = openPostman(db, settings, line);
  cleanUp(postman.stop);
  const app = createApp(
    {
      db,
      limits,
      live: await liveOn({ db, listen }),
      log: line,
      model: await openModel(settings),
      postman,
      scripture,
      settings,
    },
    { withPages: false },
  );
  /** Calls as somebody at this address does. */
  const request = async (path: string, init: RequestInit = {}, address = '192.0.2.99') => {
    const handedOver = handOver(address);
    const response = await app.request(path, init, handedOver);
    for (const [name, value] of Object.entries(handedOver.outgoing.getHeaders())) {
      if (!response.headers.has(name)) response.headers.set(name, String(value));
    }
    return response;
  };
  return { app, request, db, pool, log, postman, scripture, settings };
}
