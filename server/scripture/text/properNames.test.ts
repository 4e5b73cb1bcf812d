import { expect, test } from 'vitest';
import { scripture } from '#server/testing/openedScripture';

test('the proper names of both texts include people and places, and no everyday words', () => {
  const names = scripture.properNames();

  for (const name of ['malchus', 'ebedmelech', 'bezaleel', 'bezalel', 'og', 'ziklag'])
    expect(names).toContain(name);
  for (const word of ['god', 'jesus', 'the', 'behold', 'king', 'girdle', 'rock', 'i'])
    expect(names).not.toContain(word);
});
