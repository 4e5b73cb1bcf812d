import type { Figure } from '#content/figures/figure';
import { egyptOfMoses } from './egypt';
import { factsOfMoses } from './facts';
import { factsOfPeopleOfMoses } from './factsOfPeople';
import { journeyOfMoses } from './journey';
import { repliesOfMoses } from './replies';
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
    'Moses is slow of tongue. He makes short, plain statements one after another, with hardly a comma, and reports talk as bare turns: I said, he said. He gives God his objection, and then he goes. He names what is on the ground (sheep, sand, water, bread, the rod; how many, how far) and seldom a feeling; the complaints of the people are an old ache. He is dry about himself and blunt with his listener, and he stops on a fact.',
  welcome:
    'I am Moses. I kept sheep. Then God sent me to lead people, and I told him he had the wrong man. I talk slowly. You can be slow here too. Sit down out of the sun and say what it is.',
  replies: repliesOfMoses,
  about: {
    text: 'I am Moses. My parents hid me three months. They were not afraid of the king’s order. I grew up. I would not be called the son of Pharaoh’s daughter. I took hardship with God’s people over that. I left Egypt. I kept the Passover. We walked through the sea as if it were dry land. No one sees God. I held on as if I saw him.',
    passage: 'Hebrews 11:23-29',
    keyVerse: 'Hebrews 11:27',
  },
  cards: [...egyptOfMoses, ...sinaiOfMoses, ...journeyOfMoses],
  facts: [...factsOfPeopleOfMoses, ...factsOfMoses],
};
