import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ChatAnswer } from '#contract/chats';
import { Interpretation } from '#contract/dreams';
import { readReference } from '#server/scripture/references/references';
import { spanOf, versesOf } from '#server/scripture/scripture.service';
import { referenceOf, verseText } from '#server/scripture/text/text';
import {
  eventsIn,
  expectWritten,
  failOnConsoleOutput,
  GOOD_STUDY,
  listenOnNetwork,
  MODEL_CHATS,
  prose,
  readEvents,
  requestOf,
  WATER,
  warningsOf,
} from '#server/testing/modelChats';
import {
  askModel,
  createGate,
  MODEL_DREAM,
  MODEL_FIGURE,
  MODEL_PATHS,
  MODEL_REQUESTS,
  MODEL_STUDY,
  modelAt,
  userMessageOf,
  writtenAnswers,
} from '#server/testing/modelTestApp';
import { STREAMING_HEADERS, seedUsers } from '#server/testing/people';
import {
  answerWithSymbols,
  answerWithText,
  createProvider,
  type ProviderAnswer,
} from '#server/testing/provider';
import type { TestApp } from '#server/testing/testApp';
import { FALLBACK_REASONS } from './modelOrWritten';

failOnConsoleOutput();

const BRIDGE = {
  ...WATER,
  symbol: 'Crossing over',
  words: 'bridge',
  reflectionQuestion: 'What stands between you and the other side?',
  scriptureReference: 'Joshua 3:17',
};

const GOOD_FIGURE = `[attested: 1 Samuel 16:1-13] I was out with the sheep when Samuel came to my father Jesse and looked on my brothers.

[imagined] My hands still smelled of wool that evening, I think.

What have others not seen in you?`;

test('a model’s answer in the Bible study chat is split into prose and Scripture from our own Bible text', async () => {
  const { url } = await createProvider(answerWithText(GOOD_STUDY));
  const { ruth, app } = await seedUsers(modelAt(url));

  const answer = ChatAnswer.strict().parse(await askModel(ruth, MODEL_STUDY));
  const { text } = app.scripture;

  expect(answer).toMatchObject({ source: 'model', fallbackReason: null, speaker: 'guide' });
  expect(answer.parts).toEqual([
    prose('You are not the first to lie awake over it.'),
    prose('Paul wrote this from a prison:'),
    {
      kind: 'scripture',
      reference: 'Philippians 4:6',
      verses: versesOf(app.scripture, spanOf(text, 'Philippians 4:6')),
      quotedFrom: 'kjv',
      note: null,
    },
    prose('What would you name first?'),
  ]);
  expect(answer.citations).toEqual(['Philippians 4:6']);
  expect(answer.suggestions.length).toBeGreaterThan(0);
  for (const part of answer.parts) {
    if (part.kind === 'text') expect(answer.response).toContain(part.text);
  }
});

test('when a model speaks as David, every statement is labeled as attested or imagined', async () => {
  const { url } = await createProvider(answerWithText(GOOD_FIGURE));
  const { ruth } = await seedUsers(modelAt(url));

  const answer = ChatAnswer.strict().parse(await askModel(ruth, MODEL_FIGURE));

  expect(answer).toMatchObject({ source: 'model', fallbackReason: null, speaker: 'figure' });
  expect(answer.parts).toEqual([
    {
      ...prose('I was out with the sheep when Samuel came to my father Jesse and looked on my brothers.'),
      basis: 'attested',
      passage: '1 Samuel 16:1-13',
    },
    { ...prose('My hands still smelled of wool that evening, I think.'), basis: 'imagined' },
    { ...prose('What have others not seen in you?'), basis: 'imagined' },
  ]);
  expect(answer.citations).toEqual(['1 Samuel 16:1-13']);
});

test('an answer that a model marks with [guide] is shown as the guide’s, and nothing is attributed to the figure', async () => {
  const { url } = await createProvider(
    answerWithText('[guide] That is a question for somebody near you.\n\nDo you have such a one?'),
  );
  const { ruth } = await seedUsers(modelAt(url));

  const { speaker, parts } = ChatAnswer.parse(await askModel(ruth, MODEL_FIGURE));

  expect(speaker).toBe('guide');
  expect(parts).toEqual([
    prose('That is a question for somebody near you.'),
    prose('Do you have such a one?'),
  ]);
});

