import { expect, test } from 'vitest';
import { DECLARATION_ADDS, LIVING_ADDS, PILLARS } from '#content/blueprint/blueprint';
import type { Tone } from '#content/blueprint/blueprintTypes';
import { type Answers, SAMPLE_ANSWERS, SAMPLE_USERS } from '#server/testing/blueprintAnswers';
import { composeSample, moodsOf } from '#server/testing/blueprints';

const SAD = ['widow', 'prisoner', 'mother', 'beaten', 'student', 'refugee'] as const;

const GLAD = ['teenager', 'grandmother', 'newcomer'] as const;

const DOUBTING = ['doubter', 'lapsed', 'nothingToSay'] as const;

test('the mood of the answers adds at most one line to a section and replaces no line', () => {
  const added = new Set([
    ...PILLARS.flatMap(({ adds }) =>
      Object.values(adds)
        .flat()
        .map(({ line }) => line),
    ),
    ...Object.values(DECLARATION_ADDS).flat(),
    ...Object.values(LIVING_ADDS).flat(),
  ]);

  for (const { answers } of SAMPLE_USERS) {
    const blueprint = composeSample(answers);
    for (const [at, { sentences }] of blueprint.pillars.entries()) {
      const { replies, truthId } = PILLARS[at] as (typeof PILLARS)[number];
      const said = sentences.filter(({ words }) => words === null).map(({ text }) => text);
      if (!answers[truthId]?.some(Boolean)) continue;
      expect(said.filter((text) => replies.some(({ line }) => line === text))).toHaveLength(1);
      expect(said.filter((text) => added.has(text)).length).toBeLessThanOrEqual(1);
    }
    expect(blueprint.living.sentences.filter(({ text }) => added.has(text)).length).toBeLessThanOrEqual(1);
  }
});

test('an answer about missing a dog gives only its own pillar the mood “heavy”', () => {
  const answer = 'First night at uni. I missed my dog';
  const page = composeSample({ protected: [answer] });
  const longer = composeSample({ ...SAMPLE_ANSWERS.builder, protected: [answer] });

  for (const blueprint of [page, longer]) {
    const { pillars, declaration, living } = moodsOf(blueprint);
    expect(pillars[2]).toBe('heavy');
    expect([declaration, living]).toEqual(['plain', 'plain']);
    expect(PILLARS[2]?.declares).toContain(
      blueprint.declaration.sentences.find(({ from }) => from.reference === 'Romans 8:38-39')?.text,
    );
  }
});

test('an answer about a death makes the mood “heavy”, and joyful answers do not turn it to “bright”', () => {
  const joys = {
    gifted: ['I love singing, it is my joy.', 'I am happy to help, I love it.', 'I love cooking.'],
  };

  expect(moodsOf(composeSample({ chosen: ['My son died in May.'] }))).toMatchObject({
    declaration: 'heavy',
    living: 'heavy',
  });
  expect(moodsOf(composeSample(joys)).living).toBe('bright');
  expect(moodsOf(composeSample({ ...joys, chosen: ['My son died in May.'] })).living).not.toBe('bright');
});

test.each(SAD)('the sad answers of the sample user %s lead to “heavy” and no “bright” moods', (name) => {
  const moods = moodsOf(composeSample(SAMPLE_ANSWERS[name] as Answers));

  expect(moods.pillars).not.toContain('bright');
  expect(moods.declaration).toBe('heavy');
  expect(moods.living).toBe('heavy');
  expect(moods.pillars.filter((mood) => mood === 'heavy').length).toBeGreaterThanOrEqual(3);
});

test.each(GLAD)('the joyful answers of the sample user %s lead to the mood “bright”', (name) => {
  const moods = moodsOf(composeSample(SAMPLE_ANSWERS[name] as Answers));

  expect(moods.pillars).not.toContain('heavy');
  expect(moods.pillars).not.toContain('unsure');
  expect(moods.pillars.filter((mood) => mood === 'bright').length).toBeGreaterThanOrEqual(3);
  expect(moods.living).toBe('bright');
  expect(moods.declaration).toBe('plain');
});

