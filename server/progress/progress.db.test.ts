import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { UserStats } from '#contract/progress';
import { ledgerMismatches } from '#server/testing/community';
import { seedUsers } from '#server/testing/people';
import {
  ACHIEVEMENTS_PATH,
  achievementNamed,
  answerQuestion,
  earnedNamesIn,
  giveXp,
  postClaim,
  USER_STATS_PATH,
} from '#server/testing/progressCalls';

test('a new user has ten points, level 1 and one activity', async () => {
  const { ruth } = await seedUsers();

  const answer = await ruth.get(USER_STATS_PATH);
  const { recentActivities, ...stats } = UserStats.strict().parse(answer.body);

  expect(answer.status).toBe(200);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect(stats).toEqual({ level: 1, experiencePoints: 10, achievements: [] });
  expect(answer.body).toEqual(UserStats.parse(answer.body));
  expect(recentActivities).toMatchObject([{ description: 'Joined the community', experienceGained: 10 }]);
});

test('the three most recent activities are shown, newest first', async () => {
  const { ruth } = await seedUsers();

  await answerQuestion(ruth, 0);
  await answerQuestion(ruth, 1);
  await answerQuestion(ruth, 1);
  await answerQuestion(ruth, 2);

  const { recentActivities, experiencePoints } = UserStats.parse((await ruth.get(USER_STATS_PATH)).body);
  expect(
    recentActivities.map(({ description, experienceGained }) => [description, experienceGained]),
  ).toEqual([
    ['Answered all the questions about one truth', 20],
    ['Answered a question about who you are', 5],
    ['Answered a question about who you are', 5],
  ]);
  expect(experiencePoints).toBe(45);
});

test('earned achievements are shown newest first', async () => {
  const { ruth, app } = await seedUsers();
  await giveXp(app.db, 90);
  const names = ['Open Door', 'First Light', 'Lamp Lit', 'Known by Name'];
  for (const name of names) await postClaim(ruth, (await achievementNamed(ruth, name)).id);

  const { achievements } = UserStats.parse((await ruth.get(USER_STATS_PATH)).body);
  expect(achievements.map(({ name }) => name)).toEqual([...names].reverse());

  await app.db.execute(
    sql`update user_achievements set earned_at = now() + interval '1 minute' where achievement_id = ${(await achievementNamed(ruth, 'Open Door')).id}`,
  );
  expect(UserStats.parse((await ruth.get(USER_STATS_PATH)).body).achievements[0]?.name).toBe('Open Door');
});

test('users cannot see the activities and achievements of other users', async () => {
  const { ruth, boaz } = await seedUsers();
  const before = (await boaz.get(USER_STATS_PATH)).text;
  const id = (await ruth.getUser()).body.id;

  for (const question of [0, 1, 2]) await answerQuestion(ruth, question);
  await postClaim(ruth, (await achievementNamed(ruth, 'Known by Name')).id);

  for (const path of [USER_STATS_PATH, `${USER_STATS_PATH}?userId=${id}&id=${id}&user_id=${id}`]) {
    expect((await boaz.get(path, { 'X-User-Id': String(id) })).text).toBe(before);
  }
  expect(
    earnedNamesIn(await boaz.get(`${ACHIEVEMENTS_PATH}?userId=${id}`, { 'X-User-Id': String(id) })),
  ).toEqual([]);
});

test('the level rises with the points, by one for every hundred points', async () => {
  const { ruth, app } = await seedUsers();

  for (const [points, level] of [
    [94, 1],
    [99, 1],
    [100, 2],
    [199, 2],
    [200, 3],
    [995, 10],
  ] as const) {
    await app.db.execute(sql`delete from user_activities`);
    await app.db.execute(sql`update users set experience_points = 0, companion_level = 1`);
    await giveXp(app.db, points - 5);
    await answerQuestion(ruth, 0);

    expect((await ruth.get(USER_STATS_PATH)).body).toMatchObject({ experiencePoints: points, level });
    expect((await ruth.getUser()).body).toMatchObject({
      experiencePoints: points,
      companionLevel: level,
    });
    expect(await ledgerMismatches(app.db)).toEqual([]);
  }
});
