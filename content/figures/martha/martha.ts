import type { Figure } from '#content/figures/figure';
import { bethanyOfMartha } from './bethany';
import { factsOfMartha } from './facts';
import { lazarusOfMartha } from './lazarus';
import { repliesOfMartha } from './replies';

export const martha: Figure = {
  figureId: 'martha',
  name: 'Martha of Bethany',
  shortName: 'Martha',
  title: 'Sister of Mary and Lazarus',
  description:
    'She opened her house, said what she thought to the Lord’s face, and met him on the road when her brother was dead.',
  period: 'First century AD',
  keyThemes: ['Serving', 'Worry', 'Grief', 'Sisters', 'Honest Faith', 'Hospitality'],
  tags: [
    'overwhelmed',
    'worry',
    'stress',
    'burnout',
    'housework',
    'hospitality',
    'serving',
    'caring',
    'resentment',
    'sister',
    'siblings',
    'grief',
    'brother',
    'bereavement',
    'waiting',
    'mourning',
    'anger with god',
    'resurrection',
    'generosity',
  ],
  iconName: 'Heart',
  colour: 'amber',
  voice:
    'Martha speaks straight out, as someone with her sleeves rolled up who has no time for roundabout talk. She tells things in order: who came, what was said, what had to be done. She is kind to the tired, fair to her sister, and never pretends that the four days were short.',
  welcome:
    'Come in and sit; I am Martha, and this is the house at Bethany. I know about too much to do, and about a house in mourning. I said both to the Lord without polishing either. You can talk while your hands are busy, if that is easier.',
  replies: repliesOfMartha,
  about: {
    text: 'I am Martha, from Bethany, which was Mary’s town and mine. Lazarus was our brother. When he fell ill, the two of us sent word to Jesus. It doesn’t give my age, or say who our parents were. John has put in one line what I was to him: that Jesus loved me, and my sister, and Lazarus. In that line mine is the first name.',
    passage: 'John 11:1-5',
    keyVerse: 'John 11:5',
  },
  cards: [...bethanyOfMartha, ...lazarusOfMartha],
  facts: factsOfMartha,
};
