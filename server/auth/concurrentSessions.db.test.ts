import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { seedUsers, type TestVisitor } from '#server/testing/people';

// Concurrent session lookups are batched into one statement, which must never mix up users.

const REQUESTS = 60;

test('each of sixty concurrent requests gets the user of its session cookie, or none without a valid cookie', async () => {
  const { ruth, boaz, naomi, visitor } = await seedUsers();
  const gone = ruth.at('192.0.2.8');
  await gone.signInAgain();
  const dead = new Map(gone.cookies);
  await gone.signOut();
  for (const [name, value] of dead) gone.cookies.set(name, value);
  const forger = boaz.at('192.0.2.9');
  forger.cookies.set('session', 'x'.repeat(43));
  const callers = Array.from({ length: REQUESTS / 6 }, () => [
    ruth,
    gone,
    boaz,
    visitor,
    naomi,
    forger,
  ]).flat();

  const answers = await Promise.all(callers.map((caller) => caller.getUser()));

  const known = new Map<TestVisitor, unknown>([ruth, boaz, naomi].map((her) => [her, her.account.email]));
  expect(answers.map(({ body }) => body.email)).toEqual(callers.map((caller) => known.get(caller)));
});

test('in sixty concurrent requests by two users, each user gets only their own activities', async () => {
  const { ruth, boaz, app } = await seedUsers();
  await app.db.execute(sql`
    insert into user_activities (user_id, activity_type, deed_key, experience_gained, description)
    select id, 'answered', 'now', 5, 'of ' || first_name from users`);

  const answers = await Promise.all(
    Array.from({ length: REQUESTS }, (_, turn) =>
      (turn % 2 === 0 ? ruth : boaz).get('/api/gamification/user-stats'),
    ),
  );

  const newest = answers.map(
    ({ body }) => (body.recentActivities as { description: string }[])[0]?.description,
  );
  expect(newest).toEqual(answers.map((_, turn) => (turn % 2 === 0 ? 'of Ruth' : 'of Boaz')));
});

test('a sign-out during concurrent requests by another user ends the session and does not affect the other user', async () => {
  const { ruth, boaz } = await seedUsers();
  const same = ruth.at('192.0.2.8');
  for (const [name, value] of ruth.cookies) same.cookies.set(name, value);
  const crowd = () => Array.from({ length: REQUESTS }, () => boaz.getUser());

  const [, ...others] = await Promise.all([ruth.signOut(), ...crowd()]);
  const [after] = await Promise.all([same.getUser(), ...crowd()]);

  expect(after).toMatchObject({ status: 401 });
  expect(others.every(({ status }) => status === 200)).toBe(true);
});
