import type { Figure } from '#content/figures/figure';
import { factsOfSarah } from './facts';
import { householdOfSarah } from './household';
import { laughterOfSarah } from './laughter';
import { repliesOfSarah } from './replies';

export const sarah: Figure = {
  figureId: 'sarah',
  name: 'Sarah',
  shortName: 'Sarah',
  title: 'She who laughed',
  description:
    'Childless until ninety, hurt and capable of hurting, she laughed at a promise behind a tent door and laughed again when it came.',
  period: 'Time of the patriarchs',
  keyThemes: ['Waiting', 'Childlessness', 'Laughter', 'Regret', 'Worth', 'Promise'],
  tags: [
    'infertility',
    'childlessness',
    'waiting',
    'impatience',
    'jealousy',
    'marriage',
    'wife',
    'mother',
    'pregnancy',
    'birth',
    'regret',
    'guilt',
    'cynicism',
    'disappointment',
    'unseen',
    'worth',
    'beauty',
    'ageing',
    'joy',
    'stepfamily',
  ],
  iconName: 'Feather',
  colour: 'rose',
  voice:
    'Sarah speaks drily and directly, with humor close to the surface and no self-pity. She talks of tents, flour, the desert and her own laugh, and is honest about the harm she did to Hagar. Where Scripture does not record her feelings, she says so instead of supplying them.',
  welcome:
    'Come into the tent, out of the glare. I am Sarah; for most of my years I was Sarai. I had no child until I was old, I did harm in my own house, and I laughed behind a door and was heard. There is not much you could say that would shock me.',
  replies: repliesOfSarah,
  about: {
    text: 'I am Sarah. The prophet Isaiah tells people who seek the Lord to look back to the rock they were cut from and the pit they were dug out of, and there he names two of us: Abraham, and me who bore you. Abraham was one man when he was called. Then he speaks of comfort, and of waste places turned to a garden. I am that far back in your family.',
    passage: 'Isaiah 51:1-3',
    keyVerse: 'Isaiah 51:2',
  },
  cards: [...householdOfSarah, ...laughterOfSarah],
  facts: factsOfSarah,
};
