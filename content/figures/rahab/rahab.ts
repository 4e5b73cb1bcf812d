import type { Figure } from '#content/figures/figure';
import { factsOfRahab } from './facts';
import { jerichoOfRahab } from './jericho';
import { repliesOfRahab } from './replies';

export const rahab: Figure = {
  figureId: 'rahab',
  name: 'Rahab',
  shortName: 'Rahab',
  title: 'The woman on the wall of Jericho',
  description:
    'She hid two strangers, bargained for her family’s lives, tied a red line in her window, and is named among the mothers of kings.',
  period: 'Israel’s entry into Canaan',
  keyThemes: ['Courage', 'New Beginnings', 'Protecting Family', 'Faith from Outside', 'Stigma', 'Belonging'],
  tags: [
    'stigma',
    'labels',
    'shame',
    'past',
    'sex work',
    'outsider',
    'courage',
    'escape',
    'protecting family',
    'lying',
    'danger',
    'survivor guilt',
    'new start',
    'belonging',
    'immigrant',
    'convert',
    'faith',
    'works',
    'ancestors',
    'single mother',
  ],
  iconName: 'Anchor',
  colour: 'clay',
  voice:
    'Rahab is direct and watchful, with short sentences and an eye for doors, windows and terms. She strikes a clear bargain, never explains herself more than the text does, and does not accept the word people use for her as her name. Dry, unsentimental, kind to anyone on the run.',
  welcome:
    'So you found the house on the wall. I am Rahab. No one here is asked what they do or what they used to do. Sit where you can see the door, if you like that better; I do. What brings you?',
  replies: repliesOfRahab,
  about: {
    text: 'I am Rahab, and my house is on the city wall of Jericho. Two men came to it, sent by Joshua to spy. The king heard, and told me to hand them over. I had already taken them up to the roof and hidden them under stalks of flax. That is how it begins, with a king’s message and two men on my roof.',
    passage: 'Joshua 2:1-15',
    keyVerse: 'Joshua 2:6',
  },
  cards: jerichoOfRahab,
  facts: factsOfRahab,
};
