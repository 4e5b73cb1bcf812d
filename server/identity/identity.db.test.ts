import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  IdentityProgressItem,
  IdentityResponse,
  IdentitySaved,
  QUESTION_COUNTS,
  QUESTIONS_TOTAL,
  TRUTH_IDS,
  type TruthId,
} from '#contract/identity';
import { RESPONSE_MAX } from '#contract/identityLimits';
import type { Db } from '#server/db/db';
import { CANARY } from '#server/testing/canary';
import { ledgerMismatches } from '#server/testing/community';
import { tableRows } from '#server/testing/database';
import {
  allIdentityXpEvents,
  IDENTITY_QUESTIONS,
  PROGRESS_PATH,
  parseList,
  postAnswer,
  RESPONSES_PATH,
  SAVE_PATH,
  xpEventsOf,
} from '#server/testing/identityCalls';
import { pointsOf, RUTH, seedUsers, type TestVisitor } from '#server/testing/people';
import { TOO_MANY_ATTEMPTS } from '#server/testing/tooManyAttempts';

const BLUEPRINT = '/api/identity/blueprint';

/** The required maximum is one second. The test allows more, because other tests may run at the same time. */
const MAX_ANSWER_MS = 5000;

const DISTRESS = 'I want to kill myself tonight.';

test('the four truths have three, three, three and five questions', () => {
  expect(QUESTION_COUNTS).toEqual({ chosen: 3, forgiven: 3, protected: 3, gifted: 5 });
  expect(IDENTITY_QUESTIONS).toHaveLength(14);
  expect(QUESTIONS_TOTAL).toBe(14);
});

test('a user can save answers three hundred times an hour, and can still read them after that', async () => {
  const { ruth, boaz } = await seedUsers();
  for (let time = 1; time <= 300; time++)
    expect((await postAnswer(ruth, 'chosen', 0, 'Naomi')).status).toBe(200);

  const json = { 'Content-Type': 'application/json' };
  for (const answer of [
    await postAnswer(ruth, 'chosen', 0, 'Naomi'),
    await ruth.request(`${BLUEPRINT}/living`, { method: 'PUT', headers: json, body: '{"text":"Mine"}' }),
  ]) {
    expect(answer).toMatchObject(TOO_MANY_ATTEMPTS);
  }
  expect(await ruth.get(RESPONSES_PATH)).toMatchObject({ status: 200, body: [{ response: 'Naomi' }] });
  expect((await postAnswer(boaz, 'chosen', 0, 'Ruth')).status).toBe(200);
});

test('a signed-out visitor can neither read nor save answers', async () => {
  const { ruth, visitor, app } = await seedUsers();
  await postAnswer(ruth, 'chosen', 0, `Naomi, my ${CANARY}`);
  const json = { 'Content-Type': 'application/json' };

  for (const answer of [
    await visitor.get(PROGRESS_PATH),
    await visitor.get(RESPONSES_PATH),
    await visitor.get('/api/identity/responses/chosen'),
    await visitor.get('/api/identity/responses/nothing'),
    await visitor.get(BLUEPRINT),
    await postAnswer(visitor, 'chosen', 0, 'No one'),
    await visitor.post(SAVE_PATH, {}),
    await visitor.request(`${BLUEPRINT}/living`, { method: 'PUT', headers: json, body: '{"text":"Mine"}' }),
    await visitor.request(`${BLUEPRINT}/nothing`, { method: 'PUT', headers: json, body: '{}' }),
  ]) {
    expect(answer).toMatchObject({ status: 401, body: { message: 'Please sign in to continue.' } });
    expect(answer.text).not.toContain(CANARY);
  }
  expect(await responsesIn(app.db)).toEqual([['Ruth', 'chosen', 0, `Naomi, my ${CANARY}`]]);
  expect(await tableRows(app.db, 'select id from blueprint_edits')).toEqual([]);
});

