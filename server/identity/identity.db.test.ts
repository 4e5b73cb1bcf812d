import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
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
import { LEVEL_SPAN } from '#contract/levels';
import type { Db } from '#server/db/db';
import { startChildServer } from '#server/testing/childServer';
import { expectOne, freshTestDatabase, openTestDatabase, tableRows } from '#server/testing/database';
import { RUTH, seedUsers, TestUser, type TestVisitor } from '#server/testing/people';
import { retryUntilAnswered } from '#server/testing/retryUntilAnswered';
import { createTestApp } from '#server/testing/testApp';

const SAVE_PATH = '/api/identity/response';
const ALL = '/api/identity/all-responses';
const PROGRESS = '/api/identity/progress';
const BLUEPRINT = '/api/identity/blueprint';

/** A word that our content never contains. If a test finds it, a user's text leaked. */
const CANARY = 'zaphnathpaaneahine';

/** The required maximum is one second. The test allows more, because other tests may run at the same time. */
const MAX_ANSWER_MS = 5000;

const DISTRESS = 'I want to kill myself tonight.';

const QUESTIONS = TRUTH_IDS.flatMap((truthId) =>
  Array.from({ length: QUESTION_COUNTS[truthId] }, (_, questionIndex) => ({ truthId, questionIndex })),
);

test('the four truths have three, three, three and five questions', () => {
  expect(QUESTION_COUNTS).toEqual({ chosen: 3, forgiven: 3, protected: 3, gifted: 5 });
  expect(QUESTIONS).toHaveLength(14);
  expect(QUESTIONS_TOTAL).toBe(14);
});

test('a user can save answers three hundred times an hour, and can still read them after that', async () => {
  const { ruth, boaz } = await seedUsers();
  for (let time = 1; time <= 300; time++)
    expect((await saveAnswer(ruth, 'chosen', 0, 'Naomi')).status).toBe(200);

  const json = { 'Content-Type': 'application/json' };
  for (const answer of [
    await saveAnswer(ruth, 'chosen', 0, 'Naomi'),
    await ruth.request(`${BLUEPRINT}/living`, { method: 'PUT', headers: json, body: '{"text":"Mine"}' }),
  ]) {
    expect(answer).toMatchObject({
      status: 429,
      body: { message: 'Too many attempts. Please try again in 60 minutes.' },
    });
  }
  expect(await ruth.get(ALL)).toMatchObject({ status: 200, body: [{ response: 'Naomi' }] });
  expect((await saveAnswer(boaz, 'chosen', 0, 'Ruth')).status).toBe(200);
});

test('a signed-out visitor can neither read nor save answers', async () => {
  const { ruth, stranger, app } = await seedUsers();
  await saveAnswer(ruth, 'chosen', 0, `Naomi, my ${CANARY}`);
  const json = { 'Content-Type': 'application/json' };

  for (const answer of [
    await stranger.get(PROGRESS),
    await stranger.get(ALL),
    await stranger.get('/api/identity/responses/chosen'),
    await stranger.get('/api/identity/responses/nothing'),
    await stranger.get(BLUEPRINT),
    await saveAnswer(stranger, 'chosen', 0, 'No one'),
    await stranger.post(SAVE_PATH, {}),
    await stranger.request(`${BLUEPRINT}/living`, { method: 'PUT', headers: json, body: '{"text":"Mine"}' }),
    await stranger.request(`${BLUEPRINT}/nothing`, { method: 'PUT', headers: json, body: '{}' }),
  ]) {
    expect(answer).toMatchObject({ status: 401, body: { message: 'Please sign in to continue.' } });
    expect(answer.text).not.toContain(CANARY);
  }
  expect(await responsesIn(app.db)).toEqual([['Ruth', 'chosen', 0, `Naomi, my ${CANARY}`]]);
  expect(await tableRows(app.db, 'select id from blueprint_edits')).toEqual([]);
});

