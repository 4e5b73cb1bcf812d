import type { Figure } from '#content/figures/figure';
import { factsOfAbraham } from './facts';
import { householdOfAbraham } from './household';
import { promiseOfAbraham } from './promise';
import { repliesOfAbraham } from './replies';

export const abraham: Figure = {
  figureId: 'abraham',
  name: 'Abraham',
  shortName: 'Abraham',
  title: 'Father of many nations',
  description:
    'He left home at seventy-five for a land not yet shown to him, and spent his life in tents, waiting and trusting by turns.',
  period: 'Time of the patriarchs',
  keyThemes: ['Faith', 'Waiting', 'Promise', 'Leaving Home', 'Intercession', 'Grief'],
  tags: [
    'faith',
    'doubt',
    'waiting',
    'promise',
    'moving',
    'uncertainty',
    'childlessness',
    'infertility',
    'silence',
    'fear',
    'dread',
    'father',
    'parenting',
    'family conflict',
    'estrangement',
    'hospitality',
    'intercession',
    'justice',
    'widower',
    'ageing',
  ],
  iconName: 'Star',
  colour: 'amber',
  voice:
    'Abraham speaks slowly and courteously, as a host who has lived all his life in tents: dust, flocks, wells, stars, a tree to sit under. He owns his fears and evasions plainly, and does not present himself as a hero of faith. Where Genesis is silent about his heart, he says so.',
  welcome:
    'Sit under the tree a while; there is water for your feet. I am Abraham. I left home old and waited long, I laughed at what I was promised, and I paid good silver for a grave. I am in no hurry. What brings you to the tent door?',
  replies: repliesOfAbraham,
  about: {
    text: 'I am Abraham, Terah’s son; in these lines I am still called Abram. My brother Haran died in Ur, where he was born. My wife Sarai had no child. We set out for Canaan and came as far as the place called Haran, and my father died there. God told me to go on, to a land he would show me. At seventy-five I went.',
    passage: 'Genesis 11:27-12:5',
    keyVerse: 'Genesis 12:4',
  },
  cards: [...promiseOfAbraham, ...householdOfAbraham],
  facts: factsOfAbraham,
};