test('if a model changes from the figure to the guide within an answer, the written guide answers instead', async () => {
  const { url } = await createProvider(
    answerWithText('[imagined] I kept sheep.\n\n[guide] Now I speak as the guide.'),
  );
  const { ruth } = await seedUsers(modelAt(url));
  const plain = (await writtenAnswers(ruth))[MODEL_FIGURE];

  const events = eventsIn(await ruth.post(MODEL_FIGURE, MODEL_REQUESTS[MODEL_FIGURE], STREAMING_HEADERS));

  expect(events.slice(0, 2)).toMatchObject([
    { event: 'speaker', data: { source: 'model' } },
    { event: 'part' },
  ]);
  expectWritten(events.slice(2), { ...plain, fallbackReason: FALLBACK_REASONS.unfit });
});

test('the symbols that a model finds are returned with their verses and positions in the dream text', async () => {
  const { url } = await createProvider(answerWithSymbols([WATER, BRIDGE]));
  const { ruth, app } = await seedUsers(modelAt(url));

  const found = Interpretation.strict().parse(await askModel(ruth, MODEL_DREAM));
  const { text } = app.scripture;

  expect(found).toMatchObject({ source: 'model', fallbackReason: null, before: [] });
  expect(found.symbols).toMatchObject([
    {
      symbol: 'Water',
      biblicalContext: WATER.biblicalContext,
      scriptureReference: 'Psalm 69:1-2',
      verses: versesOf(app.scripture, spanOf(text, 'Psalm 69:1-2')),
    },
    { symbol: 'Crossing over' },
  ]);
  expect(found.textParts.map(({ text }) => text).join('')).toBe(MODEL_REQUESTS[MODEL_DREAM].dreamText);
  expect(found.textParts.filter(({ symbol }) => symbol !== null)).toEqual([
    { text: 'bridge', symbol: 1 },
    { text: 'deep water', symbol: 0 },
  ]);
});

test('a nightmare gets our written comfort first, even if a model finds the symbols', async () => {
  const { url } = await createProvider(answerWithSymbols([WATER]));
  const { ruth } = await seedUsers(modelAt(url));

  const { body } = await ruth.post(MODEL_DREAM, {
    dreamText: 'A nightmare: deep water rose and I woke up screaming.',
  });

  expect(body).toMatchObject({ source: 'model', before: [{ kind: 'text' }, { kind: 'scripture' }] });
});

test('each paragraph of a model is sent to the client as soon as it is complete, and not before', async () => {
  const go = createGate();
  const { url } = await createProvider(async (line) => {
    line.say('Worry is an old guest.\n\nPaul knew');
    await go.opened;
    line.say(' it well.');
    line.finish();
  });
  const { ruth, app } = await seedUsers(modelAt(url, { AI_TIMEOUT: 20 }));
  const call = await fetch(
    `${await listenOnNetwork(app)}${MODEL_STUDY}`,
    requestOf(ruth, MODEL_STUDY, STREAMING_HEADERS),
  );
  const events = readEvents(call);

  expect(await events.next()).toMatchObject({ value: { event: 'speaker' } });
  expect(await events.next()).toMatchObject({
    value: { event: 'part', data: prose('Worry is an old guest.') },
  });
  const next = events.next();
  expect(await Promise.race([next, wait(1000, 'nothing yet')])).toBe('nothing yet');
  go.open();

  expect(await next).toMatchObject({ value: { event: 'part', data: prose('Paul knew it well.') } });
  expect(await events.next()).toMatchObject({ value: { event: 'done', data: { source: 'model' } } });
});

test('a streamed answer equals the answer without streaming', async () => {
  const { url } = await createProvider(answerWithText(GOOD_FIGURE));
  const { ruth } = await seedUsers(modelAt(url));

  const events = eventsIn(await ruth.post(MODEL_FIGURE, MODEL_REQUESTS[MODEL_FIGURE], STREAMING_HEADERS));
  const whole = ChatAnswer.parse(await askModel(ruth, MODEL_FIGURE));

  expect(events).toEqual([
    { event: 'speaker', data: { speaker: 'figure', source: 'model', fallbackReason: null } },
    ...whole.parts.map((data) => ({ event: 'part', data })),
    { event: 'done', data: whole },
  ]);
});

