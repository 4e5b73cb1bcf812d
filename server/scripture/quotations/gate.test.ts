import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findReferences } from '#server/scripture/references/references';
import { openScripture, spanOf } from '#server/scripture/scripture.service';
import { referenceOf, type Text, verseText } from '#server/scripture/text/text';
import { wordsIn } from '#server/scripture/text/wordIndex';
import { applyGate, type GatePart } from './gate';
import { verify } from './verification';

const scripture = openScripture();
const { text } = scripture;
const TEXTS: readonly Text[] = [text, scripture.worldEnglish.text];

function number(reference: string): number {
  return spanOf(text, reference).first;
}

function shown(prose: string): string[] {
  return applyGate(scripture, prose).parts.map((part) =>
    part.kind === 'text' ? part.text : `[${referenceOf(text, part.span)}]`,
  );
}

test('a correct partial quotation is shown in the spelling of our Bible text, followed by the whole verse', () => {
  expect(shown('Remember: "Money is the root of all evil" (1 Tim 6:10).')).toEqual([
    'Remember: “money is the root of all evil”.',
    '[1 Timothy 6:10]',
  ]);
});

test('a quotation with changed words is replaced with the verse from our Bible text and gets a note', () => {
  const { parts } = applyGate(
    scripture,
    'It says, "For God loved the world so much that he gave his only Son" (John 3:16).',
  );
  expect(shown('It says, "For God loved the world so much that he gave his only Son" (John 3:16).')).toEqual([
    'It says,',
    '[John 3:16]',
  ]);
  expect(parts[1]?.note).toContain('King James');
});

test('a quotation with a wrong reference is replaced with the passage it comes from', () => {
  expect(shown('“Create in me a clean heart, O God” (Psalm 23:4)')).toEqual(['[Psalm 51:10]']);
});

test('a quotation that is not in the Bible loses its quotation marks and reference, and gets a note', () => {
  const { parts, unverified } = applyGate(
    scripture,
    'Hold on: "God helps those who help themselves" (Proverbs 3:5).',
  );
  expect(parts).toEqual([
    {
      kind: 'text',
      text: 'Hold on: God helps those who help themselves.',
      note: expect.stringContaining('did not find'),
    },
  ]);
  expect(unverified).toBe(1);
});

test('a reference to a passage that does not exist is removed, and the text gets a note', () => {
  const { parts } = applyGate(scripture, 'As it is written in Psalm 151:3, all will be well.');
  expect(parts).toHaveLength(1);
  expect(parts[0]).toMatchObject({ kind: 'text', note: expect.stringContaining('does not exist') });
  expect(JSON.stringify(parts)).not.toContain('151');
});

test('a quotation of what the user said is not changed', () => {
  const said = 'You wrote "I am so tired of it all" yesterday, and I have thought of you since.';
  expect(shown(said)).toEqual([said]);
});

test('eight consecutive words of our Bible text count as Scripture even without quotation marks', () => {
  expect(
    shown('I keep saying he leadeth me beside the still waters he restoreth my soul to myself.'),
  ).toContain('[Psalm 23:2-3]');
});

test.each([
  ['KJV', '“The LORD is my shepherd; I shall not want.” (Psalm 23:1)', 'Psalm 23:1', 'kjv'],
  ['WEB', '“Yahweh is my shepherd: I shall lack nothing.” (Psalm 23:1)', 'Psalm 23:1', 'web'],
  [
    'KJV in American spelling',
    '“the Father sent the Son to be the Savior of the world” (1 John 4:14)',
    '1 John 4:14',
    'kjv',
  ],
  [
    'WEB in British spelling',
    '“You shall love your neighbour as yourself.” (Matthew 22:39)',
    'Matthew 22:39',
    'web',
  ],
  [
    'KJV with nested marks',
    '"Jesus saith unto him, "I am the way, the truth, and the life"" (John 14:6)',
    'John 14:6',
    'kjv',
  ],
  [
    'WEB with nested marks',
    '“Jesus said to him, “I am the way, the truth, and the life.”” (John 14:6)',
    'John 14:6',
    'web',
  ],
  [
    'a fragment with a capital',
    '“[T]rust in the LORD with all thine heart.” (Proverbs 3:5)',
    'Proverbs 3:5',
    'kjv',
  ],
  ['KJV with the number of the verse', '“35 Jesus wept.” (John 11:35)', 'John 11:35', 'kjv'],
  [
    'WEB in its own numbering',
    '“but now is revealed, and by the Scriptures of the prophets” (Romans 14:25)',
    'Romans 16:26',
    'web',
  ],
])('an exact quotation of the %s is shown as that text', (_name, prose, reference, version) => {
  const { parts } = applyGate(scripture, prose);
  expect(parts).toMatchObject([{ kind: 'scripture', text: version, note: null }]);
  expect(shown(prose)).toEqual([`[${reference}]`]);
});