test.each(DOUBTING)('the doubting answers of the sample user %s lead to the mood “unsure”', (name) => {
  const moods = moodsOf(composeSample(SAMPLE_ANSWERS[name] as Answers));

  expect(moods.pillars).not.toContain('bright');
  expect(moods.declaration).toBe('unsure');
  expect(moods.pillars.filter((mood) => mood === 'unsure').length).toBeGreaterThanOrEqual(3);
  expect(moods.living).toBe('unsure');
});

test.each(['threeWords', 'child', 'builder', 'onlySigns', 'spaniard', 'kenyan', 'sameWord'])(
  'the neutral answers of the sample user %s do not lead to the mood “heavy”',
  (name) => {
    const moods = moodsOf(composeSample(SAMPLE_ANSWERS[name] as Answers));

    expect(moods.pillars.filter((mood) => mood === 'heavy').length).toBeLessThanOrEqual(1);
    expect(moods.living).not.toBe('heavy');
    expect(moods.declaration).not.toBe('heavy');
  },
);

test.each<[Tone[], string]>([
  [['heavy'], 'I am not happy.'],
  [['heavy', 'unsure'], 'I never felt happy with myself.'],
  [['heavy'], 'I was never really happy after that.'],
  [['heavy'], 'There is no joy left in my life.'],
  [['heavy'], 'I have lost all my joy.'],
  [['heavy', 'plain'], 'I am not at peace with my father.'],
  [['heavy'], 'Nobody ever loved me.'],
  [['heavy', 'unsure'], 'I do not feel loved by anybody.'],
  [['heavy'], 'We were so happy, I loved being with him, he was my joy, and then he died.'],
  [['heavy'], 'I love my daughter and I love singing with her, and she has cancer.'],
  [['heavy'], 'I used to love singing. Since the funeral I cannot.'],
  [['heavy'], 'I was so thankful when the shouting stopped and he was too drunk to hit me again.'],
  [['heavy'], 'My mother died.'],
  [['heavy'], 'I feel so ashamed.'],
  [['heavy'], 'I am very lonely.'],
  [['unsure'], 'I do not know.'],
  [['unsure'], "I don't know."],
  [['unsure'], 'I don’t know whether God exists.'],
  [['unsure'], 'I am not sure that I believe it.'],
  [['unsure'], 'Maybe. I doubt it.'],
  [['unsure'], 'I find it hard to believe.'],
  [['unsure', 'heavy'], 'I am not sure that God loves me.'],
  [['unsure', 'heavy'], 'I do not know if I was ever happy or loved.'],
  [['bright'], 'I am so thankful for my grandmother.'],
  [['bright'], 'I am happy.'],
  [['bright'], 'I love singing.'],
  [['bright'], 'I am no longer ashamed.'],
  [['bright'], 'I am not afraid any more.'],
  [['bright'], 'My joy is my garden.'],
  [['plain'], 'My old boss, in the spring of that year.'],
  [['plain'], 'The kitchen, with tea.'],
])('the detected mood of an answer is one of %j: %s', (tones, answer) => {
  expect(tones).toContain(moodsOf(composeSample({ chosen: [answer] })).pillars[0]);
});

test('one answer about grief among joyful ones gives its pillar, the declaration and the end the mood “heavy”', () => {
  const { pillars, declaration, living } = moodsOf(
    composeSample({
      protected: [
        'I was so happy, I love the sea, it was wonderful and I am thankful for the joy of it.',
        'I love my garden, I am happy there, it is my joy and my delight and I thank God.',
        'My son died in May.',
      ],
    }),
  );

  expect(pillars[2]).toBe('heavy');
  expect(declaration).toBe('heavy');
  expect(living).toBe('heavy');
});

test('one joyful answer among sad ones leaves the last section with the mood “heavy”', () => {
  const widow = SAMPLE_ANSWERS.widow as Answers;
  const blueprint = composeSample({
    ...widow,
    gifted: [
      'I love singing, I am so happy when I sing, it is wonderful, such joy, I thank God and I am grateful.',
    ],
  });

  expect(moodsOf(blueprint).living).toBe('heavy');
});