test('after a sign-out, the old session cookie can neither read nor save answers', async () => {
  const { ruth } = await seedUsers();
  await postAnswer(ruth, 'chosen', 0, 'Naomi');
  const cookies = new Map(ruth.cookies);

  await ruth.signOut();
  for (const [name, value] of cookies) ruth.cookies.set(name, value);

  expect(await ruth.get(RESPONSES_PATH)).toMatchObject({ status: 401 });
  expect(await postAnswer(ruth, 'chosen', 1, 'Naomi')).toMatchObject({ status: 401 });
});

test('a user without answers gets empty lists of answers and progress', async () => {
  const { ruth } = await seedUsers();

  for (const path of [
    PROGRESS_PATH,
    RESPONSES_PATH,
    ...TRUTH_IDS.map((truthId) => `/api/identity/responses/${truthId}`),
  ]) {
    const answer = await ruth.get(path);
    expect(answer).toMatchObject({ status: 200, text: '[]' });
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
  }
});

test('a user’s answers are listed in the order of the questions', async () => {
  const { ruth } = await seedUsers();

  const saved = await postAnswer(ruth, 'gifted', 2, 'Being a foreigner');
  await postAnswer(ruth, 'gifted', 0, 'Gleaning in the morning');
  await postAnswer(ruth, 'chosen', 1, 'Naomi called me daughter.');

  expect(saved).toMatchObject({ status: 200 });
  expect(saved.headers.get('Cache-Control')).toBe('no-store');
  expect(IdentitySaved.strict().parse(saved.body)).toEqual({
    truthId: 'gifted',
    questionIndex: 2,
    response: 'Being a foreigner',
    crisisHelp: null,
  });
  const gifted = parseList(IdentityResponse, await ruth.get('/api/identity/responses/gifted'));
  expect(gifted).toEqual([
    { truthId: 'gifted', questionIndex: 0, response: 'Gleaning in the morning' },
    { truthId: 'gifted', questionIndex: 2, response: 'Being a foreigner' },
  ]);
  const all = parseList(IdentityResponse, await ruth.get(RESPONSES_PATH));
  expect(all).toEqual([
    { truthId: 'chosen', questionIndex: 1, response: 'Naomi called me daughter.' },
    ...gifted,
  ]);
});

test('an answer is normalized and trimmed, and otherwise stored as written', async () => {
  const { ruth, app } = await seedUsers();
  const written = [
    [' \n\t Naomi \u3000\n', 'Naomi'],
    ['Two lines\n\n   and a third', 'Two lines\n\n   and a third'],
    ['<b>bold</b> & "quoted" \'too\' \\n', '<b>bold</b> & "quoted" \'too\' \\n'],
    ['cafe\u0301', 'caf\u00e9'],
    ['half \ud83d of one', 'half \ufffd of one'],
    ['אבא שלי \u202eenil\u202c 👩‍👩‍👧‍👦', 'אבא שלי \u202eenil\u202c 👩‍👩‍👧‍👦'],
    ["'; drop table identity_responses; --", "'; drop table identity_responses; --"],
  ] as const;

  for (const [typed, stored] of written) {
    expect(await postAnswer(ruth, 'chosen', 0, typed)).toMatchObject({
      status: 200,
      body: { response: stored },
    });
    expect(await responsesIn(app.db)).toEqual([['Ruth', 'chosen', 0, stored]]);
    expect(JSON.parse((await ruth.get(RESPONSES_PATH)).text)).toMatchObject([{ response: stored }]);
  }
});

test('an answer that mentions suicide is saved, earns XP and is returned with crisis help', async () => {
  const { ruth, boaz, app } = await seedUsers();

  const { body, status } = await postAnswer(ruth, 'protected', 2, DISTRESS);
  const { crisisHelp } = IdentitySaved.strict().parse(body);

  expect(status).toBe(200);
  expect(crisisHelp?.text).toMatch(/\.$/);
  expect(crisisHelp?.near).toMatch(/\w/);
  expect(`${crisisHelp?.text} ${crisisHelp?.near}`).not.toMatch(/just pray|promise me/i);
  expect(await responsesIn(app.db)).toEqual([['Ruth', 'protected', 2, DISTRESS]]);
  expect(await pointsOf(ruth)).toBe(15);
  expect(
    (await postAnswer(ruth, 'protected', 2, 'The traffic here is killing me.')).body.crisisHelp,
  ).toBeNull();
  expect((await postAnswer(boaz, 'protected', 2, 'From the heat.')).body.crisisHelp).toBeNull();
  expect(JSON.stringify(app.log)).not.toMatch(/kill|crisis/i);
});

