import { expect, test } from 'vitest';
import { CANARY } from '#server/testing/canary';
import { tableRows } from '#server/testing/database';
import { createVisitor, seedUsers, type TestUser, type TestVisitor } from '#server/testing/people';

const FLAGS = '/api/guide/flags';

const OF_DAVID = { surface: 'figure', about: 'david', source: 'written' };
const WORDS = { question: `Were you afraid of the ${CANARY}?`, answer: `The ${CANARY} was with me.` };

test('flagging an answer as wrong stores neither the question nor the answer', async () => {
  const { ruth, app } = await seedUsers();

  const answer = await flags(ruth, { ...OF_DAVID, ...WORDS });

  expect(answer).toMatchObject({
    status: 201,
    body: {
      id: expect.any(Number),
      message: 'Thank you. We noted that you flagged this answer. We didn’t keep its text.',
    },
  });
  expect(await flagsIn(ruth)).toEqual([
    { first_name: 'Ruth', ...OF_DAVID, model: null, question: null, answer: null },
  ]);
  expect(JSON.stringify(app.log)).not.toMatch(new RegExp(`${CANARY}|david`));
});

test('a second request, sent when the user agrees, adds the question and the answer to the flag', async () => {
  const { ruth, app } = await seedUsers();
  const { id } = (await flags(ruth)).body;

  const answer = await includes(ruth, id);

  expect(answer).toMatchObject({ status: 200, body: { message: 'Thank you. We’ve kept the text.' } });
  expect(await flagsIn(ruth)).toEqual([{ first_name: 'Ruth', ...OF_DAVID, model: null, ...WORDS }]);
  expect(JSON.stringify(app.log)).not.toContain(CANARY);
});

test('a flag stores the name of the configured model, not a name from the request', async () => {
  const { ruth } = await seedUsers({
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: 'http://127.0.0.1:1/v1',
    AI_MODEL: 'small',
  });

  await flags(ruth, { ...OF_DAVID, source: 'model', model: CANARY, userId: CANARY, id: 7 });
  await flags(ruth, { ...OF_DAVID, source: 'written', model: CANARY });

  expect((await flagsIn(ruth)).map(({ source, model }) => [source, model])).toEqual([
    ['model', 'small'],
    ['written', null],
  ]);
});

test('if no model is configured, a flag stores no model name, even if the request contains one', async () => {
  const { ruth } = await seedUsers();

  await flags(ruth, { ...OF_DAVID, source: 'model', model: CANARY });

  expect(await flagsIn(ruth)).toMatchObject([{ source: 'model', model: null }]);
});

test('a signed-out visitor cannot flag an answer or add text to a flag', async () => {
  const { ruth, visitor } = await seedUsers();
  const { id } = (await flags(ruth)).body;

  for (const answer of [await flags(visitor), await flags(visitor, {}), await includes(visitor, id)]) {
    expect(answer).toMatchObject({ status: 401, body: { message: 'Please sign in to continue.' } });
  }
  expect(await flagsIn(ruth)).toMatchObject([{ question: null, answer: null }]);
});

test('other users and moderators can neither add text to a user’s flag nor learn that it exists', async () => {
  const { ruth, boaz, naomi } = await seedUsers();
  const { id } = (await flags(ruth)).body;
  const none = await includes(boaz, Number(id) + 1);

  for (const other of [boaz, naomi]) {
    expect(await includes(other, id)).toMatchObject({ status: 404, text: none.text });
  }
  expect(none.body).toEqual({ message: 'We can’t find that flag.' });
  expect(await flagsIn(ruth)).toMatchObject([{ question: null, answer: null }]);
});

test.each(['0', '-1', '9007199254740991', '99999999999999999999', '1.5', 'NaN', '%00', 'first', '%20'])(
  'adding text to a flag with the id %s returns the error that this flag does not exist',
  async (id) => {
    const { ruth } = await seedUsers();
    await flags(ruth);

    const { status, body } = await includes(ruth, id);

    expect([400, 404]).toContain(status);
    expect(body.message).toMatch(/^We can’t find that flag/);
    expect(await flagsIn(ruth)).toMatchObject([{ answer: null }]);
  },
);

test.each<[string, object, string]>([
  ['no place', { surface: undefined }, 'Say where the answer was shown.'],
  ['an unknown place', { surface: 'sanctuary' }, 'Say where the answer was shown.'],
  ['a list of places', { surface: ['study'] }, 'Say where the answer was shown.'],
  ['no subject', { about: undefined }, 'Say what the answer was about.'],
  ['a number as its subject', { about: 7 }, 'Say what the answer was about.'],
  ['301 characters', { about: 'x'.repeat(301) }, 'That is too long.'],
  [
    'NUL',
    { about: 'da\0vid' },
    'This text has a hidden character we can’t save. Please type it again instead of pasting it.',
  ],
  ['no guide', { source: null }, 'Say which guide answered.'],
  ['another guide', { source: 'God' }, 'Say which guide answered.'],
])('a flag with %s is rejected', async (_what, changed, message) => {
  const { ruth } = await seedUsers();

  expect(await flags(ruth, { ...OF_DAVID, ...changed })).toMatchObject({ status: 400, body: { message } });
  expect(await flagsIn(ruth)).toEqual([]);
});

