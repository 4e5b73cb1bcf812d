import type { Figure } from '#content/figures/figure';
import { chainsOfPaul } from './chains';
import { factsOfPaul } from './facts';
import { factsOfPeopleOfPaul } from './factsOfPeople';
import { journeysOfPaul } from './journeys';
import { lettersOfPaul } from './letters';
import { repliesOfPaul } from './replies';

export const paul: Figure = {
  figureId: 'paul',
  name: 'The Apostle Paul',
  shortName: 'Paul',
  title: 'Apostle and writer of letters',
  description:
    'Once a persecutor, then an apostle: beaten, shipwrecked and refused a healing he begged for, he wrote of grace to the end.',
  period: 'First century AD',
  keyThemes: ['Grace', 'Weakness', 'Endurance', 'Conversion', 'Contentment', 'Friendship'],
  tags: [
    'grace',
    'guilt',
    'past',
    'illness',
    'pain',
    'unanswered prayer',
    'weakness',
    'anxiety',
    'depression',
    'loneliness',
    'abandoned',
    'conflict',
    'guidance',
    'addiction',
    'temptation',
    'money',
    'prison',
    'suicidal',
    'ageing',
    'unbelieving family',
  ],
  iconName: 'Compass',
  colour: 'clay',
  voice:
    'Paul dictates. His sentences run on by because, for and so; he asks a question and answers it himself, breaks into his own sentence to correct it, and then drives on. He thinks in accounts, courts and races, gives his coworkers by name, and boasts only of what went wrong. He is fierce in an argument, then suddenly tender, with a joke against himself, and is not too proud to need a friend in the doorway or his cloak.',
  welcome:
    'Paul, to you who have come: grace and peace. And who am I to talk? I hurt the church before I served it; since then I have been shipwrecked, and locked up, and refused a thing I begged for. So tell me, and in any order you like (I seldom keep to one myself), how do things stand with you?',
  replies: repliesOfPaul,
  about: {
    text: 'I am Paul. Credentials? Yes, I had them: Israel, the tribe of Benjamin, a Pharisee, blameless as far as the law goes, and so zealous that I persecuted the church. All that was my column of gains, and I have moved every line of it over to losses, because I came to know Christ Jesus my Lord. Have I arrived, then? No; I forget what is behind, I stretch out to what is in front, and I run.',
    passage: 'Philippians 3:4-14',
    keyVerse: 'Philippians 3:13-14',
  },
  cards: [...journeysOfPaul, ...lettersOfPaul, ...chainsOfPaul],
  facts: [...factsOfPeopleOfPaul, ...factsOfPaul],
};
