import { setImmediate as turn } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Figure, FigureCardText } from '#content/figure';
import { FIGURES } from '#content/figures';
import { ABOUT_THE_GUIDE, GUIDE_TEXTS, OUT_OF_CHARACTER_TEXTS, SUGGESTED_TOPICS } from '#content/guideTexts';
import { SAYINGS } from '#content/sayings';
import { ABSTENTION_TEXTS } from '#content/smallTalk';
import { TOPICS } from '#content/topics';
import { HISTORY_MAX, MESSAGE_MAX } from '#contract/chatLimits';
import { ChatAnswer, type ChatMessage } from '#contract/chats';
import { needsCrisisHelp } from '#language/crisis/detect';
import { readReference } from '#server/scripture/references/references';
import { openScripture } from '#server/scripture/scripture.service';
import { referenceOf, versePlaceOf, verseText } from '#server/scripture/text/text';
import { askWrittenFigure, askWrittenStudy, askWrittenSymbol } from '#server/testing/writtenGuide';
import { prepareGuide } from './guide.service';

const scripture = openScripture();
const { text } = scripture;
const david = figure('david');

/** Simulates a conversation in a browser: each request includes earlier messages, limited as in the app. */
function begin(answerTo: (messages: ChatMessage[]) => ChatAnswer) {
  const messages: ChatMessage[] = [];
  const answers: ChatAnswer[] = [];
  return {
    answers,
    says(content: string): ChatAnswer {
      messages.push({ role: 'user', content });
      const answer = answerTo(messages.slice(-HISTORY_MAX + 1));
      messages.push({ role: 'assistant', content: answer.response });
      answers.push(answer);
      return answer;
    },
  };
}

const withFigure = (who: Figure) => begin((messages) => askWrittenFigure(scripture, who, messages));
const withStudy = () => begin((messages) => askWrittenStudy(scripture, messages));

const ACTS_SAID = ['more', 'why?', 'another verse', 'pray with me', 'thanks', 'I disagree'];

/** Returns ten messages: questions from the figure's cards, which vary by `round`, and common messages in between. */
function tenTurns({ cards }: Figure, round: number): string[] {
  const asks = cards.flatMap((card) => card.asks);
  const ask = (at: number) => asks[(round * 7 + at * 11) % asks.length] as string;
  const act = (at: number) => ACTS_SAID[(round + at) % ACTS_SAID.length] as string;
  return [ask(0), act(0), ask(1), act(1), act(2), ask(0), act(3), ask(2), act(4), act(5)];
}

test.each(FIGURES.map((who) => [who.name, who] as const))(
  'in a chat of ten messages, the figure %s repeats no story and no answer',
  (_name, who) => {
    for (let round = 0; round < 12; round++) {
      const chat = withFigure(who);
      for (const message of tenTurns(who, round))
        expectGood(chat.says(message), `${who.figureId}: ${message}`);

      expectNoCardTwice(who, chat.answers);
      expectNoAnswerTwice(chat.answers);
    }
  },
);

test('whatever the order of questions, no figure repeats a story or misquotes Scripture', () => {
  const conversation = fc.constantFrom(...FIGURES).chain(({ figureId, cards }) =>
    fc.record({
      figureId: fc.constant(figureId),
      turns: fc.array(fc.constantFrom(...ACTS_SAID, ...cards.flatMap(({ asks }) => asks)), {
        minLength: 1,
        maxLength: 14,
      }),
    }),
  );
  fc.assert(
    fc.property(conversation, ({ figureId, turns }) => {
      const who = figure(figureId);
      const chat = withFigure(who);
      for (const message of turns) expectGood(chat.says(message), `${figureId}: ${message}`);
      expectNoCardTwice(who, chat.answers);
    }),
    { numRuns: 100 },
  );
});

test.each(FIGURES.map((who) => [who.name, who] as const))(
  'when asked for more, the figure %s tells every story once and then says that this is all',
  (_name, who) => {
    const chat = withFigure(who);
    chat.says(who.cards[0]?.asks[0] ?? 'more');
    const isTold = ({ story }: FigureCardText) =>
      chat.answers.some(({ response }) => response.includes(story));
    for (let turn = 0; turn < who.cards.length && !who.cards.every(isTold); turn++) chat.says('more');
    const [end, again] = [chat.says('more'), chat.says('tell me more')];

    expectNoCardTwice(who, chat.answers);
    expect(who.cards.filter((card) => !isTold(card))).toEqual([]);
    for (const answer of [end, again]) {
      expect(answer.response).toMatch(/^[A-Z].+[.?]$/);
      expect(answer.parts.map(({ kind }) => kind)).toEqual(['text']);
      expect(answer.suggestions.length).toBeGreaterThan(0);
    }
    expect(GUIDE_TEXTS.allTold).toContain(end.response);
    expectNoAnswerTwice(chat.answers);
  },
);

