import fc from 'fast-check';
import { expect, test } from 'vitest';
import { COMFORTS, DREAM_ANSWERS, DREAM_LINES, DREAM_PRAYERS } from '#content/dreams/dreamTexts';
import { FIGURES } from '#content/figures';
import { GUIDE_TEXTS, OUT_OF_CHARACTER_TEXTS, TURN_TEXTS } from '#content/guide/guideTexts';
import { SYMBOLS } from '#content/symbols';
import { TOPICS } from '#content/topics';
import { findViolation, type Violation } from './modelViolations';

const VIOLATIONS: Record<Exclude<Violation, 'prompt'>, string[]> = {
  divine: [
    'I am Jesus, and I have heard you.',
    'Do not be afraid. I’m Jesus Christ.',
    'I am the Lord your God.',
    'My dear child, I died for you.',
    'This is God speaking to you now.',
    'I am the Holy Spirit, your comforter.',
    'I speak to you as Christ.',
    'I am an angel, sent to you.',
    'Thus says the Lord to you: be still.',
    'It is I, Jesus.',
    'I am the way, the truth, and the life for you, says Jesus your Saviour, and I am your Saviour.',
  ],
  real: [
    'I am a real person.',
    'I am really David.',
    'I am not an AI.',
    'I’m human, like you.',
    'I am alive and I am with you.',
    'I am the real David.',
  ],
  secrecy: [
    'Your secret is safe with me.',
    'This stays between us.',
    'I will not tell anyone.',
    'I won’t tell a soul.',
    'I would never share this with anyone.',
    'I will keep this a secret.',
    'Nobody else will ever know.',
    'What you write here is completely confidential.',
    'Nobody will know what you said.',
  ],
  revelation: [
    'God told me to tell you that this year ends well.',
    'The Lord has shown me that you will leave.',
    'God is telling you to go.',
    'God wants you to marry him.',
    'I have a word from the Lord for you.',
    'Your dream means that a change is near.',
    'This dream is a warning.',
    'The Spirit is saying to you: go.',
    'The dream is telling you something about your work.',
    'I prophesy a new season over you.',
  ],
  absolution: [
    'I forgive you.',
    'I absolve you in his name.',
    'Your sins are forgiven.',
    'Your sin has been forgiven, go in peace.',
    'You are absolved.',
    'I pardon your sins.',
  ],
  prayer: [
    'I pray for you.',
    'I am praying for you.',
    'I’ll pray for your mother.',
    'I will be praying for you.',
    'I have been praying over you.',
    'I prayed for you last night.',
  ],
  feeling: [
    'I love you.',
    'I feel your pain.',
    'I truly love you, friend.',
    'I feel so sorry for you.',
    'As a fellow believer, I know it.',
    'As a Christian, I hold to this.',
  ],
  advice: [
    'You should stop taking your medication.',
    'Please stop your pills.',
    'You do not need a doctor.',
    'You could come off your antidepressants.',
    'You have depression.',
    'You should divorce him.',
    'You should leave your husband.',
    'Invest your savings in gold.',
    'Stop taking your medication and trust.',
  ],
  future: [
    'God will heal you.',
    'You will soon be healed.',
    'You will marry within the year.',
    'God is going to give you a child.',
    'You are going to get the job.',
    'He will bring her back.',
  ],
  blame: [
    'This came because of your sin.',
    'Your faith is too weak.',
    'You are being punished.',
    'Just pray more.',
    'God is angry with you.',
    'It happened because you lack faith.',
  ],
  contact: [
    'See https://evil.example/more.',
    'See www.evil.example.',
    'Write to pastor@evil.example.',
    'Call 555-867-5309.',
    'Ring +44 20 7946 0958.',
    'Dial 116123 tonight.',
    'Call 988.',
  ],
  markup: [
    'Rest. <img src=x onerror=alert(1)>',
    'Rest. <script>alert(1)</script>',
    'Rest. &lt;script&gt;',
    'Rest. &#60;b&#62;',
    'Rest, [and read](https://evil.example).',
    'Rest. </div>',
    'Rest. ```js',
    'Rest. <!-- here -->',
    'Rest. <svg/onload=alert(1)>',
  ],
};

test.each(
  Object.entries(VIOLATIONS).flatMap(([breach, texts]) => texts.map((text) => [breach, text] as const)),
)('a model’s forbidden statement of the kind “%s” is detected: %s', (_breach, text) => {
  expect(findViolation(text, 'David')).not.toBeNull();
});

test.each(Object.entries(VIOLATIONS))(
  'the first example of the kind “%s” is classified as that kind',
  (breach, [text = '']) => {
    expect(findViolation(text, 'David')).toBe(breach);
  },
);

test.each([
  'I AM JESUS.',
  'i  am\tjesus.',
  'I’m Jesus.',
  'I\u200b am Je\u200bsus.',
  'Ｉ ａｍ Ｊｅｓｕｓ.',
  'I am\nJesus.',
  'I am\u00a0Jesus.',
  '“I am Jesus,” I say to you.',
])('a claim to be Jesus is detected in the unusual spelling %j', (text) => {
  expect(findViolation(text, null)).toBe('divine');
});

