import type { PGlite } from '@electric-sql/pglite';
import type { Pool } from 'pg';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

// What this process did, as numbers for whoever runs it. No label says who somebody is or what was written, and each
// can take only a few values that we name: an operator's store grows with every new one.

const register = new Registry();
collectDefaultMetrics({ register });

/** All numbers, in the words of Prometheus. */
export function metricsNow(): Promise<string> {
  return register.metrics();
}

export const METRICS_TYPE = register.contentType;

/** From what nobody notices to what nobody waits for; the last but one is the longest wait for a model. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];

/** A statement takes a thousandth of a second or something is wrong with it; after ten seconds it is given up. */
const STATEMENT_SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.5, 2.5, 10];

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']);

const requests = new Histogram({
  name: 'stillwaters_request_seconds',
  help: 'Time to the first byte of a response, by route.',
  labelNames: ['route', 'method', 'status'],
  buckets: SECONDS,
  registers: [register],
});

let requestsNow = 0;

new Gauge({
  name: 'stillwaters_requests_in_flight',
  help: 'Requests in flight.',
  registers: [register],
  collect() {
    this.set(requestsNow);
  },
});

/** A call has come; it has been answered when the function that comes back is called. */
export function requestBegins(): (route: string, method: string, status: number) => void {
  const start = performance.now();
  requestsNow += 1;
  return (route, method, status) => {
    requestsNow -= 1;
    const labels = { route, method: METHODS.has(method) ? method : 'other', status };
    requests.observe(labels, secondsSince(start));
  };
}

const statements = new Histogram({
  name: 'stillwaters_statement_seconds',
  help: 'Duration of SQL statements, without the wait for a connection.',
  buckets: STATEMENT_SECONDS,
  registers: [register],
});

const database = new Gauge({
  name: 'stillwaters_database_info',
  help: 'The kind of database in use; the value is always 1.',
  labelNames: ['kind'],
  registers: [register],
});

let watched: Pool | null = null;

new Gauge({
  name: 'stillwaters_database_connections',
  help: 'PostgreSQL pool: connections, and requests waiting for one.',
  labelNames: ['state'],
  registers: [register],
  collect() {
    if (!watched) return;
    this.set({ state: 'busy' }, watched.totalCount - watched.idleCount);
    this.set({ state: 'idle' }, watched.idleCount);
    this.set({ state: 'waited_for' }, watched.waitingCount);
  },
});

/** Watches a pool's connections, and every statement that goes over one of them. */
export function watchPool(pool: Pool): void {
  database.set({ kind: 'postgresql' }, 1);
  watched = pool;
  pool.on('connect', timeStatements);
}

/** Watches the statements of an embedded database, which has one connection. */
export function watchEmbedded(client: PGlite): void {
  database.set({ kind: 'pglite' }, 1);
  timeStatements(client);
  const begin = client.transaction.bind(client);
  client.transaction = (work) =>
    begin((transaction) => {
      timeStatements(transaction);
      return work(transaction);
    });
}

/** Whoever asks hears by a promise, or by a function that is called when the database has answered. */
function timeStatements(client: { query: unknown }): void {
  const ask = (client.query as (...args: unknown[]) => unknown).bind(client);
  client.query = (...args: unknown[]) => {
    const start = performance.now();
    const told = () => statements.observe(secondsSince(start));
    const hear = args.at(-1);
    if (typeof hear === 'function') {
      return ask(...args.slice(0, -1), (...heard: unknown[]) => {
        told();
        hear(...heard);
      });
    }
    const answer = ask(...args);
    if (answer instanceof Promise) answer.then(told, told);
    return answer;
  };
}

const answers = new Histogram({
  name: 'stillwaters_guide_seconds',
  help: 'Duration of complete guide answers, by kind and source.',
  labelNames: ['kind', 'source'],
  buckets: SECONDS,
  registers: [register],
});

/** What somebody can ask the guide. */
type Kind = 'study' | 'figure' | 'symbol' | 'dream';

export function guideAnswered(kind: Kind, source: 'written' | 'model', start: number): void {
  answers.observe({ kind, source }, secondsSince(start));
}

/** The same answer, and counted when it is whole. */
export function counted<Piece, Answer extends { source: 'written' | 'model' }>(
  kind: Kind,
  start: number,
  answering: (signal: AbortSignal) => AsyncGenerator<Piece, Answer>,
): (signal: AbortSignal) => AsyncGenerator<Piece, Answer> {
  return async function* answer(signal) {
    const answer = yield* answering(signal);
    guideAnswered(kind, answer.source, start);
    return answer;
  };
}

export const modelFaults = new Counter({
  name: 'stillwaters_model_faults_total',
  help: 'Model answers that were rejected, by reason.',
  labelNames: ['fault'],
  registers: [register],
});

export const modelBudgets = new Counter({
  name: 'stillwaters_model_budget_refusals_total',
  help: 'Questions not sent to the model because a budget was used up, by budget.',
  labelNames: ['budget'],
  registers: [register],
});

export const hashesRefused = new Counter({
  name: 'stillwaters_password_hashes_refused_total',
  help: 'Sign-ins and sign-ups refused because too many were waiting.',
  registers: [register],
});

/** Reads how many passwords are being hashed or wait for it, when somebody looks. */
export function watchHashes(read: () => { active: number; waiting: number }): void {
  new Gauge({
    name: 'stillwaters_password_hashes',
    help: 'Password hashes running and waiting.',
    labelNames: ['state'],
    registers: [register],
    collect() {
      const { active, waiting } = read();
      this.set({ state: 'active' }, active);
      this.set({ state: 'waiting' }, waiting);
    },
  });
}

export const mails = new Counter({
  name: 'stillwaters_mails_total',
  help: 'Mail delivery attempts by outcome: sent, failed (will be retried), or given up.',
  labelNames: ['outcome'],
  registers: [register],
});

export const mailsWaiting = new Gauge({
  name: 'stillwaters_mails_waiting',
  help: 'Mails waiting in the outbox, over all processes; NaN while the database is unavailable.',
  registers: [register],
});

export const listeners = new Gauge({
  name: 'stillwaters_live_listeners',
  help: 'Open server-sent event streams.',
  registers: [register],
});

function secondsSince(start: number): number {
  return (performance.now() - start) / 1000;
}
