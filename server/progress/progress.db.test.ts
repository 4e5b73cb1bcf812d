import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { ACHIEVEMENTS } from '#content/achievements';
import { LEVEL_SPAN, levelOf } from '#contract/levels';
import { ACHIEVEMENT_CATEGORIES, Achievement, ClaimResult, UserStats } from '#contract/progress';
import type { Db } from '#server/db/db';
import { seed } from '#server/seed';
import { startChildServer } from '#server/testing/childServer';
import { expectOne, freshTestDatabase, openTestDatabase, tableRows } from '#server/testing/database';
import { RUTH, seedUsers, TestUser, type TestVisitor } from '#server/testing/people';
import { retryUntilAnswered } from '#server/testing/retryUntilAnswered';
import { createTestApp } from '#server/testing/testApp';

const STATS = '/api/gamification/user-stats';
const ALL = '/api/gamification/achievements';

const NONE = 'We can’t find that achievement.';
const ALREADY = 'You have already claimed this achievement.';

const ICONS = ['Star', 'User', 'MessageCircle', 'Users', 'Heart', 'Moon', 'Award', 'Trophy', 'Crown'];

test('signed-out visitors can neither see nor claim achievements', async () => {
  const { ruth, stranger, app } = await seedUsers();
  const first = await named(ruth, 'First Light');

  for (const answer of [
    await stranger.get(STATS),
    await stranger.get(ALL),
    await claims(stranger, first.id),
    await claims(stranger, 'x'),
  ]) {
    expect(answer).toMatchObject({ status: 401, body: { message: 'Please sign in to continue.' } });
    expect(answer.text).not.toContain('First Light');
  }
  expect(await tableRows(app.db, 'select id from user_achievements')).toEqual([]);
});

