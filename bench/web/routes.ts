import { ADDRESSES, MAIL_SCREENS } from '#contract/addresses';
import type { DemoHouse, Who } from './demoHouse';

type Route = { who: Who; path: string };

/** Every address of the house as those see it who go there, and the screens that have no address of their own. */
export async function routes(house: DemoHouse): Promise<Route[]> {
  const rooms = await house.ask<{ id: number }[]>('/api/community/rooms');
  const inside = [
    ...ADDRESSES,
    '/scripture/Psalm_23.1-3',
    '/biblical-figures?with=david',
    '/biblical-figures?with=bible-chat',
    ...rooms.map(({ id }) => `/community?room=${id}`),
  ];
  return [
    ...['/', ...MAIL_SCREENS, '/privacy'].map((path) => ({ who: 'visitor', path }) as const),
    ...inside.map((path) => ({ who: 'member', path }) as const),
    ...['/community', ...rooms.slice(0, 1).map(({ id }) => `/community?room=${id}`)].map(
      (path) => ({ who: 'moderator', path }) as const,
    ),
  ];
}

/** Whoever comes to such a door brings the link of a mail. */
export function isMailed(path: string): boolean {
  return path === '/reset-password' || path === '/verify-email';
}
