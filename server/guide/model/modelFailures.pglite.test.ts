import { once } from 'node:events';
import { expect, test } from 'vitest';
import { ANSWER_MAX, ChatAnswer } from '#contract/chats';
import { CANARY } from '#server/testing/canary';
import { tableRows } from '#server/testing/database';
import {
  eventsIn,
  expectWritten,
  failOnConsoleOutput,
  MODEL_CHATS,
  prose,
  SECRET_ERROR,
  WATER,
  warningsOf,
} from '#server/testing/modelChats';
import {
  askModel,
  MODEL_DREAM,
  MODEL_PATHS,
  MODEL_REQUESTS,
  MODEL_STUDY,
  modelAt,
  userAt,
  writtenAnswers,
} from '#server/testing/modelTestApp';
import { STREAMING_HEADERS, seedUsers, type TestAnswer } from '#server/testing/people';
import {
  answerAfter,
  answerWithJson,
  answerWithStream,
  answerWithSymbols,
  answerWithText,
  createProvider,
  cutAfter,
  dripBytes,
  endUnfinishedAfter,
  goSilentAfter,
  hangAfterHeaders,
  hangBeforeHeaders,
  hangUp,
  type ProviderAnswer,
} from '#server/testing/provider';
import { createTestApp } from '#server/testing/testApp';
import { FALLBACK_REASONS } from './modelOrWritten';

const WRITING = `The ${CANARY} is told of in the first book. `;

failOnConsoleOutput();

type FaultCase = {
  answers: [ProviderAnswer, ...ProviderAnswer[]];
  /** The faults that may be logged. Dreams and chats may differ. */
  faults: string[];
  /** The timeout. It is long enough for a retry, except for providers that stay silent. */
  seconds?: number;
};

const FAULTS: Record<string, FaultCase> = {
  'never answers': { answers: [hangBeforeHeaders], faults: ['slow'], seconds: 1 },
  'answers and then says nothing': { answers: [hangAfterHeaders], faults: ['slow'], seconds: 1 },
  'begins too late': { answers: [answerAfter(3000, WRITING)], faults: ['slow'], seconds: 1 },
  'says a word at a time and never ends': { answers: [dripBytes], faults: ['slow'], seconds: 1 },
  'falls silent in its first paragraph': {
    answers: [goSilentAfter(WRITING)],
    faults: ['slow'],
    seconds: 1,
  },
  'closes the connection': { answers: [hangUp], faults: ['refused'] },
  'is cut off in mid-sentence': { answers: [cutAfter(WRITING)], faults: ['broken', 'refused'] },
  'ends without saying that it is finished': {
    answers: [endUnfinishedAfter(WRITING)],
    faults: ['broken'],
  },
  'is always busy': {
    answers: [answerWithJson(429, SECRET_ERROR, { 'Retry-After': '1' })],
    faults: ['refused'],
  },
  'asks to wait an hour': {
    answers: [answerWithJson(429, SECRET_ERROR, { 'Retry-After': '3600' })],
    faults: ['refused'],
  },
  'has an internal error': { answers: [answerWithJson(500, SECRET_ERROR)], faults: ['refused'] },
  'rejects the key': { answers: [answerWithJson(401, SECRET_ERROR)], faults: ['refused'] },
  'is a Wi-Fi login page': {
    answers: [
      answerWithJson(200, `<html><body>Sign in, ${CANARY}</body></html>`, { 'Content-Type': 'text/html' }),
    ],
    faults: ['broken'],
  },
  'streams invalid JSON': {
    answers: [answerWithStream(`data: {"choices": ${CANARY}\n\nxx${CANARY}\n\ndata: [DONE]\n\n`)],
    faults: ['broken'],
  },
  'streams an unknown format': {
    answers: [answerWithStream(`data: {"answer": "${CANARY}"}\n\ndata: [DONE]\n\n`)],
    faults: ['broken'],
  },
  'says half an object': {
    answers: [answerWithJson(200, `{"choices":[{"${CANARY}`, { 'Content-Type': 'application/json' })],
    faults: ['broken'],
  },
  'reports an error in its stream': {
    answers: [answerWithStream(`data: ${SECRET_ERROR}\n\n`)],
    faults: ['broken'],
  },
  'says nothing': { answers: [answerWithText('')], faults: ['empty', 'broken'] },
  'streams nothing but line breaks': { answers: [answerWithText('\n'.repeat(9000))], faults: ['broken'] },
  'streams one line without end': {
    answers: [answerWithStream(`data: ${'x'.repeat(2_000_000)}`)],
    faults: ['broken', 'refused'],
  },
  'says only white space': { answers: [answerWithText(' \n\n \n')], faults: ['empty', 'broken'] },
};