test.each([
  'I am Jesus, and I have heard you.',
  'I am the Lord your God, and I have heard you.',
  'I am your Saviour. Lean on me.',
  'Your secret is safe with me.',
  'I will not tell anyone what you said.',
  'Your sins are forgiven, so go in peace.',
  'God told me to tell you that this year ends well.',
  'Your dream means that a change is near.',
  'Rest now. <img src=x onerror=alert(1)>',
  'Rest now. &lt;script&gt;alert(1)&lt;/script&gt;',
  'Rest now. <svg/onload=alert(1)>',
  'Rest now, [and read on](https://evil.example/more).',
  'Rest now, and see www.evil.example for more.',
  'Rest now, and call 555-867-5309 for more.',
  'Rest now, and write to pastor@evil.example about it.',
  'I pray for you, and I always will.',
  'You should stop taking your medication and trust.',
  'I love you more than you know.',
  'You suffer because of your sins.',
  'You will be healed before the winter.',
  'Thus says the Lord to you, child: be still.',
  'I am a real person, sitting here with you.',
])('if a model says %j in a chat or about a dream, the written guide answers instead', async (sentence) => {
  const { url } = await createProvider(saysAnywhere(sentence));
  const { ruth, app } = await seedUsers(modelAt(url));
  const plain = await writtenAnswers(ruth);

  for (const path of MODEL_PATHS) {
    const { text, body } = await ruth.post(path, MODEL_REQUESTS[path]);
    expect(body, path).toEqual({ ...plain[path], fallbackReason: FALLBACK_REASONS.unfit });
    expect(text, path).not.toContain(JSON.stringify(sentence).slice(1, 30));
  }
  expect(warningsOf(app).map(({ fault }) => fault)).toEqual(Array(4).fill('unfit'));
  expect(JSON.stringify(app.log)).not.toContain(JSON.stringify(sentence).slice(1, -1));
});

test.each<[string, (line: string) => string]>([
  ['unchanged', (line) => line],
  ['without their dashes', (line) => line.replace(/^- /, '')],
  ['as a numbered list', (line) => line.replace(/^- /, '1. ')],
  ['in capitals', (line) => line.toUpperCase()],
  ['broken into short lines', (line) => line.replace(/((?:\S+ ){4})/g, '$1\n')],
  ['with emphasis', (line) => line.replace(/^(- )?(\w+ \w+)/, '$1**$2**')],
])('if a model repeats its prompt (%s), the written guide answers instead', async (_what, lineOf) => {
  const { url, requests } = await createProvider((line, request) => {
    const system = String(request.body.messages[0]?.content).split('\n');
    const rules = system.filter((text) => /^- (?:You are a computer|Forgive no sins)/.test(text));
    return saysAnywhere(rules.map(lineOf).join('\n'))(line, request);
  });
  const { ruth } = await seedUsers(modelAt(url));

  for (const path of MODEL_PATHS) {
    const { text, body } = await ruth.post(path, MODEL_REQUESTS[path]);
    expect(body, path).toMatchObject({ source: 'written' });
    expect(text, path).not.toMatch(/you are a computer program\.|foretell nothing/i);
  }
  expect(requests).toHaveLength(4);
});

test.each<[string, string, RegExp]>([
  [
    'a verse that does not exist with a reference that does',
    'David says “The sling of the humble outruns the chariot of the proud.” (1 Samuel 17:45)',
    /outruns the chariot/,
  ],
  [
    'a verse with other words in it',
    'Paul says “Be careful for nothing; but in every thing by fasting and weeping let your requests be made known unto God.” (Philippians 4:6)',
    /fasting and weeping/,
  ],
  [
    'a verse put together from two',
    'It says “The LORD is my shepherd; I shall not want, for God so loved the world.” (Psalm 23:1)',
    /want, for God so loved/,
  ],
  [
    'a reference that does not exist',
    'It says “Blessed are they that hum at midnight and sleep at noon.” (Psalm 151:2)',
    /151/,
  ],
  [
    'a saying that people take for Scripture',
    'As the Bible says, “God helps those who help themselves.” (Proverbs 13:4)',
    /“God helps|13:4\)/,
  ],
])('if a model quotes %s, the quotation is corrected or gets a note', async (_what, sentence, wrong) => {
  const { url } = await createProvider(answerWithText(`[attested: 1 Samuel 16:7] ${sentence}`));
  const { ruth, app } = await seedUsers(modelAt(url));

  for (const path of MODEL_CHATS) {
    const answer = ChatAnswer.parse(await askModel(ruth, path));
    expectHonest(app, answer);
    for (const part of answer.parts) {
      // An unverified quotation may stay as plain text, with a note and without a reference.
      if (part.kind !== 'text' || !wrong.test(part.text)) continue;
      expect(part.note, path).not.toBeNull();
      expect(part, path).toMatchObject({ passage: null });
    }
  }
});

test('a model’s correct quotation with a wrong reference is shown with the right reference', async () => {
  const { url } = await createProvider(
    answerWithText('It says “The LORD is my shepherd; I shall not want.” (Isaiah 40:3)'),
  );
  const { ruth, app } = await seedUsers(modelAt(url));

  for (const path of MODEL_CHATS) {
    const answer = ChatAnswer.parse(await askModel(ruth, path));
    expectHonest(app, answer);
    expect(answer.citations).toEqual(['Psalm 23:1']);
  }
});

