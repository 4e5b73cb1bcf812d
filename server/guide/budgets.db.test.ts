import { expect, test } from 'vitest';
import { ChatAnswer } from '#contract/chats';
import { startChildServer } from '#server/testing/childServer';
import { expectOne, freshTestDatabase } from '#server/testing/database';
import {
  askModel,
  createGate,
  MODEL_DREAM,
  MODEL_FIGURE,
  MODEL_PATHS,
  MODEL_REQUESTS,
  MODEL_STUDY,
  type ModelPath,
  modelAt,
  userAt,
  writtenAnswers,
} from '#server/testing/modelTestApp';
import { databaseSettingsOf } from '#server/testing/operator';
import { RUTH, seedUsers } from '#server/testing/people';
import { answerWithJson, answerWithText, createProvider } from '#server/testing/provider';
import { retryUntilAnswered } from '#server/testing/retryUntilAnswered';
import { createTestApp } from '#server/testing/testApp';
import { FALLBACK_REASONS } from './model/modelOrWritten';

test('after thirty model answers within an hour, a user gets written answers, while other users still reach the model', async () => {
  const { url, requests } = await createProvider(answerWithText('Rest now.'));
  const { ruth, boaz } = await seedUsers(modelAt(url));
  const plain = (await writtenAnswers(ruth))[MODEL_STUDY];

  for (let call = 1; call <= 30; call++)
    expect(await askModel(ruth, MODEL_STUDY)).toMatchObject({ source: 'model' });

  expect(await askModel(ruth, MODEL_STUDY)).toEqual({ ...plain, fallbackReason: FALLBACK_REASONS.often });
  expect(await askModel(ruth, MODEL_DREAM)).toMatchObject({
    source: 'written',
    fallbackReason: FALLBACK_REASONS.often,
  });
  expect(await askModel(boaz, MODEL_STUDY)).toMatchObject({ source: 'model' });
  expect(requests).toHaveLength(31);
});

test('when the daily budget of model calls is used up, the written guide answers everyone and gives the reason', async () => {
  const { url, requests } = await createProvider(answerWithText('Rest now.'));
  const { ruth, boaz } = await seedUsers(modelAt(url, { AI_CALLS_A_DAY: 2 }));

  expect(await askModel(ruth, MODEL_STUDY)).toMatchObject({ source: 'model' });
  expect(await askModel(boaz, MODEL_FIGURE)).toMatchObject({ source: 'model' });
  for (const path of MODEL_PATHS) {
    expect(await askModel(ruth, path)).toMatchObject({
      source: 'written',
      fallbackReason: FALLBACK_REASONS.spent,
    });
  }
  expect(requests).toHaveLength(2);
});

test('while the shared daily budget is used up, questions do not count toward the user’s hourly limit', async () => {
  const { url } = await createProvider(answerWithText('Rest now.'));
  const { ruth } = await seedUsers(modelAt(url, { AI_CALLS_A_DAY: 0 }));

  for (let call = 1; call <= 40; call++) {
    expect(await askModel(ruth, MODEL_STUDY)).toMatchObject({ fallbackReason: FALLBACK_REASONS.spent });
  }
});

test('a daily budget of zero allows no model calls', async () => {
  const { url, requests } = await createProvider(answerWithText('Rest now.'));
  const { ruth } = await seedUsers(modelAt(url, { AI_CALLS_A_DAY: 0 }));

  expect(await askModel(ruth, MODEL_STUDY)).toMatchObject({
    source: 'written',
    fallbackReason: FALLBACK_REASONS.spent,
  });
  expect(requests).toEqual([]);
});

expectOne('postgresql', 'app instances that use the same database share the daily budget', async () => {
  const { url, requests } = await createProvider(answerWithText('Rest now.'));
  const settings = modelAt(url, { AI_CALLS_A_DAY: 2 });
  const { ruth } = await seedUsers(settings);
  const elsewhere = await userAt(ruth, await createTestApp(settings));

  expect(await askModel(ruth, MODEL_STUDY)).toMatchObject({ source: 'model' });
  expect(await askModel(elsewhere, MODEL_STUDY)).toMatchObject({ source: 'model' });
  expect(await askModel(ruth, MODEL_STUDY)).toMatchObject({ fallbackReason: FALLBACK_REASONS.spent });
  expect(await askModel(elsewhere, MODEL_STUDY)).toMatchObject({ fallbackReason: FALLBACK_REASONS.spent });
  expect(requests).toHaveLength(2);
});

