import { expect, test } from 'vitest';
import { FIGURES } from '#content/figures';
import { BOOK, DRAWINGS } from './drawings';

test('every figure has a portrait with an emblem that no other figure has', () => {
  expect(Object.keys(DRAWINGS).sort()).toEqual(FIGURES.map(({ figureId }) => figureId).sort());
  const emblems = [BOOK, ...Object.values(DRAWINGS).map(({ emblem }) => emblem)];
  expect(new Set(emblems).size).toBe(emblems.length);
});