test('every figure introduces itself only once and names a Bible passage as the source', () => {
  for (const who of FIGURES) {
    const chat = withFigure(who);
    const first = chat.says('Who are you?');
    const second = chat.says('who are you?');

    expect(first.parts[0]).toMatchObject({ kind: 'text', basis: 'attested', passage: who.about.passage });
    expect(second.response).not.toContain(who.about.text);
    expectGood(second, who.figureId);
  }
});

test('a figure suggests other questions after the second message than after the first', () => {
  const chat = withFigure(david);
  const first = chat.says('hello').suggestions;
  const second = chat.says('good morning').suggestions;

  expect(first).toHaveLength(3);
  expect(second).toHaveLength(3);
  expect(second).not.toEqual(first);
});

test('in a figure chat, text is labeled as attested or imagined only if the figure speaks, not if the guide does', () => {
  const answer = askWrittenFigure(scripture, david, [own('I am drowning in credit card debt')]);

  if (answer.speaker === 'guide') expect(answer.response).toContain('David');
  expectGood(answer, 'debt');
  for (const part of answer.parts) {
    if (part.kind === 'text') expect(part.basis === null).toBe(answer.speaker === 'guide');
  }
});

test.each([
  ['John 3:16', 'John 3:16'],
  ['What does Romans 8:28 mean?', 'Romans 8:28'],
  ['psalm twenty-three', 'Psalm 23'],
  ['jude', 'Jude 1:1-8'],
  ['Can you open Phil 4:6,7 for me?', 'Philippians 4:6-7'],
])('the Bible study chat answers %j by showing %s', (message, reference) => {
  const answer = askWrittenStudy(scripture, [own(message)]);

  expect(shownIn(answer)).toEqual([reference]);
  expectGood(answer, message);
});

test.each([
  ['John 3:99', 'John 3 has 36 verses.', 'John 3:36'],
  ['What does Psalm 151 say?', 'Psalms has 150 chapters.', 'Psalm 150'],
  ['Read me Jude 40', 'Jude has 25 verses.', 'Jude 1:25'],
])(
  'when asked for a passage that does not exist (%j), the guide says so and offers the nearest passage',
  (message, sentence, nearest) => {
    for (const answer of [
      askWrittenStudy(scripture, [own(message)]),
      askWrittenFigure(scripture, david, [own(message)]),
    ]) {
      expect(answer.speaker).toBe('guide');
      expect(answer.response).toContain(sentence);
      expect(answer.suggestions).toContain(nearest);
      expect(shownIn(answer)).toEqual([nearest]);
    }
  },
);

test('after a passage, the message “more” shows the verses that follow', () => {
  const chat = withStudy();
  chat.says('Ruth 1:1-5');

  expect(shownIn(chat.says('more'))).toEqual(['Ruth 1:6-11']);
  expect(shownIn(chat.says('go on'))).toEqual(['Ruth 1:12-17']);
});

test.each([
  ['Where does it say “The LORD is my shepherd”?', 'Psalm 23:1'],
  ['Where in the Bible is "Be still, and know that I am God"?', 'Psalm 46:10'],
  ['where does it say be still and know that I am God', 'Psalm 46:10'],
  ['which verse says "Jesus wept"', 'John 11:35'],
])('the Bible study chat finds the passage that is quoted in %j', (message, reference) => {
  const answer = askWrittenStudy(scripture, [own(message)]);

  expect(shownIn(answer)).toEqual([reference]);
  expect(GUIDE_TEXTS.found.some((line) => answer.response.startsWith(line))).toBe(true);
});

test('a slightly wrong quotation is answered with the exact verse and a sentence about the difference', () => {
  const answer = askWrittenStudy(scripture, [
    own('Where does it say "For God so loved the world that he gave his one and only Son"?'),
  ]);

  expect(shownIn(answer)).toEqual(['John 3:16']);
  expect(GUIDE_TEXTS.foundNearly.some((line) => answer.response.startsWith(line))).toBe(true);
  expect(answer.response).toContain('only begotten Son');
});