test('there are sixteen achievements, four per category, from 10 to 2,000 points, lowest first', async () => {
  const { ruth } = await seedUsers();

  const answer = await ruth.get(ALL);
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
  const { id } = await named(ruth, 'First Light');

  const answer = await claims(ruth, id);
  const { message, achievement } = ClaimResult.strict().parse(answer.body);

  expect(answer.status).toBe(200);
  expect(message).toBe('Achievement claimed successfully!');
  expect(Achievement.strict().parse(achievement)).toMatchObject({ id, name: 'First Light', earned: true });
  expect(Date.parse(achievement.earnedAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
  expect(await named(ruth, 'First Light')).toEqual(achievement);
  expect(earnedOf(await ruth.get(ALL))).toEqual(['First Light']);
  expect(earnedOf(await boaz.get(ALL))).toEqual([]);
  expect((await ruth.get(STATS)).body.achievements).toEqual([achievement]);
  expect((await boaz.get(STATS)).body.achievements).toEqual([]);
  expect(await claims(boaz, id)).toMatchObject({ status: 200 });
});

test('claiming an achievement succeeds once the claim is stored, even if reading the achievements then fails', async () => {
  const { ruth, app } = await seedUsers();
  const { id } = await named(ruth, 'First Light');
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

  const answer = await claims(ruth, id);

  expect(answer).toMatchObject({ status: 200, body: { achievement: { id, earned: true } } });
  expect(await tableRows(app.db, 'select id from user_achievements')).toHaveLength(1);
});

test('claiming an achievement does not change the user’s points', async () => {
  const { ruth, app } = await seedUsers();

  await claims(ruth, (await named(ruth, 'First Light')).id);

  expect((await ruth.get(STATS)).body).toMatchObject({ experiencePoints: 10, level: 1 });
  expect(await tableRows(app.db, "select id from user_activities where activity_type <> 'joined'")).toEqual(
    [],
  );
});

test('claiming an achievement without enough points gets an error that says how many are needed', async () => {
  const { ruth, app } = await seedUsers();
  const far = await named(ruth, 'Known by Name');
  const farthest = await named(ruth, 'Many Mornings');

  expect(await claims(ruth, far.id)).toMatchObject({
    status: 403,
    body: { message: 'This needs 25 points; you have 10.' },
  });
  await givePoints(app.db, 14);
  expect(await claims(ruth, far.id)).toMatchObject({
    status: 403,
    body: { message: 'This needs 25 points; you have 24.' },
  });
  await givePoints(app.db, 1);
  expect(await claims(ruth, far.id)).toMatchObject({ status: 200 });

  await givePoints(app.db, 1974);
  expect(await claims(ruth, farthest.id)).toMatchObject({
    status: 403,
    body: { message: 'This needs 2,000 points; you have 1,999.' },
  });
  expect(earnedOf(await ruth.get(ALL))).toEqual(['Known by Name']);
  expect(await disagreeing(app.db)).toEqual([]);
});

test('a second claim of an achievement gets 409 and keeps the date of the first claim', async () => {
  const { ruth } = await seedUsers();
  const { id } = await named(ruth, 'First Light');
  await claims(ruth, id);
  const first = await named(ruth, 'First Light');

  for (const again of [await claims(ruth, id), await claims(ruth, id)]) {
    expect(again).toMatchObject({ status: 409, body: { message: ALREADY } });
  }
  expect(await named(ruth, 'First Light')).toEqual(first);
});

test.each([
  '0',
  '-1',
  '1.5',
  '1e20',
  '9999999999',
  '2147483648',
  'x',
  'null',
  'NaN',
  'Infinity',
  '%20',
  '__proto__',
  '1;--',
])('claiming an achievement with the invalid id %s is rejected', async (id) => {
  const { ruth, app } = await seedUsers();

  expect(await claims(ruth, id)).toMatchObject({ status: 400, body: { message: NONE } });
  expect(await tableRows(app.db, 'select id from user_achievements')).toEqual([]);
});

test('claiming an unknown achievement gets 404', async () => {
  const { ruth } = await seedUsers();

  expect(await claims(ruth, 2_147_483_647)).toMatchObject({ status: 404, body: { message: NONE } });
  for (const path of [`${ALL}//claim`, `${ALL}/claim`, `${ALL}/1`, `${ALL}/1/claim/2`]) {
    expect(await ruth.post(path), path).toMatchObject({ status: 404 });
  }
  expect(await ruth.get(`${ALL}/1/claim`)).toMatchObject({ status: 404 });
});

test('extra fields in a claim cannot claim for another user or without enough points', async () => {
  const { ruth, boaz, app } = await seedUsers();
  const ruthId = (await ruth.getUser()).body.id;
  const { id: first } = await named(boaz, 'First Light');
  const { id: far } = await named(boaz, 'Many Mornings');
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
    await boaz.post(`${ALL}/${far}/claim?userId=${ruthId}&requiredPoints=0`, body, {
      'X-User-Id': String(ruthId),
    }),
  ).toMatchObject({ status: 403, body: { message: 'This needs 2,000 points; you have 10.' } });
  expect(await boaz.post(`${ALL}/${first}/claim?userId=${ruthId}`, body)).toMatchObject({ status: 200 });

  expect(
    await tableRows(app.db, 'select first_name from users join user_achievements on user_id = users.id'),
  ).toEqual([{ first_name: 'Boaz' }]);
  expect(await disagreeing(app.db)).toEqual([]);
});

test('of a hundred concurrent claims of an achievement, one succeeds and the others get 409', async () => {
  const { ruth, app } = await seedUsers();
  const { id } = await named(ruth, 'First Light');

  const answers = await Promise.all(Array.from({ length: 100 }, () => claims(ruth, id)));

  expectOneEarned(answers);
  expect(await tableRows(app.db, 'select id from user_achievements')).toHaveLength(1);
});

expectOne('postgresql', 'of a thousand concurrent claims on two app instances, one succeeds', async () => {
  const { one, other, db } = await twoProcesses();
  const { id } = await named(one, 'First Light');

  const answers = await Promise.all(
    Array.from({ length: 1000 }, (_, at) => claims(at % 2 ? one : other, id)),
  );

  expectOneEarned(answers);
  expect(await tableRows(db, 'select id from user_achievements')).toHaveLength(1);
  expect(await disagreeing(db)).toEqual([]);
});

expectOne('postgresql', 'claims get 503 until a database connection is free; then one succeeds', async () => {
  const { one, pool } = await twoProcesses();
  const { id } = await named(one, 'First Light');
  if (!pool) throw new Error('this test needs a pool of connections');
  pool.options.connectionTimeoutMillis = 100;
  const taken = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  const refused: (string | null)[] = [];
  const claim = async () => {
    const answer = await one.post(`${ALL}/${id}/claim`);
    if (answer.status === 503) refused.push(answer.headers.get('Retry-After'));
    if (refused.length) for (const connection of taken.splice(0)) connection.release();
    return answer;
  };

  const answers = await Promise.all(Array.from({ length: 200 }, () => retryUntilAnswered(claim)));

  expect(new Set(refused)).toEqual(new Set(['2']));
  expectOneEarned(answers);
});

expectOne('postgresql', 'of twenty concurrent claims in two server processes, one succeeds', async () => {
  const { DATABASE_URL = '', DATA_DIR } = await freshTestDatabase();
  const settings = { DATABASE_URL, LIMITS: 'off' };
  const servers = await Promise.all([startChildServer(settings), startChildServer(settings)]);
  const signedUp = await fetch(`${servers[0].url}/api/auth/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(RUTH),
  });
  const Cookie = (signedUp.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';
  const all = (await (await fetch(servers[0].url + ALL, { headers: { Cookie } })).json()) as Achievement[];
  const first = all.find(({ name }) => name === 'First Light');

  const answers = await Promise.all(
    Array.from({ length: 10 }, () =>
      servers.map(async ({ url }) => {
        const claim = `${url}${ALL}/${first?.id}/claim`;
        const answer = await retryUntilAnswered(() => fetch(claim, { method: 'POST', headers: { Cookie } }));
        return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
      }),
    ).flat(),
  );

  expectOneEarned(answers);
  const { db, close } = await openTestDatabase({ DATABASE_URL, DATA_DIR });
  onTestFinished(close);
  expect(await tableRows(db, 'select id from user_achievements')).toHaveLength(1);
  expect(await disagreeing(db)).toEqual([]);
});

test('a user who claims all achievements twice at once earns each of them once', async () => {
  const { ruth, app } = await seedUsers();
  await givePoints(app.db, 1990);
  const all = listed(await ruth.get(ALL));

  const answers = await Promise.all([...all, ...all].map(({ id }) => claims(ruth, id)));

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(16);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(16);
  expect(earnedOf(await ruth.get(ALL))).toHaveLength(16);
});

test('seeding again changes neither the achievements nor which of them users have earned', async () => {
  const { ruth, app } = await seedUsers();
  await claims(ruth, (await named(ruth, 'First Light')).id);
  const tables = ['achievements', 'user_achievements'].map((table) => `select * from ${table} order by id`);
  const before = await Promise.all(tables.map((rows) => tableRows(app.db, rows)));

  await seed(app.db);
  await Promise.all([seed(app.db), seed(app.db)]);

  expect(await Promise.all(tables.map((rows) => tableRows(app.db, rows)))).toEqual(before);
  expect(earnedOf(await ruth.get(ALL))).toEqual(['First Light']);
});

test('seeding again updates outdated achievements and adds missing ones', async () => {
  const { ruth, app } = await seedUsers();
  const before = listed(await ruth.get(ALL));
  await claims(ruth, (await named(ruth, 'First Light')).id);
  await app.db.execute(
    sql`update achievements set description = 'Old words.', required_points = 1, icon = 'Moon', badge_color = '#000000', category = 'spiritual' where name = 'First Light'`,
  );
  await app.db.execute(sql`delete from achievements where name = 'Heir'`);

  await seed(app.db);

  const after = listed(await ruth.get(ALL));
  expect(after.map(bare)).toEqual(before.map(bare));
  expect(earnedOf(await ruth.get(ALL))).toEqual(['First Light']);
});

test('a user keeps an earned achievement even if it later requires more points', async () => {
  const { ruth, app } = await seedUsers();
  const { id } = await named(ruth, 'First Light');
  await claims(ruth, id);
  await app.db.execute(sql`update achievements set required_points = 5000 where id = ${id}`);

  expect(earnedOf(await ruth.get(ALL))).toEqual(['First Light']);
  expect(await claims(ruth, id)).toMatchObject({ status: 409 });
});

test('a new user has ten points, level 1 and one activity', async () => {
  const { ruth } = await seedUsers();

  const answer = await ruth.get(STATS);
  const { recentActivities, ...stats } = UserStats.strict().parse(answer.body);

  expect(answer.status).toBe(200);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect(stats).toEqual({ level: 1, experiencePoints: 10, achievements: [] });
  expect(answer.body).toEqual(UserStats.parse(answer.body));
  expect(recentActivities).toMatchObject([{ description: 'Joined the community', experienceGained: 10 }]);
});

test('the three most recent activities are shown, newest first', async () => {
  const { ruth } = await seedUsers();

  await answers(ruth, 0);
  await answers(ruth, 1);
  await answers(ruth, 1);
  await answers(ruth, 2);

  const { recentActivities, experiencePoints } = UserStats.parse((await ruth.get(STATS)).body);
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
  await givePoints(app.db, 90);
  const names = ['Open Door', 'First Light', 'Lamp Lit', 'Known by Name'];
  for (const name of names) await claims(ruth, (await named(ruth, name)).id);

  const { achievements } = UserStats.parse((await ruth.get(STATS)).body);
  expect(achievements.map(({ name }) => name)).toEqual([...names].reverse());

  await app.db.execute(
    sql`update user_achievements set earned_at = now() + interval '1 minute' where achievement_id = ${(await named(ruth, 'Open Door')).id}`,
  );
  expect(UserStats.parse((await ruth.get(STATS)).body).achievements[0]?.name).toBe('Open Door');
});

test('users cannot see the activities and achievements of other users', async () => {
  const { ruth, boaz } = await seedUsers();
  const before = (await boaz.get(STATS)).text;
  const id = (await ruth.getUser()).body.id;

  for (const question of [0, 1, 2]) await answers(ruth, question);
  await claims(ruth, (await named(ruth, 'Known by Name')).id);

  for (const path of [STATS, `${STATS}?userId=${id}&id=${id}&user_id=${id}`]) {
    expect((await boaz.get(path, { 'X-User-Id': String(id) })).text).toBe(before);
  }
  expect(earnedOf(await boaz.get(`${ALL}?userId=${id}`, { 'X-User-Id': String(id) }))).toEqual([]);
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
    await givePoints(app.db, points - 5);
    await answers(ruth, 0);

    expect((await ruth.get(STATS)).body).toMatchObject({ experiencePoints: points, level });
    expect((await ruth.getUser()).body).toMatchObject({
      experiencePoints: points,
      companionLevel: level,
    });
    expect(levelOf(points)).toBe(level);
    expect(await disagreeing(app.db)).toEqual([]);
  }
});

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

  const { recentActivities, experiencePoints } = UserStats.parse((await ruth.get(STATS)).body);
  expect(experiencePoints).toBe(12);
  expect(recentActivities[0]).toMatchObject({ description: 'Came back', experienceGained: 2 });
  expect((await boaz.getUser()).body).toMatchObject({ experiencePoints: 10 });
  expect(await disagreeing(app.db)).toEqual([]);
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
  await givePoints(app.db, 88);

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
  expect(await disagreeing(app.db)).toEqual([]);
});

expectOne('postgresql', 'coming back on two app instances at once awards XP only once', async () => {
  const { one, other, db } = await twoProcesses();
  await joinedBefore(db, 'Ruth', '2 days');

  const seen = await Promise.all(Array.from({ length: 40 }, (_, at) => (at % 2 ? one : other).getUser()));

  expect(seen.map(({ status }) => status)).toEqual(Array(40).fill(200));
  expect((await one.getUser()).body).toMatchObject({ experiencePoints: 12 });
  expect(await disagreeing(db)).toEqual([]);
});

test('a request without a session awards no XP for coming back', async () => {
  const { stranger, app } = await seedUsers();
  await app.db.execute(sql`update users set created_at = created_at - interval '3 days'`);

  expect(await stranger.getUser()).toMatchObject({ status: 401 });
  expect(await tableRows(app.db, "select id from user_activities where activity_type = 'cameBack'")).toEqual(
    [],
  );
});

function claims(who: TestVisitor, id: number | string) {
  return retryUntilAnswered(() => who.post(`${ALL}/${id}/claim`));
}

function answers(who: TestVisitor, questionIndex: number) {
  return who.post('/api/identity/response', { truthId: 'chosen', questionIndex, response: 'Naomi' });
}

function listed({ text }: { text: string }) {
  return Achievement.strict().array().parse(JSON.parse(text));
}

function earnedOf(answer: { text: string }) {
  return listed(answer)
    .filter(({ earned }) => earned)
    .map(({ name }) => name);
}

async function named(who: TestVisitor, name: string): Promise<Achievement> {
  const found = listed(await who.get(ALL)).find((achievement) => achievement.name === name);
  if (!found) throw new Error(`There is no ${name}.`);
  return found;
}

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

/** Gives Ruth points, and adds an XP event with these points to the ledger. */
async function givePoints(db: Db, points: number) {
  await db.execute(sql`
    insert into user_activities (user_id, activity_type, deed_key, experience_gained)
    select id, 'test', gen_random_uuid()::text, ${points} from users where first_name = 'Ruth'`);
  await db.execute(sql`
    update users set experience_points = experience_points + ${points}, companion_level = (experience_points + ${points}) / ${LEVEL_SPAN} + 1
    where first_name = 'Ruth'`);
}

function joinedBefore(db: Db, name: string, ago: string) {
  return db.execute(
    sql`update users set created_at = created_at - ${ago}::interval where first_name = ${name}`,
  );
}

/**
 * Signs Ruth in on two app instances with one PostgreSQL server. Each instance has ten connections, because other test
 * files need some of the server's hundred.
 */
async function twoProcesses() {
  const place = await freshTestDatabase();
  const [app, otherApp] = await Promise.all([openTestDatabase(place), openTestDatabase(place)]);
  for (const { pool, close } of [app, otherApp]) {
    if (pool) pool.options.max = 10;
    onTestFinished(close);
  }
  const one = new TestUser(await createTestApp({ LIMITS: 'off' }, app), '192.0.2.1', RUTH);
  const other = new TestUser(await createTestApp({ LIMITS: 'off' }, otherApp), '203.0.113.7', RUTH);
  expect(await one.signUp()).toMatchObject({ status: 201 });
  expect(await other.signInAgain()).toMatchObject({ status: 200 });
  return { one, other, db: app.db, pool: app.pool };
}

/** Returns the users whose points are not the sum of their ledger, or whose level does not match their points. */
function disagreeing(db: Db) {
  return tableRows(
    db,
    `select first_name, experience_points, companion_level, coalesce(sum(experience_gained), 0)::int as ledger
       from users left join user_activities on user_id = users.id group by users.id
     having experience_points <> coalesce(sum(experience_gained), 0)
         or companion_level <> experience_points / ${LEVEL_SPAN} + 1`,
  );
}
