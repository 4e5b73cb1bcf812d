import type { Context } from 'hono';
import ipaddr from 'ipaddr.js';
import type { Env } from './api';

/**
 * The address a call came from, as limits count it: IPv4 whole, IPv6 by its /64, which one household holds.
 * Only as many entries of X-Forwarded-For are believed as proxies of ours stand in front.
 */
export function clientOf(c: Context<Env>, proxies: number): string {
  const forwarded = c.req.header('x-forwarded-for')?.split(',') ?? [];
  const named = proxies > 0 ? forwarded.at(-proxies)?.trim() : undefined;
  const peer = c.env.incoming.socket.remoteAddress;
  return network(named ?? peer ?? '');
}

function network(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown';
  const ip = ipaddr.process(address);
  if (ip.kind() === 'ipv4') return ip.toString();
  return ip.toByteArray().slice(0, 8).join('.');
}