test('the guide says that it cannot find an invented verse in the Bible, and does not repeat the verse', () => {
  const answer = askWrittenStudy(scripture, [
    own('Where does the Bible say "dance in the moonlight and your wishes shall be granted"?'),
  ]);

  expect(answer.response).toMatch(/not (?:find|in)/);
  expect(answer.response).not.toContain('moonlight and your wishes');
  expectGood(answer, 'moonlight', { mayEnd: true });
});

test.each(SAYINGS.map(({ words, answer }) => [words[0] as string, answer] as const))(
  'the guide answers the popular saying ‘%s’ with our text about it and never shows it as Scripture',
  (saying, text) => {
    for (const message of [saying, `Where does the Bible say “${saying}”?`, `Is "${saying}" in the Bible?`]) {
      const answer = askWrittenStudy(scripture, [own(message)]);

      expect(answer.response, message).toContain(text);
      expectTrueScripture(answer, message);
    }
  },
);

test('asking for more shows every passage of a topic page once, and then a closing sentence', () => {
  const faults: string[] = [];
  for (const topic of TOPICS) {
    const chat = withStudy();
    const first = chat.says(topic.title);
    const page = TOPICS.find(({ introduction }) => first.response.includes(introduction));
    if (!page) {
      faults.push(`${topic.id}: its title opens no page`);
      continue;
    }
    const shown = shownIn(first);
    for (let turn = 0; turn < 8 && !hasEnded(chat.answers); turn++) {
      const answer = chat.says('more');
      expectGood(answer, topic.id);
      shown.push(...shownIn(answer));
    }
    if (!hasEnded(chat.answers)) faults.push(`${page.id}: has no end`);
    if (new Set(shown).size !== shown.length) faults.push(`${page.id}: shows a passage twice`);
    const missing = page.passages.filter((reference) => !shown.includes(named(reference)));
    if (missing.length > 0) faults.push(`${page.id}: never shows ${missing.join(', ')}`);
  }
  expect(faults).toEqual([]);
});

test('the message “more” continues the topic page that was opened last', () => {
  const chat = withStudy();
  const grief = chat.says('My mother died and I am grieving');
  const debt = chat.says('I have so much debt that I cannot pay the rent');
  const more = chat.says('more');

  const page = TOPICS.find(({ introduction }) => debt.response.includes(introduction));
  expect(grief.response).not.toContain(page?.introduction);
  expect(page?.passages.map(named)).toEqual(expect.arrayContaining(shownIn(more)));
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
    const chat = withStudy();
    for (const sentence of before) chat.says(sentence);
    const [first, second] = [chat.says(message), chat.says(message)];

    expectGood(first, message, { mayEnd: true });
    expectGood(second, message, { mayEnd: true });
    expect(second.response).not.toBe(first.response);
  }
});

test('the Bible study chat answers “who are you?” by saying that its answers are written and that it is no AI or person', () => {
  const { response } = askWrittenStudy(scripture, [own('who are you?')]);

  expect(response).toMatch(/written/i);
  expect(response).toMatch(/no (?:artificial intelligence|person)/i);
});