test('changed words are replaced with the text that they are most similar to, and the note names it', () => {
  const { parts } = applyGate(scripture, '“Yahweh is my only shepherd: I shall lack nothing.” (Psalm 23:1)');
  expect(parts).toMatchObject([
    { kind: 'scripture', text: 'web', note: 'In the words of the World English Bible.' },
  ]);
});

test('a quotation that combines the two texts of a passage is blended', () => {
  const span = { first: number('Philippians 4:6'), last: number('Philippians 4:7') };
  const blend =
    'In nothing be anxious, but in everything, by prayer and petition with thanksgiving, let your requests be made known unto God. And the peace of God, which passeth all understanding, shall keep your hearts';
  expect(verify(scripture, blend, [span]).kind).toBe('blended');
});

test('the spelling of another word is not another spelling of the word', () => {
  for (const quotation of [
    'And thou shalt call his name Jesus our Savour',
    'Be still and know that I am good',
  ]) {
    expect(verify(scripture, quotation, null).kind).not.toBe('exact');
  }
});

test.each([
  'My pastor said, "you have to let this go" and I opened Psalm 34:18 afterwards.',
  'I told my sister “I cannot do this any more” and read Psalm 23:4 until I slept.',
  '“I am scared of Monday,” my daughter said, so we read Joshua 1:9.',
])('what someone says next to a reference is not taken for Scripture: %s', (prose) => {
  expect(shown(prose)).toEqual([prose]);
  expect(applyGate(scripture, prose).unverified).toBe(0);
});

test('a few words of modern English are not Scripture, although they are in the World English Bible', () => {
  const said = 'You wrote “I don’t know what to say” yesterday.';
  expect(verify(scripture, 'I don’t know', null).text).toBe('web');
  expect(shown(said)).toEqual([said]);
});

test('words that no passage has lose their marks if a reference follows them, although they quote a passage', () => {
  const { parts, unverified } = applyGate(
    scripture,
    'It is written: “had prepared for him a great room, “Who is this who even forgives sins?”” (Luke 7:49).',
  );
  expect(JSON.stringify(parts)).not.toMatch(/[“”]/);
  expect(unverified).toBe(1);
});

test.each([
  ['“I will dwell in the house of the LORD forever” (Psalm 23:6)', 'Psalm 23:6'],
  ['“Today if ye will hear his voice, harden not your hearts” (Hebrews 3:15)', 'Hebrews 3:15'],
  ['“He hath showed thee, O man, what is good” (Micah 6:8)', 'Micah 6:8'],
])('the spelling of modern printings is exact: %s', (prose, reference) => {
  expect(applyGate(scripture, prose).parts).toMatchObject([{ kind: 'scripture', text: 'kjv', note: null }]);
  expect(shown(prose)).toEqual([`[${reference}]`]);
});

test('a false quotation inside someone’s speech loses its marks', () => {
  const { parts, unverified } = applyGate(
    scripture,
    '“I told him, “God helps those who help themselves” (Proverbs 3:5)”',
  );
  expect(parts).toMatchObject([{ kind: 'text', note: expect.stringContaining('did not find') }]);
  expect(unverified).toBe(1);
});

test.each([
  [
    'a block quotation',
    '> She said, “Drink, my lord.” She hurried, and let down her pitcher on her hand, and gave him a drink. (Genesis 1:1)',
    'Genesis 24:18',
  ],
  [
    'single quotation marks',
    "'As for the wheels, they were called in my hearing, “the whirling wheels”.', Genesis 1:1",
    'Ezekiel 10:13',
  ],
])('%s that contain speech in double marks are one quotation', (_, written, reference) => {
  expect(applyGate(scripture, written).parts).toMatchObject([
    {
      kind: 'scripture',
      span: spanOf(text, reference),
      note: expect.stringContaining('Genesis 1:1'),
    },
  ]);
});

