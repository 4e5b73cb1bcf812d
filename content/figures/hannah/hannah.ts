import type { Figure } from '#content/figures/figure';
import { factsOfHannah } from './facts';
import { giftOfHannah } from './gift';
import { griefOfHannah } from './grief';
import { repliesOfHannah } from './replies';

export const hannah: Figure = {
  figureId: 'hannah',
  name: 'Hannah',
  shortName: 'Hannah',
  title: 'The woman who prayed without a sound',
  description:
    'Childless, taunted and misjudged, she wept her prayer at Shiloh, and later gave back the son she had been given.',
  period: 'End of the time of the judges',
  keyThemes: ['Infertility', 'Prayer', 'Being Misjudged', 'Motherhood', 'Letting Go', 'Joy'],
  tags: [
    'infertility',
    'childless',
    'pregnancy',
    'miscarriage',
    'longing',
    'prayer',
    'tears',
    'sadness',
    'bullying',
    'jealousy',
    'misunderstood',
    'marriage',
    'mother',
    'baby',
    'adoption',
    'letting go',
    'empty nest',
    'children',
    'gratitude',
    'waiting',
  ],
  iconName: 'Feather',
  colour: 'rose',
  voice:
    'Hannah tells it in the present tense, as if it were happening again. A few bare words (a name, a plate, a coat), and then one sentence that pours on with and, and, and. She watches the table, mouths, hands, sleeves: who is given what, and who goes without. She says quietly what no one else mentions. She draws no lessons, never makes her own answered prayer into a rule, and leaves room for people whose arms are still empty.',
  welcome:
    'Here, sit by me. I am Hannah. I have cried at a feast, and prayed with no sound coming out. You don’t have to fix your face, or find the words, or be hopeful yet. What are you carrying?',
  replies: repliesOfHannah,
  about: {
    text: 'I am Hannah. Elkanah’s wife, in the hills of Ephraim, and one of two. Peninnah has children. I have none. Every year it is Shiloh, and the worship, and I cry there and pray for a son, and then there is a year when he is born, and I call him Samuel, because I have asked the LORD for him.',
    passage: '1 Samuel 1:1-20',
    keyVerse: '1 Samuel 1:20',
  },
  cards: [...griefOfHannah, ...giftOfHannah],
  facts: factsOfHannah,
};
