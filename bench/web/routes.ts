import { ADDRESSES, MAIL_SCREENS } from '#contract/pages/addresses';
import type { BenchUser, DemoServer } from './demoServer';

type Route = { who: BenchUser; path: string };

/**
 * Returns every URL with the kind of user who visits it, including screens that are only reached by a query or a mail.
 */
export async function routesToAudit(server: DemoServer): Promise<Route[]> {
  const rooms = await server.ask<{ id: number }[]>('/api/community/rooms');
  const signedInPaths = [
    ...ADDRESSES,
    '/scripture/Psalm_23.1-3',
    '/biblical-figures?with=david',
    '/biblical-figures?with=bible-chat',
    ...rooms.map(({ id }) => `/community?room=${id}`),
  ];
  return [
    ...['/', ...MAIL_SCREENS, '/privacy'].map((path) => ({ who: 'visitor', path }) as const),
    ...signedInPaths.map((path) => ({ who: 'member', path }) as const),
    ...['/community', ...rooms.slice(0, 1).map(({ id }) => `/community?room=${id}`)].map(
      (path) => ({ who: 'moderator', path }) as const,
    ),
  ];
}

/** Returns whether a screen is reached only through the link in a mail. */
export function isReachedByMail(path: string): boolean {
  return path === '/reset-password' || path === '/verify-email';
}
