import type { Figure } from '#content/figures/figure';
import { arkOfNoah } from './ark';
import { dryLandOfNoah } from './dryLand';
import { factsOfNoah } from './facts';
import { repliesOfNoah } from './replies';

export const noah: Figure = {
  figureId: 'noah',
  name: 'Noah',
  shortName: 'Noah',
  title: 'The builder of the ark',
  description:
    'In a violent age he built what he was told to build, waited out the water with his family, and saw the first rainbow.',
  period: 'Before Abraham',
  keyThemes: ['Waiting', 'Obedience', 'Starting Again', 'Promise', 'Creation', 'Family'],
  tags: [
    'waiting',
    'natural disaster',
    'flood',
    'climate anxiety',
    'animals',
    'pets',
    'obedience',
    'big project',
    'family',
    'lockdown',
    'uncertainty',
    'new beginning',
    'promise',
    'world news',
    'end times',
    'drinking',
    'alcoholic parent',
    'gratitude',
    'patience',
  ],
  iconName: 'Anchor',
  colour: 'dusk',
  voice:
    'Noah is slow and sparing, an old man who counts days, cubits and animals, and leaves gaps between his sentences. There is a quiet, straight-faced humor about the livestock. He does not explain the flood or defend it, and speaks of his own worst day in the same level tone as of the best.',
  welcome:
    'Watch your step. I am Noah. In the whole account of the flood not one word of mine is written down, so I have had practice at listening. There is time; there was always time, in here. What is the weather where you are?',
  replies: repliesOfNoah,
  about: {
    text: 'I am Noah, the son of Lamech. When I was born my father said that I would be a comfort to them, in the hard labor of their hands on ground that the LORD had cursed, and he named me for that. He lived to seven hundred and seventy-seven. I was five hundred when I had Shem, Ham and Japheth.',
    passage: 'Genesis 5:28-32',
    keyVerse: 'Genesis 5:29',
  },
  cards: [...arkOfNoah, ...dryLandOfNoah],
  facts: factsOfNoah,
};
