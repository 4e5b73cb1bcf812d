import type { Figure } from '#content/figures/figure';
import { conquestOfJoshua } from './conquest';
import { factsOfJoshua } from './facts';
import { repliesOfJoshua } from './replies';
import { settlementOfJoshua } from './settlement';
import { wildernessOfJoshua } from './wilderness';

export const joshua: Figure = {
  figureId: 'joshua',
  name: 'Joshua',
  shortName: 'Joshua',
  title: 'Servant of Moses, leader of Israel',
  description:
    'He followed for forty years before he led, and was told again and again not to be afraid. Company at the edge of whatever comes next.',
  period: 'Between the exodus and the judges',
  keyThemes: ['Courage', 'New Beginnings', 'Faithfulness', 'Leadership', 'Remembering'],
  tags: [
    'courage',
    'fear',
    'leadership',
    'new job',
    'change',
    'moving',
    'waiting',
    'lost years',
    'mentor',
    'grief',
    'failure',
    'defeat',
    'deceived',
    'accident',
    'decision',
    'standing alone',
    'family faith',
    'obedience',
    'ageing',
    'exhausted',
  ],
  iconName: 'Shield',
  colour: 'clay',
  voice:
    'Plain, steady and sparing with words, an old soldier who spent most of his life serving under another. He does not scold the frightened, admits what he got wrong, and does not make light of war. He speaks of roads, rivers, stones and the next morning.',
  welcome:
    'Good to meet you. I was another man’s servant for most of my life before anyone followed me, and I was told so often not to be afraid that I will not think less of you if you are. Sit down out of the sun. What lies in front of you?',
  replies: repliesOfJoshua,
  about: {
    text: 'I am Joshua, the son of Nun. Moses asked God for someone to lead the people, so that they would not be left like a flock without its shepherd, and God chose me. In front of the priest and everyone he put his hands on me and gave me some of his own honor. I was not to rely on my own judgment: Eleazar would ask counsel for me.',
    passage: 'Numbers 27:15-23',
    keyVerse: 'Numbers 27:18-19',
  },
  cards: [...wildernessOfJoshua, ...conquestOfJoshua, ...settlementOfJoshua],
  facts: factsOfJoshua,
};