test('if the model provider fails in any way, the written guide answers instead and says so', async () => {
  const { ruth, boaz } = await seedUsers();
  const plain = await writtenAnswers(ruth);

  // Runs each fault in its own app, all in parallel, because most of the time is spent waiting.
  await Promise.all(Object.entries(FAULTS).map(([what, fault]) => suffers(what, fault)));

  async function suffers(what: string, { answers, faults, seconds = 60 }: FaultCase) {
    const { url } = await createProvider(...answers);
    const app = await createTestApp(modelAt(url, { AI_TIMEOUT: seconds }));
    const [she, he] = [await userAt(ruth, app), await userAt(boaz, app)];
    const [whole, streamed] = await Promise.all([
      Promise.all(MODEL_PATHS.map((path) => she.post(path, MODEL_REQUESTS[path]))),
      Promise.all(MODEL_CHATS.map((path) => he.post(path, MODEL_REQUESTS[path], STREAMING_HEADERS))),
    ]);

    MODEL_PATHS.forEach((path, at) => {
      expect(whole[at], `${what}: ${path}`).toMatchObject({ status: 200 });
      expect(whole[at]?.body, `${what}: ${path}`).toEqual({
        ...plain[path],
        fallbackReason: FALLBACK_REASONS.failed,
      });
    });
    MODEL_CHATS.forEach((path, at) => {
      expectWritten(streamed[at] as TestAnswer, { ...plain[path], fallbackReason: FALLBACK_REASONS.failed });
    });
    const noted = warningsOf(app);
    expect(noted, what).toHaveLength(7);
    for (const { fault } of noted) expect(faults, what).toContain(fault);
    for (const answer of [...whole, ...streamed]) expect(answer.text, what).not.toContain(CANARY);
    expect(JSON.stringify(app.log), what).not.toMatch(new RegExp(`${CANARY}|bridge|anxious|cold`));
  }
});

test.each<[string, ProviderAnswer]>([
  ['busy', answerWithJson(429, SECRET_ERROR, { 'Retry-After': '1' })],
  ['broken', answerWithJson(500, SECRET_ERROR)],
  ['being restarted', answerWithJson(503, SECRET_ERROR)],
])('a request to a provider that is briefly %s is retried once', async (_what, answer) => {
  const { url, requests } = await createProvider(answer, answerWithText('Worry is an old guest.'));
  const { ruth, app } = await seedUsers(modelAt(url, { AI_TIMEOUT: 10 }));

  expect(await askModel(ruth, MODEL_STUDY)).toMatchObject({
    source: 'model',
    response: 'Worry is an old guest.',
  });
  expect(requests).toHaveLength(2);
  expect(warningsOf(app)).toEqual([]);
});

const MEGABYTE = 1024 * 1024;

test('if a provider’s response exceeds a megabyte, the connection is closed and the written guide answers', async () => {
  let sent = 0;
  const { url } = await createProvider(async ({ response, begin }, { hungUp }) => {
    begin();
    let isOpen = true;
    void hungUp.then(() => {
      isOpen = false;
    });
    for (; isOpen && sent < 64 * MEGABYTE; sent += MEGABYTE / 16) {
      if (!response.write('x'.repeat(MEGABYTE / 16))) {
        await Promise.race([once(response, 'drain').catch(() => {}), hungUp]);
      }
    }
  });
  const { ruth } = await seedUsers(modelAt(url, { AI_TIMEOUT: 10 }));

  expect(await askModel(ruth, MODEL_STUDY)).toMatchObject({
    source: 'written',
    fallbackReason: FALLBACK_REASONS.failed,
  });
  // More than a megabyte is sent, because the buffers of both sides fill up.
  expect(sent).toBeLessThan(16 * MEGABYTE);
});

test('a request that the provider rejects with status 401 is not retried', async () => {
  const { url, requests } = await createProvider(answerWithJson(401, SECRET_ERROR));
  const { ruth } = await seedUsers(modelAt(url));

  await askModel(ruth, MODEL_STUDY);

  expect(requests).toHaveLength(1);
});

