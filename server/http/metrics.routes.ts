import { createHash, timingSafeEqual } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Context, MiddlewareHandler } from 'hono';
import { isLoopback } from '#server/lib/settings';
import { countMails } from '#server/mail/outbox.queries';
import { METRICS_TYPE, mailsWaiting, renderMetrics } from '#server/observability/metrics';
import type { Env } from './api';

/** Timeout of the mail count: an unavailable database must not hide the other metrics. Prometheus waits 10 s. */
const TIMEOUT_MS = 1000;

/**
 * Serves the metrics to requests with the token. If there is no proxy, also serves them to local programs; behind a
 * proxy, all requests would look local. Other requests get the usual 404.
 */
export const metricsRoute: MiddlewareHandler<Env> = async (c, next) => {
  if (!(hasToken(c) || (hasNoProxy(c) && isFromThisMachine(c)))) return next();
  const unknown = sleep(TIMEOUT_MS, Number.NaN, { ref: false });
  mailsWaiting.set(await Promise.race([countMails(c.get('db')).catch(() => Number.NaN), unknown]));
  return c.body(await renderMetrics(), 200, { 'Content-Type': METRICS_TYPE, 'Cache-Control': 'no-store' });
};

/** Assumes a proxy if there is a public address or TRUST_PROXY, even if the request has no proxy headers. */
function hasNoProxy(c: Context<Env>): boolean {
  const { PUBLIC_URL, TRUST_PROXY } = c.get('settings');
  return TRUST_PROXY === 0 && isLoopback(PUBLIC_URL);
}

const LOOPBACK = /^(::ffff:)?127\.|^::1$/;

/** Headers that proxies add. */
const PROXY_HEADERS = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'];

/** DNS rebinding: another site can point its own name at this machine, so the Host header must be a local name. */
const LOCAL_NAME = /^(localhost|127\.[\d.]+|\[::1\])(:\d+)?$/;

/** Checks that the peer address is loopback, that no proxy added headers, and that the Host header is local. */
function isFromThisMachine(c: Context<Env>): boolean {
  const peer = c.env.incoming.socket.remoteAddress ?? '';
  if (!LOOPBACK.test(peer) || PROXY_HEADERS.some((name) => c.req.header(name) !== undefined)) return false;
  return LOCAL_NAME.test(c.req.header('host') ?? new URL(c.req.url).host);
}

function hasToken(c: Context<Env>): boolean {
  const token = c.get('settings').METRICS_TOKEN;
  const [, given] = /^Bearer (.+)$/i.exec(c.req.header('authorization') ?? '') ?? [];
  return token !== undefined && given !== undefined && timingSafeEqual(digest(given), digest(token));
}

function digest(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
