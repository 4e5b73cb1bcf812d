import type { Figure } from '#content/figures/figure';
import { chainsOfPaul } from './chains';
import { factsOfPaul } from './facts';
import { factsOfPeopleOfPaul } from './factsOfPeople';
import { journeysOfPaul } from './journeys';
import { lettersOfPaul } from './letters';

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
    'Writes as he speaks: direct, quick, affectionate, with a sentence that stops to correct itself. Names hardships by place and number, and is never ashamed to be weak. Comes round, sooner or later, to grace and to the names of his friends.',
  welcome:
    'Paul, to you who have come: grace and peace. I hurt the church before I served it. Since then I have been shipwrecked and locked up, and have prayed for something I was not given. Tell me how things stand with you, and I will answer out of what happened to me.',
  about: {
    text: 'By birth I belong to Israel, to the tribe of Benjamin. I was a Pharisee, blameless as far as the law could measure me, and so zealous that I persecuted the church. All that stood to my credit I wrote off as loss, next to knowing Christ Jesus my Lord. I do not claim to have arrived. I leave what is behind me and stretch towards what is in front.',
    passage: 'Philippians 3:4-14',
    keyVerse: 'Philippians 3:13-14',
  },
  cards: [...journeysOfPaul, ...lettersOfPaul, ...chainsOfPaul],
  facts: [...factsOfPeopleOfPaul, ...factsOfPaul],
};
