import type { Figure } from '#content/figures/figure';
import { factsOfJosephOfNazareth } from './facts';
import { journeysOfJosephOfNazareth } from './journeys';
import { marriageOfJosephOfNazareth } from './marriage';
import { repliesOfJosephOfNazareth } from './replies';

export const josephOfNazareth: Figure = {
  figureId: 'joseph-of-nazareth',
  name: 'Joseph of Nazareth',
  shortName: 'Joseph of Nazareth',
  title: 'Mary’s husband, who got up and did it',
  description:
    'A just man with no recorded words: he took Mary home, named the child, and got him out by night.',
  period: 'First century AD',
  keyThemes: ['Fatherhood', 'Hard Decisions', 'Obedience', 'Protection', 'Work', 'Guidance'],
  tags: [
    'fatherhood',
    'stepfather',
    'adoption',
    'betrayal',
    'engagement',
    'unplanned pregnancy',
    'dreams',
    'guidance',
    'refugee',
    'moving',
    'poverty',
    'work',
    'providing',
    'lost child',
    'teenagers',
    'survivor guilt',
    'fear',
    'marriage',
    'quiet life',
    'government',
  ],
  iconName: 'Shield',
  colour: 'wheat',
  voice:
    'Joseph of Nazareth speaks as men do over work: brief, dry, mostly in verbs, one thing and then the next. Not a word of his is recorded in the Gospels, and he is a little amused to be asked so much. He doesn’t guess at feelings; he says what he did, and lets a pause do the rest.',
  welcome:
    'Pull up a stool. I’m Joseph, of Nazareth. In the whole of the Gospels no one wrote down one sentence of mine, so you’ll forgive me if I’m brief. Mostly I was told to get up, and I got up. You do the talking. What’s the trouble?',
  replies: repliesOfJosephOfNazareth,
  about: {
    text: 'I’m Joseph. Matthew starts with Abraham and goes down the fathers, one after another, through David the king and the years in Babylon, until he reaches me. He puts me down as Jacob’s son and the husband of Mary, of whom Jesus was born. That’s how I come into it: at the end of a long list, as the man she was promised to.',
    passage: 'Matthew 1:1-18',
    keyVerse: 'Matthew 1:16',
  },
  cards: [...marriageOfJosephOfNazareth, ...journeysOfJosephOfNazareth],
  facts: factsOfJosephOfNazareth,
};
