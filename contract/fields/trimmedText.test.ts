import { expect, test } from 'vitest';
import { BibleQuestion } from '#contract/chats';
import { ThemeForm } from '#contract/community/themes';
import { Dream, DreamQuestion } from '#contract/dreams';
import { FlagText } from '#contract/flags';

const INVISIBLE = '\u200b\u2060\u3164';

const TALK = { symbolName: 'Water', symbolContext: '', userMessage: 'Why?' };
const WEEK = { weekStart: '2026-11-16T00:00:00Z', weekEnd: '2026-11-22T23:59:59Z' };
const THEME = { title: 'Rest', description: '<p>Come unto me.</p>', ...WEEK };

test('a field with only invisible characters gets the error message for an empty field', () => {
  for (const [shape, form, said] of [
    [Dream, { dreamText: INVISIBLE }, 'Write down your dream first.'],
    [DreamQuestion, { ...TALK, symbolName: INVISIBLE }, 'Choose a symbol first.'],
    [DreamQuestion, { ...TALK, userMessage: INVISIBLE }, 'Write something first.'],
    [BibleQuestion, { messages: [{ role: 'user', content: INVISIBLE }] }, 'Write something first.'],
    [FlagText, { question: '', answer: INVISIBLE }, 'The answer is missing.'],
    [ThemeForm, { ...THEME, title: INVISIBLE }, 'Please fill in all fields'],
    [ThemeForm, { ...THEME, description: INVISIBLE }, 'Please fill in all fields'],
  ] as const) {
    expect(shape.safeParse(form).error?.issues.map(({ message }) => message)).toEqual([said]);
  }
});
