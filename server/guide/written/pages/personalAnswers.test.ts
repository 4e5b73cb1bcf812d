import { expect, test } from 'vitest';
import { RIGHT_OR_WRONG, RIGHT_OR_WRONG_IN_GENERAL } from '#content/guide/rightAndWrong';
import { SMALL_TALK_TEXTS } from '#content/guide/smallTalk';
import { WORDS_TO_PEOPLE } from '#content/guide/wordsToPeople';
import { WHETHER_TO_TELL, WORDS_FOR_ANYTHING, WORDS_TO_SAY } from '#content/guide/wordsToSay';
import type { ChatMessage } from '#contract/chats';
import { openScripture } from '#server/scripture/scripture.service';
import { askWrittenStudy } from '#server/testing/writtenGuide';

const scripture = openScripture();

/** Sends these messages one after another and returns the last answer. */
function answerTo(...turns: string[]) {
  const messages: ChatMessage[] = [];
  let answer = '';
  for (const content of turns) {
    messages.push({ role: 'user', content });
    answer = askWrittenStudy(scripture, messages).response;
    messages.push({ role: 'assistant', content: answer });
  }
  return answer;
}

const WORDS = [...WORDS_TO_SAY, ...WORDS_TO_PEOPLE, WORDS_FOR_ANYTHING].flatMap(({ texts }) => texts);
const CONSCIENCE = [...RIGHT_OR_WRONG, RIGHT_OR_WRONG_IN_GENERAL].flatMap(({ texts }) => texts);
const isOneOf = (texts: readonly string[], answer: string) => texts.some((text) => answer.includes(text));

test.each([
  ['I want to try the knitting group on Wednesday. What do I say when I walk in?', 'Romans 15:7'],
  ['how do i apologize to my roommate for eating her birthday cake', 'Proverbs 15:1'],
  ['My colleague’s brother died and I don’t know what to say to her', 'Romans 12:15'],
  ['i haven’t talked to my sister in nine years, how do i even start a letter', 'Romans 12:18'],
])('%j gets words to use', (message, reference) => {
  const answer = answerTo(message);

  expect(isOneOf(WORDS, answer)).toBe(true);
  expect(answer).toContain(reference);
});

test.each([
  [
    'husband',
    'Proverbs 16:24',
    [
      'his mother rearranges my kitchen and my husband says let it go',
      'so what would I actually say to him tonight',
    ],
  ],
  [
    'boyfriend’s mother',
    'Romans 12:18',
    [
      'my boyfriend’s Baptist, his mum said I worship statues. That hurt',
      'how do I answer her without starting a war',
    ],
  ],
  [
    'mother',
    'Proverbs 15:1',
    ['I’m 13 and my mom reads all my texts and its so annoying', 'can you tell me what to say to her'],
  ],
  ['boss', 'Proverbs 25:15', ['what do i say to my boss']],
])(
  'who asks what to say to their %s gets whole sentences for that person',
  (_person, reference, messages) => {
    const answer = answerTo(...messages);

    expect(
      isOneOf(
        WORDS_TO_PEOPLE.flatMap(({ texts }) => texts),
        answer,
      ),
      answer,
    ).toBe(true);
    expect(answer).toContain(reference);
  },
);

test('a user who asks whether to tell someone hears that it is theirs to decide, and not to be alone if afraid', () => {
  expect(answerTo('I dropped her grandmother’s vase and blamed the cat', 'do i tell my sister?')).toContain(
    WHETHER_TO_TELL,
  );
});

test.each([
  'Is it wrong that I hope the other choir loses?',
  'I told the kids the hamster went to live on a farm. Is that a lie?',
  'is it bad if i only go to church for the donuts',
])('%j gets an answer about conscience, not a rule', (message) => {
  expect(isOneOf(CONSCIENCE, answerTo(message))).toBe(true);
});

test('after an answer about conscience, a short message does not get another one', () => {
  const answer = answerTo('Is it wrong that I hope the other choir loses?', 'they always win and gloat');

  expect(isOneOf(CONSCIENCE, answer)).toBe(false);
});

test.each([
  'What does the Bible say about anger?',
  'is divorce a sin',
  'Why did Jesus say “woman” to his mother?',
  'how do I tell if it is God speaking to me',
  'is it wrong for my husband to hit me',
  'how do i tell my mom that my uncle touches me',
])('%j gets another kind of answer', (message) => {
  expect(isOneOf([...WORDS, ...CONSCIENCE], answerTo(message))).toBe(false);
});

test('a remark after a page about envy gets no further verse about envy', () => {
  const answer = answerTo('I’m so jealous of my friend’s engagement', 'she wants me as her bridesmaid');

  expect(answer).not.toMatch(/\d:\d/);
});

test('further good news gets a short reply without another psalm', () => {
  const answer = answerTo('My scan is clear!!', 'and my visa got approved today!');

  expect(isOneOf(SMALL_TALK_TEXTS.goodNewsAgain.study, answer)).toBe(true);
  expect(answer).not.toMatch(/\d:\d/);
});
