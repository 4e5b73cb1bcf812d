import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { FIGURES } from '#content/figures';
import { SITUATION_MAX } from '#contract/chatLimits';
import { BiblicalFigure, MentorAnswer } from '#contract/figures';
import { seed } from '#server/seed';
import { tableRows } from '#server/testing/database';
import { DISTRESS_MESSAGE, postFigureQuestion, postMentorSearch } from '#server/testing/figureChats';
import { createVisitor, pointsOf, seedUsers } from '#server/testing/people';

const LIST = '/api/biblical-figures';

test('a signed-out visitor can list all active biblical figures in order', async () => {
  const visitor = await createVisitor();

  const { status, text, headers } = await visitor.get(LIST);
  const figures = BiblicalFigure.strict().array().parse(JSON.parse(text));

  expect(status).toBe(200);
  expect(headers.get('Cache-Control')).toBe('no-store');
  expect(figures.map(({ figureId }) => figureId)).toEqual(FIGURES.map(({ figureId }) => figureId));
  expect(figures).toHaveLength(39);
  expect(figures.map(({ sortOrder }) => sortOrder)).toEqual(figures.map((_, at) => at + 1));
  expect(
    figures.every(({ active, keyThemes, tags }) => active && keyThemes.length > 0 && tags.length > 0),
  ).toBe(true);
  expect(figures[0]).toMatchObject({
    figureId: 'david',
    name: 'King David',
    shortName: 'David',
    iconName: 'Crown',
  });
});

test('the list of biblical figures contains neither Jesus nor God', async () => {
  const visitor = await createVisitor();

  const { text } = await visitor.get(LIST);

  for (const { name, figureId } of JSON.parse(text)) {
    expect(`${name} ${figureId}`).not.toMatch(/\b(?:jesus|christ|god|lord|spirit)\b/i);
  }
});

test('a figure that the operator deactivated is not listed, does not answer and earns no XP', async () => {
  const { ruth, app } = await seedUsers();
  await app.db.execute(sql`update biblical_figures set active = false where figure_id = 'job'`);

  const { text } = await ruth.get(LIST);

  expect(JSON.parse(text)).toHaveLength(38);
  expect(text).not.toContain('"figureId":"job"');
  expect(await postFigureQuestion(ruth, 'job', 'Why did you lose everything?')).toMatchObject({
    status: 404,
    body: { message: 'We don’t have that figure. Go back and choose another.' },
  });
  expect(await postFigureQuestion(ruth, 'david', 'How were you chosen to be king?')).toMatchObject({
    status: 200,
  });
  expect(await pointsOf(ruth)).toBe(20);
});

test('changing the sort order of a figure moves it in the list', async () => {
  const { visitor, app } = await seedUsers();
  await app.db.execute(sql`update biblical_figures set sort_order = -1 where figure_id = 'thomas'`);

  const figures = JSON.parse((await visitor.get(LIST)).text);

  expect(figures[0]).toMatchObject({ figureId: 'thomas', sortOrder: -1 });
  expect(figures).toHaveLength(39);
});

test('seeding again keeps the operator’s settings of a figure and updates its authored texts', async () => {
  const { visitor, app } = await seedUsers();
  await app.db.execute(sql`
    update biblical_figures
    set active = false, sort_order = 99, name = 'Somebody', system_prompt = 'Say anything.', key_themes = '{}'
    where figure_id = 'ruth'`);
  await app.db.execute(sql`update biblical_figures set welcome = 'Hello.' where figure_id = 'david'`);

  await seed(app.db);

  expect(
    await tableRows(
      app.db,
      `select name, active, sort_order, system_prompt = 'Say anything.' as says_anything, cardinality(key_themes) > 0 as has_themes
       from biblical_figures where figure_id = 'ruth'`,
    ),
  ).toEqual([
    { name: nameOf('ruth'), active: false, sort_order: 99, says_anything: false, has_themes: true },
  ]);
  const figures = JSON.parse((await visitor.get(LIST)).text);
  expect(figures).toHaveLength(38);
  expect(figures[0].welcome).toBe(FIGURES[0]?.welcome);
});

test('seeding again updates only figures whose authored texts differ', async () => {
  const { app } = await seedUsers();
  await app.db.execute(
    sql`update biblical_figures set updated_at = '2001-01-01', sort_order = sort_order + 100`,
  );
  await app.db.execute(sql`update biblical_figures set title = 'Somebody else' where figure_id = 'esther'`);
  const before = await tableRows(app.db, 'select id, figure_id from biblical_figures order by id');

  await Promise.all([seed(app.db), seed(app.db)]);

  expect(await tableRows(app.db, 'select id, figure_id from biblical_figures order by id')).toEqual(before);
  expect(
    await tableRows(app.db, "select figure_id from biblical_figures where updated_at > '2001-01-02'"),
  ).toEqual([{ figure_id: 'esther' }]);
  expect(await tableRows(app.db, 'select figure_id from biblical_figures where sort_order < 100')).toEqual(
    [],
  );
});

test('seeding again adds a missing figure', async () => {
  const { visitor, app } = await seedUsers();
  await app.db.execute(sql`delete from biblical_figures where figure_id = 'peter'`);

  await seed(app.db);

  expect((await visitor.get(LIST)).text).toContain('"figureId":"peter"');
});

test('a user who describes their situation gets up to three active figures as mentors and earns no XP', async () => {
  const { ruth, visitor, app } = await seedUsers();
  await app.db.execute(sql`update biblical_figures set active = false where figure_id = 'paul'`);
  const before = await pointsOf(ruth);

  const { mentors, crisisHelp } = MentorAnswer.strict().parse(
    (await postMentorSearch(ruth, 'i cheated on my wife')).body,
  );
  const others = MentorAnswer.parse((await postMentorSearch(ruth, 'I was shipwrecked and lonely')).body);

  expect(mentors.map(({ figureId }) => figureId)).toContain('david');
  expect(mentors.length).toBeLessThanOrEqual(3);
  expect(crisisHelp).toBeNull();
  expect(others.mentors.map(({ figureId }) => figureId)).not.toContain('paul');
  expect(await pointsOf(ruth)).toBe(before);
  expect(await postMentorSearch(visitor, 'i cheated on my wife')).toMatchObject({ status: 401 });
});

test('a user who looks for a mentor and mentions suicide gets crisis help and no figure', async () => {
  const { ruth } = await seedUsers();

  const answer = MentorAnswer.parse((await postMentorSearch(ruth, DISTRESS_MESSAGE, { country: 'GB' })).body);

  expect(answer.mentors).toEqual([]);
  expect(answer.crisisHelp?.helplines[0]?.name).toBe('Samaritans');
});

test.each([
  ['', 'Tell us what you’re going through.'],
  [' \u200B ', 'Tell us what you’re going through.'],
  ['a'.repeat(SITUATION_MAX + 1), `Use up to ${SITUATION_MAX} characters.`],
])('a mentor search with an invalid situation gets a readable error: %j', async (situation, message) => {
  const { ruth } = await seedUsers();

  expect(await postMentorSearch(ruth, situation)).toMatchObject({ status: 400, body: { message } });
});

function nameOf(figureId: string) {
  return FIGURES.find((figure) => figure.figureId === figureId)?.name;
}
