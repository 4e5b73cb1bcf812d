import { expect, test } from 'vitest';
import { FIGURES } from '#content/figures';
import { SHELVES } from './shelves';

test('every figure stands on one shelf, and a filter names no figure twice', () => {
  const ids = FIGURES.map(({ figureId }) => figureId);
  expect(SHELVES.flatMap(({ figureIds }) => figureIds).sort()).toEqual([...ids].sort());
  for (const { name, figureIds, also } of SHELVES) {
    expect(ids, name).toEqual(expect.arrayContaining([...also]));
    expect(new Set([...figureIds, ...also]).size, name).toBe(figureIds.length + also.length);
  }
});
