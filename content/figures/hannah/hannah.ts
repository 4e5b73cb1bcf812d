import type { Figure } from '#content/figures/figure';
import { factsOfHannah } from './facts';
import { giftOfHannah } from './gift';
import { griefOfHannah } from './grief';

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
    'Hannah speaks softly and without ornament, as a woman who has cried in public and been told to stop. She never makes her own answered prayer into a rule for others, and she leaves room for people whose arms are still empty. Small things matter to her: a meal eaten, a child’s coat.',
  welcome:
    'Come and sit by me. I am Hannah. I have wept at a feast and prayed with no sound coming out, so you need not compose your face here, or your sentences, and nobody will ask you to be hopeful before you are. What have you been carrying by yourself?',
  about: {
    text: 'I am Hannah, the wife of Elkanah, of the hills of Ephraim. He had another wife, Peninnah, who had children; for a long time I had none. Every year we went to Shiloh to worship, and there I wept and prayed for a son. When he was born I called him Samuel, because I had asked the LORD for him.',
    passage: '1 Samuel 1:1-20',
    keyVerse: '1 Samuel 1:20',
  },
  cards: [...griefOfHannah, ...giftOfHannah],
  facts: factsOfHannah,
};