test.each([': Genesis 1:1', ', Genesis 1:1', '\nGenesis 1:1'])(
  'words that someone says are Scripture if their source follows as %j',
  (source) => {
    expect(
      applyGate(scripture, `She said to her, “All that you say, I will do”${source}`).parts,
    ).toMatchObject([
      { kind: 'text' },
      {
        kind: 'scripture',
        span: spanOf(text, 'Ruth 3:5'),
        note: expect.stringContaining('Genesis 1:1'),
      },
    ]);
  },
);

test('a reference that begins the next sentence is not the source of what someone says', () => {
  const written = 'My mother said, “All will be well”. Psalm 34:18 came to mind.';
  expect(applyGate(scripture, written).parts).toEqual([{ kind: 'text', text: written, note: null }]);
});

// Arbitrary prose of a user or a model: real and invented verses, right and wrong references, all kinds of marks.
const verse = fc.nat(text.verses.length - 1).map((at) => ({ first: at, last: at }));
const reference = fc.oneof(
  { weight: 5, arbitrary: verse.map((span) => referenceOf(text, span)) },
  { weight: 1, arbitrary: fc.constantFrom('Psalm 151', 'John 3:99', 'Hezekiah 3:4', 'Jude 40') },
);
const words = fc.oneof(
  verse.map((span) => verseText(scripture.worldEnglish.text, span)),
  verse.map((span) => verseText(text, span)),
  fc.tuple(verse, fc.nat(20), fc.integer({ min: 1, max: 12 })).map(([span, from, count]) =>
    verseText(text, span)
      .split(' ')
      .slice(from, from + count)
      .join(' '),
  ),
  fc
    .tuple(verse, verse)
    .map(([one, two]) => `${verseText(text, one).slice(0, 40)} ${verseText(text, two).slice(0, 40)}`),
  fc
    .tuple(verse, fc.string({ maxLength: 8 }))
    .map(([span, extra]) => verseText(text, span).replace(/ \w+ /, ` ${extra} `)),
  fc.string({ maxLength: 60 }),
);
const marks = fc.constantFrom(
  ['“', '”'],
  ['"', '"'],
  ["'", "'"],
  ['> ', ''],
  ['*', '*'],
  ['', ''],
  ['**', '**'],
);
const piece = fc
  .tuple(words, marks, reference, fc.constantFrom(' (', ' — ', ', ', ': ', '\n'))
  .chain(([quoted, [open, close], named, link]) =>
    fc.constantFrom(
      `${open}${quoted}${close}${link}${named}${link === ' (' ? ')' : ''}`,
      `${named}${link}${open}${quoted}${close}`,
      `It says ${open}${quoted}${close} and goes on.`,
    ),
  );
const prose = fc.array(piece, { minLength: 1, maxLength: 4 }).map((pieces) => pieces.join('\n\n'));

test('for any input, words quoted next to a reference are in the passage that the reference names', () => {
  fc.assert(
    fc.property(fc.oneof(prose, fc.string({ maxLength: 300 })), (written) => {
      for (const part of applyGate(scripture, written).parts) expectVerified(part);
    }),
    { numRuns: 2000 },
  );
});

/** Expects that a Scripture part has a valid span, and that a text part that names a passage quotes only its words. */
function expectVerified(part: GatePart) {
  if (part.kind === 'scripture') {
    expect(text.verses[part.span.first]).toBeDefined();
    expect(text.verses[part.span.last]).toBeDefined();
    expect(part.span.last).toBeGreaterThanOrEqual(part.span.first);
    return;
  }
  const references = findReferences(text, part.text);
  if (references.length === 0) return;
  for (const { missing } of references) expect(missing).toBeNull();
  const cited = references.flatMap(({ spans }) =>
    spans.flatMap((span) => TEXTS.map((version) => wordsIn(verseText(version, span)).join(' '))),
  );
  for (const { 1: quoted = '', index } of part.text.matchAll(/[“"]([^“”"]+)[”"]/g)) {
    const isSpeech = /(?:said|told|asked|wrote)[^“"]*$/.test(part.text.slice(0, index));
    if (isSpeech && verify(scripture, quoted, null).kind !== 'exact') continue;
    const said = wordsIn(quoted).join(' ');
    if (said !== '') expect(cited.some((passage) => ` ${passage} `.includes(` ${said} `))).toBe(true);
  }
}

test('30,000 spaces and 300 KB of references are processed without a timeout', () => {
  expect(applyGate(scripture, ' '.repeat(30_000)).parts).toEqual([]);
  expect(applyGate(scripture, '“John 3:16 ” '.repeat(25_000)).parts.length).toBeGreaterThan(0);
});
