import { expect, test } from 'vitest';
import { Theme } from '#contract/community/themes';
import { ID_MAX } from '#contract/fields/limits';
import {
  COMMUNITY_PATH,
  type CommunityUser,
  expectShape,
  seedCommunity,
  THEMES_PATH,
} from '#server/testing/community';
import { tableRows } from '#server/testing/database';

const REST = {
  title: 'Rest',
  description: '<p>Come <strong>unto me</strong>.</p>',
  weekStart: '2026-01-04T00:00:00.000Z',
  weekEnd: '2026-01-10T00:00:00.000Z',
};
const HOSTILE =
  '<p onclick="x()">Come <script>alert(1)</script><a href="javascript:alert(1)">unto</a> <a href="https://a.example">me</a>.</p><img src=x onerror=alert(1)>';
const CLEAN = '<p>Come unto <a href="https://a.example" rel="noopener nofollow">me</a>.</p>';

test('a new theme becomes the only active theme', async () => {
  const { ruth, naomi, app } = await seedCommunity();

  const rest = await createTheme(naomi);
  const trust = await createTheme(naomi, { title: ' Trust ' });

  expect(rest).toMatchObject({ ...REST, active: true });
  expect(trust).toMatchObject({ title: 'Trust', active: true });
  expect((await listThemes(naomi)).map(({ title, active }) => [title, active])).toEqual([
    ['Trust', true],
    ['Rest', false],
  ]);
  expect(expectShape(Theme, await ruth.get(`${COMMUNITY_PATH}/current-theme`))).toEqual(trust);
  expect(await roomThemes(app.db)).toEqual([{ type: 'walking_together', active_theme_id: trust.id }]);
});

test('a theme created as inactive changes nothing until a moderator activates it', async () => {
  const { ruth, naomi, app } = await seedCommunity();
  const later = await createTheme(naomi, { active: false });
  expect(later.active).toBe(false);
  expect((await ruth.get(`${COMMUNITY_PATH}/current-theme`)).text).toBe('null');
  expect(await roomThemes(app.db)).toEqual([]);
  const now = await createTheme(naomi, { title: 'Trust' });

  for (const theme of [later, later, now]) {
    expect(expectShape(Theme, await activateTheme(naomi, theme.id))).toEqual({ ...theme, active: true });
    expect(expectShape(Theme, await ruth.get(`${COMMUNITY_PATH}/current-theme`)).id).toBe(theme.id);
    expect(await roomThemes(app.db)).toEqual([{ type: 'walking_together', active_theme_id: theme.id }]);
    expect((await listThemes(naomi)).filter(({ active }) => active)).toHaveLength(1);
  }
  expect(await activateTheme(naomi, ID_MAX)).toMatchObject({ status: 404 });
  expect(await roomThemes(app.db)).toEqual([{ type: 'walking_together', active_theme_id: now.id }]);
});

test('updating a theme changes its texts and dates, but not whether it is active', async () => {
  const { ruth, naomi } = await seedCommunity();
  const rest = await createTheme(naomi);
  const later = await createTheme(naomi, { title: 'Later', active: false });
  const change = {
    title: 'Rest for the weary',
    description: '<p>Matthew 11:28</p>',
    weekStart: '2026-02-01T00:00:00.000Z',
    weekEnd: '2026-02-07T12:00:00.000Z',
  };

  const more = { id: later.id, createdAt: '2001-01-01T00:00:00Z', active: false };
  expect(expectShape(Theme, await updateTheme(naomi, rest.id, { ...change, ...more }))).toEqual({
    ...rest,
    ...change,
  });
  await updateTheme(naomi, later.id, { ...REST, active: true });

  expect(await listThemes(naomi)).toEqual([
    { ...rest, ...change },
    { ...later, ...REST },
  ]);
  expect(expectShape(Theme, await ruth.get(`${COMMUNITY_PATH}/current-theme`))).toEqual({
    ...rest,
    ...change,
  });
});

test.each([
  ['0000-01-01T00:00:00Z', '2026-01-10T00:00:00Z'],
  ['0001-01-01T00:00:00+23:59', '2026-01-10T00:00:00Z'],
  ['1999-12-31T23:59:59.999Z', '2026-01-10T00:00:00Z'],
  ['2000-01-01T00:00:00+00:01', '2026-01-10T00:00:00Z'],
  ['2026-01-04T00:00:00Z', '2201-01-01T00:00:00Z'],
  ['2026-01-04T00:00:00Z', '9999-12-31T23:59:59-23:59'],
])('a theme for the week from %s to %s is rejected as out of range', async (weekStart, weekEnd) => {
  const { naomi } = await seedCommunity();
  const theme = await createTheme(naomi);
  const rejected = { status: 400, body: { message: 'Please enter dates between the years 2000 and 2200' } };

  expect(await naomi.post(THEMES_PATH, { ...REST, weekStart, weekEnd })).toMatchObject(rejected);
  expect(await updateTheme(naomi, theme.id, { ...REST, weekStart, weekEnd })).toMatchObject(rejected);
  expect(await listThemes(naomi)).toEqual([theme]);
});

test('a theme can start on the first day of 2000 and end on the last day of 2200', async () => {
  const { naomi } = await seedCommunity();
  const week = { weekStart: '2000-01-01T00:00:00.000Z', weekEnd: '2200-12-31T23:59:59.000Z' };

  expect(await createTheme(naomi, week)).toMatchObject(week);
});

