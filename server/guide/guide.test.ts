import { setImmediate as turn } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { david } from '#content/figures/david/david';
import { GUIDE_TEXTS, SUGGESTED_TOPICS } from '#content/guide/guideTexts';
import { SAYINGS } from '#content/guide/sayings';
import { ABSTENTION_TEXTS } from '#content/guide/smallTalk';
import { TOPICS } from '#content/topics';
import { MESSAGE_MAX } from '#contract/chatLimits';
import type { ChatAnswer, ChatMessage } from '#contract/chats';
import { readReference } from '#server/scripture/references/references';
import { openScripture } from '#server/scripture/scripture.service';
import { referenceOf, verseText } from '#server/scripture/text/text';
import { userMessage } from '#server/testing/chatMessages';
import {
  DISTRESS_MESSAGES,
  expectExactScripture,
  expectGoodAnswer,
  OUT_OF_CHARACTER_MESSAGES,
  passagesIn,
  startFigureChat,
  startStudyChat,
  text,
} from '#server/testing/guideChats';
import { scripture } from '#server/testing/openedScripture';
import { askWrittenFigure, askWrittenStudy } from '#server/testing/writtenGuide';
import { prepareGuide } from './guide.service';

test.each([
  ['John 3:16', 'John 3:16'],
  ['What does Romans 8:28 mean?', 'Romans 8:28'],
  ['psalm twenty-three', 'Psalm 23'],
  ['jude', 'Jude 1:1-8'],
  ['Can you open Phil 4:6,7 for me?', 'Philippians 4:6-7'],
])('the Bible study chat answers %j by showing %s', (message, reference) => {
  const answer = askWrittenStudy(scripture, [userMessage(message)]);

  expect(passagesIn(answer)).toEqual([reference]);
  expectGoodAnswer(answer, message);
});

test.each([
  ['what was samsons riddle', 'Judges 14:12', 'riddle'],
  ['Who was Malchus?', 'John 18:10', 'Malchus'],
  ['where did Jeremiah hide his linen belt', 'Jeremiah 13:1', 'linen'],
  ['who was Tertius?', 'Romans 16:22', 'Tertius'],
  ['What did Jesus write on the ground with his finger?', 'John 8:6', 'finger'],
])(
  'a question about an event that no entry is about (%j) is answered with %s',
  (message, reference, word) => {
    const answer = askWrittenStudy(scripture, [userMessage(message)]);

    const [asked] = spansOf(reference);
    const [shown] = passagesIn(answer).flatMap(spansOf);
    expect(shown && asked && shown.first <= asked.first && shown.last >= asked.first).toBe(true);
    expect(answer.response).toContain(word);
    expectGoodAnswer(answer, message);
  },
);

test.each([
  ['who was Rizpah and what did she do on the rock?', 'Bathsheba'],
  ['where was gideon when the angel came', 'incense'],
  ['Who was Ahithophel?', 'Give me words to pray'],
  ['I have to teach on revelation, can you explain what it is about?', 'Thank you for telling me'],
])('a question about the Bible (%j) is not answered with a page about something else', (message, other) => {
  const { response, suggestions } = askWrittenStudy(scripture, [userMessage(message)]);

  expect(`${response} ${suggestions.join(' ')}`).not.toContain(other);
});

test('the same words about the user’s own life are no question about the Bible', () => {
  for (const message of [
    'why did my husband hit me and break my finger',
    'who would miss me if i was gone',
    'why does my son hate me',
    'what is the point of living',
  ])
    for (const opening of GUIDE_TEXTS.scene)
      expect(askWrittenStudy(scripture, [userMessage(message)]).response).not.toContain(opening);
});

test.each([
  ['John 3:99', 'John 3 has 36 verses.', 'John 3:36'],
  ['What does Psalm 151 say?', 'Psalms has 150 chapters.', 'Psalm 150'],
  ['Read me Jude 40', 'Jude has 25 verses.', 'Jude 1:25'],
])(
  'when asked for a passage that does not exist (%j), the guide says so and offers the nearest passage',
  (message, sentence, nearest) => {
    for (const answer of [
      askWrittenStudy(scripture, [userMessage(message)]),
      askWrittenFigure(scripture, david, [userMessage(message)]),
    ]) {
      expect(answer.speaker).toBe('guide');
      expect(answer.response).toContain(sentence);
      expect(answer.suggestions).toContain(nearest);
      expect(passagesIn(answer)).toEqual([nearest]);
    }
  },
);

test('after a passage, the message “more” shows the verses that follow', () => {
  const chat = startStudyChat();
  chat.says('Ruth 1:1-5');

  expect(passagesIn(chat.says('more'))).toEqual(['Ruth 1:6-11']);
  expect(passagesIn(chat.says('go on'))).toEqual(['Ruth 1:12-17']);
});

