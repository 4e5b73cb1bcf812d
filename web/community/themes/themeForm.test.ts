import { afterEach, expect, test, vi } from 'vitest';
import { type ThemeDraft, themeToDraft, validateThemeDraft } from './themeForm';

const DRAFT: ThemeDraft = {
  id: null,
  title: 'Gleaning',
  description: '<p>What we pick up behind the reapers.</p>',
  weekStart: '2026-11-16',
  weekEnd: '2026-11-22',
  active: true,
};

afterEach(() => {
  vi.unstubAllEnvs();
});

test('validation reports which field of a theme is missing', () => {
  for (const field of ['title', 'description', 'weekStart', 'weekEnd'] as const) {
    expect(validateThemeDraft({ ...DRAFT, [field]: '' })).toEqual({
      field,
      message: 'Please fill in all fields',
    });
  }
  expect(validateThemeDraft({ ...DRAFT, title: '   ' })).toMatchObject({ field: 'title' });
});

test('validation reports an invalid date of a theme', () => {
  expect(validateThemeDraft({ ...DRAFT, weekStart: 'soon' })).toEqual({
    field: 'weekStart',
    message: 'Please enter valid dates',
  });
});

test('the week of a theme must end at least one day after its start', () => {
  for (const weekEnd of ['2026-11-15', '2026-11-16']) {
    expect(validateThemeDraft({ ...DRAFT, weekEnd })).toEqual({
      field: 'weekEnd',
      message: 'End date must be after start date',
    });
  }
});

test('a theme that is opened and saved again does not change', () => {
  const sent = validateThemeDraft(DRAFT);
  if ('field' in sent) throw new Error(sent.message);
  const again = themeToDraft({ ...sent, id: 7, createdAt: sent.weekStart });

  expect(validateThemeDraft(again)).toEqual(sent);
});

test('a theme has the same days for a moderator in another time zone', () => {
  vi.stubEnv('TZ', 'Pacific/Auckland');
  const sent = validateThemeDraft(DRAFT);
  if ('field' in sent) throw new Error(sent.message);
  vi.stubEnv('TZ', 'America/Los_Angeles');

  const again = themeToDraft({ ...sent, id: 7, createdAt: sent.weekStart });
  expect(again).toEqual({ ...DRAFT, id: 7 });
  expect(validateThemeDraft(again)).toEqual(sent);
});