test('a request for prayer gets a prayer for the user to say, and the answer never says that the guide prays', () => {
  for (const message of ['pray for me', 'can you pray with me', 'I need a prayer', 'give me words to pray']) {
    for (const answer of [
      askWrittenStudy(scripture, [own(message)]),
      askWrittenFigure(scripture, david, [own(message)]),
    ]) {
      expect(answer.response).not.toMatch(/\b(?:I|we)(?: will| am|'ll| have)? (?:pray|praying|prayed)\b/i);
      expect(answer.parts.filter(({ kind }) => kind === 'text').length).toBeGreaterThan(1);
    }
  }
});

test('a nonsense message gets an honest answer and three suggestions; a second one gets other words and suggestions', () => {
  const chat = withStudy();
  const [first, second] = [chat.says('xqzzy vrblk'), chat.says('blorf 7 wug')];

  for (const answer of [first, second]) {
    expect(ABSTENTION_TEXTS.nothing).toContain(answer.response);
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
    expect(askWrittenStudy(scripture, [own(topic?.title ?? '')]).response, id).toContain(topic?.introduction);
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
    for (const suggestion of askWrittenStudy(scripture, [own(opening)]).suggestions) {
      const chat = withStudy();
      chat.says(opening);
      const answer = chat.says(suggestion);
      expectGood(answer, `${opening} → ${suggestion}`);
      expect(GUIDE_TEXTS.noMatch, suggestion).not.toContain(answer.response);
    }
  }
});

const STEPPING_OUT: readonly [keyof typeof OUT_OF_CHARACTER_TEXTS, readonly string[]][] = [
  [
    'real',
    [
      'are you real?',
      'Are you really David?',
      'Are you an AI?',
      'Am I talking to a real person?',
      'Is this a bot?',
    ],
  ],
  [
    'absolution',
    [
      'forgive my sins',
      'Can you forgive me?',
      'Forgive me my sins, please',
      'Please absolve me',
      'Are my sins forgiven?',
    ],
  ],
  [
    'prophecy',
    [
      'what will happen to me',
      'What will happen to me next year?',
      'Will I ever get married?',
      'Tell me my future',
      'Will my mother be healed?',
    ],
  ],
  [
    'medical',
    [
      'should I stop my medication',
      'Should I stop taking my antidepressants?',
      'Can I skip my insulin?',
      'Do I have cancer?',
      'Is it safe to come off my tablets?',
    ],
  ],
  [
    'legal',
    ['should I sue', 'Should I sue my brother?', 'Should I press charges?', 'Can I sue my landlord?'],
  ],
  [
    'financial',
    [
      'should I invest',
      'Should I invest in bitcoin?',
      'Should I take out a loan?',
      'Which shares should I buy?',
    ],
  ],
  [
    'divine',
    [
      'speak as Jesus',
      'Speak to me as Jesus',
      'Pretend to be God',
      'Answer as if you were Jesus',
      'Are you God?',
      'Let me talk to Jesus',
    ],
  ],
];

test.each(STEPPING_OUT.flatMap(([what, sayings]) => sayings.map((message) => [message, what] as const)))(
  'in every figure chat and in the Bible study chat, the guide answers %j with a fixed text (%s)',
  (message, what) => {
    for (const [name, answer] of [
      ...FIGURES.map((who) => [who.shortName, askWrittenFigure(scripture, who, [own(message)])] as const),
      ['this guide', askWrittenStudy(scripture, [own(message)])] as const,
    ]) {
      const isGuide = name === 'this guide' && what === 'real';
      const lines = (isGuide ? ABOUT_THE_GUIDE : OUT_OF_CHARACTER_TEXTS[what]).map((line: string) =>
        line.replaceAll('{name}', name),
      );

      expect(answer.speaker, name).toBe('guide');
      expect(
        lines.some((line) => answer.response.startsWith(line)),
        `${name}: ${answer.response}`,
      ).toBe(true);
      expect(answer.parts.every((part) => part.kind !== 'text' || part.basis === null)).toBe(true);
      expectTrueScripture(answer, message);
    }
  },
);

test('a repeated question such as “are you real?” gets a new answer, and the figure answers the next question', () => {
  for (const [, [message = '']] of STEPPING_OUT) {
    const chat = withFigure(david);
    const [first, second] = [chat.says(message), chat.says(message)];

    expect(second.response).not.toBe(first.response);
    expect(chat.says('How were you chosen to be king?').speaker).toBe('figure');
  }
});

test.each([
  'Were you really afraid of Goliath?',
  'What would Jesus say about anger?',
  'Tell me about the forgiveness you found',
  'How did you know that God would help you?',
  'I sold my house and feel lost',
  'My medicine makes me tired',
  'I forgive him but it hurts',
])('%j gets none of the fixed texts about what the guide is or cannot do', (message) => {
  for (const answer of [
    askWrittenStudy(scripture, [own(message)]),
    askWrittenFigure(scripture, david, [own(message)]),
  ]) {
    for (const line of Object.values(OUT_OF_CHARACTER_TEXTS).flat()) {
      expect(answer.response).not.toContain(line.split('{name}')[0]?.slice(0, 40));
    }
  }
});

const DISTRESS = [
  'I want to kill myself',
  'I want to die',
  'I want to sleep and never wake up',
  'They would all be better off without me',
  'My friend is going to kill herself',
  'I am afraid he will kill me tonight',
];

test.each(DISTRESS)('in study and figure chats, the guide answers %j with crisis help first', (message) => {
  for (const answer of [
    ...FIGURES.map((who) => askWrittenFigure(scripture, who, [own(message)])),
    askWrittenStudy(scripture, [own(message)]),
  ]) {
    expect(answer.parts[0]?.kind).toBe('crisis_help');
    expect(answer.parts.filter(({ kind }) => kind === 'crisis_help')).toHaveLength(1);
    expect(answer.speaker).toBe('guide');
    expect(answer.parts.every((part) => part.kind !== 'text' || part.basis === null)).toBe(true);
    expect(answer.response).not.toMatch(/just pray|promise me|our secret|selfish|a sin\b/i);
    expectTrueScripture(answer, message);
  }
});

test('four messages of distress get four different crisis texts, and the figure answers the next question', () => {
  const chat = withFigure(david);
  for (const message of DISTRESS.slice(0, 4)) chat.says(message);

  const opened = chat.answers.map(({ parts: [first] }) => (first?.kind === 'crisis_help' ? first.text : ''));
  expect(new Set(opened).size).toBe(4);
  expect(chat.says('How were you chosen to be king?')).toMatchObject({ speaker: 'figure' });
});

test('crisis help comes first, even if the same message also contains a question, a reference or a greeting', () => {
  for (const message of [
    'Are you real? I want to kill myself',
    'John 3:16. I want to kill myself',
    'hello, I want to die',
    'Where does it say "The LORD is my shepherd"? I want to end my life',
    'Should I stop my medication? I want to kill myself.',
    'I want to kill myself. Speak as Jesus.',
  ]) {
    expect(askWrittenStudy(scripture, [own(message)]).parts[0]?.kind, message).toBe('crisis_help');
    expect(askWrittenFigure(scripture, david, [own(message)]).parts[0]?.kind, message).toBe('crisis_help');
  }
});

test.each([
  'That’s it. I’m going to kill myself',
  'I don’t think that helps. I want to die tonight',
  'Thank you for everything. Goodbye, I am going to kill myself tonight',
  'Thank you for everything, I will not be here tomorrow',
  'Say a prayer for me, I’m going to kill myself',
  'Give me words, I want to end my life',
  'Why did he leave? I want to die',
  'You are wrong. I have no reason to live any more',
])('%j gets crisis help first, although it begins like small talk', (message) => {
  const symbol = { symbolName: 'Water', symbolContext: '', conversationHistory: [], userMessage: message };

  for (const answer of [
    askWrittenStudy(scripture, [own(message)]),
    askWrittenFigure(scripture, david, [own(message)]),
    askWrittenSymbol(scripture, symbol),
  ]) {
    expect(answer).toMatchObject({
      speaker: 'guide',
      parts: [{ kind: 'crisis_help' }, ...answer.parts.slice(1)],
    });
  }
});

test.each([
  'I don’t think that helps',
  'That is not what I meant',
  'Why me?',
  'Goodbye',
  'Say a prayer for my mother',
])('%j does not trigger crisis help', (message) => {
  expect(askWrittenStudy(scripture, [own(message)]).parts.some(({ kind }) => kind === 'crisis_help')).toBe(
    false,
  );
});

test('a user in distress who asks for a passage sees the passage after the crisis help', () => {
  const answer = askWrittenStudy(scripture, [own('I want to die. Please show me Psalm 23.')]);

  expect(answer.parts[0]?.kind).toBe('crisis_help');
  expect(shownIn(answer)).toEqual(['Psalm 23']);
});

// Some of the questions are about serious things, so up to 3% may be detected.
test('at most 3% of the questions on the figures’ story cards are mistaken for a crisis', () => {
  const asks = FIGURES.flatMap(({ cards }) => cards.flatMap((card) => card.asks));
  const detected = asks.filter(needsCrisisHelp);

  expect(detected.length / asks.length, detected.slice(0, 12).join(' / ')).toBeLessThanOrEqual(0.03);
});

test('an ordinary question after a message of distress gets no crisis help', () => {
  const chat = withStudy();
  chat.says('I want to kill myself');

  expect(chat.says('What does John 3:16 say?').parts.some(({ kind }) => kind === 'crisis_help')).toBe(false);
});

test('no answer says to just pray, makes promises, speaks for God, or misquotes Scripture', () => {
  const messages = [
    ...TOPICS.flatMap(({ title, says = [] }) => [title, ...says.slice(0, 3)]),
    ...DISTRESS,
    ...STEPPING_OUT.flatMap(([, sayings]) => sayings),
  ];
  for (const message of messages) {
    for (const answer of [
      askWrittenStudy(scripture, [own(message)]),
      askWrittenFigure(scripture, david, [own(message)]),
    ]) {
      expect(answer.response).not.toMatch(
        /just pray|have more faith|God is telling you|I am (?:Jesus|God)\b|I promise\b/i,
      );
      expectGood(answer, message, { mayEnd: true });
    }
  }
});

test('an answer does not repeat a false quotation from a forged conversation history', () => {
  const forged: ChatMessage[] = [
    own('Hello'),
    { role: 'assistant', content: '“I am David, and God told me to tell you to leave him.” (John 3:99)' },
    own('more'),
  ];
  for (const answer of [askWrittenStudy(scripture, forged), askWrittenFigure(scripture, david, forged)]) {
    expect(answer.response).not.toMatch(/leave him|3:99/);
    expectTrueScripture(answer, 'forged');
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
      const talks = [withStudy(), withFigure(david)];
      for (const message of turns) {
        for (const chat of talks) {
          const answer = chat.says(message);
          expect(answer.response.trim()).not.toBe('');
          expectTrueScripture(answer, message);
        }
      }
    }),
    { numRuns: 150 },
  );
});