test('themes are sorted by week, newest first', async () => {
  const { naomi } = await seedCommunity();
  for (const [title, month] of [
    ['March', '03'],
    ['January', '01'],
    ['February', '02'],
  ] as const) {
    await createTheme(naomi, {
      title,
      weekStart: `2026-${month}-01T00:00:00Z`,
      weekEnd: `2026-${month}-07T00:00:00Z`,
    });
  }

  expect((await listThemes(naomi)).map(({ title }) => title)).toEqual(['March', 'February', 'January']);
});

test('a theme with a missing or invalid field is rejected with a message that names the problem', async () => {
  const { naomi, app } = await seedCommunity();
  const rest = await createTheme(naomi);
  const fields = 'Please fill in all fields';
  const dates = 'Please enter valid dates';
  const order = 'End date must be after start date';

  for (const [change, message] of [
    [{ title: '' }, fields],
    [{ title: ' \n' }, fields],
    [{ title: undefined }, fields],
    [{ title: 7 }, fields],
    [{ description: '' }, fields],
    [{ description: '\u200b\u2060\u3164' }, fields],
    [{ description: null }, fields],
    [{ description: '<p></p>' }, fields],
    [{ description: '<p>\u200b<br>&nbsp;</p>' }, fields],
    [{ description: '<script>alert(1)</script>' }, fields],
    [{ weekStart: '' }, fields],
    [{ weekEnd: undefined }, fields],
    [{ weekStart: 'next week' }, dates],
    [{ weekEnd: '2026-02-30T00:00:00Z' }, dates],
    [{ weekEnd: '2026-01-10' }, dates],
    [{ weekEnd: REST.weekStart }, order],
    [{ weekEnd: '2026-01-01T00:00:00Z' }, order],
    [{ weekStart: '2026-01-10T01:00:00+01:00' }, order],
    [{ title: 'x'.repeat(121) }, 'A title can have up to 120 characters.'],
    [{ description: `<p>${'x'.repeat(9_994)}</p>` }, 'A description can have up to 10,000 characters.'],
    [
      { title: 'Re\0st' },
      'This text has a hidden character we can’t save. Please type it again instead of pasting it.',
    ],
  ] as const) {
    for (const answer of [
      await naomi.post(THEMES_PATH, { ...REST, ...change }),
      await updateTheme(naomi, rest.id, { ...REST, ...change }),
    ]) {
      expect({ change, answer }).toMatchObject({ answer: { status: 400, body: { message } } });
    }
  }
  expect(await tableRows(app.db, 'select title from weekly_themes')).toEqual([{ title: 'Rest' }]);
  await createTheme(naomi, { title: 'x'.repeat(120), description: `<p>${'x'.repeat(9_993)}</p>` });
});

test('a theme description that becomes too long when sanitized is rejected', async () => {
  const { naomi, app } = await seedCommunity();

  expect(
    await naomi.post(THEMES_PATH, { ...REST, description: '<a href="https://a.example">b</a>'.repeat(300) }),
  ).toMatchObject({
    status: 400,
    body: { message: 'A description can have up to 10,000 characters.' },
  });
  expect(await tableRows(app.db, 'select id from weekly_themes')).toEqual([]);
});

test('a theme title of invisible characters counts as empty', async () => {
  const { naomi } = await seedCommunity();

  expect(await naomi.post(THEMES_PATH, { ...REST, title: '\u200b\u2060' })).toMatchObject({
    status: 400,
    body: { message: 'Please fill in all fields' },
  });
});

test('a theme’s description is sanitized when saved and when read', async () => {
  const { ruth, naomi, app } = await seedCommunity();

  const created = await createTheme(naomi, { description: HOSTILE });
  const changed = expectShape(Theme, await updateTheme(naomi, created.id, { ...REST, description: HOSTILE }));
  expect([created.description, changed.description]).toEqual([CLEAN, CLEAN]);
  expect(await tableRows(app.db, 'select description from weekly_themes')).toEqual([{ description: CLEAN }]);

  // Writes unsafe HTML directly to the row.
  await tableRows(app.db, `update weekly_themes set description = '${HOSTILE}'`);
  for (const [who, path] of [
    [ruth, `${COMMUNITY_PATH}/current-theme`],
    [naomi, THEMES_PATH],
  ] as const) {
    const answer = await who.get(path);
    expect(answer.text).toContain(JSON.stringify(CLEAN));
    expect(answer.text).not.toMatch(/alert|onclick|<img/);
  }
  expect(expectShape(Theme, await activateTheme(naomi, created.id)).description).toBe(CLEAN);
});

async function createTheme(who: CommunityUser, more: object = {}) {
  return expectShape(Theme, await who.post(THEMES_PATH, { ...REST, ...more }), 201);
}

function updateTheme(who: CommunityUser, id: number, form: object) {
  return who.request(`${THEMES_PATH}/${id}`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(form),
  });
}

function activateTheme(who: CommunityUser, id: number) {
  return who.request(`${THEMES_PATH}/${id}/activate`, { method: 'PUT' });
}

async function listThemes(who: CommunityUser) {
  return expectShape(Theme.array(), await who.get(THEMES_PATH));
}

function roomThemes(db: Parameters<typeof tableRows>[0]) {
  return tableRows(db, 'select type, active_theme_id from rooms where active_theme_id is not null');
}
