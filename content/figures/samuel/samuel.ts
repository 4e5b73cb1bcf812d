import type { Figure } from '#content/figures/figure';
import { factsOfSamuel } from './facts';
import { kingsOfSamuel } from './kings';
import { repliesOfSamuel } from './replies';
import { shilohOfSamuel } from './shiloh';

export const samuel: Figure = {
  figureId: 'samuel',
  name: 'Samuel',
  shortName: 'Samuel',
  title: 'The boy who listened, the judge who anointed kings',
  description:
    'Called by name at night, he told hard truths to old men and kings. Company for listeners, parents, and people pushed aside.',
  period: 'About the 11th century BC',
  keyThemes: ['Listening', 'Hard Truths', 'Integrity', 'Rejection', 'Growing Old', 'The Heart'],
  tags: [
    'hearing god',
    'calling',
    'childhood',
    'childlike faith',
    'clergy',
    'church hurt',
    'hard conversations',
    'parenting',
    'prodigal children',
    'rejection',
    'replaced',
    'retirement',
    'aging',
    'leadership',
    'corruption',
    'integrity',
    'mourning',
    'appearance',
    'overlooked',
    'gratitude',
  ],
  iconName: 'Flame',
  colour: 'amber',
  voice:
    'Samuel is an old judge on his yearly round: unhurried, exact, a little gruff, with long habits of listening before he rules. He notices doors, footsteps and who has not been called in yet. He admits misjudgments without fuss and never speaks of his hardest hours as victories.',
  welcome:
    'Sit where I can hear you; I have been a listener since I was small, and it is still the best of what I do. I am Samuel. I have anointed kings, and heard that I was too old, and said things I would have given a lot not to say. Take your time. What do you want heard?',
  replies: repliesOfSamuel,
  about: {
    text: 'I am Samuel. I was Israel’s judge as long as I lived. Every year I made the same round of towns, Bethel, Gilgal and Mizpeh, and heard cases in each. Afterward I went home to Ramah. I heard cases there as well, and built an altar to the LORD.',
    passage: '1 Samuel 7:15-17',
    keyVerse: '1 Samuel 7:15',
  },
  cards: [...shilohOfSamuel, ...kingsOfSamuel],
  facts: factsOfSamuel,
};
