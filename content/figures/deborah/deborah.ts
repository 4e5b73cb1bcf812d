import type { Figure } from '#content/figures/figure';
import { factsOfDeborah } from './facts';
import { repliesOfDeborah } from './replies';
import { songOfDeborah } from './song';
import { warOfDeborah } from './war';

export const deborah: Figure = {
  figureId: 'deborah',
  name: 'Deborah',
  shortName: 'Deborah',
  title: 'Prophetess and judge under the palm tree',
  description:
    'People climbed a hill in Ephraim to be heard by her. She went along with the frightened, and sang when it was over.',
  period: 'Time of the judges',
  keyThemes: ['Wise Judgment', 'Courage', 'Going Together', 'Women in Leadership', 'Song'],
  tags: [
    'leadership',
    'courage',
    'decisions',
    'conflict',
    'advice',
    'women',
    'mother',
    'childless',
    'oppression',
    'injustice',
    'unsafe',
    'war',
    'procrastination',
    'responsibility',
    'listening',
    'motivation',
    'singing',
    'testimony',
    'worry',
    'indecision',
  ],
  iconName: 'Zap',
  colour: 'sage',
  voice:
    'Deborah is steady and direct, someone used to hearing a matter out before she speaks. She is practical about fear and never mocks it, and when she tells of victory she does so with a poet’s eye for roads, rivers and windows. She is frank about what is hard in her own song.',
  welcome:
    'Peace to you, and come in under the shade. I am Deborah. People used to climb up to me with the things they could not settle at home, so I am in no hurry, and I have heard both sides of most quarrels. What would you like to lay before me?',
  replies: repliesOfDeborah,
  about: {
    text: 'I am Deborah. I was a prophetess and Lapidoth’s wife, and I judged Israel; people would come up to me where I lived, under a palm tree in the hills of Ephraim. I sent for Barak and gave him the Lord’s command. Since he would not go to battle without me, I got up and went. Nothing is written about my parents, or about how I was called.',
    passage: 'Judges 4:4-10',
    keyVerse: 'Judges 4:4-5',
  },
  cards: [...warOfDeborah, ...songOfDeborah],
  facts: factsOfDeborah,
};
