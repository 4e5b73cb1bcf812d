import fc from 'fast-check';
import { expect, test } from 'vitest';
import { COMFORTS } from '#content/dreams/dreamTexts';
import { SYMBOLS } from '#content/symbols';
import { PhrasePatterns, parsePattern, placedWords } from './phrasePatterns';

test.each<[pattern: string, text: string, found: string[]]>([
  ['water', 'Water, water everywhere; waters and waterfall.', ['Water', 'water']],
  ['sea|ocean', 'The ocean was no sea.', ['ocean', 'sea']],
  [
    'my|the teeth fell|falling',
    'The teeth fell, my teeth falling, his teeth fell.',
    ['The teeth fell', 'my teeth falling'],
  ],
  [
    'was being? chased',
    'I was chased, I was being chased, I was not chased.',
    ['was chased', 'was being chased'],
  ],
  ['could not * move', 'I could not even move; I could not move.', ['could not even move']],
  [
    'could not *? move',
    'I could not even move; I could not move.',
    ['could not even move', 'could not move'],
  ],
  ['my *? *? house', 'My house. My big old house. My very big old house.', ['My house', 'My big old house']],
  ['the|a? snake', 'A snake, the snake, snake.', ['A snake', 'the snake', 'snake']],
  [
    "can't breathe",
    "I can’t breathe, I cant breathe, I CAN'T breathe.",
    ['can’t breathe', 'cant breathe', "CAN'T breathe"],
  ],
  [
    'mother house',
    'My mother’s house, my mother house, my mothers house.',
    ['mother’s house', 'mother house'],
  ],
  ['river', 'The river’s edge.', ['river’s']],
  ['in love', 'in\n\nlove, in... love, in 3 love', ['in\n\nlove', 'in... love']],
  ['fell down?', 'I fell down. I fell.', ['fell down', 'fell']],
  ['école', 'L’ÉCOLE, école', ['école']],
])('the pattern %j finds the right words in %j', (pattern, text, found) => {
  expect(placesOf(pattern, text)).toEqual(found);
});

test('optional words are matched when present', () => {
  expect(placesOf('fell down? the? stairs?', 'I fell down the stairs.')).toEqual(['fell down the stairs']);
});

test('the search backtracks if an optional slot was filled too early', () => {
  expect(placesOf('my *? mother', 'my mother mother')).toEqual(['my mother mother']);
  expect(placesOf('my *? mother', 'my mother')).toEqual(['my mother']);
  expect(placesOf('a *? *? b', 'a b c')).toEqual(['a b']);
});

test('several patterns of one owner report their matches separately, in text order', () => {
  const patterns = new PhrasePatterns<string>();
  patterns.add('water', 'sea');
  patterns.add('fire', 'flames');
  patterns.add('water', 'deep sea');

  const found = patterns.in(placedWords('flames on the deep sea'));

  expect(found).toHaveLength(3);
  expect(found[0]).toEqual({ owner: 'fire', hit: { first: 0, last: 0 } });
  expect(found.slice(1)).toEqual(
    expect.arrayContaining([
      { owner: 'water', hit: { first: 3, last: 4 } },
      { owner: 'water', hit: { first: 4, last: 4 } },
    ]),
  );
});

test.each(['my?', 'the? a?', '*', '*?', '* *', 'my? *', '* the?'])(
  'the pattern %j is rejected, because it has no required word',
  (pattern) => {
    expect(() => new PhrasePatterns<string>().add('house', pattern)).toThrow(
      `A pattern needs at least one required word: ${pattern}`,
    );
  },
);

test.each([
  ['* house', 'house; the house; my old house', ['the house', 'old house']],
  ['*? house', 'house; the house', ['house', 'the house']],
  ['a? * house', 'a big house', ['a big house']],
  ['the? old? house', 'The old house. The house. House.', ['The old house', 'The house', 'House']],
  ['lost my? *? *? way', 'Lost way. I lost my long old way.', ['Lost way', 'lost my long old way']],
])('the pattern %j has no fixed first word and still finds its words in %j', (pattern, text, found) => {
  expect(placesOf(pattern, text)).toEqual(found);
});

test('words have the right positions in any script', () => {
  const text = 'Ich träumte: l’été, «море», 水, 👩‍👩‍👧 and the dog’s bone.';

  const words = placedWords(text);

  expect(words.map(({ word }) => word)).toEqual([
    'ich',
    'träumte',
    'lété',
    'море',
    '水',
    'and',
    'the',
    'dog',
    'bone',
  ]);
  for (const { start, end } of words) expect(text.slice(start, end)).toMatch(/^[\p{L}\p{N}’]+$/u);
});

test('in any text, every word has its right position, and no two words overlap', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      let done = 0;
      for (const { start, end } of placedWords(text)) {
        expect(start).toBeGreaterThanOrEqual(done);
        expect(text.slice(start, end)).toMatch(/^[\p{L}\p{N}'’]+$/u);
        done = end;
      }
    }),
  );
});

test('a pattern of plain words matches exactly where the words follow one another', () => {
  const word = fc.constantFrom('a', 'b', 'c');
  fc.assert(
    fc.property(
      fc.array(word, { minLength: 1, maxLength: 3 }),
      fc.array(word, { maxLength: 12 }),
      (wanted, text) => {
        const patterns = new PhrasePatterns<string>();
        patterns.add('x', wanted.join(' '));
        const expected = text.flatMap((_, at) =>
          wanted.every((one, index) => text[at + index] === one) ? [at] : [],
        );
        expect(patterns.in(placedWords(text.join(' '))).map(({ hit }) => hit.first)).toEqual(expected);
      },
    ),
  );
});

test('extra spaces and capitals in a pattern make no difference', () => {
  expect(parsePattern('  My|THE   teeth\tfell? ')).toEqual(parsePattern('my|the teeth fell?'));
});

test('every pattern of the dream symbols and comforts matches each of its alternative words', () => {
  const all = [
    ...SYMBOLS.flatMap(({ forms, phrases, not, senses }) => [
      ...forms,
      ...phrases,
      ...not,
      ...senses.flatMap(({ cues }) => cues),
    ]),
    ...COMFORTS.flatMap(({ cues }) => cues),
  ];
  const deaf = new Set<string>();
  for (const pattern of new Set(all)) {
    const slots = parsePattern(pattern).map(({ words }) => [...(words ?? ['something'])]);
    for (const [at, words] of slots.entries()) {
      for (const word of words) {
        // This slot uses each of its words in turn, and the other slots use their first word.
        const sample = slots.map((own, slot) => (slot === at ? word : own[0])).join(' ');
        if (!placesOf(pattern, sample).includes(sample)) deaf.add(pattern);
      }
    }
  }

  expect([...deaf]).toEqual([]);
});

/** Returns the words that a pattern matches in a text. */
function placesOf(pattern: string, text: string): string[] {
  const patterns = new PhrasePatterns<string>();
  patterns.add('it', pattern);
  const words = placedWords(text);
  return patterns.in(words).map(({ hit }) => text.slice(words[hit.first]?.start, words[hit.last]?.end));
}