test.each([
  ['Where does it say “The LORD is my shepherd”?', 'Psalm 23:1'],
  ['Where in the Bible is "Be still, and know that I am God"?', 'Psalm 46:10'],
  ['where does it say be still and know that I am God', 'Psalm 46:10'],
  ['which verse says "Jesus wept"', 'John 11:35'],
])('the Bible study chat finds the passage that is quoted in %j', (message, reference) => {
  const answer = askWrittenStudy(scripture, [userMessage(message)]);

  expect(passagesIn(answer)).toEqual([reference]);
  expect(GUIDE_TEXTS.found.some((line) => answer.response.startsWith(line))).toBe(true);
});

test('a slightly wrong quotation is answered with the exact verse and a sentence about the difference', () => {
  const answer = askWrittenStudy(scripture, [
    userMessage('Where does it say "For God so loved the world that he gave his one and only Son"?'),
  ]);

  expect(passagesIn(answer)).toEqual(['John 3:16']);
  expect(GUIDE_TEXTS.foundNearly.some((line) => answer.response.startsWith(line))).toBe(true);
  expect(answer.response).toContain('only begotten Son');
});

test('the guide says that it cannot find an invented verse in the Bible, and does not repeat the verse', () => {
  const answer = askWrittenStudy(scripture, [
    userMessage('Where does the Bible say "dance in the moonlight and your wishes shall be granted"?'),
  ]);

  expect(answer.response).toMatch(/(?:not|n’t) (?:find|in)/);
  expect(answer.response).not.toContain('moonlight and your wishes');
  expectGoodAnswer(answer, 'moonlight', { mayEnd: true });
});

test.each(SAYINGS.map(({ words, answer }) => [words[0] as string, answer] as const))(
  'the guide answers the popular saying ‘%s’ with our text about it and never shows it as Scripture',
  (saying, text) => {
    for (const message of [saying, `Where does the Bible say “${saying}”?`, `Is "${saying}" in the Bible?`]) {
      const answer = askWrittenStudy(scripture, [userMessage(message)]);

      expect(answer.response, message).toContain(text);
      expectExactScripture(answer, message);
    }
  },
);

test('asking for more shows every passage of a topic page once, and then a closing sentence', () => {
  const faults: string[] = [];
  for (const topic of TOPICS) {
    const chat = startStudyChat();
    const first = chat.says(topic.title);
    const page = TOPICS.find(({ introduction }) => first.response.includes(introduction));
    if (!page) {
      faults.push(`${topic.id}: its title opens no page`);
      continue;
    }
    const shown = passagesIn(first);
    for (let turn = 0; turn < 8 && !hasEnded(chat.answers); turn++) {
      const answer = chat.says('more');
      expectGoodAnswer(answer, topic.id);
      shown.push(...passagesIn(answer));
    }
    if (!hasEnded(chat.answers)) faults.push(`${page.id}: has no end`);
    if (new Set(shown).size !== shown.length) faults.push(`${page.id}: shows a passage twice`);
    const missing = page.passages.filter((reference) => !shown.includes(named(reference)));
    if (missing.length > 0) faults.push(`${page.id}: never shows ${missing.join(', ')}`);
  }
  expect(faults).toEqual([]);
});

test('the message “more” continues the topic page that was opened last', () => {
  const chat = startStudyChat();
  const grief = chat.says('My mother died and I am grieving');
  const debt = chat.says('I have so much debt that I cannot pay the rent');
  const more = chat.says('more');

  const page = TOPICS.find(({ introduction }) => debt.response.includes(introduction));
  expect(grief.response).not.toContain(page?.introduction);
  expect(page?.passages.map(named)).toEqual(expect.arrayContaining(passagesIn(more)));
});

test.each([
  'hello',
  'Good morning!',
  'who are you?',
  'thank you so much',
  'pray for me',
  'I do not agree',
  'I disagree',
  'another verse',
  'what now?',
  'why?',
  'more',
])('the Bible study chat always answers %j, and in different words the second time', (message) => {
  for (const before of [[], ['I am anxious'], ['John 3:16'], ['xqzzy vrblk']]) {
    const chat = startStudyChat();
    for (const sentence of before) chat.says(sentence);
    const [first, second] = [chat.says(message), chat.says(message)];

    expectGoodAnswer(first, message, { mayEnd: true });
    expectGoodAnswer(second, message, { mayEnd: true });
    expect(second.response).not.toBe(first.response);
  }
});

test('the Bible study chat answers “who are you?” by saying that its answers are written and that it is no AI or person', () => {
  const { response } = askWrittenStudy(scripture, [userMessage('who are you?')]);

  expect(response).toMatch(/written/i);
  expect(response).toMatch(/no (?:artificial intelligence|person)/i);
});

