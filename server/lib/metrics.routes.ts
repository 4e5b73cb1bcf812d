import { createHash, timingSafeEqual } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Context, MiddlewareHandler } from 'hono';
import type { Env } from './api';
import { countMails } from './mail.queries';
import { METRICS_TYPE, mailsWaiting, metricsNow } from './metrics';
import { isLoopback } from './settings';

/** A database that is away is no reason to hide all other numbers; most stores give up after ten seconds. */
const PATIENCE_MS = 1000;

/**
 * What this process did, for whoever has the token, and for programs on this machine unless a proxy stands in front: its
 * requests come from this machine too. To others there is no such page.
 */
export const metricsPage: MiddlewareHandler<Env> = async (c, next) => {
  if (!(hasToken(c) || (isWithoutProxy(c) && isFromThisMachine(c)))) return next();
  const unknown = wait(PATIENCE_MS, Number.NaN, { ref: false });
  mailsWaiting.set(await Promise.race([countMails(c.get('db')).catch(() => Number.NaN), unknown]));
  return c.body(await metricsNow(), 200, { 'Content-Type': METRICS_TYPE, 'Cache-Control': 'no-store' });
};

/** A public address or a trusted proxy says that one stands in front, also when it adds no header to what it passes on. */
function isWithoutProxy(c: Context<Env>): boolean {
  const { PUBLIC_URL, TRUST_PROXY } = c.get('settings');
  return TRUST_PROXY === 0 && isLoopback(PUBLIC_URL);
}

const LOOPBACK = /^(::ffff:)?127\.|^::1$/;

/** What proxies add to what they pass on. */
const PASSED_ON = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'];

/** A page elsewhere can give its own name this machine's address; then a browser here would ask in that name. */
const LOCAL_NAME = /^(localhost|127\.[\d.]+|\[::1\])(:\d+)?$/;

/** By the address of the line itself: what a call says of where it came from counts for nothing here. */
function isFromThisMachine(c: Context<Env>): boolean {
  const peer = c.env.incoming.socket.remoteAddress ?? '';
  if (!LOOPBACK.test(peer) || PASSED_ON.some((name) => c.req.header(name) !== undefined)) return false;
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