expectOne(
  'postgresql',
  'server processes on one database do not exceed the daily budget, even with concurrent requests',
  async () => {
    const { url, requests } = await createProvider(answerWithText('Rest now.'));
    const database = databaseSettingsOf(await freshTestDatabase());
    const settings = { ...database, AI_BASE_URL: url, AI_MODEL: 'm', AI_CALLS_A_DAY: '3' };
    const servers = [await startChildServer(settings), await startChildServer(settings)];
    const signedUp = await fetch(`${servers[0]?.url}/api/auth/register`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(RUTH),
    });
    const Cookie = signedUp.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');

    const answers = await Promise.all(
      [...servers, ...servers].map(async (server) => {
        const call = { method: 'POST', headers: { 'Content-Type': 'application/json', Cookie } };
        const body = JSON.stringify(MODEL_REQUESTS[MODEL_STUDY]);
        const answer = await retryUntilAnswered(() =>
          fetch(`${server.url}${MODEL_STUDY}`, { ...call, body }),
        );
        return ChatAnswer.parse(await answer.json());
      }),
    );

    expect(answers.map(({ source }) => source).sort()).toEqual(['model', 'model', 'model', 'written']);
    expect(requests).toHaveLength(3);
    expect(servers[0]?.said.out).toContain('AI guide m, with the written guide as fallback');
  },
);

test('one process handles up to thirty-two model calls at once, and the written guide answers the next question', async () => {
  const go = createGate();
  const { url, requests } = await createProvider(async (line, request) => {
    await go.opened;
    answerWithText('Rest now.')(line, request);
  });
  const { ruth } = await seedUsers(modelAt(url, { AI_TIMEOUT: 20, LIMITS: 'off' }));
  const all = Array.from({ length: 32 }, () => askModel(ruth, MODEL_STUDY));
  await expect.poll(() => requests.length).toBe(32);

  expect(await askModel(ruth, MODEL_STUDY)).toMatchObject({
    source: 'written',
    fallbackReason: FALLBACK_REASONS.failed,
  });

  go.open();
  for (const answer of await Promise.all(all)) expect(answer).toMatchObject({ source: 'model' });
  expect(await askModel(ruth, MODEL_STUDY)).toMatchObject({ source: 'model' });
  expect(requests).toHaveLength(33);
});

test('four concurrent questions of a user reach the model, and the written guide answers the fifth immediately', async () => {
  const go = createGate();
  const { url, requests } = await createProvider(async (line, request) => {
    await go.opened;
    answerWithText('Rest now.')(line, request);
  });
  const { ruth, boaz } = await seedUsers(modelAt(url, { AI_TIMEOUT: 20 }));
  const plain = (await writtenAnswers(ruth))[MODEL_STUDY];

  const four = [...MODEL_PATHS.slice(1), MODEL_STUDY as ModelPath].map((path) => askModel(ruth, path));
  await expect.poll(() => requests.length).toBe(4);
  expect(await askModel(ruth, MODEL_STUDY)).toEqual({ ...plain, fallbackReason: FALLBACK_REASONS.busy });
  const his = askModel(boaz, MODEL_STUDY);
  go.open();

  for (const answer of [...(await Promise.all(four)), await his])
    expect(answer).toMatchObject({ source: 'model' });
  expect(await askModel(ruth, MODEL_STUDY)).toMatchObject({ source: 'model' });
});

test('failed model calls do not count toward the four concurrent calls of a user', async () => {
  const { url } = await createProvider(answerWithJson(401, 'No.'));
  const { ruth } = await seedUsers(modelAt(url));

  for (let call = 1; call <= 3; call++) {
    for (const path of MODEL_PATHS)
      expect(await askModel(ruth, path)).toMatchObject({ fallbackReason: FALLBACK_REASONS.failed });
  }
});
