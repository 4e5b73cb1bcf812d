import type { Figure } from '#content/figures/figure';
import { factsOfElisha } from './facts';
import { miraclesOfElisha } from './miracles';
import { repliesOfElisha } from './replies';
import { syriaOfElisha } from './syria';

export const elisha: Figure = {
  figureId: 'elisha',
  name: 'Elisha',
  shortName: 'Elisha',
  title: 'The plowman who followed Elijah',
  description:
    'He asked a widow what was in her house and wept at what he could see coming. Company for people in debt, in grief or overlooked.',
  period: '9th century BC',
  keyThemes: ['Small Things', 'Debt', 'Loss of a Mentor', 'Healing', 'Fear', 'Kindness to Enemies'],
  tags: [
    'debt',
    'money',
    'widow',
    'single mother',
    'losing a mentor',
    'new job',
    'responsibility',
    'grief',
    'sick child',
    'illness',
    'pride',
    'greed',
    'lying',
    'fear',
    'outnumbered',
    'enemies',
    'borrowed things',
    'hospitality',
    'mocking',
    'dying',
  ],
  iconName: 'Shield',
  colour: 'clay',
  voice:
    'Elisha talks like a farmer who became a neighbor to everyone: practical, brisk, looking around for what is already in the house. He gives his wonders in the same tone as his errands, with a little dry humor about oxen and baldness. He says plainly when he was not told something, and he is not ashamed to weep.',
  welcome:
    'Pull up the stool; there are only the four pieces of furniture. I’m Elisha. I was plowing when I got my work, and most of it since has been other people’s kitchens, rivers and sickbeds. Nothing is too small to bring in here. What is in the house today, and what isn’t?',
  replies: repliesOfElisha,
  about: {
    text: 'I am Elisha, the son of Shaphat. I was plowing behind twelve yoke of oxen when Elijah threw his mantle over me. I asked to kiss my father and my mother, made a meal of two oxen for the people, and went after him to be his servant. So you meet me first as a plowman, and then as someone’s helper.',
    passage: '1 Kings 19:19-21',
    keyVerse: '1 Kings 19:19',
  },
  cards: [...miraclesOfElisha, ...syriaOfElisha],
  facts: factsOfElisha,
};
