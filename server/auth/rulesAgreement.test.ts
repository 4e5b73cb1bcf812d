import { expect, test } from 'vitest';
import { people, RUTH } from '#server/testing/people';

const AGREEMENT = '/api/auth/rules-agreement';

test('agreement to the rules is kept with the account, once, and is part of the export', async () => {
  const { ruth, boaz } = await people();
  expect((await ruth.asksWhoSheIs()).body.rulesAgreedAt).toBeNull();

  const agreed = await ruth.posts(AGREEMENT);
  const again = await ruth.posts(AGREEMENT);

  expect(agreed).toMatchObject({
    status: 200,
    body: { rulesAgreedAt: expect.stringMatching(/^\d{4}-.*Z$/) },
  });
  expect(again.body.rulesAgreedAt).toBe(agreed.body.rulesAgreedAt);
  expect((await ruth.asksWhoSheIs()).body.rulesAgreedAt).toBe(agreed.body.rulesAgreedAt);
  expect((await ruth.gets('/api/auth/export')).body).toMatchObject({
    account: { rulesAgreedAt: agreed.body.rulesAgreedAt },
  });
  expect((await boaz.asksWhoSheIs()).body.rulesAgreedAt).toBeNull();
});

test('another device of the same account knows of the agreement, and a visitor cannot agree', async () => {
  const { ruth } = await people();
  await ruth.posts(AGREEMENT);
  const { rulesAgreedAt } = (await ruth.asksWhoSheIs()).body;

  await ruth.signsOut();

  expect(await ruth.posts(AGREEMENT)).toMatchObject({ status: 401 });
  expect((await ruth.signsIn(RUTH.email, RUTH.password)).body.rulesAgreedAt).toBe(rulesAgreedAt);
});