test('an answer can have up to 4,000 characters after trimming', async () => {
  const { ruth } = await seedUsers();
  const longest = 'I sat by the well. '
    .repeat(300)
    .slice(0, RESPONSE_MAX - 1)
    .concat('.');

  expect(await postAnswer(ruth, 'chosen', 0, ` ${longest}\n\n`)).toMatchObject({
    status: 200,
    body: { response: longest },
  });
  expect(await postAnswer(ruth, 'chosen', 0, `${longest}.`)).toMatchObject({
    status: 400,
    body: { message: 'An answer can have up to 4,000 characters.' },
  });
  expect(JSON.parse((await ruth.get(RESPONSES_PATH)).text)).toMatchObject([{ response: longest }]);
});

const TRUTH_NOT_FOUND = 'We can’t find that truth.';

const QUESTION_NOT_FOUND = 'We can’t find that question.';

const ANSWER_MISSING = 'Write an answer first.';

test.each<[string, unknown, string]>([
  ['an unknown truth', { truthId: 'holy' }, TRUTH_NOT_FOUND],
  ['a truth in capitals', { truthId: 'Chosen' }, TRUTH_NOT_FOUND],
  ['a truth with a space', { truthId: 'chosen ' }, TRUTH_NOT_FOUND],
  ['a name of every object', { truthId: '__proto__' }, TRUTH_NOT_FOUND],
  ['a name of every function', { truthId: 'constructor' }, TRUTH_NOT_FOUND],
  ['no truth', { truthId: undefined }, TRUTH_NOT_FOUND],
  ['null for a truth', { truthId: null }, TRUTH_NOT_FOUND],
  ['two truths', { truthId: ['chosen', 'gifted'] }, TRUTH_NOT_FOUND],
  ['the fourth question of three', { questionIndex: 3 }, QUESTION_NOT_FOUND],
  ['the sixth question of five', { truthId: 'gifted', questionIndex: 5 }, QUESTION_NOT_FOUND],
  ['a question before the first', { questionIndex: -1 }, QUESTION_NOT_FOUND],
  ['half a question', { questionIndex: 0.5 }, QUESTION_NOT_FOUND],
  ['a question beyond numbers', { questionIndex: 1e20 }, QUESTION_NOT_FOUND],
  ['a question in a text', { questionIndex: '0' }, QUESTION_NOT_FOUND],
  ['null for a question', { questionIndex: null }, QUESTION_NOT_FOUND],
  ['yes for a question', { questionIndex: true }, QUESTION_NOT_FOUND],
  ['no question', { questionIndex: undefined }, QUESTION_NOT_FOUND],
  ['no answer', { response: undefined }, ANSWER_MISSING],
  ['null for an answer', { response: null }, ANSWER_MISSING],
  ['a number for an answer', { response: 7 }, ANSWER_MISSING],
  ['a list for an answer', { response: ['Naomi'] }, ANSWER_MISSING],
  ['an object for an answer', { response: { text: 'Naomi' } }, ANSWER_MISSING],
  ['an empty answer', { response: '' }, ANSWER_MISSING],
  ['white space', { response: ' \n\t\u3000\u00a0 ' }, ANSWER_MISSING],
  ['invisible characters', { response: '\u200b\u2060\ufe0f\u00ad' }, ANSWER_MISSING],
  ['4,001 characters', { response: 'x'.repeat(4001) }, 'An answer can have up to 4,000 characters.'],
  [
    'NUL',
    { response: 'Nao\0mi' },
    'This text has a hidden character we can’t save. Please type it again instead of pasting it.',
  ],
])('saving an answer with %s gets a readable error', async (_what, changed, message) => {
  const { ruth, app } = await seedUsers();
  const answer = { truthId: 'chosen', questionIndex: 0, response: 'Naomi' };

  expect(await ruth.post(SAVE_PATH, { ...answer, ...(changed as object) })).toMatchObject({
    status: 400,
    body: { message },
  });
  expect(await responsesIn(app.db)).toEqual([]);
  expect(await tableRows(app.db, 'select id from identity_progress')).toEqual([]);
  expect(await pointsOf(ruth)).toBe(10);
});

