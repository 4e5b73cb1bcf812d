import type { Server } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep, setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { serve } from '@hono/node-server';
import { createApp } from './app';
import { startCommandServer } from './cli/commandSocket';
import { runCommand } from './cli/commands';
import { openEventBus } from './community/events/events.service';
import { prepareWriting } from './community/posts/writing.service';
import type { Database } from './db/db';
import { lockDirectory } from './db/directoryLock';
import { isDiskFull } from './db/diskSpace';
import { openDatabase } from './db/openDatabase';
import { prepareGuide } from './guide/guide.service';
import { findLocalModel } from './guide/model/localModel';
import { openModel } from './guide/model/model';
import { createLimits } from './http/limits';
import { ROOT } from './lib/paths';
import { readSettings, type Settings } from './lib/settings';
import { StartupError } from './lib/startupError';
import { startMailWorker } from './mail/mailWorker';
import { createLog, type Log } from './observability/log';
import { observePool } from './observability/metrics';
import { prepareSearch } from './passages/search.service';
import type { Scripture } from './scripture/scripture';
import { openScripture } from './scripture/scripture.service';
import { TextError } from './scripture/text/text';
import { seed } from './seed';

/** Shutdown waits this long for requests and commands in flight; the remaining steps take up to four seconds more. */
const DRAIN_MS = 8000;

/** Event loop iterations until a request is read: one accepts the connection, one reads, and one is a reserve. */
const LOOPS_TO_READ = 3;

/** Delay before the warm-up. Clients that waited for a restart send their requests within this time. */
const PREPARE_AFTER_MS = 5000;

/** Maximum time to receive a whole request. Even users on slow connections need less. */
const REQUEST_TIMEOUT_MS = 30_000;

/**
 * Maximum number of open connections: a thousand event streams and as many others. An idle connection takes 5 KB of
 * memory; a connection that waits for the rest of an 8 KB body takes 27 KB. Further connections are closed at once.
 */
const MAX_CONNECTIONS = 2000;

/**
 * Keep-alive timeout, longer than the 60 s of most proxies. The proxy then closes an idle connection first, and never
 * sends a request on a connection that the server is closing.
 */
const KEEP_ALIVE_MS = 65_000;

/** False in development, where this server serves only the API, and Vite’s own server serves the pages. */
const IS_BUILT = import.meta.dirname !== join(ROOT, 'server');

// V8 grows the old generation by 15 % per step instead of up to 4x, because other programs share the machine.
setFlagsFromString('--heap-growing-percent=15');

try {
  await start();
} catch (error) {
  if (!(error instanceof StartupError || error instanceof TextError)) throw error;
  console.error(error.message);
  process.exit(1);
}

async function start() {
  const settings = readSettings(process.env);
  const log = createLog(settings.LOG_LEVEL);
  // Locks the directory first, so that a second process fails before it does any work.
  const unlock = settings.DATABASE_URL ? async () => {} : await lockDirectory(settings.DATA_DIR);
  const scripture = openScripture();
  const database = await openDatabase(settings, seed, (err) => log.warn({ err }, 'database connection lost'));
  if (database.pool) observePool(database.pool);
  const limits = createLimits(database.pool, settings);
  const stopCommands = settings.DATABASE_URL
    ? async () => {}
    : await acceptOperatorCommands(settings, database, log);
  const diskFull = settings.DATABASE_URL ? null : await isDiskFull(settings.DATA_DIR);
  if (diskFull) console.error(diskFull);
  if (settings.LIMITS === 'off') log.warn('limits are off');

  const model = await openModel(settings);
  const live = await openEventBus(database);
  const mailWorker = startMailWorker(database.db, settings, log);
  const app = createApp(
    {
      db: database.db,
      readReplica: database.readReplica,
      limits,
      live,
      log,
      model,
      mailWorker,
      scripture,
      settings,
    },
    { withPages: IS_BUILT },
  );
  const server = await listen(app.fetch, settings, log).catch(async (error: NodeJS.ErrnoException) => {
    await database.close();
    throw new StartupError(listenErrorMessage(error, settings));
  });

  // Handles signals before the ready message, because an operator may stop the server once it is ready.
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      void stop(server, [live.close, stopCommands, mailWorker.stop, database.close, unlock]);
    });
  }

  const { port } = server.address() as { port: number };
  const storage = settings.DATABASE_URL ? 'PostgreSQL' : settings.DATA_DIR;
  const guide = model ? `AI guide ${model.name}, with the written guide as fallback` : 'written guide, no AI';
  console.log(`${settings.PRODUCT_NAME} is ready at http://localhost:${port} (data in ${storage}; ${guide})`);

  if (!model && process.env.AI_PROVIDER === undefined) void suggestLocalModel();
  void prepare(scripture);
}

/** Prints how to use a language model that runs on this machine. The server never uses such a model automatically. */
async function suggestLocalModel() {
  const local = await findLocalModel();
  if (!local) return;
  console.log(
    `A model server is running on this machine. To let ${local.name} answer, start with: AI_BASE_URL=${local.address} AI_MODEL=${local.name} npm start`,
  );
}

/** Warms up the guide and moderation, after the requests that waited for the restart. */
async function prepare(scripture: Scripture) {
  await sleep(PREPARE_AFTER_MS, undefined, { ref: false });
  await prepareGuide(scripture);
  await prepareWriting(scripture);
  await prepareSearch(scripture);
}

/** Opens the command socket. If that fails, for example because the path is too long, the server runs without it. */
async function acceptOperatorCommands({ DATA_DIR }: Settings, { db }: Database, log: Log) {
  return startCommandServer(DATA_DIR, (args) => runCommand(db, args)).catch((err: unknown) => {
    log.warn({ err }, 'the command socket is not available: commands work only while the server is stopped');
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
          // By default, Node checks these timeouts only every 30 s.
          connectionsCheckingInterval: REQUEST_TIMEOUT_MS / 6,
          keepAliveTimeout: KEEP_ALIVE_MS,
        },
      },
      () => resolve(server),
    ) as Server;
    server.maxConnections = MAX_CONNECTIONS;
    // Logged only once, so that a flood of connections does not flood the log.
    server.once('drop', () => log.warn('the connection limit is reached: further connections are closed'));
    server.once('error', reject);
  });
}

function listenErrorMessage({ code, message }: NodeJS.ErrnoException, { HOST, PORT }: Settings): string {
  if (code === 'EADDRINUSE') {
    return `Port ${PORT} on ${HOST} is in use by another program. Stop it, or set PORT to a free port.`;
  }
  if (code === 'EACCES')
    return `Port ${PORT} can’t be used by this account. Set PORT to a number above 1023.`;
  return `The address ${HOST}:${PORT} can’t be used (${message}). Check HOST and PORT.`;
}

/** Graceful shutdown: finishes the requests in flight, closes the database, then releases the directory lock. */
async function stop(server: Server, [closeLive, stopCommands, ...closings]: (() => Promise<void>)[]) {
  // Ends the event streams, which would stay open otherwise.
  await closeLive?.();
  // Waits until requests that have arrived are read. Before that, their connections look idle and would be closed.
  for (let time = 0; time < LOOPS_TO_READ; time += 1) await yieldToEventLoop();
  const closed = Promise.all([
    new Promise<void>((resolve) => server.close(() => resolve())),
    stopCommands?.(),
  ]);
  server.closeIdleConnections();
  // Makes busy connections close after their current response.
  server.keepAliveTimeout = 1;
  await Promise.race([closed, sleep(DRAIN_MS)]);
  server.closeAllConnections();
  for (const close of closings) await close();
  process.exit(0);
}
