import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { UserStats } from '#contract/progress';
import type { Db } from '#server/db/db';
import { ledgerMismatches } from '#server/testing/community';
import { expectOne, tableRows } from '#server/testing/database';
import { seedUsers } from '#server/testing/people';
import { giveXp, USER_STATS_PATH } from '#server/testing/progressCalls';
import { openTwoInstances } from '#server/testing/twoInstances';

test('coming back on the day of sign-up awards no XP', async () => {
  const { ruth, app } = await seedUsers();

  await ruth.getUser();
  const again = ruth.at('203.0.113.7');
  await again.signInAgain();

  expect((await again.getUser()).body).toMatchObject({ experiencePoints: 10 });
  expect(await tableRows(app.db, "select id from user_activities where activity_type = 'cameBack'")).toEqual(
    [],
  );
});

test('coming back on another day awards two XP once, and the response includes them', async () => {
  const { ruth, boaz, app } = await seedUsers();
  await joinedBefore(app.db, 'Ruth', '1 day');

  expect((await ruth.getUser()).body).toMatchObject({ experiencePoints: 12, companionLevel: 1 });
  expect((await ruth.getUser()).body).toMatchObject({ experiencePoints: 12 });
  const again = ruth.at('203.0.113.7');
  await again.signInAgain();
  expect((await again.getUser()).body).toMatchObject({ experiencePoints: 12 });

  const { recentActivities, experiencePoints } = UserStats.parse((await ruth.get(USER_STATS_PATH)).body);
  expect(experiencePoints).toBe(12);
  expect(recentActivities[0]).toMatchObject({ description: 'Came back', experienceGained: 2 });
  expect((await boaz.getUser()).body).toMatchObject({ experiencePoints: 10 });
  expect(await ledgerMismatches(app.db)).toEqual([]);
});

test('coming back awards XP once per UTC day', async () => {
  const { ruth, app } = await seedUsers();
  await joinedBefore(app.db, 'Ruth', '9 days');
  const today = new Date().toISOString().slice(0, 10);
  const key =
    "select deed_key as key from user_activities where activity_type = 'cameBack' order by deed_key";

  await ruth.getUser();
  expect(await tableRows(app.db, key)).toEqual([{ key: today }]);
  // Moves the return to an earlier day.
  await app.db.execute(
    sql`update user_activities set deed_key = '2001-01-01' where activity_type = 'cameBack'`,
  );

  expect((await ruth.getUser()).body).toMatchObject({ experiencePoints: 14 });
  expect(await tableRows(app.db, key)).toEqual([{ key: '2001-01-01' }, { key: today }]);
});

test('the request that awards the XP for coming back returns the new level', async () => {
  const { ruth, app } = await seedUsers();
  await joinedBefore(app.db, 'Ruth', '1 day');
  await giveXp(app.db, 88);

  expect((await ruth.getUser()).body).toMatchObject({ experiencePoints: 100, companionLevel: 2 });
});

test('ten concurrent requests on a day after sign-up award the XP for coming back only once', async () => {
  const { ruth, app } = await seedUsers();
  await joinedBefore(app.db, 'Ruth', '2 days');

  const seen = await Promise.all(Array.from({ length: 10 }, () => ruth.getUser()));

  expect(seen.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect((await ruth.getUser()).body).toMatchObject({ experiencePoints: 12 });
  expect(
    await tableRows(app.db, "select id from user_activities where activity_type = 'cameBack'"),
  ).toHaveLength(1);
  expect(await ledgerMismatches(app.db)).toEqual([]);
});

expectOne('postgresql', 'coming back on two app instances at once awards XP only once', async () => {
  const { one, other, db } = await openTwoInstances();
  await joinedBefore(db, 'Ruth', '2 days');

  const seen = await Promise.all(Array.from({ length: 40 }, (_, at) => (at % 2 ? one : other).getUser()));

  expect(seen.map(({ status }) => status)).toEqual(Array(40).fill(200));
  expect((await one.getUser()).body).toMatchObject({ experiencePoints: 12 });
  expect(await ledgerMismatches(db)).toEqual([]);
});

test('a request without a session awards no XP for coming back', async () => {
  const { visitor, app } = await seedUsers();
  await app.db.execute(sql`update users set created_at = created_at - interval '3 days'`);

  expect(await visitor.getUser()).toMatchObject({ status: 401 });
  expect(await tableRows(app.db, "select id from user_activities where activity_type = 'cameBack'")).toEqual(
    [],
  );
});

function joinedBefore(db: Db, name: string, ago: string) {
  return db.execute(
    sql`update users set created_at = created_at - ${ago}::interval where first_name = ${name}`,
  );
}