test('a random invalid request body gets a readable error', async () => {
  const { ruth, app } = await seedUsers();
  const form = fc.record({
    truthId: fc.oneof(fc.jsonValue(), fc.constant('chosen')),
    questionIndex: fc.oneof(fc.jsonValue(), fc.constant(0)),
    response: fc.jsonValue().filter((value) => typeof value !== 'string'),
  });

  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.jsonValue(), form), async (body) => {
      const answer = await ruth.post(SAVE_PATH, body);
      expect(answer.status).toBe(400);
      expect(answer.body.message).toMatch(/^[A-Z][^:]*\.$/);
      expect(answer.text).not.toMatch(/invalid input|expected|undefined/i);
    }),
    { examples: [[null], [[]], ['chosen'], [{}]] },
  );
  expect(await responsesIn(app.db)).toEqual([]);
});

test('a request body of 300 KB is rejected at once', async () => {
  const { ruth } = await seedUsers();

  const start = performance.now();
  const answer = await postAnswer(ruth, 'chosen', 0, 'x'.repeat(300 * 1024));

  expect(performance.now() - start).toBeLessThan(MAX_ANSWER_MS);
  expect(answer).toMatchObject({
    status: 413,
    body: { message: 'That’s too long. You can send up to 256 KB.' },
  });
});

test.each([
  'holy',
  'Chosen',
  'chosen%20',
  'chosen%00',
  '__proto__',
  'constructor',
  '0',
  '*',
  '%27',
  '%E0%A4%A',
])('a request for the answers about the unknown truth %s is rejected', async (name) => {
  const { ruth } = await seedUsers();
  await postAnswer(ruth, 'chosen', 0, CANARY);

  const answer = await ruth.get(`/api/identity/responses/${name}`);

  expect(answer).toMatchObject({ status: 400, body: { message: TRUTH_NOT_FOUND } });
  expect(answer.text).not.toContain(CANARY);
});

test('no user can read another user’s answers, whatever ids or headers they send', async () => {
  const { ruth, boaz, naomi, app } = await seedUsers();
  for (const { truthId, questionIndex } of IDENTITY_QUESTIONS)
    await postAnswer(ruth, truthId, questionIndex, CANARY);
  await editSection(ruth, 'living', `My own ${CANARY}`);
  const { id } = (await ruth.getUser()).body;
  const rows = await tableRows(app.db, 'select id from identity_responses');
  const headers = {
    'X-User-Id': String(id),
    'X-User': RUTH.email,
    'X-Forwarded-User': RUTH.email,
    Authorization: `Bearer ${id}`,
    Cookie: [...boaz.cookies].map(([name, value]) => `${name}=${value}; userId=${id}`).join(),
  };
  const query = `?userId=${id}&user_id=${id}&id=${id}&personId=${id}&email=${RUTH.email}`;

  for (const other of [boaz, naomi]) {
    for (const path of [
      PROGRESS_PATH,
      RESPONSES_PATH,
      '/api/identity/responses/chosen',
      '/api/gamification/user-stats',
    ]) {
      const plain = await other.get(path);
      expect(plain.status).toBe(200);
      expect((await other.get(`${path}${query}`)).text).toBe(plain.text);
      expect(plain.text).not.toMatch(new RegExp(`${CANARY}|"completed"|Answered a question`));
    }
    expect((await other.get(`${BLUEPRINT}${query}`)).body).toMatchObject({ answered: 0 });
    expect((await other.get(`${BLUEPRINT}${query}`)).text).not.toContain(CANARY);
    for (const path of [
      ...[id, RUTH.email, rows[0]?.id].flatMap((key) => [
        `${RESPONSES_PATH}/${key}`,
        `${PROGRESS_PATH}/${key}`,
        `${BLUEPRINT}/${key}`,
        `/api/identity/${key}`,
        `/api/identity/response/${key}`,
        `/api/identity/responses/${key}`,
        `/api/identity/responses/chosen/${key}`,
        `/api/gamification/user-stats/${key}`,
      ]),
    ]) {
      const answer = await other.get(path);
      expect([400, 404], path).toContain(answer.status);
      expect(answer.text, path).not.toContain(CANARY);
    }
  }
  for (const path of [PROGRESS_PATH, RESPONSES_PATH, '/api/identity/responses/chosen', BLUEPRINT]) {
    const answer = await boaz.get(path, headers);
    expect(answer.status, path).toBe(200);
    expect(answer.text, path).not.toMatch(new RegExp(`${CANARY}|"completed":true`));
  }
});

