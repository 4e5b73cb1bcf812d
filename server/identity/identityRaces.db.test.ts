import { expect, onTestFinished, test } from 'vitest';
import {
  IdentityProgressItem,
  IdentityResponse,
  QUESTION_COUNTS,
  TRUTH_IDS,
  type TruthId,
} from '#contract/identity';
import { startChildServer } from '#server/testing/childServer';
import { ledgerMismatches } from '#server/testing/community';
import { expectOne, freshTestDatabase, openTestDatabase, tableRows } from '#server/testing/database';
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
import { databaseSettingsOf } from '#server/testing/operator';
import { pointsOf, RUTH, seedUsers } from '#server/testing/people';
import { retryUntilAnswered } from '#server/testing/retryUntilAnswered';
import { openTwoInstances } from '#server/testing/twoInstances';

test('two tabs that answer the same question concurrently leave one answer and earn XP once', async () => {
  const { ruth, app } = await seedUsers();
  const otherTab = ruth.at('192.0.2.1');
  await otherTab.signInAgain();

  const answers = await Promise.all([
    postAnswer(ruth, 'chosen', 0, 'Naomi'),
    postAnswer(otherTab, 'chosen', 0, 'My mother'),
  ]);

  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const stored = parseList(IdentityResponse, await ruth.get(RESPONSES_PATH));
  expect(stored).toHaveLength(1);
  expect(['Naomi', 'My mother']).toContain(stored[0]?.response);
  expect(await pointsOf(ruth)).toBe(15);
  expect(await ledgerMismatches(app.db)).toEqual([]);
});

test('ten concurrent saves of the last open question complete the truth once', async () => {
  const { ruth, app } = await seedUsers();
  await postAnswer(ruth, 'chosen', 0, 'Naomi');
  await postAnswer(ruth, 'chosen', 1, 'Naomi');

  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, at) => postAnswer(ruth, 'chosen', 2, `Naomi ${at}`)),
  );

  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(parseList(IdentityResponse, await ruth.get(RESPONSES_PATH))).toHaveLength(3);
  expect(parseList(IdentityProgressItem, await ruth.get(PROGRESS_PATH))).toEqual([
    { truthId: 'chosen', completed: true },
  ]);
  expect(await pointsOf(ruth)).toBe(45);
  expect(await ledgerMismatches(app.db)).toEqual([]);
});

test('a user who answers the last two open questions concurrently completes the truth', async () => {
  const { ruth, app } = await seedUsers();

  for (const truthId of TRUTH_IDS) {
    const last = QUESTION_COUNTS[truthId] - 1;
    for (let question = 0; question < last - 1; question++)
      await postAnswer(ruth, truthId, question, 'Naomi');
    await Promise.all([
      postAnswer(ruth, truthId, last - 1, 'Naomi'),
      postAnswer(ruth, truthId, last, 'Naomi'),
    ]);
  }

  expect(await xpEventsOf(app.db)).toEqual(allIdentityXpEvents());
  expect(await pointsOf(ruth)).toBe(160);
  expect(await tableRows(app.db, 'select id from identity_progress where completed')).toHaveLength(4);
  expect(await ledgerMismatches(app.db)).toEqual([]);
});

expectOne('postgresql', 'concurrent saves through two connection pools earn XP once per answer', async () => {
  const { one, other, db } = await openTwoInstances();

  for (const truthId of TRUTH_IDS) {
    const requests = fourTimes(truthId).map(({ questionIndex, round }) =>
      postAnswer(round % 2 ? one : other, truthId, questionIndex, `Round ${round}`),
    );
    const statuses = (await Promise.all(requests)).map(({ status }) => status);
    expect(statuses).toEqual(requests.map(() => 200));
  }

  expect(await xpEventsOf(db)).toEqual(allIdentityXpEvents());
  expect(await tableRows(db, 'select id from identity_responses')).toHaveLength(14);
  expect(await tableRows(db, 'select id from identity_progress where completed')).toHaveLength(4);
  expect((await other.getUser()).body).toMatchObject({ experiencePoints: 160, companionLevel: 2 });
  expect(await ledgerMismatches(db)).toEqual([]);
});

expectOne('postgresql', 'concurrent requests that earn every kind of XP all succeed', async () => {
  const { one, other, db } = await openTwoInstances();
  await tableRows(db, "update users set created_at = now() - interval '3 days'");

  for (let round = 0; round < 6; round++) {
    const answers = await Promise.all([
      ...IDENTITY_QUESTIONS.map(({ truthId, questionIndex }, at) =>
        retryUntilAnswered(() => postAnswer(at % 2 ? one : other, truthId, questionIndex, 'Yes')),
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
    expect(await ledgerMismatches(db)).toEqual([]);
    await tableRows(db, 'delete from user_activities');
    await tableRows(db, 'update users set experience_points = 0, companion_level = 1');
  }
});

expectOne(
  'postgresql',
  'two processes on one database store one answer per question and award XP once',
  async () => {
    const place = await freshTestDatabase();
    const settings = { ...databaseSettingsOf(place), LIMITS: 'off' };
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
      { truthId, questionIndex }: (typeof IDENTITY_QUESTIONS)[number],
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

    const { db, close } = await openTestDatabase(place);
    onTestFinished(close);
    expect(await xpEventsOf(db)).toEqual(allIdentityXpEvents());
    expect(await tableRows(db, 'select id from identity_responses')).toHaveLength(14);
    expect(await tableRows(db, 'select id from identity_progress where completed')).toHaveLength(4);
    expect(await ledgerMismatches(db)).toEqual([]);
  },
);

/** Lists every question of a truth four times. With at most twenty saves, none waits long for a connection. */
function fourTimes(truthId: TruthId) {
  return Array.from({ length: QUESTION_COUNTS[truthId] * 4 }, (_, at) => ({
    questionIndex: at >> 2,
    round: at % 4,
  }));
}
