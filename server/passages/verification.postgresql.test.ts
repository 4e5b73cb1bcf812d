import { expect, test } from 'vitest';
import { VERIFIED_TEXT_MAX, VerifiedText } from '#contract/scripture';
import { seedUsers } from '#server/testing/people';

const VERIFY = '/api/scripture/verify';

test('a signed-in user verifies a text: each quotation has its verdict, its true reference and the true words', async () => {
  const { ruth } = await seedUsers();
  const text = [
    '“Jesus wept.” (John 11:35)',
    '“Yahweh is my shepherd: I shall lack nothing.” (Psalm 23:1)',
    '“Create in me a clean heart, O God” (Psalm 23:4)',
    '“The LORD is my gentle shepherd; I shall not want.” (Psalm 23:1)',
    '“God helps those who help themselves.” (Proverbs 3:5)',
    '“Jesus wept.” (John 11:99)',
  ].join('\n\n');

  const { status, body } = await ruth.post(VERIFY, { text });

  expect(status).toBe(200);
  const { quotations } = VerifiedText.strict().parse(body);
  expect(
    quotations.map(({ verdict, source }) => [verdict, source && `${source.reference} ${source.version}`]),
  ).toEqual([
    ['exact', 'John 11:35 kjv'],
    ['exact', 'Psalm 23:1 web'],
    ['misattributed', 'Psalm 51:10 kjv'],
    ['altered', 'Psalm 23:1 kjv'],
    ['unverified', null],
    ['nonexistent', null],
  ]);
  expect(quotations[3]).toEqual({
    quotation: 'The LORD is my gentle shepherd; I shall not want.',
    givenReference: 'Psalm 23:1',
    verdict: 'altered',
    source: {
      reference: 'Psalm 23:1',
      version: 'kjv',
      text: 'The LORD is my shepherd; I shall not want.',
    },
  });
});

test('only signed-in users verify a text, and it has a maximum length', async () => {
  const { ruth, visitor } = await seedUsers();

  expect(await visitor.post(VERIFY, { text: '“Jesus wept.”' })).toMatchObject({ status: 401 });
  expect(await ruth.post(VERIFY, { text: ' ' })).toMatchObject({ status: 400 });
  expect(await ruth.post(VERIFY, { text: 'a'.repeat(VERIFIED_TEXT_MAX) })).toMatchObject({
    status: 200,
    body: { quotations: [] },
  });
  expect(await ruth.post(VERIFY, { text: 'a'.repeat(VERIFIED_TEXT_MAX + 1) })).toMatchObject({
    status: 400,
    body: { message: 'Verify up to 10,000 characters at once.' },
  });
});

test('a user verifies 20 texts a minute, and another user is not affected', async () => {
  const { ruth, boaz } = await seedUsers();
  for (let time = 1; time <= 20; time++) {
    expect(await ruth.post(VERIFY, { text: 'Peace.' })).toMatchObject({ status: 200 });
  }

  expect(await ruth.post(VERIFY, { text: 'Peace.' })).toMatchObject({ status: 429 });
  expect(await boaz.post(VERIFY, { text: 'Peace.' })).toMatchObject({ status: 200 });
});
