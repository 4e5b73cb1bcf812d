import { expect, test } from 'vitest';
import { restatement, restatementOfAddition } from './restatement';

test.each([
  ['My sister sold the piano and I found out on Facebook', 'Your sister sold the piano.'],
  [
    'burnt out. I buried another boy Saturday, I taught him to ride a bike',
    'You buried another boy Saturday.',
  ],
  [
    "i havent been outdoors since i broke my hip, that's all",
    'You haven’t been outdoors since you broke your hip.',
  ],
  [
    'My dad drove the 73 bus and whistled. And me? I have two cars',
    'Your dad drove the 73 bus and whistled.',
  ],
  ['im starting a new job monday and im terrified', 'You’re starting a new job Monday.'],
])('%j is restated', (message, expected) => {
  expect(restatement(message)).toBe(expected);
});

test.each([
  ['maybe i will visit. he asked for my fish curry', 'He asked for your fish curry.'],
  ['nah they were decent about it. Manny left me a gatorade', 'Manny left you a gatorade.'],
  [
    'well one did get saved, the janitor hid it in his garage for me',
    'The janitor hid it in his garage for you.',
  ],
])('the addition %j is restated', (message, expected) => {
  expect(restatementOfAddition(message)).toBe(expected);
});

test.each([
  ['what users think of themselves', 'I am a burden to my whole family and my wife knows it'],
  ['what users did wrong', 'I cheated on my wife with her sister'],
  ['what users say of God', 'My God left my family to rot in that house'],
  ['a question', 'Is my mother angry with my father?'],
  ['a feeling', 'I’m empty again by evening'],
  ['words to the guide', 'My problem is that you keep repeating yourself'],
  ['harm', 'My husband hit me in front of our kids'],
  ['a sentence without a subject of the user', 'The weather was fine and the buses ran on time'],
])('%s is not restated', (_, message) => {
  expect(restatement(message)).toBeNull();
});

test('a name of the Bible is not taken for someone near the user', () => {
  expect(restatementOfAddition('ok. Peter had it easy, it was just three times')).toBeNull();
});
