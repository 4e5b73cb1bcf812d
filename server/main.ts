import type { Server } from 'node:http';
import { join } from 'node:path';
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { serve } from '@hono/node-server';
import { createApp } from './app';
import { runCommand } from './commands';
import { openLive } from './community/live.service';
import { prepareWriting } from './community/writing.service';
import { prepareGuide } from './guide/guide.service';
import { findLocalModel } from './guide/localModel';
import { openModel } from './guide/model';
import { type Database, openDatabase } from './lib/db';
import { lockDirectory } from './lib/directoryLock';
import { lacksRoom } from './lib/diskSpace';
import { createLimits } from './lib/limits';
import { createLog, type Log } from './lib/log';
import { openPostman } from './lib/mail';
import { watchPool } from './lib/metrics';
import { takeCommands } from './lib/operatorSocket';
import { ROOT } from './lib/paths';
import { readSettings, type Settings } from './lib/settings';
import { StartFailure } from './lib/startFailure';
import type { Scripture } from './scripture/scripture';
import { openScripture } from './scripture/scripture.service';
import { seed } from './seed';

/** Requests and commands under way get this long before we go on; all the rest of a stop has four seconds more. */
const DRAIN_MS = 8000;

/** Of the event loop: to take a new line, to read from it, and one to spare. */
const TURNS_TO_READ = 3;

/** Whoever waited for the house to come back asks within this time. */
const PREPARE_AFTER_MS = 5000;

/** A client that takes longer to say what it wants is not a person on a slow line. */
const REQUEST_TIMEOUT_MS = 30_000;

/**
 * What a process holds open at the same time: a thousand event streams and as many others. An idle connection takes
 * 5 KB of memory, one that waits for the rest of an 8 KB body 27 KB. What comes beyond is closed at once.
 */
const MAX_CONNECTIONS = 2000;

/** Longer than the minute for which most proxies keep an idle line: who closes first must be who sends the next call. */
const IDLE_LINE_MS = 65_000;

/** From the sources only calls are answered: there the pages come from Vite's own server. */
const IS_BUILT = import.meta.dirname !== join(ROOT, 'server');

// By a seventh, before what nobody needs is thrown away. V8 would let it grow fourfold, on a machine that others use.
setFlagsFromString('--heap-growing-percent=15');

try {
  await start();
} catch (error) {
  if (!(error instanceof StartFailure)) throw error;
  console.error(error.message);
  process.exit(1);
}

async function start() {
  const settings = readSettings(process.env);
  const log = createLog(settings.LOG_LEVEL);
  // First of all, so that a second process does no work before it is refused.
  const unlock = settings.DATABASE_URL ? async () => {} : await lockDirectory(settings.DATA_DIR);
  const scripture = openScripture();
  const database = await openDatabase(settings, seed, (err) => log.warn({ err }, 'database connection lost'));
  if (database.pool) watchPool(database.pool);
  const limits = createLimits(database.pool, settings);
  const stopCommands = settings.DATABASE_URL
    ? async () => {}
    : await takeOperatorsCommands(settings, database, log);
  const noRoom = settings.DATABASE_URL ? null : await lacksRoom(settings.DATA_DIR);
  if (noRoom) console.error(noRoom);
  if (settings.LIMITS === 'off') log.warn('limits are off');

  const model = await openModel(settings);
  const live = await openLive(database);
  const postman = openPostman(database.db, settings, log);
  const app = createApp(
    { db: database.db, limits, live, log, model, postman, scripture, settings },
    { withPages: IS_BUILT },
  );
  const server = await listen(app.fetch, settings, log).catch(async (error: NodeJS.ErrnoException) => {
    await database.close();
    throw new StartFailure(whyNotListening(error, settings));
  });

  // Before anybody hears that it is ready, and may stop it.
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      void stop(server, [live.close, stopCommands, postman.stop, database.close, unlock]);
    });
  }

  const { port } = server.address() as { port: number };
  const kept = settings.DATABASE_URL ? 'PostgreSQL' : settings.DATA_DIR;
  const guide = model ? `AI guide ${model.name}, the written guide behind it` : 'written guide, no AI';
  console.log(`${settings.PRODUCT_NAME} is ready at http://localhost:${port} (data in ${kept}; ${guide})`);

  if (!model && process.env.AI_PROVIDER === undefined) void tellOfLocalModel();
  void prepare(scripture);
}

/** Says how to use a language model that runs on this machine; no setting turns it on by itself. */
async function tellOfLocalModel() {
  const local = await findLocalModel();
  if (!local) return;
  console.log(
    `A model server is running on this machine. To let ${local.name} answer, start with: AI_BASE_URL=${local.address} AI_MODEL=${local.name} npm start`,
  );
}

/** Makes ready what first questions and posts would wait for, when those who waited for the house have been answered. */
async function prepare(scripture: Scripture) {
  await wait(PREPARE_AFTER_MS, undefined, { ref: false });
  await prepareGuide(scripture);
  await prepareWriting(scripture);
}

/** A path that is too long for a socket is no reason not to serve. */
async function takeOperatorsCommands({ DATA_DIR }: Settings, { db }: Database, log: Log) {
  return takeCommands(DATA_DIR, (args) => runCommand(db, args)).catch((err: unknown) => {
    log.warn({ err }, 'commands can be given only while the server is stopped');
    return async () => {};
  });
}

function listen(fetch: Parameters<typeof serve>[0]['fetch'], settings: Settings, log: Log): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = serve(
      {
        fetch,
        port: settings.PORT,
        hostname: settings.HOST,
        serverOptions: {
          requestTimeout: REQUEST_TIMEOUT_MS,
          headersTimeout: REQUEST_TIMEOUT_MS / 2,
          // Node looks for those who are late only every half a minute.
          connectionsCheckingInterval: REQUEST_TIMEOUT_MS / 6,
          keepAliveTimeout: IDLE_LINE_MS,
        },
      },
      () => resolve(server),
    ) as Server;
    server.maxConnections = MAX_CONNECTIONS;
    // Once, because somebody who opens too many would fill the log as well.
    server.once('drop', () => log.warn('the connection limit is reached: what comes beyond is closed'));
    server.once('error', reject);
  });
}

function whyNotListening({ code, message }: NodeJS.ErrnoException, { HOST, PORT }: Settings): string {
  if (code === 'EADDRINUSE') {
    return `Port ${PORT} on ${HOST} is in use by another program. Stop it, or set PORT to a free port.`;
  }
  if (code === 'EACCES')
    return `Port ${PORT} can’t be used by this account. Set PORT to a number above 1023.`;
  return `The address ${HOST}:${PORT} can’t be used (${message}). Check HOST and PORT.`;
}

/** Answers what is under way, then closes the database, and only then lets go of its directory. */
async function stop(server: Server, [closeLive, stopCommands, ...closings]: (() => Promise<void>)[]) {
  // Live lines never end by themselves.
  await closeLive?.();
  // A request that has come but was not read yet looks like an idle line, which closing breaks.
  for (let time = 0; time < TURNS_TO_READ; time += 1) await turn();
  const closed = Promise.all([
    new Promise<void>((resolve) => server.close(() => resolve())),
    stopCommands?.(),
  ]);
  server.closeIdleConnections();
  // What is answered from now on is not kept open for another call.
  server.keepAliveTimeout = 1;
  await Promise.race([closed, wait(DRAIN_MS)]);
  server.closeAllConnections();
  for (const close of closings) await close();
  process.exit(0);
}