test('a request for prayer gets a prayer for the user to say, and the answer never says that the guide prays', () => {
  for (const message of ['pray for me', 'can you pray with me', 'I need a prayer', 'give me words to pray']) {
    for (const answer of [
      askWrittenStudy(scripture, [userMessage(message)]),
      askWrittenFigure(scripture, david, [userMessage(message)]),
    ]) {
      expect(answer.response).not.toMatch(/\b(?:I|we)(?: will| am|'ll| have)? (?:pray|praying|prayed)\b/i);
      expect(answer.parts.filter(({ kind }) => kind === 'text').length).toBeGreaterThan(1);
    }
  }
});

test('a nonsense message gets an honest answer and three suggestions; a second one gets other words and suggestions', () => {
  const chat = startStudyChat();
  const [first, second] = [chat.says('xqzzy vrblk'), chat.says('blorf 7 wug')];

  for (const answer of [first, second]) {
    expect([...ABSTENTION_TEXTS.nothing, ...ABSTENTION_TEXTS.outside]).toContain(answer.response);
    expect(new Set(answer.suggestions).size).toBe(3);
  }
  expect(second.response).not.toBe(first.response);
  expect(
    second.suggestions.filter((suggestion) => first.suggestions.includes(suggestion)).length,
  ).toBeLessThan(3);
});

test('every topic that the Bible study chat suggests opens the page about this topic', () => {
  for (const id of SUGGESTED_TOPICS) {
    const topic = TOPICS.find((page) => page.id === id);
    expect(topic, id).toBeDefined();
    expect(askWrittenStudy(scripture, [userMessage(topic?.title ?? '')]).response, id).toContain(
      topic?.introduction,
    );
  }
});

test('sending any suggestion of the Bible study chat as a message never gets a “no match” answer', () => {
  for (const opening of [
    'hello',
    'I am anxious',
    'xqzzy',
    'John 3:99',
    'who are you?',
    'Tell me about Esther',
  ]) {
    for (const suggestion of askWrittenStudy(scripture, [userMessage(opening)]).suggestions) {
      const chat = startStudyChat();
      chat.says(opening);
      const answer = chat.says(suggestion);
      expectGoodAnswer(answer, `${opening} → ${suggestion}`);
      expect(GUIDE_TEXTS.noMatch, suggestion).not.toContain(answer.response);
    }
  }
});

test('no answer says to just pray, makes promises, speaks for God, or misquotes Scripture', () => {
  const messages = [
    ...TOPICS.map(({ title, says = [] }) => says[0] ?? title),
    ...DISTRESS_MESSAGES,
    ...OUT_OF_CHARACTER_MESSAGES.flatMap(([, sayings]) => sayings),
  ];
  for (const message of messages) {
    for (const answer of [
      askWrittenStudy(scripture, [userMessage(message)]),
      askWrittenFigure(scripture, david, [userMessage(message)]),
    ]) {
      expect(answer.response).not.toMatch(
        /just pray|have more faith|God is telling you|I am (?:Jesus|God)\b|I promise\b/i,
      );
      expectGoodAnswer(answer, message, { mayEnd: true });
    }
  }
});

test('an answer does not repeat a false quotation from a forged conversation history', () => {
  const forged: ChatMessage[] = [
    userMessage('Hello'),
    { role: 'assistant', content: '“I am David, and God told me to tell you to leave him.” (John 3:99)' },
    userMessage('more'),
  ];
  for (const answer of [askWrittenStudy(scripture, forged), askWrittenFigure(scripture, david, forged)]) {
    expect(answer.response).not.toMatch(/leave him|3:99/);
    expectExactScripture(answer, 'forged');
  }
});

test('no input breaks the guide or makes it show false Scripture', () => {
  const words = fc.constantFrom(
    'John',
    '3:99',
    '“',
    '”',
    'where does it say',
    'why',
    'more',
    '\0',
    '🕊',
    'God',
    ' ',
    '(Psalm 151)',
  );
  const message = fc.oneof(
    fc.string({ maxLength: 200, unit: 'binary' }),
    fc.array(words, { maxLength: 20 }).map((parts) => parts.join(' ')),
    fc
      .nat(text.verses.length - 1)
      .map((at) => verseText(text, { first: at, last: at }).slice(0, MESSAGE_MAX)),
  );
  fc.assert(
    fc.property(fc.array(message, { minLength: 1, maxLength: 4 }), (turns) => {
      const talks = [startStudyChat(), startFigureChat(david)];
      for (const message of turns) {
        for (const chat of talks) {
          const answer = chat.says(message);
          expect(answer.response.trim()).not.toBe('');
          expectExactScripture(answer, message);
        }
      }
    }),
    { numRuns: 150 },
  );
});

/** Returns a reference in its canonical form. */
function named(reference: string): string {
  const read = readReference(text, reference);
  return 'spans' in read ? read.spans.map((span) => referenceOf(text, span)).join('; ') : reference;
}

function hasEnded(answers: ChatAnswer[]): boolean {
  return [...GUIDE_TEXTS.pageEnds, ...GUIDE_TEXTS.stayingEnds].some(
    (line) => answers.at(-1)?.response === line,
  );
}

test('the guide fills its caches only once, in steps between which other requests can run', async () => {
  const fresh = openScripture();
  let isReady = false;
  void prepareGuide(fresh).then(() => {
    isReady = true;
  });
  let turns = 0;
  for (; !isReady; turns += 1) await turn();
  expect(turns).toBeGreaterThanOrEqual(5);
  expect(prepareGuide(fresh)).toBe(prepareGuide(fresh));
});

function spansOf(reference: string) {
  const read = readReference(scripture.text, reference);
  return 'spans' in read ? read.spans : [];
}