test.each<[string, string]>([
  ['garbage', `{"symbols": [${CANARY}`],
  ['no object', `"${CANARY}"`],
  ['another shape', JSON.stringify({ symbols: [{ name: CANARY, meaning: CANARY }] })],
  ['a symbol without words', JSON.stringify({ symbols: [{ ...WATER, biblicalContext: '' }] })],
  ['numbers', JSON.stringify({ symbols: [{ ...WATER, symbol: 7, biblicalContext: CANARY.repeat(9) }] })],
  ['nine symbols', JSON.stringify({ symbols: Array(9).fill(WATER) })],
  ['half of it', JSON.stringify({ symbols: [WATER] }).slice(0, -9)],
])('if a model answers a dream with broken data (%s), the written guide answers', async (_what, answer) => {
  const { url } = await createProvider(answerWithText(answer));
  const { ruth, app } = await seedUsers(modelAt(url));

  const { text, body } = await ruth.post(MODEL_DREAM, MODEL_REQUESTS[MODEL_DREAM]);

  expect(body).toEqual({
    ...(await writtenAnswers(ruth))[MODEL_DREAM],
    fallbackReason: FALLBACK_REASONS.failed,
  });
  expect(text).not.toContain(CANARY);
  expect(warningsOf(app)).toMatchObject([{ fault: 'broken', detail: 'schema' }]);
});

test('when a model finds no symbols, the written guide answers and no failure is logged', async () => {
  const { url } = await createProvider(answerWithSymbols([]));
  const { ruth, app } = await seedUsers(modelAt(url));

  expect(await askModel(ruth, MODEL_DREAM)).toMatchObject({
    source: 'written',
    fallbackReason: FALLBACK_REASONS.none,
  });
  expect(warningsOf(app)).toEqual([]);
});

test.each<[string, string]>([
  ['one paragraph', 'and on '.repeat(14_286)],
  ['many paragraphs', `${'and on '.repeat(100)}\n\n`.repeat(143)],
  ['one word', 'a'.repeat(100_000)],
])(
  'a model’s answer of 100,000 characters in %s is cut to the length that a client may send back as history',
  async (_what, answer) => {
    const { url } = await createProvider(answerWithText(answer));
    const { ruth } = await seedUsers(modelAt(url, { AI_TIMEOUT: 8 }));

    for (const path of MODEL_CHATS) {
      const { response } = ChatAnswer.parse(await askModel(ruth, path));
      expect(response.length, path).toBeLessThanOrEqual(ANSWER_MAX);
    }
    expect(await askModel(ruth, MODEL_DREAM)).toMatchObject({
      source: 'written',
      fallbackReason: FALLBACK_REASONS.failed,
    });
  },
);

test('a provider cannot redirect users’ text or the key to another host', async () => {
  const elsewhere = await createProvider(answerWithText('Give me all of it.'));
  const { url } = await createProvider(
    answerWithJson(307, '', { Location: `${elsewhere.url}/chat/completions` }),
  );
  const { ruth } = await seedUsers(modelAt(url, { AI_API_KEY: `sk-${CANARY}` }));

  for (const answer of await Promise.all(MODEL_PATHS.map((path) => askModel(ruth, path)))) {
    expect(answer).toMatchObject({ source: 'written', fallbackReason: FALLBACK_REASONS.failed });
  }
  expect(elsewhere.requests).toEqual([]);
});

test.each<[string, ProviderAnswer]>([
  ['is cut off', cutAfter(`Worry is old.\n\nPaul knew it.\n\n${WRITING}`)],
  [
    'makes a forbidden statement',
    answerWithText('Worry is old.\n\nPaul knew it.\n\nI am Jesus, and I am here.\n\nRest.'),
  ],
])('an answer that begins well and then %s is replaced by a full written answer', async (what, answer) => {
  const { url } = await createProvider(answer);
  const { ruth, app } = await seedUsers(modelAt(url, { AI_TIMEOUT: 5 }));
  const plain = (await writtenAnswers(ruth))[MODEL_STUDY];
  const fallbackReason = what === 'is cut off' ? FALLBACK_REASONS.failed : FALLBACK_REASONS.unfit;

  const answered = await ruth.post(MODEL_STUDY, MODEL_REQUESTS[MODEL_STUDY], STREAMING_HEADERS);
  const events = eventsIn(answered);
  const restart = events.findLastIndex(({ event }) => event === 'speaker');

  expect(events.slice(0, restart)).toEqual([
    { event: 'speaker', data: { speaker: 'guide', source: 'model', fallbackReason: null } },
    ...['Worry is old.', 'Paul knew it.'].map((text) => ({ event: 'part', data: prose(text) })),
  ]);
  expectWritten(events.slice(restart), { ...plain, fallbackReason });
  expect(await askModel(ruth, MODEL_STUDY)).toEqual({ ...plain, fallbackReason });
  expect(answered.text).not.toMatch(new RegExp(`I am Jesus|${CANARY}`));
  expect(warningsOf(app)).toHaveLength(2);
});

