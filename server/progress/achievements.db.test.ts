import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { ACHIEVEMENTS } from '#content/achievements';
import { ID_MAX } from '#contract/fields/limits';
import { ACHIEVEMENT_CATEGORIES, Achievement, ClaimResult } from '#contract/progress';
import { seed } from '#server/seed';
import { startChildServer } from '#server/testing/childServer';
import { ledgerMismatches } from '#server/testing/community';
import { expectOne, freshTestDatabase, openTestDatabase, tableRows } from '#server/testing/database';
import { databaseSettingsOf } from '#server/testing/operator';
import { RUTH, seedUsers } from '#server/testing/people';
import {
  ACHIEVEMENTS_PATH,
  achievementNamed,
  achievementsIn,
  earnedNamesIn,
  giveXp,
  postClaim,
  USER_STATS_PATH,
} from '#server/testing/progressCalls';
import { retryUntilAnswered } from '#server/testing/retryUntilAnswered';
import { openTwoInstances } from '#server/testing/twoInstances';

const NONE = 'We can’t find that achievement.';

const ALREADY = 'You have already claimed this achievement.';

const ICONS = ['Star', 'User', 'MessageCircle', 'Users', 'Heart', 'Moon', 'Award', 'Trophy', 'Crown'];

test('signed-out visitors can neither see nor claim achievements', async () => {
  const { ruth, visitor, app } = await seedUsers();
  const first = await achievementNamed(ruth, 'First Light');

  for (const answer of [
    await visitor.get(USER_STATS_PATH),
    await visitor.get(ACHIEVEMENTS_PATH),
    await postClaim(visitor, first.id),
    await postClaim(visitor, 'x'),
  ]) {
    expect(answer).toMatchObject({ status: 401, body: { message: 'Please sign in to continue.' } });
    expect(answer.text).not.toContain('First Light');
  }
  expect(await tableRows(app.db, 'select id from user_achievements')).toEqual([]);
});

