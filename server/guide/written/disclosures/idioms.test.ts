import { expect, test } from 'vitest';
import { detectDanger } from './danger';

test.each([
  'How do I die to self when the alarm goes at five?',
  'my phone dies every time I open the hymn app',
  'I overdosed on Christmas cookies',
  'I lost my will to live around minute ninety of the budget meeting',
  'We are reading the story of Elijah. Why does he ask to die? Elijah asked to die after a victory',
  'is there any point in going on coming to choir with this voice',
])('%j is no danger', (message) => {
  expect(detectDanger(message)).not.toBe('high');
});

test.each([
  'my phone dies and so do I, I want to die',
  'We read about Elijah. I want to die too',
  'overdosed on pills and chocolate, I want to end my life',
  'I want to die',
])('%j is danger', (message) => {
  expect(detectDanger(message)).toBe('high');
});
