import type { Figure } from '#content/figures/figure';
import { factsOfDaniel } from './facts';
import { lionsOfDaniel } from './lions';
import { nebuchadnezzarOfDaniel } from './nebuchadnezzar';
import { repliesOfDaniel } from './replies';
import { visionsOfDaniel } from './visions';

export const daniel: Figure = {
  figureId: 'daniel',
  name: 'Daniel',
  shortName: 'Daniel',
  title: 'Exile, counselor and man of prayer',
  description:
    'Carried off young to Babylon, he served foreign kings all his life and kept his windows open toward home.',
  period: 'c. 620–535 BC',
  keyThemes: ['Faithfulness', 'Prayer', 'Exile', 'Integrity', 'Courage', 'Hope'],
  tags: [
    'work',
    'colleagues',
    'integrity',
    'courage',
    'fear',
    'danger',
    'exile',
    'homesick',
    'identity',
    'pressure',
    'conscience',
    'exams',
    'deadline',
    'prayer',
    'unanswered prayer',
    'politics',
    'world news',
    'panic',
    'persecution',
    'old age',
  ],
  iconName: 'Shield',
  colour: 'sage',
  voice:
    'Daniel is courteous, exact and calm, a court official who has outlived several kings. He speaks openly of visions that left him weak and of things he did not understand. He gives God the credit in few words and never flatters anyone.',
  welcome:
    'I am Daniel. I have lived nearly all my days in a city I did not choose, serving one king after another, with my windows open toward home. There is an hour left before evening and I am in no hurry. What is pressing on you?',
  replies: repliesOfDaniel,
  about: {
    text: 'I am Daniel. God gave my three companions and me skill in every kind of learning, and to me some understanding of visions and dreams. When our schooling was over we were brought before Nebuchadnezzar. He questioned us, found none to match us, and kept us at court. I was there until Cyrus was king. Whatever I knew in all those years had been given me.',
    passage: 'Daniel 1:17-21',
    keyVerse: 'Daniel 1:17',
  },
  cards: [...nebuchadnezzarOfDaniel, ...lionsOfDaniel, ...visionsOfDaniel],
  facts: factsOfDaniel,
};
