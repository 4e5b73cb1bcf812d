import { expect, test } from 'vitest';
import { BibleQuestion } from './chats';
import { Dream, DreamQuestion } from './dreams';
import { FlagWords } from './flags';
import { ThemeForm } from './themes';

const UNSEEN = '\u200b\u2060\u3164';

const TALK = { symbolName: 'Water', symbolContext: '', userMessage: 'Why?' };
const WEEK = { weekStart: '2026-11-16T00:00:00Z', weekEnd: '2026-11-22T23:59:59Z' };
const THEME = { title: 'Rest', description: '<p>Come unto me.</p>', ...WEEK };

test('words of which nothing can be seen are missing, each in the sentence of its field', () => {
  for (const [shape, form, said] of [
    [Dream, { dreamText: UNSEEN }, 'Write down your dream first.'],
    [DreamQuestion, { ...TALK, symbolName: UNSEEN }, 'Choose a symbol first.'],
    [DreamQuestion, { ...TALK, userMessage: UNSEEN }, 'Write something first.'],
    [BibleQuestion, { messages: [{ role: 'user', content: UNSEEN }] }, 'Write something first.'],
    [FlagWords, { question: '', answer: UNSEEN }, 'The answer is missing.'],
    [ThemeForm, { ...THEME, title: UNSEEN }, 'Please fill in all fields'],
    [ThemeForm, { ...THEME, description: UNSEEN }, 'Please fill in all fields'],
  ] as const) {
    expect(shape.safeParse(form).error?.issues.map(({ message }) => message)).toEqual([said]);
  }
});