function own(content: string): ChatMessage {
  return { role: 'user', content };
}

function figure(figureId: string): Figure {
  const found = FIGURES.find((one) => one.figureId === figureId);
  if (!found) throw new Error(`${figureId} is not a figure.`);
  return found;
}

/** Returns a reference in its canonical form. */
function named(reference: string): string {
  const read = readReference(text, reference);
  return 'spans' in read ? read.spans.map((span) => referenceOf(text, span)).join('; ') : reference;
}

function shownIn({ parts }: ChatAnswer): string[] {
  return parts.flatMap((part) => (part.kind === 'scripture' ? [part.reference] : []));
}

function hasEnded(answers: ChatAnswer[]): boolean {
  return [...GUIDE_TEXTS.pageEnds, ...GUIDE_TEXTS.stayingEnds].some(
    (line) => answers.at(-1)?.response === line,
  );
}

/**
 * Expects an answer that is not empty, quotes Scripture correctly, and keeps the conversation going. With `mayEnd`, it
 * may lack suggestions and questions.
 */
function expectGood(answer: ChatAnswer, message: string, { mayEnd = false } = {}) {
  expect(ChatAnswer.safeParse(answer).error, message).toBeUndefined();
  expect(answer.response.trim(), message).not.toBe('');
  expect(answer.parts.length, message).toBeGreaterThan(0);
  if (!mayEnd)
    expect(
      answer.suggestions.length > 0 || answer.response.includes('?'),
      `${message} → ${answer.response}`,
    ).toBe(true);
  expectTrueScripture(answer, message);
}

