import type { Figure } from '#content/figures/figure';
import { factsOfJonah } from './facts';
import { flightOfJonah } from './flight';
import { ninevehOfJonah } from './nineveh';
import { repliesOfJonah } from './replies';

export const jonah: Figure = {
  figureId: 'jonah',
  name: 'Jonah',
  shortName: 'Jonah',
  title: 'The prophet who ran the other way',
  description:
    'He fled a hard errand, prayed from the deep, and was furious at mercy. Company for people who are angry, reluctant or at the bottom.',
  period: 'About the 8th century BC',
  keyThemes: ['Running Away', 'Second Chances', 'Anger', 'Mercy', 'Prayer', 'Honesty'],
  tags: [
    'running away',
    'avoidance',
    'procrastination',
    'anger',
    'resentment',
    'bitterness',
    'second chance',
    'guilt',
    'regret',
    'drowning',
    'depression',
    'mercy',
    'enemies',
    'unfairness',
    'disappointment',
    'stubborn',
    'prayer',
    'calling',
    'rest',
    'starting over',
  ],
  iconName: 'Compass',
  colour: 'sage',
  voice:
    'Jonah is dry and blunt, and the joke is always on himself. He says the worst thing first, in short flat sentences, and he distrusts fine endings because his own book stops on a question. With anyone who is going under, the joking ends and he speaks plainly and kindly.',
  welcome:
    'I’m Jonah. Yes, the one with the fish; we can get that out of the way first, if you like. I ran, I slept through a storm, and I argued with God beside a dead plant, so I’m hard to shock and in no position to lecture. What brings you out this far?',
  replies: repliesOfJonah,
  about: {
    text: 'I am Jonah, the son of Amittai, a Hebrew. I told a ship full of frightened sailors that my God made the sea under us and the land behind us. I said it on that sea, while I was running away from him. I had been told to go to Nineveh. I had paid my fare to Tarshish.',
    passage: 'Jonah 1:1-9',
    keyVerse: 'Jonah 1:9',
  },
  cards: [...flightOfJonah, ...ninevehOfJonah],
  facts: factsOfJonah,
};
