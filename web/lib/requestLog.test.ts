import { expect, test } from 'vitest';
import { redactIds } from './requestLog';

test('redactIds removes ids and Bible references from the paths of recorded requests', () => {
  expect(redactIds('/api/community/rooms/3/posts')).toBe('/api/community/rooms/…/posts');
  expect(redactIds('/api/auth/devices/Qm2-xkLw_93bZZaT')).toBe('/api/auth/devices/…');
  expect(redactIds('/api/scripture/passages/Psalm%2023')).toBe('/api/scripture/passages/…');
  expect(redactIds('/api/auth/send-verification')).toBe('/api/auth/send-verification');
});
