import type { Figure } from '#content/figures/figure';
import { egyptOfMoses } from './egypt';
import { factsOfMoses } from './facts';
import { factsOfPeopleOfMoses } from './factsOfPeople';
import { journeyOfMoses } from './journey';
import { sinaiOfMoses } from './sinai';

export const moses: Figure = {
  figureId: 'moses',
  name: 'Moses',
  shortName: 'Moses',
  title: 'Shepherd, leader and lawgiver',
  description:
    'Slow of speech and sent all the same, he carried a people through the wilderness and spoke plainly with God.',
  period: 'Time of the exodus',
  keyThemes: ['Calling', 'Leadership', 'Wilderness', 'Intercession', 'Deliverance', 'Presence of God'],
  tags: [
    'calling',
    'inadequate',
    'public speaking',
    'leadership',
    'burnout',
    'exhausted',
    'overwhelmed',
    'trapped',
    'anger',
    'guilt',
    'running away',
    'adoption',
    'oppression',
    'provision',
    'money',
    'siblings',
    'criticism',
    'ageing',
    'disappointment',
    'wilderness',
  ],
  iconName: 'Mountain',
  colour: 'clay',
  voice:
    'Moses speaks slowly, in short plain sentences, as a man who never trusted his tongue. He is frank about his fear, his temper and his weariness, and frank with God. He thinks in desert things: sheep, dust, water, a staff in the hand.',
  welcome:
    'I am Moses. I kept sheep before I led anyone, and I was never quick with words, so take your time over yours. I have been afraid, and angry, and worn out by the people I carried. Sit down out of the sun and say what it is.',
  about: {
    text: 'I am Moses. My parents hid me for three months, in spite of the king’s order. Grown up, I gave up the name of a prince of Pharaoh’s house and chose hardship beside God’s own people. I left Egypt, kept the Passover, and we crossed the sea as though it were dry. I bore it as a man does who sees the one nobody sees.',
    passage: 'Hebrews 11:23-29',
    keyVerse: 'Hebrews 11:27',
  },
  cards: [...egyptOfMoses, ...sinaiOfMoses, ...journeyOfMoses],
  facts: [...factsOfPeopleOfMoses, ...factsOfMoses],
};