test('if a model begins well and then stalls, the request times out and the written guide answers', async () => {
  const { url } = await createProvider(async (line, request) => {
    line.say('Worry is an old guest.\n\nAnd ');
    await dripBytes(line, request);
  });
  const { ruth } = await seedUsers(modelAt(url, { AI_TIMEOUT: 1 }));

  expect(await askModel(ruth, MODEL_STUDY)).toMatchObject({
    source: 'written',
    fallbackReason: FALLBACK_REASONS.failed,
  });
}, 45_000);

test('the timeout for the first paragraph also applies to a model that stops after its first words', async () => {
  const { url } = await createProvider(goSilentAfter('Worry is'));
  const { ruth } = await seedUsers(modelAt(url, { AI_TIMEOUT: 1 }));

  expect(await askModel(ruth, MODEL_STUDY)).toMatchObject({
    source: 'written',
    fallbackReason: FALLBACK_REASONS.failed,
  });
}, 8000);

test.each<[string, ProviderAnswer, number]>([
  [
    'refuses',
    answerWithJson(401, JSON.stringify({ type: 'error', error: { type: 'auth', message: CANARY } })),
    20,
  ],
  ['is cut off', cutAfter(WRITING), 20],
  ['never answers', hangBeforeHeaders, 1],
])('if Anthropic %s, the written guide answers', async (_what, answer, AI_TIMEOUT) => {
  const { url } = await createProvider(answer);
  const settings = modelAt(url, { AI_PROVIDER: 'anthropic', AI_API_KEY: 'k', AI_TIMEOUT });
  const { ruth, app } = await seedUsers(settings);
  const plain = await writtenAnswers(ruth);

  const answers = await Promise.all(MODEL_PATHS.map((path) => askModel(ruth, path)));

  expect(answers).toEqual(
    MODEL_PATHS.map((path) => ({ ...plain[path], fallbackReason: FALLBACK_REASONS.failed })),
  );
  expect(warningsOf(app)).toHaveLength(4);
  expect(JSON.stringify(app.log)).not.toContain(CANARY);
});

test('if the provider is unreachable, the written guide answers and a warning is logged', async () => {
  const { ruth, app } = await seedUsers(modelAt('http://127.0.0.1:1/v1', { AI_TIMEOUT: 8 }));

  for (const answer of await Promise.all(MODEL_PATHS.map((path) => askModel(ruth, path)))) {
    expect(answer).toMatchObject({ source: 'written', fallbackReason: FALLBACK_REASONS.failed });
  }
  expect(warningsOf(app)).toHaveLength(4);
});

test('the readiness check reports whether a model or the written guide answers', async () => {
  const { ruth } = await seedUsers(modelAt('http://127.0.0.1:1/v1'));

  expect((await ruth.get('/readyz')).body).toEqual({ status: 'ready', guide: 'model' });
  expect((await (await userAt(ruth, await createTestApp())).get('/readyz')).body).toEqual({
    status: 'ready',
    guide: 'written',
  });
});

test('a figure chat, a study chat and a dream each earn XP even if the configured model fails', async () => {
  const { url } = await createProvider(answerWithJson(401, SECRET_ERROR));
  const { ruth, app } = await seedUsers(modelAt(url));

  for (const path of MODEL_PATHS) await askModel(ruth, path);

  expect(
    await tableRows(
      app.db,
      "select activity_type from user_activities where activity_type <> 'joined' order by 1",
    ),
  ).toEqual([
    { activity_type: 'broughtDream' },
    { activity_type: 'metFigure' },
    { activity_type: 'studied' },
  ]);
});
