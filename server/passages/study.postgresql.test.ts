import { expect, test } from 'vitest';
import { RelatedPassages, WordStudy } from '#contract/scripture';
import { createVisitor, type TestVisitor } from '#server/testing/people';
import { expectSentence } from '#server/testing/scriptureCalls';

test('a visitor learns what a word meant, which Greek word it translates, and where else that word is', async () => {
  const visitor = await createVisitor();

  const study = await readWord(visitor, 'Philippians 4:6', 1);

  expect(study).toMatchObject({
    reference: 'Philippians 4:6',
    word: 'careful',
    sense: 'anxious',
    original: {
      number: 'G3309',
      language: 'Greek',
      word: 'μεριμνάω',
      transliteration: 'merimnáō',
      meaning: 'to be anxious about',
    },
  });
  expect(markedIn(study, 'Luke 10:41')).toBe('thou art careful');
  expect(study.original?.verses.map(({ reference }) => reference)).not.toContain('Philippians 4:6');
});

test('in other verses, the words that translate the original word are marked, and no auxiliary word alone', async () => {
  const visitor = await createVisitor();

  const careful = await readWord(visitor, 'Philippians 4:6', 1);
  expect(markedIn(careful, 'Philippians 2:20')).toBe('will naturally care');
  expect(markedIn(careful, '1 Corinthians 12:25')).toBe('have the same care');
  expect(markedIn(careful, '1 Corinthians 7:33')).toBe('careth');

  const minded = await readWord(visitor, 'Philippians 4:10', 23);
  expect(markedIn(minded, '2 Corinthians 13:11')).toBe('be of one mind');
});

test('a word that the translators added has no original word', async () => {
  const visitor = await createVisitor();

  const study = await readWord(visitor, 'Psalm 23:1', 2);

  expect(study).toMatchObject({ word: 'is', sense: null, original: null });
});

test('a word or verse that does not exist is an error with a sentence', async () => {
  const visitor = await createVisitor();

  const answers = await Promise.all([
    getWord(visitor, 'John 11:35', 2),
    getWord(visitor, 'John 3:99', 0),
    getWord(visitor, 'John 3:1-4', 0),
    getWord(visitor, 'John 3:16', -1),
    visitor.get('/api/scripture/related?reference=Psalm+151'),
    visitor.get('/api/scripture/related?reference=Genesis+1-40'),
  ]);

  expect(answers.map(({ status }) => status)).toEqual([404, 404, 400, 400, 404, 400]);
  for (const { body } of answers) expectSentence((body as { message: string }).message);
});

test('a visitor finds related passages, and what a commentary says, in its author’s words', async () => {
  const visitor = await createVisitor();

  const answer = await visitor.get('/api/scripture/related?reference=Philippians+4:6-7');
  const related = RelatedPassages.strict().parse(answer.body);

  expect(related.reference).toBe('Philippians 4:6-7');
  expect(related.topics.map(({ title }) => title)).toContain('Care');
  expect(related.verses.map(({ reference }) => reference)).toContain('Colossians 4:2');
  expect(related.commentary).toMatchObject([{ reference: 'Philippians 4:2-9' }]);
  expect(related.commentary[0]?.text).toContain('Let believers be of one mind');
});

function getWord(visitor: TestVisitor, verse: string, word: number) {
  return visitor.get(`/api/scripture/words?${new URLSearchParams({ verse, word: String(word) })}`);
}

async function readWord(visitor: TestVisitor, verse: string, word: number): Promise<WordStudy> {
  return WordStudy.strict().parse((await getWord(visitor, verse, word)).body);
}

/** Returns the marked words of another verse in which the studied word occurs. */
function markedIn({ original }: WordStudy, reference: string): string | undefined {
  const verse = original?.verses.find((each) => each.reference === reference);
  return verse?.text.slice(verse.start, verse.end);
}
