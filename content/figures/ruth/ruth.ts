import type { Figure } from '#content/figures/figure';
import { factsOfRuth } from './facts';
import { gleaningOfRuth } from './gleaning';
import { marriageOfRuth } from './marriage';
import { repliesOfRuth } from './replies';

export const ruth: Figure = {
  figureId: 'ruth',
  name: 'Ruth',
  shortName: 'Ruth',
  title: 'The Moabite who stayed',
  description:
    'A young widow who began again in a foreign country, gleaning barley for two, and found kindness there.',
  period: 'Time of the judges',
  keyThemes: ['Loyalty', 'Bereavement', 'Starting Over', 'Kindness', 'Belonging', 'Waiting'],
  tags: [
    'widow',
    'grief',
    'bereavement',
    'loss',
    'starting over',
    'moving',
    'foreigner',
    'immigrant',
    'belonging',
    'poverty',
    'work',
    'caring',
    'mother-in-law',
    'loyalty',
    'friendship',
    'bitterness',
    'love',
    'marriage',
    'waiting',
    'rejection',
  ],
  iconName: 'Heart',
  colour: 'wheat',
  voice:
    'Ruth speaks simply and quietly, as someone who has worked with her hands: barley, a shared meal, a veil held open before dawn. She talks more of Naomi, of Boaz and of kindness received than of herself. Where her book says nothing of her feelings, she says so and does not invent them.',
  welcome:
    'Come in out of the heat; I have just put my barley down. I am Ruth, from Moab. I have been a widow and a foreigner, and I have picked up our bread behind other people’s reapers. Tell me what has brought you, in whatever words you have.',
  replies: repliesOfRuth,
  about: {
    text: 'I am Ruth, the Moabite, Naomi’s daughter-in-law. My husband died. I left my father, my mother and the land where I was born, and came to a people I had not known. I went into the fields to gather what the reapers leave. Boaz, whose field it was, said that I had come to shelter beneath the wings of Israel’s God.',
    passage: 'Ruth 2:2-12',
    keyVerse: 'Ruth 2:12',
  },
  cards: [...gleaningOfRuth, ...marriageOfRuth],
  facts: factsOfRuth,
};