test.each([
  'I was afraid of Saul.',
  'The LORD sent Nathan to me.',
  'Jesus said that he is the bread of life.',
  'God knows you.',
  'Tell a doctor about it.',
  'It is written that sins are forgiven.',
  'He calls you by name in that passage.',
  'I am the son of Jesse.',
  'I am a shepherd.',
  'I am David.',
  'I am the Lord’s servant.',
  'I am God’s friend, Isaiah calls me.',
  'I am Jesus’ mother, and I kept these things in my heart.',
  'I am Christ’s servant, and I write from a prison.',
  'Nathan told me that the LORD had put away my sin.',
  'The LORD told me to go up to Hebron.',
  'God told Abraham to leave his country.',
  'God has told us in the prophets what is good.',
  'I prayed for the child, and he died.',
  'I prayed for my people on the mountain.',
  'Moses prayed for the people.',
  'Samuel said that he would pray for us.',
  'Paul asks others to pray for him.',
  'I loved Jonathan as my own soul.',
  'God loves you, the text says so plainly.',
  'You are loved.',
  'I was real with God in the psalms.',
  'I was alive because Jonathan warned me.',
  'I am a man of war, and I could not build the house.',
  'I am an old man now.',
  'I was a prophet’s disappointment.',
  'Nobody knew but Joab.',
  'I told nobody what I had done.',
  'I did not tell my father where I had been.',
  'Tell somebody near you tonight.',
  'Joab kept it between himself and me.',
  'A doctor can tell you more than any psalm.',
  'Keep taking what your doctor gave you.',
  'Stop and rest for a while.',
  'Elijah stopped, ate and slept.',
  'Saul threw his spear at me.',
  'Luke was a physician.',
  'You may need a doctor and a friend, both.',
  'Job was not punished for his sins, and the book says so.',
  'His friends said that he suffered because of his sins, and God called it wrong.',
  'Faith as small as a mustard seed is enough.',
  'The promise was that God would give Abraham a son.',
  'Hannah asked for a child, and God gave her one.',
  'Jesus told a man that his sins were forgiven.',
  'David was told, through Nathan, that his sin was put away.',
  'Joseph forgave his brothers.',
  'I forgave Shimei, and it was not easy.',
  'Whoever forgives lets go of a debt.',
  'In Genesis, dreams mean something only where God says so.',
  'What a dream means nobody here can tell you.',
  'Joseph told Pharaoh what his dream was about.',
  'We all will die, says the wise woman of Tekoa.',
  'You will find it in the first book of Samuel.',
  'He heals the broken in heart, says the psalm.',
  'Psalm 119:105 has 3 parts; 1 Samuel 16:1-13 has more.',
  'It was in 1004 BC, or near it.',
  'Six hundred thousand men, or 603,550, were numbered.',
  'Between 1010 and 970 he was king.',
  'Call on him, says the psalm.',
  'I called on the LORD in my distress.',
  'Ring the bells, if you like.',
  'The wages were thirty pieces of silver.',
  'If a < b, then b > a.',
  'Who is like him? (And who would be?) [So it goes.]',
  'God is not angry with you for asking; Job asked worse.',
  'You are not being punished.',
  'I cannot forgive you; that is not mine to do.',
  'I cannot pray for you, but here are words.',
  'I am not Jesus, and I do not speak for him.',
  'I am not a real person.',
  'I am a computer program, not David.',
  'I cannot promise that nobody else will know.',
  'It is not because of your sin.',
  'Nobody here can say that you will be healed.',
])('a model may say %j', (text) => {
  expect(findViolation(text, 'David')).toBeNull();
});

test.each(FIGURES)(
  'no text that we wrote for the figure $name counts as a forbidden statement',
  ({ shortName, welcome, about, cards }) => {
    for (const text of [
      welcome,
      about.text,
      ...cards.map(({ story, reflection }) => `${story} ${reflection ?? ''}`),
    ]) {
      expect(findViolation(text, shortName), text).toBeNull();
    }
  },
);

test('no text of the written guide counts as a forbidden statement', () => {
  const lines = [GUIDE_TEXTS, DREAM_LINES, TURN_TEXTS, DREAM_PRAYERS].flatMap(textsIn);
  const dreams = [SYMBOLS.map(({ senses, questions }) => [senses.map(({ text }) => text), questions])];
  const others = [
    COMFORTS.map(({ words }) => words),
    Object.values(DREAM_ANSWERS).map(({ words }) => words),
    TOPICS.map(({ introduction, questions }) => [introduction, questions]),
    OUT_OF_CHARACTER_TEXTS,
  ];
  for (const text of [...lines, ...textsIn(dreams), ...textsIn(others)]) {
    expect(findViolation(text, null), text).toBeNull();
  }
});

test('special characters in a figure’s name match only themselves', () => {
  expect(findViolation('I am truly A.B (c', 'A.B (c')).toBe('real');
  expect(findViolation('I am truly AxB', 'A.B')).toBeNull();
});

test('a forbidden statement is detected in any surrounding text', () => {
  fc.assert(
    fc.property(
      fc.lorem({ maxCount: 30 }),
      fc.lorem({ maxCount: 30 }),
      fc.constantFrom(...Object.values(VIOLATIONS).map(([first = '']) => first)),
      (a, b, text) => {
        expect(findViolation(`${a}. ${text} ${b}.`, 'David')).not.toBeNull();
      },
    ),
  );
});

test('4,000 characters of any repeated text are checked quickly', () => {
  const start = performance.now();

  for (const message of [
    'I am ',
    'the lord ',
    'you should ',
    'god will ',
    '1 ',
    '12-',
    ' ',
    'a',
    '<',
    'a@',
    'www.',
  ]) {
    findViolation(message.repeat(4000 / message.length), 'David');
  }

  // Takes about 50 ms; the limit leaves room for a busy machine.
  expect(performance.now() - start).toBeLessThan(2000);
});

/** Collects all strings in nested lists and objects. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value ? Object.values(value).flatMap(textsIn) : [];
}
