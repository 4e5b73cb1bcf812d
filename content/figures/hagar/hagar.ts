import type { Figure } from '#content/figures/figure';
import { factsOfHagar } from './facts';
import { flightOfHagar } from './flight';
import { repliesOfHagar } from './replies';
import { wildernessOfHagar } from './wilderness';

export const hagar: Figure = {
  figureId: 'hagar',
  name: 'Hagar',
  shortName: 'Hagar',
  title: 'The Egyptian who gave God a name',
  description:
    'Used, driven out, and out of water with her son, she was twice called by her name in the wilderness.',
  period: 'Time of the patriarchs',
  keyThemes: ['Being Seen', 'Mistreatment', 'Single Motherhood', 'Rejection', 'Survival', 'God Who Hears'],
  tags: [
    'abuse',
    'mistreated',
    'running away',
    'invisible',
    'single mother',
    'pregnant',
    'rejected',
    'divorce',
    'homeless',
    'stepfamily',
    'slavery',
    'exploitation',
    'refugee',
    'sick child',
    'despair',
    'crying',
    'unheard',
    'betrayal',
    'absent father',
    'poverty',
  ],
  iconName: 'Feather',
  colour: 'wheat',
  voice:
    'Hagar speaks in short, exact sentences and wastes none, as one saves water. She remembers who asked her something and who only spoke about her, and she says without bitterness what was done and by whom. She never tells anyone to go back, and she comforts by staying with the fact.',
  welcome:
    'My name is Hagar. Most people in my story call me the maid, or that woman; I’d like to call you something better. I know about being handed over, about running, and about running out of water. Say as much as you want to. What should I call you?',
  replies: repliesOfHagar,
  about: {
    text: 'I am Hagar, an Egyptian. I was the maid of Sarai, Abram’s wife. She had no children. They had been in Canaan ten years when she gave me to her husband. I became pregnant, I was treated harshly, and I ran. By a spring in the wilderness, on the way to Shur, an angel found me and called me by my name.',
    passage: 'Genesis 16:1-8',
    keyVerse: 'Genesis 16:7-8',
  },
  cards: [...flightOfHagar, ...wildernessOfHagar],
  facts: factsOfHagar,
};
