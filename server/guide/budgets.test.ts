import { expect, test } from 'vitest';
import { ChatAnswer } from '#contract/chats';
import { startServer } from '#server/testing/childServer';
import { freshPlace, only } from '#server/testing/database';
import { house } from '#server/testing/house';
import {
  ASKED,
  asks,
  CALLS,
  DREAM,
  FIGURE,
  gate,
  modelAt,
  type Path,
  STUDY,
  sheAt,
  writtenAnswers,
} from '#server/testing/modelHouse';
import { people, RUTH } from '#server/testing/people';
import { provider, replies, says } from '#server/testing/provider';
import { untilAnswered } from '#server/testing/untilAnswered';
import { INSTEAD } from './answering';

test('after thirty answers within an hour the written guide goes on, for her alone', async () => {
  const { url, requests } = await provider(says('Rest now.'));
  const { ruth, boaz } = await people(modelAt(url));
  const plain = (await writtenAnswers(ruth))[STUDY];

  for (let call = 1; call <= 30; call++) expect(await asks(ruth, STUDY)).toMatchObject({ source: 'model' });

  expect(await asks(ruth, STUDY)).toEqual({ ...plain, instead: INSTEAD.often });
  expect(await asks(ruth, DREAM)).toMatchObject({ source: 'written', instead: INSTEAD.often });
  expect(await asks(boaz, STUDY)).toMatchObject({ source: 'model' });
  expect(requests).toHaveLength(31);
});

test('when the day’s budget is spent, the written guide answers everybody and says why', async () => {
  const { url, requests } = await provider(says('Rest now.'));
  const { ruth, boaz } = await people(modelAt(url, { AI_CALLS_A_DAY: 2 }));

  expect(await asks(ruth, STUDY)).toMatchObject({ source: 'model' });
  expect(await asks(boaz, FIGURE)).toMatchObject({ source: 'model' });
  for (const path of CALLS) {
    expect(await asks(ruth, path)).toMatchObject({ source: 'written', instead: INSTEAD.spent });
  }
  expect(requests).toHaveLength(2);
});

test('while the day’s budget is spent, asking uses nothing of her own up', async () => {
  const { url } = await provider(says('Rest now.'));
  const { ruth } = await people(modelAt(url, { AI_CALLS_A_DAY: 0 }));

  for (let call = 1; call <= 40; call++) {
    expect(await asks(ruth, STUDY)).toMatchObject({ instead: INSTEAD.spent });
  }
});

test('an operator who allows no calls is asked for none', async () => {
  const { url, requests } = await provider(says('Rest now.'));
  const { ruth } = await people(modelAt(url, { AI_CALLS_A_DAY: 0 }));

  expect(await asks(ruth, STUDY)).toMatchObject({ source: 'written', instead: INSTEAD.spent });
  expect(requests).toEqual([]);
});

only('postgresql', 'houses on one database share the day’s budget', async () => {
  const { url, requests } = await provider(says('Rest now.'));
  const settings = modelAt(url, { AI_CALLS_A_DAY: 2 });
  const { ruth } = await people(settings);
  const elsewhere = await sheAt(ruth, await house(settings));

  expect(await asks(ruth, STUDY)).toMatchObject({ source: 'model' });
  expect(await asks(elsewhere, STUDY)).toMatchObject({ source: 'model' });
  expect(await asks(ruth, STUDY)).toMatchObject({ instead: INSTEAD.spent });
  expect(await asks(elsewhere, STUDY)).toMatchObject({ instead: INSTEAD.spent });
  expect(requests).toHaveLength(2);
});

only(
  'postgresql',
  'processes on one database share the budget, also when all are asked at once',
  async () => {
    const { url, requests } = await provider(says('Rest now.'));
    const { DATABASE_URL = '' } = await freshPlace();
    const settings = { DATABASE_URL, AI_BASE_URL: url, AI_MODEL: 'm', AI_CALLS_A_DAY: '3' };
    const servers = [await startServer(settings), await startServer(settings)];
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
        const body = JSON.stringify(ASKED[STUDY]);
        const answer = await untilAnswered(() => fetch(`${server.url}${STUDY}`, { ...call, body }));
        return ChatAnswer.parse(await answer.json());
      }),
    );

    expect(answers.map(({ source }) => source).sort()).toEqual(['model', 'model', 'model', 'written']);
    expect(requests).toHaveLength(3);
    expect(servers[0]?.said.out).toContain('AI guide m, with the written guide as fallback');
  },
);

test('thirty-two answers of a model are on their way in one process, and then the written guide answers', async () => {
  const go = gate();
  const { url, requests } = await provider(async (line, request) => {
    await go.opened;
    says('Rest now.')(line, request);
  });
  const { ruth } = await people(modelAt(url, { AI_TIMEOUT: 20, LIMITS: 'off' }));
  const all = Array.from({ length: 32 }, () => asks(ruth, STUDY));
  await expect.poll(() => requests.length).toBe(32);

  expect(await asks(ruth, STUDY)).toMatchObject({ source: 'written', instead: INSTEAD.failed });

  go.open();
  for (const answer of await Promise.all(all)) expect(answer).toMatchObject({ source: 'model' });
  expect(await asks(ruth, STUDY)).toMatchObject({ source: 'model' });
  expect(requests).toHaveLength(33);
});

test('of five questions at once four reach the model, and the fifth is answered at once by the written guide', async () => {
  const go = gate();
  const { url, requests } = await provider(async (line, request) => {
    await go.opened;
    says('Rest now.')(line, request);
  });
  const { ruth, boaz } = await people(modelAt(url, { AI_TIMEOUT: 20 }));
  const plain = (await writtenAnswers(ruth))[STUDY];

  const four = [...CALLS.slice(1), STUDY as Path].map((path) => asks(ruth, path));
  await expect.poll(() => requests.length).toBe(4);
  expect(await asks(ruth, STUDY)).toEqual({ ...plain, instead: INSTEAD.busy });
  const his = asks(boaz, STUDY);
  go.open();

  for (const answer of [...(await Promise.all(four)), await his])
    expect(answer).toMatchObject({ source: 'model' });
  expect(await asks(ruth, STUDY)).toMatchObject({ source: 'model' });
});

test('a call that fails gives its place back', async () => {
  const { url } = await provider(replies(401, 'No.'));
  const { ruth } = await people(modelAt(url));

  for (let call = 1; call <= 3; call++) {
    for (const path of CALLS) expect(await asks(ruth, path)).toMatchObject({ instead: INSTEAD.failed });
  }
});