test('after a sign-out, the old session cookie can neither read nor save answers', async () => {
  const { ruth } = await seedUsers();
  await saveAnswer(ruth, 'chosen', 0, 'Naomi');
  const cookies = new Map(ruth.cookies);

  await ruth.signOut();
  for (const [name, value] of cookies) ruth.cookies.set(name, value);

  expect(await ruth.get(ALL)).toMatchObject({ status: 401 });
  expect(await saveAnswer(ruth, 'chosen', 1, 'Naomi')).toMatchObject({ status: 401 });
});

test('a user without answers gets empty lists of answers and progress', async () => {
  const { ruth } = await seedUsers();

  for (const path of [PROGRESS, ALL, ...TRUTH_IDS.map((truthId) => `/api/identity/responses/${truthId}`)]) {
    const answer = await ruth.get(path);
    expect(answer).toMatchObject({ status: 200, text: '[]' });
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
  }
});

test('a user’s answers are listed in the order of the questions', async () => {
  const { ruth } = await seedUsers();

  const saved = await saveAnswer(ruth, 'gifted', 2, 'Being a foreigner');
  await saveAnswer(ruth, 'gifted', 0, 'Gleaning in the morning');
  await saveAnswer(ruth, 'chosen', 1, 'Naomi called me daughter.');

  expect(saved).toMatchObject({ status: 200 });
  expect(saved.headers.get('Cache-Control')).toBe('no-store');
  expect(IdentitySaved.strict().parse(saved.body)).toEqual({
    truthId: 'gifted',
    questionIndex: 2,
    response: 'Being a foreigner',
    crisisHelp: null,
  });
  const gifted = listOf(IdentityResponse, await ruth.get('/api/identity/responses/gifted'));
  expect(gifted).toEqual([
    { truthId: 'gifted', questionIndex: 0, response: 'Gleaning in the morning' },
    { truthId: 'gifted', questionIndex: 2, response: 'Being a foreigner' },
  ]);
  const all = listOf(IdentityResponse, await ruth.get(ALL));
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
    expect(await saveAnswer(ruth, 'chosen', 0, typed)).toMatchObject({
      status: 200,
      body: { response: stored },
    });
    expect(await responsesIn(app.db)).toEqual([['Ruth', 'chosen', 0, stored]]);
    expect(JSON.parse((await ruth.get(ALL)).text)).toMatchObject([{ response: stored }]);
  }
});

test('an answer that mentions suicide is saved, earns XP and is returned with crisis help', async () => {
  const { ruth, boaz, app } = await seedUsers();

  const { body, status } = await saveAnswer(ruth, 'protected', 2, DISTRESS);
  const { crisisHelp } = IdentitySaved.strict().parse(body);

  expect(status).toBe(200);
  expect(crisisHelp?.text).toMatch(/\.$/);
  expect(crisisHelp?.near).toMatch(/\w/);
  expect(`${crisisHelp?.text} ${crisisHelp?.near}`).not.toMatch(/just pray|promise me/i);
  expect(await responsesIn(app.db)).toEqual([['Ruth', 'protected', 2, DISTRESS]]);
  expect(await pointsOf(ruth)).toBe(15);
  expect(
    (await saveAnswer(ruth, 'protected', 2, 'The traffic here is killing me.')).body.crisisHelp,
  ).toBeNull();
  expect((await saveAnswer(boaz, 'protected', 2, 'From the heat.')).body.crisisHelp).toBeNull();
  expect(JSON.stringify(app.log)).not.toMatch(/kill|crisis/i);
});

test('an answer can have up to 4,000 characters after trimming', async () => {
  const { ruth } = await seedUsers();
  const longest = 'I sat by the well. '
    .repeat(300)
    .slice(0, RESPONSE_MAX - 1)
    .concat('.');

  expect(await saveAnswer(ruth, 'chosen', 0, ` ${longest}\n\n`)).toMatchObject({
    status: 200,
    body: { response: longest },
  });
  expect(await saveAnswer(ruth, 'chosen', 0, `${longest}.`)).toMatchObject({
    status: 400,
    body: { message: 'An answer can have up to 4,000 characters.' },
  });
  expect(JSON.parse((await ruth.get(ALL)).text)).toMatchObject([{ response: longest }]);
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
  const answer = await saveAnswer(ruth, 'chosen', 0, 'x'.repeat(300 * 1024));

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
  await saveAnswer(ruth, 'chosen', 0, CANARY);

  const answer = await ruth.get(`/api/identity/responses/${name}`);

  expect(answer).toMatchObject({ status: 400, body: { message: TRUTH_NOT_FOUND } });
  expect(answer.text).not.toContain(CANARY);
});

