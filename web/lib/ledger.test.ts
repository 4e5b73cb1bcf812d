import { expect, test } from 'vitest';
import { withoutIds } from './ledger';

test('recorded requests contain no ids and no user input', () => {
  expect(withoutIds('/api/community/rooms/3/posts')).toBe('/api/community/rooms/…/posts');
  expect(withoutIds('/api/auth/devices/Qm2-xkLw_93bZZaT')).toBe('/api/auth/devices/…');
  expect(withoutIds('/api/scripture/passages/Psalm%2023')).toBe('/api/scripture/passages/…');
  expect(withoutIds('/api/auth/send-verification')).toBe('/api/auth/send-verification');
});
