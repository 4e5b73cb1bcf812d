import { expect, test } from 'vitest';
import { LINES, STEP_OUTS } from '#content/dialogue';
import { FIGURES } from '#content/figures';
import { DIFFERENCES, ENTRIES } from '#content/knowledge';
import { REPLIES } from '#content/replies';
import { NO_VERSE_FOR_HARM, STAY_OR_LEAVE } from '#content/safetyWords';
import { TOPICS } from '#content/topics';
import type { ChatAnswer, ChatMessage } from '#contract/chats';
import { openScripture } from '#server/scripture/scripture.service';
import { study, talkAs } from '#server/testing/writtenGuide';

const scripture = openScripture();

/** The answer to the last of these messages. */
function answerTo(to: string, ...turns: string[]): ChatAnswer {
  const figure = FIGURES.find(({ figureId }) => figureId === to);
  const messages: ChatMessage[] = [];
  let answer: ChatAnswer | undefined;
  for (const content of turns) {
    messages.push({ role: 'user', content });
    answer = figure ? talkAs(scripture, figure, messages) : study(scripture, messages);
    messages.push({ role: 'assistant', content: answer.response });
  }
  return answer as ChatAnswer;
}

/** What a page or an entry says first. */
function wordsOfPage(id: string): string {
  const topic = TOPICS.find((page) => page.id === id)?.introduction;
  const entry = ENTRIES.find((one) => one.id === id)?.text;
  const difference = DIFFERENCES.find((one) => one.id === id)?.shared;
  return topic ?? entry ?? difference ?? `no page ${id}`;
}

const isCare = ({ parts }: ChatAnswer) => parts[0]?.kind === 'care';

test.each([
  ['someone at church touched me when I was a kid', 'hurt-as-a-child'],
  ['I was raped', 'sexual-violence'],
  ['my uncle touched me when I was little', 'hurt-as-a-child'],
  ['I was trafficked', 'held-against-your-will'],
  ['he controls all my money and reads my phone', 'when-love-controls'],
  ['my brother killed himself', 'after-a-suicide'],
  ['I keep having blasphemous thoughts that I cannot stop', 'thoughts-you-do-not-want'],
])('help and the page for it answer %j', (said, page) => {
  const answer = answerTo('study', said);
  expect(isCare(answer)).toBe(true);
  expect(answer.response).toContain(wordsOfPage(page));
});

test.each([
  ['I am gay', 'who-you-are'],
  ['I am trans', 'who-you-are'],
  ['Can a Christian be gay', 'same-sex-relationships'],
  ['my daughter came out as lesbian', 'someone-dear-comes-out'],
  ['why did God order the killing of the canaanites', 'the-canaanites'],
  ['should women preach', 'women-in-ministry'],
  ['What is the Trinity', 'trinity'],
  ['who wrote Hebrews?', 'letter-to-the-hebrews'],
  ['summarize Romans', 'letter-to-the-romans'],
  ['help me read the book of Job', 'book-of-job'],
  ['Who was Melchizedek', 'melchizedek'],
  ['a verse for a funeral', 'verses-for-a-funeral'],
  ['my mum has dementia', 'memory-loss'],
])('%j is answered with its page, and nobody is taken to be in danger', (said, page) => {
  const answer = answerTo('study', said);
  expect(isCare(answer)).toBe(false);
  expect(answer.response).toContain(wordsOfPage(page));
});

test.each([
  ['u keep repeating urself', 'notHelping'],
  ['I just want to talk', 'justTalk'],
  ['can I talk to a real person', 'realPerson'],
  ['I am fine', 'fine'],
  ['tell me a story', 'tellStory'],
  ['hello, I am 12 years old', 'age'],
  ['Thank you. Goodbye.', 'goodbye'],
  ["I'm going to bed now.", 'goodbye'],
  ['I feel so alive today', 'goodNews'],
] as const)('%j gets a reply of its own', (said, label) => {
  const { response } = answerTo('study', said);
  expect(REPLIES[label].study.some((words) => response.includes(words))).toBe(true);
});

