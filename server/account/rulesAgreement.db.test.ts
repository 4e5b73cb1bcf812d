import { expect, test } from 'vitest';
import { RUTH, seedUsers } from '#server/testing/people';

const AGREEMENT = '/api/auth/rules-agreement';

test('the account and the data export contain the time when the user first agreed to the rules', async () => {
  const { ruth, boaz } = await seedUsers();
  expect((await ruth.getUser()).body.rulesAgreedAt).toBeNull();

  const agreed = await ruth.post(AGREEMENT);
  const again = await ruth.post(AGREEMENT);

  expect(agreed).toMatchObject({
    status: 200,
    body: { rulesAgreedAt: expect.stringMatching(/^\d{4}-.*Z$/) },
  });
  expect(again.body.rulesAgreedAt).toBe(agreed.body.rulesAgreedAt);
  expect((await ruth.getUser()).body.rulesAgreedAt).toBe(agreed.body.rulesAgreedAt);
  expect((await ruth.get('/api/auth/export')).body).toMatchObject({
    account: { rulesAgreedAt: agreed.body.rulesAgreedAt },
  });
  expect((await boaz.getUser()).body.rulesAgreedAt).toBeNull();
});

test('the agreement to the rules is kept after the next sign-in, and a signed-out visitor cannot agree', async () => {
  const { ruth } = await seedUsers();
  await ruth.post(AGREEMENT);
  const { rulesAgreedAt } = (await ruth.getUser()).body;

  await ruth.signOut();

  expect(await ruth.post(AGREEMENT)).toMatchObject({ status: 401 });
  expect((await ruth.signIn(RUTH.email, RUTH.password)).body.rulesAgreedAt).toBe(rulesAgreedAt);
});