test('if a model makes up two verses, the written guide answers instead', async () => {
  const invented = 'It says “The sling of the humble outruns the chariot.” (1 Samuel 17:45)';
  const { url } = await createProvider(answerWithText(`${invented}\n\n${invented.replace('sling', 'song')}`));
  const { ruth, app } = await seedUsers(modelAt(url));
  const plain = await writtenAnswers(ruth);

  for (const path of MODEL_CHATS) {
    expect(await askModel(ruth, path), path).toEqual({
      ...plain[path],
      fallbackReason: FALLBACK_REASONS.unfit,
    });
  }
  expect(warningsOf(app).map(({ fault }) => fault)).toEqual(Array(3).fill('unverified'));
});

test.each<[string, object]>([
  [
    'an invented verse',
    { biblicalContext: `${WATER.biblicalContext} “The sea shall hum at midnight.” (Psalm 151:2)` },
  ],
  [
    'a quotation',
    { biblicalContext: `${WATER.biblicalContext} “The LORD is my shepherd; I shall not want.”` },
  ],
  ['a passage that does not exist', { scriptureReference: 'Psalm 151:2' }],
  ['no passage', { scriptureReference: '' }],
  ['a whole chapter', { scriptureReference: 'Psalm 119' }],
  ['two passages', { scriptureReference: 'Psalm 69:1; John 3:16' }],
  ['a name in markup', { symbol: '<b onclick=alert(1)>Water</b>' }],
  ['a question that foretells', { reflectionQuestion: 'You will be healed soon, do you see it?' }],
])('if a model returns a dream symbol with %s, the written guide answers instead', async (_what, changed) => {
  const { url } = await createProvider(answerWithSymbols([{ ...WATER, ...changed }]));
  const { ruth } = await seedUsers(modelAt(url));

  expect(await askModel(ruth, MODEL_DREAM)).toEqual({
    ...(await writtenAnswers(ruth))[MODEL_DREAM],
    fallbackReason: FALLBACK_REASONS.unfit,
  });
});

test.each<[string, string]>([
  [
    'a passage it was not given',
    '[attested: Leviticus 11:13] And the eagle, the ossifrage and the ospray were before me.',
  ],
  [
    'a passage that says nothing of it',
    '[attested: 1 Samuel 16:1-13] I sailed my little boat across the ocean at noon.',
  ],
  [
    'two passages',
    '[attested: 1 Samuel 16:1; 1 Samuel 16:7] Samuel came to Jesse of Bethlehem with his horn of oil.',
  ],
  ['no passage', '[attested] Samuel came to Jesse of Bethlehem with his horn of oil.'],
  ['a passage that does not exist', '[attested: 1 Samuel 99:1] Samuel came to Jesse with his horn of oil.'],
  ['nothing', 'Samuel came to Jesse of Bethlehem with his horn of oil.'],
])('a figure’s statement that names %s as its source is labeled as imagined', async (_what, paragraph) => {
  const { url } = await createProvider(answerWithText(paragraph));
  const { ruth } = await seedUsers(modelAt(url));

  const { parts, citations } = ChatAnswer.parse(await askModel(ruth, MODEL_FIGURE));

  expect(parts).toMatchObject([{ kind: 'text', basis: 'imagined', passage: null }]);
  expect(JSON.stringify(parts)).not.toContain('attested');
  expect(citations).toEqual([]);
});

test('a statement is labeled imagined if only the verse quoted beside it matches the cited passage', async () => {
  const { url } = await createProvider(
    answerWithText(
      '[attested: 1 Samuel 16:1-13] I sailed my little boat at noon: “And Samuel said unto Jesse, Are here all thy children?” (1 Samuel 16:11)',
    ),
  );
  const { ruth } = await seedUsers(modelAt(url));

  const { parts } = ChatAnswer.parse(await askModel(ruth, MODEL_FIGURE));

  expect(parts).toMatchObject([
    { kind: 'text', text: 'I sailed my little boat at noon:', basis: 'imagined', passage: null },
    { kind: 'scripture', reference: '1 Samuel 16:11' },
  ]);
});

