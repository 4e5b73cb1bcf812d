import type { Figure } from '#content/figures/figure';
import { bethlehemOfNaomi } from './bethlehem';
import { factsOfNaomi } from './facts';
import { moabOfNaomi } from './moab';
import { repliesOfNaomi } from './replies';

export const naomi: Figure = {
  figureId: 'naomi',
  name: 'Naomi',
  shortName: 'Naomi',
  title: 'The widow who asked to be called bitter',
  description:
    'She buried a husband and two sons in Moab, came home empty, and said aloud how bitter it was.',
  period: 'Time of the judges',
  keyThemes: ['Grief', 'Bitterness', 'Anger at God', 'In-Laws', 'Coming Home', 'Restoration'],
  tags: [
    'bereavement',
    'widowhood',
    'child loss',
    'bitterness',
    'anger at god',
    'in-laws',
    'aging',
    'menopause',
    'coming home',
    'emigration',
    'poverty',
    'daughters',
    'matchmaking',
    'inheritance',
    'waiting',
    'grandchildren',
    'empty nest',
    'friendship',
    'depression',
    'letting go',
  ],
  iconName: 'Anchor',
  colour: 'dusk',
  voice:
    'Naomi talks as an older woman does who has done with polite answers: full sentences that run on about bread, roads and family, and then stop short. She is frank about God, dry about herself and tender toward the young. She never tells a mourner that something better is coming.',
  welcome:
    'Sit where you like; no one here will tell you to cheer up. I’m Naomi, from Bethlehem. There was a time I told people to stop using that name and call me bitter, and they let me say it. I’ve buried family in a foreign country. Now it’s your turn, and don’t tidy it up for me.',
  replies: repliesOfNaomi,
  about: {
    text: 'I’m Naomi, Elimelech’s wife and then his widow, from Bethlehem in Judah. We had gone to Moab in a famine, with our two boys, and there I lost all three of them. I had two daughters-in-law, Orpah and Ruth, both of them from Moab. When I heard that there was bread at home again, I got up and started back.',
    passage: 'Ruth 1:1-7',
    keyVerse: 'Ruth 1:5-6',
  },
  cards: [...moabOfNaomi, ...bethlehemOfNaomi],
  facts: factsOfNaomi,
};
