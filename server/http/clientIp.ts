import type { Context } from 'hono';
import ipaddr from 'ipaddr.js';
import type { Log } from '#server/observability/log';
import type { Env } from './api';

/**
 * Returns a function that reads the client address for rate limits: the full IPv4 address, or the /64 of an IPv6
 * address, because one household has a whole /64. Trusts only as many entries of X-Forwarded-For as there are proxies.
 */
export function createClientIpReader(proxies: number, log: Log) {
  let hasWarned = false;
  return (c: Context<Env>): string => {
    const forwarded = c.req.header('x-forwarded-for')?.split(',') ?? [];
    const named = proxies > 0 ? forwarded.at(-proxies)?.trim() : undefined;
    const peer = c.env.incoming.socket.remoteAddress ?? '';
    const network = networkOf(named === undefined ? peer : withoutPort(named));
    // Warns only about a proxy’s header: if the peer address is missing, the connection is already closed.
    if (network === null && named !== undefined && !hasWarned) {
      hasWarned = true;
      log.warn(
        'The proxy sends an X-Forwarded-For header without a readable address. All such clients share one rate limit.',
      );
    }
    return network ?? 'unknown';
  };
}

/** Removes the port, which some proxies add: '192.0.2.1:1234' or '[2001:db8::1]:1234'. */
function withoutPort(address: string): string {
  const [, ipv4, ipv6] = /^(?:([\d.]+):\d+|\[(.+)\](?::\d+)?)$/.exec(address) ?? [];
  return ipv4 ?? ipv6 ?? address;
}

function networkOf(address: string): string | null {
  if (!ipaddr.isValid(address)) return null;
  const ip = ipaddr.process(address);
  if (ip.kind() === 'ipv4') return ip.toString();
  return ip.toByteArray().slice(0, 8).join('.');
}