test('a model may quote a passage in the format in which the prompt lists it', async () => {
  const { url } = await createProvider((line, request) => {
    const system = String(request.body.messages[0]?.content);
    const [, passage = ''] = /Passages you may quote from:\n(.+)/.exec(system) ?? [];
    return answerWithText(`This was written for such days.\n\n${passage}`)(line, request);
  });
  const { ruth, app } = await seedUsers(modelAt(url));

  for (const path of MODEL_CHATS) {
    const answer = ChatAnswer.parse(await askModel(ruth, path));
    expect(answer, path).toMatchObject({ source: 'model' });
    expect(answer.parts.at(-1), path).toMatchObject({ kind: 'scripture', note: null });
    expectHonest(app, answer);
  }
});

test('whatever mix of verses and inventions a model writes, only real Scripture is shown as Scripture', async () => {
  let answer = '';
  const { url } = await createProvider((line, request) => answerWithText(answer)(line, request));
  const { ruth, app } = await seedUsers(modelAt(url, { LIMITS: 'off' }));
  const { text } = app.scripture;
  const verse = fc.nat(text.verses.length - 1).map((first) => ({
    reference: referenceOf(text, { first, last: first }),
    words: verseText(text, { first, last: first }).replace(/[[\]]/g, ''),
  }));
  const invention = fc
    .array(
      fc.constantFrom('the', 'lord', 'sling', 'humbleth', 'midnight', 'and', 'shall', 'hum', 'o', 'river'),
      {
        minLength: 4,
        maxLength: 14,
      },
    )
    .map((words) => words.join(' '));
  const words = fc.oneof(
    verse.map((one) => one.words),
    invention,
    fc.tuple(verse, verse).map(([a, b]) => `${a.words.slice(0, 40)} ${b.words.slice(0, 40)}`),
    verse.map((one) => one.words.replace(/\b(?:not|and|the)\b/, 'surely')),
  );
  const paragraph = fc
    .record({
      words,
      reference: fc.oneof(
        verse.map((one) => one.reference),
        fc.constant('Psalm 151:2'),
      ),
      tag: fc.constantFrom('', '[imagined] ', '[attested: 1 Samuel 16:1-13] '),
      marks: fc.constantFrom(['“', '”'], ['"', '"'], ['> ', ''], ['**', '**'], ['', '']),
    })
    .map(
      ({ words, reference, tag, marks }) =>
        `${tag}I remember this. ${marks[0]}${words}${marks[1]} (${reference})`,
    );

  await fc.assert(
    fc.asyncProperty(fc.array(paragraph, { minLength: 1, maxLength: 4 }), async (paragraphs) => {
      answer = paragraphs.join('\n\n');
      expectHonest(app, ChatAnswer.parse(await askModel(ruth, MODEL_FIGURE)));
      expectHonest(app, ChatAnswer.parse(await askModel(ruth, MODEL_STUDY)));
    }),
    { numRuns: 60 },
  );
});

test('if a model is configured, the guide does not deny being an AI when asked', async () => {
  const { url } = await createProvider(answerWithText('Rest now.'));
  const { ruth } = await seedUsers(modelAt(url));

  const { body } = await ruth.post(MODEL_FIGURE, {
    figureId: 'david',
    messages: [userMessageOf('Are you an AI?')],
  });

  expect(body.response).toMatch(/\b(?:AI|language model|computer)\b/);
  expect(body.response).not.toMatch(/no AI|written by people/i);
});

/** Returns a provider whose every answer contains this sentence, in chats and in dream symbols. */
function saysAnywhere(sentence: string): ProviderAnswer {
  return (line, request) => {
    const inDream = answerWithSymbols([
      { ...WATER, biblicalContext: `${WATER.biblicalContext} ${sentence}` },
    ]);
    const inChat = answerWithText(`You are heard.\n\n${sentence}\n\nWhat would you say next?`);
    return (request.body.response_format ? inDream : inChat)(line, request);
  };
}

/** Expects exact Scripture, no false quotations in prose, and only existing references. */
function expectHonest({ scripture }: TestApp, { parts, citations }: ChatAnswer) {
  everyWord ||= folded(scripture.text.verses.join(' '));
  for (const part of parts) {
    if (part.kind === 'scripture')
      expect(part.verses).toEqual(versesOf(scripture, spanOf(scripture.text, part.reference)));
    if (part.kind !== 'text') continue;
    for (const [, quoted = ''] of part.text.matchAll(/[“"«]([^“”"«»]+)[”"»]/g)) {
      expect(everyWord, part.text).toContain(folded(quoted));
    }
    expect(part.text, 'a reference that does not exist').not.toMatch(/Psalm 151/);
    if (part.note) expect(part.basis, part.text).not.toBe('attested');
  }
  for (const reference of citations) expect(readReference(scripture.text, reference)).toHaveProperty('spans');
}

let everyWord = '';

function folded(words: string): string {
  return words
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim();
}