test('there are sixteen achievements, four per category, from 10 to 2,000 points, lowest first', async () => {
  const { ruth } = await seedUsers();

  const answer = await ruth.get(ACHIEVEMENTS_PATH);
  const all = Achievement.strict().array().parse(JSON.parse(answer.text));

  expect(answer.status).toBe(200);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect(all).toHaveLength(16);
  for (const kind of ACHIEVEMENT_CATEGORIES) {
    expect(all.filter(({ category }) => category === kind)).toHaveLength(4);
  }
  const points = all.map(({ requiredPoints }) => requiredPoints);
  expect(points).toEqual([...points].sort((a, b) => a - b));
  expect([points[0], points.at(-1)]).toEqual([10, 2000]);
  expect(new Set(points).size).toBe(16);
  expect(new Set(all.map(({ name }) => name)).size).toBe(16);
  for (const { icon, badgeColor, description, earned, earnedAt } of all) {
    expect(ICONS).toContain(icon);
    expect(badgeColor).toMatch(/^#[0-9A-F]{6}$/);
    expect(description).toMatch(/\.$/);
    expect({ earned, earnedAt }).toEqual({ earned: false, earnedAt: null });
  }
});

test('every category has an achievement for at most 100 points, and no achievement needs more than 2,000', () => {
  const points = ACHIEVEMENTS.map(({ requiredPoints }) => requiredPoints);

  expect(points.every((point) => Number.isInteger(point) && point >= 10 && point <= 2000)).toBe(true);
  for (const kind of ACHIEVEMENT_CATEGORIES) {
    const first = Math.min(
      ...ACHIEVEMENTS.filter(({ category }) => category === kind).map(({ requiredPoints }) => requiredPoints),
    );
    expect(first, kind).toBeLessThanOrEqual(100);
  }
});

test('a user who claims an achievement earns it, and no other user does', async () => {
  const { ruth, boaz } = await seedUsers();
  const { id } = await achievementNamed(ruth, 'First Light');

  const answer = await postClaim(ruth, id);
  const { message, achievement } = ClaimResult.strict().parse(answer.body);

  expect(answer.status).toBe(200);
  expect(message).toBe('Achievement claimed successfully!');
  expect(Achievement.strict().parse(achievement)).toMatchObject({ id, name: 'First Light', earned: true });
  expect(Date.parse(achievement.earnedAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
  expect(await achievementNamed(ruth, 'First Light')).toEqual(achievement);
  expect(earnedNamesIn(await ruth.get(ACHIEVEMENTS_PATH))).toEqual(['First Light']);
  expect(earnedNamesIn(await boaz.get(ACHIEVEMENTS_PATH))).toEqual([]);
  expect((await ruth.get(USER_STATS_PATH)).body.achievements).toEqual([achievement]);
  expect((await boaz.get(USER_STATS_PATH)).body.achievements).toEqual([]);
  expect(await postClaim(boaz, id)).toMatchObject({ status: 200 });
});

test('claiming an achievement succeeds once the claim is stored, even if reading the achievements then fails', async () => {
  const { ruth, app } = await seedUsers();
  const { id } = await achievementNamed(ruth, 'First Light');
  onTestFinished(async () => {
    await tableRows(app.db, 'drop function take_away cascade');
    await tableRows(app.db, 'alter table taken_away rename to achievements');
  });
  await tableRows(
    app.db,
    `create function take_away() returns trigger as 'begin alter table achievements rename to taken_away; return null; end' language plpgsql`,
  );
  await tableRows(
    app.db,
    'create trigger takes_away after insert on user_achievements execute function take_away()',
  );

  const answer = await postClaim(ruth, id);

  expect(answer).toMatchObject({ status: 200, body: { achievement: { id, earned: true } } });
  expect(await tableRows(app.db, 'select id from user_achievements')).toHaveLength(1);
});

test('claiming an achievement does not change the user’s points', async () => {
  const { ruth, app } = await seedUsers();

  await postClaim(ruth, (await achievementNamed(ruth, 'First Light')).id);

  expect((await ruth.get(USER_STATS_PATH)).body).toMatchObject({ experiencePoints: 10, level: 1 });
  expect(await tableRows(app.db, "select id from user_activities where activity_type <> 'joined'")).toEqual(
    [],
  );
});

test('claiming an achievement without enough points gets an error that says how many are needed', async () => {
  const { ruth, app } = await seedUsers();
  const far = await achievementNamed(ruth, 'Known by Name');
  const farthest = await achievementNamed(ruth, 'Many Mornings');

  expect(await postClaim(ruth, far.id)).toMatchObject({
    status: 403,
    body: { message: 'This needs 25 points; you have 10.' },
  });
  await giveXp(app.db, 14);
  expect(await postClaim(ruth, far.id)).toMatchObject({
    status: 403,
    body: { message: 'This needs 25 points; you have 24.' },
  });
  await giveXp(app.db, 1);
  expect(await postClaim(ruth, far.id)).toMatchObject({ status: 200 });

  await giveXp(app.db, 1974);
  expect(await postClaim(ruth, farthest.id)).toMatchObject({
    status: 403,
    body: { message: 'This needs 2,000 points; you have 1,999.' },
  });
  expect(earnedNamesIn(await ruth.get(ACHIEVEMENTS_PATH))).toEqual(['Known by Name']);
  expect(await ledgerMismatches(app.db)).toEqual([]);
});

test('a second claim of an achievement gets 409 and keeps the date of the first claim', async () => {
  const { ruth } = await seedUsers();
  const { id } = await achievementNamed(ruth, 'First Light');
  await postClaim(ruth, id);
  const first = await achievementNamed(ruth, 'First Light');

  for (const again of [await postClaim(ruth, id), await postClaim(ruth, id)]) {
    expect(again).toMatchObject({ status: 409, body: { message: ALREADY } });
  }
  expect(await achievementNamed(ruth, 'First Light')).toEqual(first);
});

test.each([
  '0',
  '-1',
  '1.5',
  '1e20',
  '9007199254740992',
  'x',
  'null',
  'NaN',
  'Infinity',
  '%20',
  '__proto__',
  '1;--',
])('claiming an achievement with the invalid id %s is rejected', async (id) => {
  const { ruth, app } = await seedUsers();

  expect(await postClaim(ruth, id)).toMatchObject({ status: 400, body: { message: NONE } });
  expect(await tableRows(app.db, 'select id from user_achievements')).toEqual([]);
});

test('claiming an unknown achievement gets 404', async () => {
  const { ruth } = await seedUsers();

  expect(await postClaim(ruth, ID_MAX)).toMatchObject({ status: 404, body: { message: NONE } });
  for (const path of [
    `${ACHIEVEMENTS_PATH}//claim`,
    `${ACHIEVEMENTS_PATH}/claim`,
    `${ACHIEVEMENTS_PATH}/1`,
    `${ACHIEVEMENTS_PATH}/1/claim/2`,
  ]) {
    expect(await ruth.post(path), path).toMatchObject({ status: 404 });
  }
  expect(await ruth.get(`${ACHIEVEMENTS_PATH}/1/claim`)).toMatchObject({ status: 404 });
});

test('extra fields in a claim cannot claim for another user or without enough points', async () => {
  const { ruth, boaz, app } = await seedUsers();
  const ruthId = (await ruth.getUser()).body.id;
  const { id: first } = await achievementNamed(boaz, 'First Light');
  const { id: far } = await achievementNamed(boaz, 'Many Mornings');
  const body = {
    userId: ruthId,
    user_id: ruthId,
    id: first,
    achievementId: first,
    requiredPoints: 0,
    experiencePoints: 5000,
    earned: true,
    ['__proto__']: { isModerator: true },
  };

  expect(
    await boaz.post(`${ACHIEVEMENTS_PATH}/${far}/claim?userId=${ruthId}&requiredPoints=0`, body, {
      'X-User-Id': String(ruthId),
    }),
  ).toMatchObject({ status: 403, body: { message: 'This needs 2,000 points; you have 10.' } });
  expect(await boaz.post(`${ACHIEVEMENTS_PATH}/${first}/claim?userId=${ruthId}`, body)).toMatchObject({
    status: 200,
  });

  expect(
    await tableRows(app.db, 'select first_name from users join user_achievements on user_id = users.id'),
  ).toEqual([{ first_name: 'Boaz' }]);
  expect(await ledgerMismatches(app.db)).toEqual([]);
});

test('of a hundred concurrent claims of an achievement, one succeeds and the others get 409', async () => {
  const { ruth, app } = await seedUsers();
  const { id } = await achievementNamed(ruth, 'First Light');

  const answers = await Promise.all(Array.from({ length: 100 }, () => postClaim(ruth, id)));

  expectOneEarned(answers);
  expect(await tableRows(app.db, 'select id from user_achievements')).toHaveLength(1);
});

expectOne('postgresql', 'of a thousand concurrent claims on two app instances, one succeeds', async () => {
  const { one, other, db } = await openTwoInstances();
  const { id } = await achievementNamed(one, 'First Light');

  const answers = await Promise.all(
    Array.from({ length: 1000 }, (_, at) => postClaim(at % 2 ? one : other, id)),
  );

  expectOneEarned(answers);
  expect(await tableRows(db, 'select id from user_achievements')).toHaveLength(1);
  expect(await ledgerMismatches(db)).toEqual([]);
});

expectOne('postgresql', 'claims get 503 until a database connection is free; then one succeeds', async () => {
  const { one, pool } = await openTwoInstances();
  const { id } = await achievementNamed(one, 'First Light');
  if (!pool) throw new Error('this test needs a pool of connections');
  const taken = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  pool.options.connectionTimeoutMillis = 100;
  const refused: (string | null)[] = [];
  const claim = async () => {
    const answer = await one.post(`${ACHIEVEMENTS_PATH}/${id}/claim`);
    if (answer.status === 503) refused.push(answer.headers.get('Retry-After'));
    if (refused.length) for (const connection of taken.splice(0)) connection.release();
    return answer;
  };

  const answers = await Promise.all(Array.from({ length: 200 }, () => retryUntilAnswered(claim)));

  expect(new Set(refused)).toEqual(new Set(['2']));
  expectOneEarned(answers);
});

expectOne('postgresql', 'of twenty concurrent claims in two server processes, one succeeds', async () => {
  const place = await freshTestDatabase();
  const settings = { ...databaseSettingsOf(place), LIMITS: 'off' };
  const servers = await Promise.all([startChildServer(settings), startChildServer(settings)]);
  const signedUp = await fetch(`${servers[0].url}/api/auth/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(RUTH),
  });
  const Cookie = (signedUp.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';
  const all = (await (
    await fetch(servers[0].url + ACHIEVEMENTS_PATH, { headers: { Cookie } })
  ).json()) as Achievement[];
  const first = all.find(({ name }) => name === 'First Light');

  const answers = await Promise.all(
    Array.from({ length: 10 }, () =>
      servers.map(async ({ url }) => {
        const claim = `${url}${ACHIEVEMENTS_PATH}/${first?.id}/claim`;
        const answer = await retryUntilAnswered(() => fetch(claim, { method: 'POST', headers: { Cookie } }));
        return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
      }),
    ).flat(),
  );

  expectOneEarned(answers);
  const { db, close } = await openTestDatabase(place);
  onTestFinished(close);
  expect(await tableRows(db, 'select id from user_achievements')).toHaveLength(1);
  expect(await ledgerMismatches(db)).toEqual([]);
});

test('a user who claims all achievements twice at once earns each of them once', async () => {
  const { ruth, app } = await seedUsers();
  await giveXp(app.db, 1990);
  const all = achievementsIn(await ruth.get(ACHIEVEMENTS_PATH));

  const answers = await Promise.all([...all, ...all].map(({ id }) => postClaim(ruth, id)));

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(16);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(16);
  expect(earnedNamesIn(await ruth.get(ACHIEVEMENTS_PATH))).toHaveLength(16);
});

test('seeding again changes neither the achievements nor which of them users have earned', async () => {
  const { ruth, app } = await seedUsers();
  await postClaim(ruth, (await achievementNamed(ruth, 'First Light')).id);
  const tables = ['achievements', 'user_achievements'].map((table) => `select * from ${table} order by id`);
  const before = await Promise.all(tables.map((rows) => tableRows(app.db, rows)));

  await seed(app.db);
  await Promise.all([seed(app.db), seed(app.db)]);

  expect(await Promise.all(tables.map((rows) => tableRows(app.db, rows)))).toEqual(before);
  expect(earnedNamesIn(await ruth.get(ACHIEVEMENTS_PATH))).toEqual(['First Light']);
});

test('seeding again updates outdated achievements and adds missing ones', async () => {
  const { ruth, app } = await seedUsers();
  const before = achievementsIn(await ruth.get(ACHIEVEMENTS_PATH));
  await postClaim(ruth, (await achievementNamed(ruth, 'First Light')).id);
  await app.db.execute(
    sql`update achievements set description = 'Old words.', required_points = 1, icon = 'Moon', badge_color = '#000000', category = 'spiritual' where name = 'First Light'`,
  );
  await app.db.execute(sql`delete from achievements where name = 'Heir'`);

  await seed(app.db);

  const after = achievementsIn(await ruth.get(ACHIEVEMENTS_PATH));
  expect(after.map(bare)).toEqual(before.map(bare));
  expect(earnedNamesIn(await ruth.get(ACHIEVEMENTS_PATH))).toEqual(['First Light']);
});

test('a user keeps an earned achievement even if it later requires more points', async () => {
  const { ruth, app } = await seedUsers();
  const { id } = await achievementNamed(ruth, 'First Light');
  await postClaim(ruth, id);
  await app.db.execute(sql`update achievements set required_points = 5000 where id = ${id}`);

  expect(earnedNamesIn(await ruth.get(ACHIEVEMENTS_PATH))).toEqual(['First Light']);
  expect(await postClaim(ruth, id)).toMatchObject({ status: 409 });
});

/** Returns the authored fields of an achievement, without the fields that the database adds. */
function bare({
  id: _id,
  createdAt: _createdAt,
  earned: _earned,
  earnedAt: _earnedAt,
  ...written
}: Achievement) {
  return written;
}

function expectOneEarned(answers: { status: number; body: Record<string, unknown> }[]) {
  const won = answers.filter(({ status }) => status === 200);
  const lost = answers.filter(({ status, body }) => status === 409 && body.message === ALREADY);
  expect({ won: won.length, lost: lost.length }).toEqual({ won: 1, lost: answers.length - 1 });
}