test('no user can read another user’s answers, whatever ids or headers they send', async () => {
  const { ruth, boaz, naomi, app } = await seedUsers();
  for (const { truthId, questionIndex } of QUESTIONS) await saveAnswer(ruth, truthId, questionIndex, CANARY);
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
    for (const path of [PROGRESS, ALL, '/api/identity/responses/chosen', '/api/gamification/user-stats']) {
      const plain = await other.get(path);
      expect(plain.status).toBe(200);
      expect((await other.get(`${path}${query}`)).text).toBe(plain.text);
      expect(plain.text).not.toMatch(new RegExp(`${CANARY}|"completed"|Answered a question`));
    }
    expect((await other.get(`${BLUEPRINT}${query}`)).body).toMatchObject({ answered: 0 });
    expect((await other.get(`${BLUEPRINT}${query}`)).text).not.toContain(CANARY);
    for (const path of [
      ...[id, RUTH.email, rows[0]?.id].flatMap((key) => [
        `${ALL}/${key}`,
        `${PROGRESS}/${key}`,
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
  for (const path of [PROGRESS, ALL, '/api/identity/responses/chosen', BLUEPRINT]) {
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
  expect(listOf(IdentityProgressItem, await boaz.get(PROGRESS))).toEqual([
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

  await saveAnswer(ruth, 'chosen', 0, 'Naomi');
  await saveAnswer(boaz, 'chosen', 0, 'My mother Rahab');

  expect(JSON.parse((await ruth.get(ALL)).text)).toMatchObject([{ response: 'Naomi' }]);
  expect(JSON.parse((await boaz.get(ALL)).text)).toMatchObject([{ response: 'My mother Rahab' }]);
  expect([await pointsOf(ruth), await pointsOf(boaz)]).toEqual([15, 15]);
});

test('a second answer to a question replaces the first one and earns no XP', async () => {
  const { ruth, app } = await seedUsers();
  await saveAnswer(ruth, 'chosen', 0, 'No one');
  const times = 'select created_at from identity_responses';
  const [first] = await tableRows(app.db, times);

  await saveAnswer(ruth, 'chosen', 0, 'Naomi, after all');
  await saveAnswer(ruth, 'chosen', 0, 'Naomi, after all');

  expect(await responsesIn(app.db)).toEqual([['Ruth', 'chosen', 0, 'Naomi, after all']]);
  expect(await pointsOf(ruth)).toBe(15);
  expect(await tableRows(app.db, `${times} where updated_at >= created_at`)).toEqual([first]);
  expect(await mismatchesIn(app.db)).toEqual([]);
});

test.each(TRUTH_IDS)(
  'answering the last open question of the truth %s completes the truth and earns twenty XP once',
  async (truthId) => {
    const { ruth, app } = await seedUsers();
    const count = QUESTION_COUNTS[truthId];
    const progress = async () => listOf(IdentityProgressItem, await ruth.get(PROGRESS));

    for (let question = count - 1; question > 0; question--) {
      await saveAnswer(ruth, truthId, question, 'Naomi');
      await saveAnswer(ruth, truthId, question, 'Naomi again');
      expect(await progress()).toEqual([{ truthId, completed: false }]);
    }
    expect(await pointsOf(ruth)).toBe(10 + (count - 1) * 5);

    await saveAnswer(ruth, truthId, 0, 'Naomi');
    expect(await progress()).toEqual([{ truthId, completed: true }]);
    expect(await pointsOf(ruth)).toBe(10 + count * 5 + 20);

    for (let question = 0; question < count; question++)
      await saveAnswer(ruth, truthId, question, 'Naomi, still');
    expect(await progress()).toEqual([{ truthId, completed: true }]);
    expect(await pointsOf(ruth)).toBe(10 + count * 5 + 20);
    expect(await mismatchesIn(app.db)).toEqual([]);
  },
);

test('answering all questions gives a user 160 XP and level 2', async () => {
  const { ruth, app } = await seedUsers();

  for (const { truthId, questionIndex } of QUESTIONS) await saveAnswer(ruth, truthId, questionIndex, 'Yes');

  expect((await ruth.getUser()).body).toMatchObject({ experiencePoints: 160, companionLevel: 2 });
  expect(listOf(IdentityProgressItem, await ruth.get(PROGRESS)).sort(byTruth)).toEqual(
    TRUTH_IDS.map((truthId) => ({ truthId, completed: true })).sort(byTruth),
  );
  expect(listOf(IdentityResponse, await ruth.get(ALL))).toHaveLength(14);
  expect(await ledgerOf(app.db)).toEqual(wholeLedger());
  expect(await mismatchesIn(app.db)).toEqual([]);
});

test('a truth stays completed and keeps its completion date, even if an answer is deleted', async () => {
  const { ruth, app } = await seedUsers();
  for (const question of [0, 1, 2]) await saveAnswer(ruth, 'chosen', question, 'Naomi');
  await app.db.execute(sql`update identity_progress set completed_at = '2001-01-01T00:00:00Z'`);
  await app.db.execute(sql`delete from identity_responses where question_index = 0`);

  await saveAnswer(ruth, 'chosen', 1, 'Still Naomi');
  expect(listOf(IdentityProgressItem, await ruth.get(PROGRESS))).toEqual([
    { truthId: 'chosen', completed: true },
  ]);
  await saveAnswer(ruth, 'chosen', 0, 'Naomi once more');

  expect(
    await tableRows(
      app.db,
      "select id from identity_progress where completed and completed_at = '2001-01-01T00:00:00Z'",
    ),
  ).toHaveLength(1);
  expect(await pointsOf(ruth)).toBe(45);
  expect(await mismatchesIn(app.db)).toEqual([]);
});

test('two tabs that answer the same question concurrently leave one answer and earn XP once', async () => {
  const { ruth, app } = await seedUsers();
  const otherTab = ruth.at('192.0.2.1');
  await otherTab.signInAgain();

  const answers = await Promise.all([
    saveAnswer(ruth, 'chosen', 0, 'Naomi'),
    saveAnswer(otherTab, 'chosen', 0, 'My mother'),
  ]);

  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const stored = listOf(IdentityResponse, await ruth.get(ALL));
  expect(stored).toHaveLength(1);
  expect(['Naomi', 'My mother']).toContain(stored[0]?.response);
  expect(await pointsOf(ruth)).toBe(15);
  expect(await mismatchesIn(app.db)).toEqual([]);
});

test('ten concurrent saves of the last open question complete the truth once', async () => {
  const { ruth, app } = await seedUsers();
  await saveAnswer(ruth, 'chosen', 0, 'Naomi');
  await saveAnswer(ruth, 'chosen', 1, 'Naomi');

  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, at) => saveAnswer(ruth, 'chosen', 2, `Naomi ${at}`)),
  );

  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(listOf(IdentityResponse, await ruth.get(ALL))).toHaveLength(3);
  expect(listOf(IdentityProgressItem, await ruth.get(PROGRESS))).toEqual([
    { truthId: 'chosen', completed: true },
  ]);
  expect(await pointsOf(ruth)).toBe(45);
  expect(await mismatchesIn(app.db)).toEqual([]);
});

test('a user who answers the last two open questions concurrently completes the truth', async () => {
  const { ruth, app } = await seedUsers();

  for (const truthId of TRUTH_IDS) {
    const last = QUESTION_COUNTS[truthId] - 1;
    for (let question = 0; question < last - 1; question++)
      await saveAnswer(ruth, truthId, question, 'Naomi');
    await Promise.all([
      saveAnswer(ruth, truthId, last - 1, 'Naomi'),
      saveAnswer(ruth, truthId, last, 'Naomi'),
    ]);
  }

  expect(await ledgerOf(app.db)).toEqual(wholeLedger());
  expect(await pointsOf(ruth)).toBe(160);
  expect(await tableRows(app.db, 'select id from identity_progress where completed')).toHaveLength(4);
  expect(await mismatchesIn(app.db)).toEqual([]);
});

expectOne('postgresql', 'concurrent saves through two connection pools earn XP once per answer', async () => {
  const { one, other, db } = await ruthOnTwoPools();

  for (const truthId of TRUTH_IDS) {
    const requests = fourTimes(truthId).map(({ questionIndex, round }) =>
      saveAnswer(round % 2 ? one : other, truthId, questionIndex, `Round ${round}`),
    );
    const statuses = (await Promise.all(requests)).map(({ status }) => status);
    expect(statuses).toEqual(requests.map(() => 200));
  }

  expect(await ledgerOf(db)).toEqual(wholeLedger());
  expect(await tableRows(db, 'select id from identity_responses')).toHaveLength(14);
  expect(await tableRows(db, 'select id from identity_progress where completed')).toHaveLength(4);
  expect((await other.getUser()).body).toMatchObject({ experiencePoints: 160, companionLevel: 2 });
  expect(await mismatchesIn(db)).toEqual([]);
});

expectOne('postgresql', 'concurrent requests that earn every kind of XP all succeed', async () => {
  const { one, other, db } = await ruthOnTwoPools();
  await tableRows(db, "update users set created_at = now() - interval '3 days'");

  for (let round = 0; round < 6; round++) {
    const answers = await Promise.all([
      ...QUESTIONS.map(({ truthId, questionIndex }, at) =>
        retryUntilAnswered(() => saveAnswer(at % 2 ? one : other, truthId, questionIndex, 'Yes')),
      ),
      ...[one, other].flatMap((who) => [
        ...Array.from({ length: 5 }, () => retryUntilAnswered(() => who.getUser())),
        ...['david', 'ruth', 'esther', 'job', 'joshua', 'solomon'].map((figureId) =>
          retryUntilAnswered(() =>
            who.post('/api/biblical-figures/chat', {
              figureId,
              messages: [{ role: 'user', content: 'Hello' }],
            }),
          ),
        ),
        retryUntilAnswered(() =>
          who.post('/api/bible-chat', { messages: [{ role: 'user', content: 'John 3:16' }] }),
        ),
        retryUntilAnswered(() =>
          who.post('/api/dreams/interpret', { dreamText: 'I stood at a well with my mother.' }),
        ),
      ]),
    ]);
    expect(answers.map(({ status, text }) => (status === 200 ? 200 : text))).toEqual(Array(40).fill(200));
    expect(await mismatchesIn(db)).toEqual([]);
    await tableRows(db, 'delete from user_activities');
    await tableRows(db, 'update users set experience_points = 0, companion_level = 1');
  }
});

expectOne(
  'postgresql',
  'two processes on one database store one answer per question and award XP once',
  async () => {
    const { DATABASE_URL = '', DATA_DIR } = await freshTestDatabase();
    const settings = { DATABASE_URL, LIMITS: 'off' };
    const [first, second] = await Promise.all([startChildServer(settings), startChildServer(settings)]);
    const json = { 'Content-Type': 'application/json' };
    const signedUp = await fetch(`${first.url}/api/auth/register`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify(RUTH),
    });
    const Cookie = (signedUp.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';
    const save = async (
      url: string,
      response: string,
      { truthId, questionIndex }: (typeof QUESTIONS)[number],
    ) =>
      (
        await retryUntilAnswered(() =>
          fetch(url + SAVE_PATH, {
            method: 'POST',
            headers: { ...json, Cookie },
            body: JSON.stringify({ truthId, questionIndex, response }),
          }),
        )
      ).status;

    expect(signedUp.status).toBe(201);
    for (const truthId of TRUTH_IDS) {
      const requests = fourTimes(truthId).map(({ questionIndex, round }) =>
        save(round % 2 ? first.url : second.url, `Round ${round}`, { truthId, questionIndex }),
      );
      expect(await Promise.all(requests)).toEqual(requests.map(() => 200));
    }

    const { db, close } = await openTestDatabase({ DATABASE_URL, DATA_DIR });
    onTestFinished(close);
    expect(await ledgerOf(db)).toEqual(wholeLedger());
    expect(await tableRows(db, 'select id from identity_responses')).toHaveLength(14);
    expect(await tableRows(db, 'select id from identity_progress where completed')).toHaveLength(4);
    expect(await mismatchesIn(db)).toEqual([]);
  },
);

test('no part of an answer is logged', async () => {
  const { ruth, app } = await seedUsers();

  await saveAnswer(ruth, 'forgiven', 0, `I took my ${CANARY}.`);
  await saveAnswer(ruth, 'forgiven', 7, `I took my ${CANARY}.`);
  await saveAnswer(ruth, CANARY as TruthId, 0, `${CANARY}\0`);
  await ruth.get(`/api/identity/responses/${CANARY}`);
  await ruth.get(`${ALL}?${CANARY}`);
  await ruth.get(BLUEPRINT);
  await editSection(ruth, 'living', `I go on with my ${CANARY}.`);
  await editSection(ruth, CANARY, CANARY);

  expect(app.log.filter(({ route }) => String(route).includes('/identity/'))).toHaveLength(8);
  expect(JSON.stringify(app.log)).not.toContain(CANARY);
});

function saveAnswer(who: TestVisitor, truthId: TruthId, questionIndex: number, response: string) {
  return who.post(SAVE_PATH, { truthId, questionIndex, response });
}

function editSection(who: TestVisitor, section: string, text: unknown) {
  return who.request(`${BLUEPRINT}/${section}`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ text }),
  });
}

/** Parses a list. Throws if an item has extra fields. */
function listOf<Item>(
  shape: { strict: () => { array: () => { parse: (value: unknown) => Item[] } } },
  { text }: { text: string },
): Item[] {
  return shape.strict().array().parse(JSON.parse(text));
}

/** Lists every question of a truth four times. With at most twenty saves, none waits long for a connection. */
function fourTimes(truthId: TruthId) {
  return Array.from({ length: QUESTION_COUNTS[truthId] * 4 }, (_, at) => ({
    questionIndex: at >> 2,
    round: at % 4,
  }));
}

/**
 * Signs Ruth in on two app instances with one PostgreSQL server. Each instance has ten connections, because other test
 * files need some of the server's hundred.
 */
async function ruthOnTwoPools() {
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
  return { one, other, db: app.db };
}

async function pointsOf(who: TestVisitor) {
  return (await who.getUser()).body.experiencePoints;
}

/** Returns the users whose XP is not the sum of their ledger, or whose level does not match their XP. */
function mismatchesIn(db: Db) {
  return tableRows(
    db,
    `select first_name, experience_points, companion_level, coalesce(sum(experience_gained), 0)::int as ledger
       from users left join user_activities on user_id = users.id group by users.id
     having experience_points <> coalesce(sum(experience_gained), 0)
         or companion_level <> experience_points / ${LEVEL_SPAN} + 1`,
  );
}

/** Returns Ruth's XP events, except the one for signing up. */
async function ledgerOf(db: Db) {
  const rows = await tableRows(
    db,
    `select activity_type, deed_key, experience_gained from user_activities join users on users.id = user_id
      where first_name = 'Ruth' and activity_type <> 'joined'`,
  );
  return rows.map((row) => Object.values(row).join(' ')).sort();
}

/** Returns the XP events of a user who has answered all questions. */
function wholeLedger() {
  return [
    ...QUESTIONS.map(({ truthId, questionIndex }) => `answered ${truthId}.${questionIndex} 5`),
    ...TRUTH_IDS.map((truthId) => `completedTruth ${truthId} 20`),
  ].sort();
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
