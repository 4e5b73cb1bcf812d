import { expect, test } from 'vitest';
import { AppError } from '#server/http/appError';
import { RUTH, seedUsers, TestVisitor } from '#server/testing/people';
import { hashPassword, verifyPassword } from './passwords.service';

test('of thirty concurrent password hashes, two run, twenty wait, and eight fail with 503', async () => {
  const asked = await Promise.allSettled(Array.from({ length: 30 }, async () => hashPassword('Gleaning7')));

  const refused = asked.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  expect(refused).toHaveLength(8);
  for (const reason of refused) {
    expect(reason).toBeInstanceOf(AppError);
    expect(reason).toMatchObject({
      status: 503,
      retryAfterSeconds: 2,
      message: 'A lot of people are signing in right now. Please try again in a moment.',
    });
  }
});

test('each of eighty concurrent sign-ins gets either 200 or 503 with Retry-After', async () => {
  const { app } = await seedUsers();
  const guests = Array.from({ length: 80 }, (_, number) => new TestVisitor(app, `203.0.113.${number}`));

  const answers = await Promise.all(guests.map((guest) => guest.signIn(RUTH.email, RUTH.password)));

  const busy = answers.filter(({ status }) => status === 503);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]));
  expect(busy.every(({ headers }) => headers.get('Retry-After') === '2')).toBe(true);
  expect(await guests[0]?.signIn(RUTH.email, RUTH.password)).toMatchObject({ status: 200 });
});

test('the same password gets a different hash each time, and a different password does not match', async () => {
  const first = await hashPassword('Gleaning7');
  const second = await hashPassword('Gleaning7');

  expect(first).not.toBe(second);
  expect(await verifyPassword('Gleaning7', first, async () => {})).toBe(true);
  expect(await verifyPassword('gleaning7', first, async () => {})).toBe(false);
  expect(await verifyPassword('Gleaning7', null, async () => {})).toBe(false);
});

test('verifyPassword throws the error of its limit check, even for the right password', async () => {
  const hashed = await hashPassword('Gleaning7');

  const guess = verifyPassword('Gleaning7', hashed, async () => {
    throw new AppError('too_many', 'Enough.', 60);
  });

  await expect(guess).rejects.toThrow('Enough.');
  expect(await verifyPassword('Gleaning7', hashed, async () => {})).toBe(true);
});
