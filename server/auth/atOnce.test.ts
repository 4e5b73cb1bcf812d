import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { people, type Visitor } from '#server/testing/people';

// Whoever calls at the same moment is looked up by one statement: nobody may be taken for another by it.

const TIMES = 60;

test('of all who call at the same moment each is answered as herself, and who is nobody as nobody', async () => {
  const { ruth, boaz, naomi, stranger } = await people();
  const gone = ruth.at('192.0.2.8');
  await gone.comesBack();
  const dead = new Map(gone.cookies);
  await gone.signsOut();
  for (const [name, value] of dead) gone.cookies.set(name, value);
  const forger = boaz.at('192.0.2.9');
  forger.cookies.set('session', 'x'.repeat(43));
  const callers = Array.from({ length: TIMES / 6 }, () => [ruth, gone, boaz, stranger, naomi, forger]).flat();

  const answers = await Promise.all(callers.map((caller) => caller.asksWhoSheIs()));

  const known = new Map<Visitor, unknown>([ruth, boaz, naomi].map((her) => [her, her.named.email]));
  expect(answers.map(({ body }) => body.email)).toEqual(callers.map((caller) => known.get(caller)));
});

test('what is read beside a session is its own person’s', async () => {
  const { ruth, boaz, house } = await people();
  await house.db.execute(sql`
    insert into user_activities (user_id, activity_type, deed_key, experience_gained, description)
    select id, 'answered', 'now', 5, 'of ' || first_name from users`);

  const answers = await Promise.all(
    Array.from({ length: TIMES }, (_, turn) =>
      (turn % 2 === 0 ? ruth : boaz).gets('/api/gamification/user-stats'),
    ),
  );

  const newest = answers.map(
    ({ body }) => (body.recentActivities as { description: string }[])[0]?.description,
  );
  expect(newest).toEqual(answers.map((_, turn) => (turn % 2 === 0 ? 'of Ruth' : 'of Boaz')));
});

test('who signs out while others call is nobody from the next call on', async () => {
  const { ruth, boaz } = await people();
  const same = ruth.at('192.0.2.8');
  for (const [name, value] of ruth.cookies) same.cookies.set(name, value);
  const crowd = () => Array.from({ length: TIMES }, () => boaz.asksWhoSheIs());

  const [, ...others] = await Promise.all([ruth.signsOut(), ...crowd()]);
  const [after] = await Promise.all([same.asksWhoSheIs(), ...crowd()]);

  expect(after).toMatchObject({ status: 401 });
  expect(others.every(({ status }) => status === 200)).toBe(true);
});
