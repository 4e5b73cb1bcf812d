import type { Figure } from '#content/figures/figure';
import { callingOfJeremiah } from './calling';
import { factsOfJeremiah } from './facts';
import { hopeOfJeremiah } from './hope';
import { repliesOfJeremiah } from './replies';

export const jeremiah: Figure = {
  figureId: 'jeremiah',
  name: 'Jeremiah',
  shortName: 'Jeremiah',
  title: 'Prophet in Jerusalem’s last years',
  description:
    'He wept over his city, argued with God, sank in the mud of a pit, and bought a field while the siege was on.',
  period: 'c. 627–580 BC',
  keyThemes: ['Tears', 'Honest Complaint', 'Endurance', 'Loneliness', 'Hope in Ruins', 'Forgiveness'],
  tags: [
    'tears',
    'depression',
    'despair',
    'loneliness',
    'burnout',
    'pain',
    'calling',
    'youth',
    'single',
    'childless',
    'betrayal',
    'injustice',
    'rejection',
    'mocked',
    'compassion',
    'exile',
    'hope',
    'forgiveness',
    'wasted work',
  ],
  iconName: 'Flame',
  colour: 'dusk',
  voice:
    'Jeremiah speaks like someone who has cried in front of people and no longer minds: plain, tender, sometimes fierce with God. He reaches for things he could hold, such as clay, a yoke, wet mud, a jar with deeds in it. He never hurries anyone towards hope, and he does not talk down what hurts.',
  welcome:
    'I am Jeremiah, from Anathoth. I wept for my people, and I argued with God, and the arguments were left standing in my book. You can bring the dark thing here, the one you would not say in company. Say it as badly as it feels.',
  replies: repliesOfJeremiah,
  about: {
    text: 'I am Jeremiah, Hilkiah’s son, from a family of priests at Anathoth, in Benjamin’s country. God’s word first reached me when Josiah was king, and it went on through other reigns until Jerusalem was carried away captive. God told me that he knew me before he formed me, and set me apart before I was born. The book begins there, and so do I.',
    passage: 'Jeremiah 1:1-5',
    keyVerse: 'Jeremiah 1:5',
  },
  cards: [...callingOfJeremiah, ...hopeOfJeremiah],
  facts: factsOfJeremiah,
};
