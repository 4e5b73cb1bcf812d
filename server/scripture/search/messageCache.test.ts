import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMessageCache } from './messageCache';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a message is read once, and again when a minute has passed', () => {
  const cached = createMessageCache<number>();
  const read = vi.fn((words: string) => words.length);
  const readTwice = () => [
    cached('I am tired', () => read('I am tired')),
    cached('I am tired', () => read('')),
  ];

  expect(readTwice()).toEqual([10, 10]);
  vi.advanceTimersByTime(60_000);
  expect(readTwice()).toEqual([10, 10]);
  expect(read).toHaveBeenCalledTimes(2);
});

test('nothing is kept for longer than a minute, even if messages keep coming', () => {
  const cached = createMessageCache<object>();
  const first = cached('first', () => ({}));
  vi.advanceTimersByTime(59_000);
  cached('second', () => ({}));
  vi.advanceTimersByTime(1_000);

  expect(cached('first', () => ({}))).not.toBe(first);
});

test('a full cache is cleared', () => {
  const cached = createMessageCache<object>(2);
  const first = cached('first', () => ({}));
  cached('second', () => ({}));
  cached('third', () => ({}));

  expect(cached('first', () => ({}))).not.toBe(first);
});