test('no user can save an answer for another user, and extra fields have no effect', async () => {
  const { ruth, boaz, app } = await seedUsers();
  const { id } = (await ruth.getUser()).body;

  const answer = await boaz.post(
    `${SAVE_PATH}?userId=${id}`,
    {
      truthId: 'chosen',
      questionIndex: 0,
      response: 'Boaz wrote this.',
      userId: id,
      user_id: id,
      person: { id },
      id: 1,
      completed: true,
      completedAt: '2001-01-01T00:00:00Z',
      createdAt: '2001-01-01T00:00:00Z',
      experienceGained: 1000,
      experiencePoints: 5000,
      companionLevel: 9,
      isModerator: true,
      ['__proto__']: { userId: id },
    },
    { 'X-User-Id': String(id) },
  );

  expect(answer).toMatchObject({ status: 200 });
  expect(IdentitySaved.strict().parse(answer.body).response).toBe('Boaz wrote this.');
  expect(await responsesIn(app.db)).toEqual([['Boaz', 'chosen', 0, 'Boaz wrote this.']]);
  expect(parseList(IdentityProgressItem, await boaz.get(PROGRESS_PATH))).toEqual([
    { truthId: 'chosen', completed: false },
  ]);
  expect(
    await tableRows(app.db, "select id from identity_responses where created_at < '2002-01-01'"),
  ).toEqual([]);
  expect((await boaz.getUser()).body).toMatchObject({
    experiencePoints: 15,
    companionLevel: 1,
    isModerator: false,
  });
  expect(await pointsOf(ruth)).toBe(10);
});

test('two users can answer the same question independently', async () => {
  const { ruth, boaz } = await seedUsers();

  await postAnswer(ruth, 'chosen', 0, 'Naomi');
  await postAnswer(boaz, 'chosen', 0, 'My mother Rahab');

  expect(JSON.parse((await ruth.get(RESPONSES_PATH)).text)).toMatchObject([{ response: 'Naomi' }]);
  expect(JSON.parse((await boaz.get(RESPONSES_PATH)).text)).toMatchObject([{ response: 'My mother Rahab' }]);
  expect([await pointsOf(ruth), await pointsOf(boaz)]).toEqual([15, 15]);
});

test('a second answer to a question replaces the first one and earns no XP', async () => {
  const { ruth, app } = await seedUsers();
  await postAnswer(ruth, 'chosen', 0, 'No one');
  const times = 'select created_at from identity_responses';
  const [first] = await tableRows(app.db, times);

  await postAnswer(ruth, 'chosen', 0, 'Naomi, after all');
  await postAnswer(ruth, 'chosen', 0, 'Naomi, after all');

  expect(await responsesIn(app.db)).toEqual([['Ruth', 'chosen', 0, 'Naomi, after all']]);
  expect(await pointsOf(ruth)).toBe(15);
  expect(await tableRows(app.db, `${times} where updated_at >= created_at`)).toEqual([first]);
  expect(await ledgerMismatches(app.db)).toEqual([]);
});