test('after harm was told, a verse held against them and a question whether to stay are answered about it', () => {
  const turns = ['my husband hits me', 'but wives submit to your husbands', 'should I stay'] as const;
  const [held, stay] = [answerTo('study', ...turns.slice(0, 2)), answerTo('study', ...turns)];

  expect(NO_VERSE_FOR_HARM.words.some((words) => held.response.includes(words))).toBe(true);
  expect(held.citations).not.toContain('Ephesians 5:22');
  expect(STAY_OR_LEAVE.words.some((words) => stay.response.includes(words))).toBe(true);
  expect(stay.suggestions).not.toContain('Forgiving others');
});

test.each(['can anyone see what I wrote', 'who reads this', 'is this private?', 'will my husband see this'])(
  '"%s" is told who can',
  (said) => {
    for (const to of ['study', 'hannah']) {
      const { response, speaker } = answerTo(to, said);
      expect(
        STEP_OUTS.privacy.some((words) => response.includes(words)),
        to,
      ).toBe(true);
      expect(speaker).toBe('guide');
    }
  },
);

test('"shorter" brings the first sentence of what was told, and then its passage alone', () => {
  const told = ENTRIES.find(({ id }) => id === 'book-of-job')?.text ?? '';
  const [shorter, shortest] = [
    answerTo('study', 'summarize job', 'shorter'),
    answerTo('study', 'summarize job', 'shorter', 'shorter please'),
  ];

  expect(told.startsWith(shorter.parts[0]?.kind === 'text' ? shorter.parts[0].text : '-')).toBe(true);
  expect(shorter.response.length).toBeLessThan(told.length);
  expect(shortest.parts.every(({ kind }) => kind === 'scripture')).toBe(true);
});

test.each([
  ['Where is the verse about a cord of three strands', 'Ecclesiastes 4:12'],
  ['what is the verse that says iron sharpens iron', 'Proverbs 27:17'],
])('a verse known from a newer translation is found: %s', (said, reference) => {
  expect(answerTo('study', said).citations).toContain(reference);
});

test('a change of subject is answered by what follows it', () => {
  expect(answerTo('study', 'i am so tired', 'ok different question, who is Boaz').response).toContain(
    wordsOfPage('boaz').slice(0, 60),
  );
});

test('what a verse means is answered with its book and the pages that lean on it, and a plain wish to read is not', () => {
  const meaning = answerTo('study', 'what does Romans 8:28 mean');

  expect(meaning.citations[0]).toBe('Romans 8:28');
  expect(meaning.suggestions).toContain('Suffering and why');
  expect(answerTo('study', 'Romans 8:28').response).not.toContain(LINES.meaning[0]);
});

test('"a psalm for today" brings a psalm, and no other verse before it', () => {
  const [first] = answerTo('study', 'give me a psalm for today').citations;

  expect(first).toMatch(/^Psalm /);
});

test('a figure says nothing of its own about who someone is', () => {
  const answer = answerTo('paul', 'do you hate gay people');
  expect(answer.speaker).toBe('guide');
});

test('what no figure can tell is answered by the guide, and never as a silence of Scripture', () => {
  for (const [figure, said] of [
    ['moses', 'What were the ten plagues'],
    ['moses', 'How did you get the ten commandments'],
    ['peter', 'What happened at Pentecost'],
  ] as const) {
    const answer = answerTo(figure, said);
    expect(answer.speaker).toBe('guide');
    expect(answer.response).not.toMatch(/does not tell|is silent|nothing that is written/i);
  }
});

test('what nobody wrote about is declined in one sentence', () => {
  for (const said of ['best pizza dough recipe', 'what is the capital of Peru', 'fix my wifi']) {
    const { parts } = answerTo('study', said);
    expect(
      parts.filter(({ kind }) => kind === 'scripture'),
      said,
    ).toEqual([]);
  }
});

test('a correction is read with what it corrects', () => {
  const answer = answerTo('study', 'my wife has dementia', 'no, it is my mother, not my wife');
  const page = TOPICS.find(({ id }) => id === 'memory-loss');
  expect(answer.citations.length).toBeGreaterThan(0);
  expect(answer.citations.every((passage) => page?.passages.includes(passage))).toBe(true);
});
