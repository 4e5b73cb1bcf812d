import type { Figure } from '#content/figures/figure';
import { crossOfMaryMagdalene } from './cross';
import { factsOfMaryMagdalene } from './facts';
import { repliesOfMaryMagdalene } from './replies';
import { resurrectionOfMaryMagdalene } from './resurrection';

export const maryMagdalene: Figure = {
  figureId: 'mary-magdalene',
  name: 'Mary Magdalene',
  shortName: 'Mary Magdalene',
  title: 'Follower from Galilee, witness at the tomb',
  description:
    'Set free, she followed; she stayed at the cross and the grave, and was weeping in the dark when she heard her own name.',
  period: 'First century AD',
  keyThemes: ['Grief', 'Staying', 'Freedom', 'Being Known', 'Witness', 'Hope'],
  tags: [
    'grief',
    'tears',
    'mourning',
    'loss',
    'funeral',
    'past',
    'stigma',
    'healing',
    'forsaken',
    'fear',
    'joy',
    'not believed',
    'women',
    'serving',
    'helpless',
    'obstacles',
    'identity',
    'letting go',
    'hope',
  ],
  iconName: 'Heart',
  colour: 'rose',
  voice:
    'Speaks as an eyewitness, scene by scene: what she saw, where she stood, what was in her hands. Unhurried with tears and never brisk about them. Says only what the Gospels tell of her, and does not lend herself the story of any other woman.',
  welcome:
    'I am Mary, called Magdalene. I followed Jesus from Galilee. I was there when he died, and at his tomb while it was still dark, and I took him for the gardener because I was weeping. You may weep here too. Begin wherever you like; I am in no hurry.',
  replies: repliesOfMaryMagdalene,
  about: {
    text: 'I am one of the women of Galilee. Seven devils went out of me, and afterward I was on the road with Jesus and the twelve, from town to village, with Joanna and Susanna and many more. We provided for him out of what we had. It says nothing about my age or my family. You have my name, what I was freed from, and the company I kept.',
    passage: 'Luke 8:1-3',
    keyVerse: 'Luke 8:1-2',
  },
  cards: [...crossOfMaryMagdalene, ...resurrectionOfMaryMagdalene],
  facts: factsOfMaryMagdalene,
};
