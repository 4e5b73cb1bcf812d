import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { FIGURES } from '#content/figures';
import { LEVEL_SPAN } from '#contract/levels';
import { tableRows } from '#server/testing/database';
import { postFigureQuestion, postStudyQuestion } from '#server/testing/figureChats';
import { pointsOf, seedUsers, type TestVisitor } from '#server/testing/people';

test('only the first conversation with each figure earns ten XP', async () => {
  const { ruth, app } = await seedUsers();

  await postFigureQuestion(ruth, 'david', 'How were you chosen to be king?');
  await postFigureQuestion(ruth, 'david', 'Were you afraid?');
  await postFigureQuestion(ruth, 'esther', 'Were you afraid?');
  await postFigureQuestion(ruth, 'esther', 'Thank you');

  expect(await pointsOf(ruth)).toBe(30);
  expect(await ledgerOf(app)).toEqual([
    ['Boaz', 'joined', 'once', 10],
    ['Naomi', 'joined', 'once', 10],
    ['Ruth', 'joined', 'once', 10],
    ['Ruth', 'metFigure', 'david', 10],
    ['Ruth', 'metFigure', 'esther', 10],
  ]);
});

test('twenty concurrent first conversations with a figure earn XP once', async () => {
  const { ruth, app } = await seedUsers();

  const answers = await Promise.all(
    Array.from({ length: 20 }, () => postFigureQuestion(ruth, 'david', 'How were you chosen to be king?')),
  );

  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect(await pointsOf(ruth)).toBe(20);
  expect(
    await tableRows(app.db, "select id from user_activities where activity_type = 'metFigure'"),
  ).toHaveLength(1);
});

test('only the first question of a day in the Bible study chat earns three XP', async () => {
  const { ruth, app } = await seedUsers();

  await Promise.all(Array.from({ length: 20 }, () => postStudyQuestion(ruth, 'I am anxious')));
  await postStudyQuestion(ruth, 'John 3:16');
  expect(await pointsOf(ruth)).toBe(13);

  // Backdates the XP event to an earlier day.
  await app.db.execute(
    sql`update user_activities set deed_key = '2001-01-01' where activity_type = 'studied'`,
  );
  await postStudyQuestion(ruth, 'I am anxious');
  await postStudyQuestion(ruth, 'I am anxious');
  expect(await pointsOf(ruth)).toBe(16);
});

test('concurrent first conversations with many figures earn XP once per figure', async () => {
  const { ruth, app } = await seedUsers();

  // With all figures, the questions would exceed the rate limit.
  const figures = FIGURES.slice(0, 24);
  await Promise.all(
    figures.flatMap(({ figureId }) => [
      postFigureQuestion(ruth, figureId, 'Who are you?'),
      postFigureQuestion(ruth, figureId, 'Hello'),
    ]),
  );

  expect(await pointsOf(ruth)).toBe(10 + figures.length * 10);
  expect(
    await tableRows(
      app.db,
      `select experience_points = sum(experience_gained)::int as agrees, companion_level = experience_points / ${LEVEL_SPAN} + 1 as fits
       from users join user_activities on user_id = users.id where first_name = 'Ruth' group by users.id`,
    ),
  ).toEqual([{ agrees: true, fits: true }]);
});

async function ledgerOf({ db }: TestVisitor['app']) {
  const rows = await tableRows(
    db,
    `select first_name, activity_type, deed_key, experience_gained from user_activities
     join users on users.id = user_id order by first_name, activity_type, deed_key`,
  );
  return rows.map((row) => Object.values(row));
}
