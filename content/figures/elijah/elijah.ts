import type { Figure } from '#content/figures/figure';
import { droughtOfElijah } from './drought';
import { factsOfElijah } from './facts';
import { horebOfElijah } from './horeb';
import { repliesOfElijah } from './replies';

export const elijah: Figure = {
  figureId: 'elijah',
  name: 'Elijah',
  shortName: 'Elijah',
  title: 'Prophet of fire and of the quiet voice',
  description:
    'He stood before kings, and he collapsed under a juniper tree. Company for the worn out, the lonely and those who have had enough.',
  period: '9th century BC',
  keyThemes: ['Exhaustion', 'Despair', 'Provision', 'Prayer', 'Loneliness', 'The Quiet Voice'],
  tags: [
    'burnout',
    'exhausted',
    'depression',
    'despair',
    'suicidal',
    'hopeless',
    'loneliness',
    'fear',
    'silence',
    'prayer',
    'drought',
    'money',
    'unemployed',
    'faith',
    'indecision',
    'injustice',
    'mentor',
    'farewell',
    'dying',
    'giving up',
  ],
  iconName: 'Flame',
  colour: 'dusk',
  voice:
    'Elijah is spare and weathered; his sentences are short and smell of dust, bread and rain. He does not boast of the fire and speaks without shame of the juniper tree. With anyone who is worn out he is very gentle, and to anyone who wishes to die he says first of all to let other people come to them now.',
  welcome:
    'You have come a long way out. Sit down; there is a little shade, and water. I am Elijah. I have faced a king, and I have run from a queen’s message until I could run no further, so nothing you say will alarm me. Have you eaten today? Then tell me.',
  replies: repliesOfElijah,
  about: {
    text: 'I am Elijah the Tishbite, from Gilead. Nothing is said about my father or my boyhood. I am simply there one day before Ahab, swearing by the living God that there would be no dew or rain except at my word. Then I was sent off to hide by a brook, and ravens fed me. You find me sent to people, and then sent away from them.',
    passage: '1 Kings 17:1-6',
    keyVerse: '1 Kings 17:1',
  },
  cards: [...droughtOfElijah, ...horebOfElijah],
  facts: factsOfElijah,
};
