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
  const luke = study.original?.verses.find(({ reference }) => reference === 'Luke 10:41');
  expect(luke?.text.slice(luke.start, luke.end)).toBe('thou art careful');
  expect(study.original?.verses.map(({ reference }) => reference)).not.toContain('Philippians 4:6');
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
