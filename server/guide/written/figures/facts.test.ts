import { describe, expect, test } from 'vitest';
import { FIGURES } from '#content/figures';
import type { FactSubject, Figure } from '#content/figures/figure';
import { figureWithId, startFigureChat } from '#server/testing/guideChats';
import { factAskedIn } from './facts';

/** For each subject, how users ask about it. */
const ASKED: Record<FactSubject, readonly string[]> = {
  spouse: ['were you married', 'who was ur wife?', 'Did you have a husband?', 'tell me about your wife'],
  parents: ['who were your parents?', 'what was your mother like', 'whos ur dad'],
  siblings: [
    'did you have any brothers or sisters',
    'Who was your brother?',
    'how many siblings did you have',
  ],
  children: ['did you have kids', 'how many children did you have?', 'what were your sons called'],
  friends: ['who were your friends', 'did you have a best friend'],
  enemies: ['who were your enemies?', 'did you have enemies'],
  birth: ['where were you born', 'when were u born?'],
  age: ['how old were you', 'ok but how old are u', 'how long did you live'],
  death: ['How did you die?', 'when did u die', 'were you killed', 'where are you buried'],
  home: ['where did you live?', 'where are you from', 'where did you grow up'],
  work: ['what was your job', 'what did you do for a living?', 'What did you do for work'],
  looks: ['what did you look like?', 'were you tall', 'were you handsome'],
  time: ['when did you live', 'how long ago were you alive'],
  name: ['what does your name mean', 'whats the meaning of your name'],
  writings: ['did you write a book', 'which books did you write?', 'what did you write'],
  jesus: ['did you meet jesus', 'Did you ever meet Jesus?', 'have you met jesus'],
  sin: ['did you sin', 'were you perfect', 'what was your biggest mistake'],
  regret: ['do you regret anything', 'what do you regret?'],
  fear: ['were you scared', 'Were you ever afraid?', 'what were you afraid of'],
  happiest: ['what was your happiest day', 'best moment of your life'],
  hardest: ['what was the hardest part of your life', 'your worst day'],
  favorite: ['whats your favorite food', 'which psalm is your favourite'],
  joke: ['tell me a joke', 'do you know a joke', 'did you ever laugh'],
};

const SUBJECTS = Object.keys(ASKED) as FactSubject[];

/** A figure with a fact of each subject. */
const example: Figure = {
  ...(FIGURES[0] as Figure),
  facts: SUBJECTS.map((id) => ({ id, subjects: [id], text: id, passage: null, keyVerse: null })),
};

const named = FIGURES.flatMap((figure) =>
  (figure.facts ?? []).flatMap((fact) => (fact.names ?? []).map((name) => ({ figure, fact, name }))),
);

describe('facts of figures', () => {
  test.each(SUBJECTS)('questions about %s are answered by the fact about it', (subject) => {
    const answers = ASKED[subject].map((question) => [question, factAskedIn(example, question)?.id]);
    expect(answers).toEqual(ASKED[subject].map((question) => [question, subject]));
  });

  test('questions about each name are answered by the fact about it', () => {
    const missed = named.flatMap(({ figure, fact, name }) =>
      [`Who was ${name}?`, `tell me about ${name.toLowerCase()}`]
        .filter((question) => factAskedIn(figure, question) !== fact)
        .map((question) => `${figure.figureId}: ${question} ≠ ${fact.id}`),
    );
    expect(missed).toEqual([]);
  });

  test.each([
    'my wife left me',
    'My brother won’t talk to me and I miss him',
    'i am so scared of dying',
    'how do i forgive my father',
    'my son is in prison',
    'I regret everything',
    'who am I',
    'my best friend died last week',
    'I lost my job',
    'how old is too old to have kids',
    'my father beat me with a leather belt',
    'why did god let my brother die',
    'why did he touch me',
    'what happened to my family',
    'I am smoking pot every day',
  ])('no fact answers a message about the user’s own life: %s', (message) => {
    expect(FIGURES.filter((figure) => factAskedIn(figure, message)).map(({ figureId }) => figureId)).toEqual(
      [],
    );
  });

  test('ids and subjects are unique within a figure', () => {
    const repeated = FIGURES.flatMap(({ figureId, facts: own = [] }) => {
      const keys = own.flatMap(({ id, subjects = [] }) => [`#${id}`, ...subjects]);
      return keys.filter((key, at) => keys.indexOf(key) !== at).map((key) => `${figureId}: ${key}`);
    });
    expect(repeated).toEqual([]);
  });
});

test('another question about a fact that was shown gets its story, and then the sentence that tells it', () => {
  const peter = figureWithId('peter');
  const story = peter.cards.find(({ passage }) => passage.startsWith('Matthew 14'))?.story ?? '';
  const chat = startFigureChat(peter);
  chat.says('did you really think you could walk on the water');
  expect(chat.says('why did you sink then').response).toContain(story);
  expect(chat.says('was the wind against you').response).toMatch(/wind/);
});