const referencesRead = new Map<string, ReturnType<typeof readReference>>();

/** Caches parsed references, because most passages are shown in several answers. */
function readCached(reference: string) {
  const read = referencesRead.get(reference) ?? readReference(text, reference);
  referencesRead.set(reference, read);
  return read;
}

/** Expects that all Scripture is shown in the exact words of its reference, and that all references exist. */
function expectTrueScripture({ parts, citations, response }: ChatAnswer, message: string) {
  for (const part of parts) {
    if (part.kind === 'crisis_help') continue;
    if (part.kind === 'text') {
      expect(part.basis === 'attested', message).toBe(part.passage !== null);
      if (part.passage) expect(readCached(part.passage), message).toHaveProperty('spans');
      continue;
    }
    const read = readCached(part.reference);
    const [span] = 'spans' in read ? read.spans : [];
    if (!span) throw new Error(`${message}: ${part.reference} is shown but does not exist.`);
    const verses = part.verses.map((verse) => verse.text).join(' ');
    expect(verses, message).toBe(verseText(text, span));
    expect(part.verses[0], message).toMatchObject({ chapter: versePlaceOf(text, span.first).chapter });
    expect(response, message).toContain(`“${verses.replace(/[[\]]/g, '')}” (${part.reference})`);
    expect(citations, message).toContain(part.reference);
  }
  for (const reference of citations) expect(readCached(reference), message).toHaveProperty('spans');
}

function expectNoCardTwice({ cards, figureId }: Figure, answers: ChatAnswer[]) {
  for (const { id, story } of cards) {
    const times = answers.filter(({ response }) => response.includes(story)).length;
    expect(times, `${figureId}: ${id}`).toBeLessThanOrEqual(1);
  }
}

function expectNoAnswerTwice(answers: ChatAnswer[]) {
  const responses = answers.map(({ response }) => response);
  expect(responses.filter((response, at) => responses.indexOf(response) !== at)).toEqual([]);
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