test.each(TRUTH_IDS)(
  'answering the last open question of the truth %s completes the truth and earns twenty XP once',
  async (truthId) => {
    const { ruth, app } = await seedUsers();
    const count = QUESTION_COUNTS[truthId];
    const progress = async () => parseList(IdentityProgressItem, await ruth.get(PROGRESS_PATH));

    for (let question = count - 1; question > 0; question--) {
      await postAnswer(ruth, truthId, question, 'Naomi');
      await postAnswer(ruth, truthId, question, 'Naomi again');
      expect(await progress()).toEqual([{ truthId, completed: false }]);
    }
    expect(await pointsOf(ruth)).toBe(10 + (count - 1) * 5);

    await postAnswer(ruth, truthId, 0, 'Naomi');
    expect(await progress()).toEqual([{ truthId, completed: true }]);
    expect(await pointsOf(ruth)).toBe(10 + count * 5 + 20);

    for (let question = 0; question < count; question++)
      await postAnswer(ruth, truthId, question, 'Naomi, still');
    expect(await progress()).toEqual([{ truthId, completed: true }]);
    expect(await pointsOf(ruth)).toBe(10 + count * 5 + 20);
    expect(await ledgerMismatches(app.db)).toEqual([]);
  },
);

test('answering all questions gives a user 160 XP and level 2', async () => {
  const { ruth, app } = await seedUsers();

  for (const { truthId, questionIndex } of IDENTITY_QUESTIONS)
    await postAnswer(ruth, truthId, questionIndex, 'Yes');

  expect((await ruth.getUser()).body).toMatchObject({ experiencePoints: 160, companionLevel: 2 });
  expect(parseList(IdentityProgressItem, await ruth.get(PROGRESS_PATH)).sort(byTruth)).toEqual(
    TRUTH_IDS.map((truthId) => ({ truthId, completed: true })).sort(byTruth),
  );
  expect(parseList(IdentityResponse, await ruth.get(RESPONSES_PATH))).toHaveLength(14);
  expect(await xpEventsOf(app.db)).toEqual(allIdentityXpEvents());
  expect(await ledgerMismatches(app.db)).toEqual([]);
});

test('a truth stays completed and keeps its completion date, even if an answer is deleted', async () => {
  const { ruth, app } = await seedUsers();
  for (const question of [0, 1, 2]) await postAnswer(ruth, 'chosen', question, 'Naomi');
  await app.db.execute(sql`update identity_progress set completed_at = '2001-01-01T00:00:00Z'`);
  await app.db.execute(sql`delete from identity_responses where question_index = 0`);

  await postAnswer(ruth, 'chosen', 1, 'Still Naomi');
  expect(parseList(IdentityProgressItem, await ruth.get(PROGRESS_PATH))).toEqual([
    { truthId: 'chosen', completed: true },
  ]);
  await postAnswer(ruth, 'chosen', 0, 'Naomi once more');

  expect(
    await tableRows(
      app.db,
      "select id from identity_progress where completed and completed_at = '2001-01-01T00:00:00Z'",
    ),
  ).toHaveLength(1);
  expect(await pointsOf(ruth)).toBe(45);
  expect(await ledgerMismatches(app.db)).toEqual([]);
});

test('no part of an answer is logged', async () => {
  const { ruth, app } = await seedUsers();

  await postAnswer(ruth, 'forgiven', 0, `I took my ${CANARY}.`);
  await postAnswer(ruth, 'forgiven', 7, `I took my ${CANARY}.`);
  await postAnswer(ruth, CANARY as TruthId, 0, `${CANARY}\0`);
  await ruth.get(`/api/identity/responses/${CANARY}`);
  await ruth.get(`${RESPONSES_PATH}?${CANARY}`);
  await ruth.get(BLUEPRINT);
  await editSection(ruth, 'living', `I go on with my ${CANARY}.`);
  await editSection(ruth, CANARY, CANARY);

  expect(app.log.filter(({ route }) => String(route).includes('/identity/'))).toHaveLength(8);
  expect(JSON.stringify(app.log)).not.toContain(CANARY);
});

function editSection(who: TestVisitor, section: string, text: unknown) {
  return who.request(`${BLUEPRINT}/${section}`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ text }),
  });
}

async function responsesIn(db: Db) {
  const rows = await tableRows(
    db,
    `select first_name, truth_id, question_index, response from identity_responses
       join users on users.id = user_id order by 1, 2, 3`,
  );
  return rows.map((row) => Object.values(row));
}

function byTruth(one: IdentityProgressItem, other: IdentityProgressItem) {
  return one.truthId < other.truthId ? -1 : 1;
}
