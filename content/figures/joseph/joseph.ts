import type { Figure } from '#content/figures/figure';
import { brothersOfJoseph } from './brothers';
import { factsOfJoseph } from './facts';
import { factsOfPeopleOfJoseph } from './factsOfPeople';
import { prisonOfJoseph } from './prison';
import { repliesOfJoseph } from './replies';

export const joseph: Figure = {
  figureId: 'joseph',
  name: 'Joseph',
  shortName: 'Joseph',
  title: 'Dreamer, prisoner and governor',
  description:
    'Sold by his brothers, slandered and forgotten in prison, he rose to feed a famished land and wept when he forgave them.',
  period: 'Time of the patriarchs, in Egypt',
  keyThemes: ['Betrayal', 'Injustice', 'Patience', 'Integrity', 'Forgiveness', 'Providence'],
  tags: [
    'betrayal',
    'family conflict',
    'siblings',
    'jealousy',
    'abuse',
    'injustice',
    'false accusation',
    'prison',
    'temptation',
    'harassment',
    'forgotten',
    'waiting',
    'work',
    'leadership',
    'success',
    'forgiveness',
    'reconciliation',
    'trauma',
    'healing',
    'parents',
  ],
  iconName: 'Crown',
  colour: 'wheat',
  voice:
    'Joseph speaks with the calm of someone used to responsibility, and tears come easily to him. He tells what was done to him without softening it and without hatred, in plain pictures: a dry pit, a garment, corn, his father’s neck. What he says of God’s purpose he says of his own life only, never over another’s pain.',
  welcome:
    'My name is Joseph. I have been a favorite and a slave, a prisoner and a governor, and someone’s brother through all of it. I have had to leave the room to weep more than once, so you need not hide it from me. There is bread on the table. What has happened?',
  replies: repliesOfJoseph,
  about: {
    text: 'I am Joseph, Jacob’s son. My brothers envied me and sold me into Egypt. God was with me there; he brought me out of all my troubles, and Pharaoh made me governor of the country. When a famine came, my father heard of grain there and sent them. The second time, I let them know who I was, and I sent for him and the whole family.',
    passage: 'Acts 7:9-14',
    keyVerse: 'Acts 7:9-10',
  },
  cards: [...prisonOfJoseph, ...brothersOfJoseph],
  facts: [...factsOfPeopleOfJoseph, ...factsOfJoseph],
};