test.each<[string, object, string]>([
  ['no question', { question: undefined }, 'The question is missing.'],
  ['no answer', { answer: undefined }, 'The answer is missing.'],
  ['an empty answer', { answer: ' \n' }, 'The answer is missing.'],
  ['an invisible answer', { answer: '\u200b\u2060\u3164' }, 'The answer is missing.'],
  ['a question of 8,001 characters', { question: 'x'.repeat(8001) }, 'The question is too long.'],
  ['an answer of 20,001 characters', { answer: 'x'.repeat(20_001) }, 'The answer is too long.'],
  [
    'NUL in the question',
    { question: '\0' },
    'This text has a hidden character we can’t save. Please type it again instead of pasting it.',
  ],
  [
    'NUL in the answer',
    { answer: 'a\0b' },
    'This text has a hidden character we can’t save. Please type it again instead of pasting it.',
  ],
  ['a list for a question', { question: ['Why?'] }, 'The question is missing.'],
])('adding text with %s to a flag is rejected', async (_what, changed, message) => {
  const { ruth } = await seedUsers();
  const { id } = (await flags(ruth)).body;

  expect(await includes(ruth, id, { ...WORDS, ...changed })).toMatchObject({
    status: 400,
    body: { message },
  });
  expect(await flagsIn(ruth)).toMatchObject([{ question: null, answer: null }]);
});

test('a flag stores a question of 8,000 characters and an answer of 20,000 characters byte for byte', async () => {
  const { ruth } = await seedUsers();
  const { id } = (await flags(ruth, { ...OF_DAVID, surface: 'dream', about: '水, Falling, 🕊' })).body;
  const words = { question: `${'水'.repeat(7999)}!`, answer: `<b>'"; --${'a'.repeat(19_991)}` };

  expect(await includes(ruth, id, words)).toMatchObject({ status: 200 });
  expect(await flagsIn(ruth)).toMatchObject([{ about: '水, Falling, 🕊', ...words }]);
});

test('text with an empty question can be added to a flag', async () => {
  const { ruth } = await seedUsers();
  const { id } = (await flags(ruth)).body;

  expect(await includes(ruth, id, { ...WORDS, question: '' })).toMatchObject({ status: 200 });
});

test('a user can flag sixty answers a day, independently of other users', async () => {
  const { ruth, boaz } = await seedUsers();
  await Promise.all(Array.from({ length: 60 }, () => flags(ruth)));

  const refused = await flags(ruth);

  expect(refused).toMatchObject({ status: 429, body: { message: expect.stringMatching(/^Too many .+\.$/) } });
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(await flags(boaz)).toMatchObject({ status: 201 });
  expect(await flagsIn(ruth)).toHaveLength(61);
});

test('a user can add text to flags sixty times a day', async () => {
  const { ruth } = await seedUsers();
  const { id } = (await flags(ruth)).body;
  await Promise.all(Array.from({ length: 60 }, () => includes(ruth, id)));

  expect(await includes(ruth, id)).toMatchObject({ status: 429 });
});

test('flagging an answer earns no experience points', async () => {
  const { ruth } = await seedUsers();

  await flags(ruth);

  expect((await ruth.getUser()).body.experiencePoints).toBe(10);
});

test('deleting a user deletes the flags of this user and no others', async () => {
  const { ruth, boaz, app } = await seedUsers();
  for (const who of [ruth, boaz]) await includes(who, (await flags(who)).body.id);

  await tableRows(app.db, "delete from users where first_name = 'Ruth'");

  expect(await flagsIn(ruth)).toMatchObject([{ first_name: 'Boaz' }]);
});

test('the API never returns a stored flag, not even to its author or a moderator', async () => {
  const { naomi, ruth } = await seedUsers();
  const { id } = (await flags(ruth)).body;
  await includes(ruth, id);

  for (const who of [ruth, naomi, await createVisitor()]) {
    for (const path of [FLAGS, `${FLAGS}/${id}`]) {
      const { status, text } = await who.get(path);
      expect([401, 404, 405]).toContain(status);
      expect(text).not.toContain(CANARY);
    }
  }
});

function flags(who: TestVisitor, flag: object = OF_DAVID) {
  return who.post(FLAGS, flag);
}

function includes(who: TestVisitor, id: unknown, words: object = WORDS) {
  return who.request(`${FLAGS}/${id}`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(words),
  });
}

/** Returns all stored flags, oldest first. */
function flagsIn({ app }: TestUser) {
  return tableRows(
    app.db,
    `select first_name, surface, about, source, model, question, answer
     from answer_flags join users on users.id = user_id order by answer_flags.id`,
  );
}
