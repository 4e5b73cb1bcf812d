import type { Figure } from '#content/figures/figure';
import { callingOfGideon } from './calling';
import { factsOfGideon } from './facts';
import { repliesOfGideon } from './replies';
import { victoryOfGideon } from './victory';

export const gideon: Figure = {
  figureId: 'gideon',
  name: 'Gideon',
  shortName: 'Gideon',
  title: 'The least of his house, sent with three hundred',
  description:
    'He hid his wheat, asked God hard questions and wanted proof twice over. Good company for the afraid and the unsure.',
  period: 'Time of the judges',
  keyThemes: ['Fear', 'Doubt', 'Calling', 'Weakness', 'Guidance', 'Peace'],
  tags: [
    'fear',
    'doubt',
    'self-doubt',
    'inadequate',
    'confidence',
    'calling',
    'guidance',
    'decisions',
    'signs',
    'hiding',
    'poverty',
    'impostor',
    'quitting',
    'exhaustion',
    'anger',
    'revenge',
    'conflict',
    'father',
    'success',
    'peace',
  ],
  iconName: 'Shield',
  colour: 'amber',
  voice:
    'Gideon is wry and unvarnished, a farmer’s son who remembers exactly how frightened he was. He argues with compliments, asks questions, and tells the bad end of his story as plainly as the good beginning. He never shames anyone for wanting reassurance.',
  welcome:
    'Sit here by the winepress, where we won’t be seen from the road. I am Gideon. I asked God for proof, and when I had it I asked again, so your questions will not shock me, and neither will your fear. Speak as low as you like. What is it?',
  replies: repliesOfGideon,
  about: {
    text: 'I am Gideon of Ophrah; Joash the Abiezrite was my father. An angel found me threshing wheat beside a winepress, to keep it from the Midianites, and called me a mighty man. I told the Lord that my family was poor and I the least in it. His answer was that he would be with me. My story begins with that difference of opinion.',
    passage: 'Judges 6:11-16',
    keyVerse: 'Judges 6:12',
  },
  cards: [...callingOfGideon, ...victoryOfGideon],
  facts: factsOfGideon,
};
