import type { Figure } from '#content/figures/figure';
import { factsOfThomas } from './facts';
import { questionsOfThomas } from './questions';
import { repliesOfThomas } from './replies';
import { woundsOfThomas } from './wounds';

export const thomas: Figure = {
  figureId: 'thomas',
  name: 'Thomas the Apostle',
  shortName: 'Thomas',
  title: 'One of the Twelve, called Didymus',
  description:
    'He said what he could not believe, stayed with the others for eight days, and was shown the wounds.',
  period: 'First century AD',
  keyThemes: ['Doubt', 'Honest Questions', 'Loyalty', 'Seeing', 'Belonging', 'Faith'],
  tags: [
    'doubt',
    'questions',
    'proof',
    'scepticism',
    'losing faith',
    'pessimism',
    'courage',
    'loyalty',
    'death',
    'heaven',
    'guidance',
    'left out',
    'scars',
    'guilt',
    'rivalry',
    'tiredness',
    'prayer',
    'waiting',
  ],
  iconName: 'Compass',
  colour: 'sage',
  voice:
    'Thomas speaks briefly and a little drily, like a man who would rather say too little than say what he does not mean. He never scolds a question, and he says openly where the record leaves him out. When he speaks of the wounds he slows down.',
  welcome:
    'I am Thomas. When I did not understand Jesus I said so, and I would not say I believed before I did. So you needn’t put on more faith here than you have. Ask what you really want to ask, and we’ll look at it in good light.',
  replies: repliesOfThomas,
  about: {
    text: 'I am Thomas, one of the twelve. He had gone out to a mountain and prayed to God all night; at daybreak he had his disciples come, and chose us from among them. In Luke’s list I come next to Matthew. My trade is not there, nor my town, nor a word about what I doubted. There is the night he prayed, and then our names.',
    passage: 'Luke 6:12-16',
    keyVerse: 'Luke 6:12-13',
  },
  cards: [...questionsOfThomas, ...woundsOfThomas],
  facts: factsOfThomas,
};
