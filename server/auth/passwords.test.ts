import { expect, test } from 'vitest';
import { Refusal } from '#server/lib/refusal';
import { people, RUTH, Visitor } from '#server/testing/people';
import { hashPassword, isPassword } from './passwords';

test('two hash and twenty wait; whoever comes then is asked to come again', async () => {
  const asked = await Promise.allSettled(Array.from({ length: 30 }, async () => hashPassword('Gleaning7')));

  const refused = asked.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  expect(refused).toHaveLength(8);
  for (const reason of refused) {
    expect(reason).toBeInstanceOf(Refusal);
    expect(reason).toMatchObject({
      status: 503,
      retryAfterSeconds: 2,
      message: 'A lot of people are signing in right now. Please try again in a moment.',
    });
  }
});

test('a congregation that signs in all at once is served or asked to wait, and the house stands', async () => {
  const { house } = await people();
  const guests = Array.from({ length: 80 }, (_, number) => new Visitor(house, `203.0.113.${number}`));

  const answers = await Promise.all(guests.map((guest) => guest.signsIn(RUTH.email, RUTH.password)));

  const busy = answers.filter(({ status }) => status === 503);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]));
  expect(busy.every(({ headers }) => headers.get('Retry-After') === '2')).toBe(true);
  expect(await guests[0]?.signsIn(RUTH.email, RUTH.password)).toMatchObject({ status: 200 });
});

test('one password has another hash every time, and only it matches', async () => {
  const first = await hashPassword('Gleaning7');
  const second = await hashPassword('Gleaning7');

  expect(first).not.toBe(second);
  expect(await isPassword('Gleaning7', first, async () => {})).toBe(true);
  expect(await isPassword('gleaning7', first, async () => {})).toBe(false);
  expect(await isPassword('Gleaning7', null, async () => {})).toBe(false);
});

test('what is counted is counted before the password is looked at, and stops the look', async () => {
  const hashed = await hashPassword('Gleaning7');

  const guess = isPassword('Gleaning7', hashed, async () => {
    throw new Refusal('too_many', 'Enough.', 60);
  });

  await expect(guess).rejects.toThrow('Enough.');
  expect(await isPassword('Gleaning7', hashed, async () => {})).toBe(true);
});
