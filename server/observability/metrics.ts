import type { PGlite } from '@electric-sql/pglite';
import type { Pool } from 'pg';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

// Prometheus metrics of this process. Labels never identify a user or contain text, and each has few possible values,
// because the metrics store grows with every new value.

const register = new Registry();
collectDefaultMetrics({ register });

/** Renders all metrics in the Prometheus text format. */
export function renderMetrics(): Promise<string> {
  return register.metrics();
}

export const METRICS_TYPE = register.contentType;

/** Buckets from unnoticeable to longer than any user waits. 15 s covers the timeout of the model. */
const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];

/** Buckets: a statement normally takes a millisecond and times out after ten seconds. */
const STATEMENT_SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.5, 2.5, 10];

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']);

const requests = new Histogram({
  name: 'stillwaters_request_seconds',
  help: 'Time to the first byte of a response, by route.',
  labelNames: ['route', 'method', 'status'],
  buckets: REQUEST_SECONDS,
  registers: [register],
});

let requestsInFlight = 0;

new Gauge({
  name: 'stillwaters_requests_in_flight',
  help: 'Requests in flight.',
  registers: [register],
  collect() {
    this.set(requestsInFlight);
  },
});

/** Counts a request as in flight until the returned function is called with its outcome. */
export function startRequestTimer(): (route: string, method: string, status: number) => void {
  const start = performance.now();
  requestsInFlight += 1;
  return (route, method, status) => {
    requestsInFlight -= 1;
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

let observedPool: Pool | null = null;

new Gauge({
  name: 'stillwaters_database_connections',
  help: 'PostgreSQL pool: connections, and requests waiting for one.',
  labelNames: ['state'],
  registers: [register],
  collect() {
    if (!observedPool) return;
    this.set({ state: 'busy' }, observedPool.totalCount - observedPool.idleCount);
    this.set({ state: 'idle' }, observedPool.idleCount);
    this.set({ state: 'waited_for' }, observedPool.waitingCount);
  },
});

/** Observes the connections of a pool and times every statement. */
export function observePool(pool: Pool): void {
  database.set({ kind: 'postgresql' }, 1);
  observedPool = pool;
  pool.on('connect', timeStatements);
}

/** Times the statements of an embedded database, which has one connection. */
export function observeEmbeddedDatabase(client: PGlite): void {
  database.set({ kind: 'pglite' }, 1);
  timeStatements(client);
  const begin = client.transaction.bind(client);
  client.transaction = (work) =>
    begin((transaction) => {
      timeStatements(transaction);
      return work(transaction);
    });
}

/** Times statements by wrapping `client.query`, which returns a promise or calls a callback with the result. */
function timeStatements(client: { query: unknown }): void {
  const query = (client.query as (...args: unknown[]) => unknown).bind(client);
  client.query = (...args: unknown[]) => {
    const start = performance.now();
    const observe = () => statements.observe(secondsSince(start));
    const callback = args.at(-1);
    if (typeof callback === 'function') {
      return query(...args.slice(0, -1), (...results: unknown[]) => {
        observe();
        callback(...results);
      });
    }
    const result = query(...args);
    if (result instanceof Promise) result.then(observe, observe);
    return result;
  };
}

const answers = new Histogram({
  name: 'stillwaters_guide_seconds',
  help: 'Duration of complete guide answers, by kind and source.',
  labelNames: ['kind', 'source'],
  buckets: REQUEST_SECONDS,
  registers: [register],
});

/** Kinds of questions to the guide. */
type Kind = 'study' | 'figure' | 'symbol' | 'dream';

export function countGuideAnswer(kind: Kind, source: 'written' | 'model', start: number): void {
  answers.observe({ kind, source }, secondsSince(start));
}

/** Passes the answer through and records its duration when it is complete. */
export function countOutcome<Piece, Answer extends { source: 'written' | 'model' }>(
  kind: Kind,
  start: number,
  answering: (signal: AbortSignal) => AsyncGenerator<Piece, Answer>,
): (signal: AbortSignal) => AsyncGenerator<Piece, Answer> {
  return async function* answer(signal) {
    const answer = yield* answering(signal);
    countGuideAnswer(kind, answer.source, start);
    return answer;
  };
}

export const modelFaults = new Counter({
  name: 'stillwaters_model_faults_total',
  help: 'Model answers that were rejected, by reason.',
  labelNames: ['fault'],
  registers: [register],
});

export const modelBudgetRejections = new Counter({
  name: 'stillwaters_model_budget_refusals_total',
  help: 'Questions not sent to the model because a budget was used up, by budget.',
  labelNames: ['budget'],
  registers: [register],
});

export const refusedPasswordHashes = new Counter({
  name: 'stillwaters_password_hashes_refused_total',
  help: 'Sign-ins and sign-ups refused because too many were waiting.',
  registers: [register],
});

/** Reads the password hashing queue whenever metrics are collected. */
export function observePasswordHashes(read: () => { active: number; waiting: number }): void {
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

export const mailsSent = new Counter({
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

export const openEventStreams = new Gauge({
  name: 'stillwaters_live_listeners',
  help: 'Open server-sent event streams.',
  registers: [register],
});

function secondsSince(start: number): number {
  return (performance.now() - start) / 1000;
}
