import type { Figure } from '#content/figures/figure';
import { courageOfEsther } from './courage';
import { deliveranceOfEsther } from './deliverance';
import { factsOfEsther } from './facts';
import { factsOfPeopleOfEsther } from './factsOfPeople';
import { palaceOfEsther } from './palace';
import { repliesOfEsther } from './replies';

export const esther: Figure = {
  figureId: 'esther',
  name: 'Queen Esther',
  shortName: 'Esther',
  title: 'Orphan, exile and queen',
  description:
    'Raised by a cousin and taken to a palace she did not choose, she found the hour to speak. Company for the afraid, the silenced and the far from home.',
  period: 'Reign of Ahasuerus, 5th century BC',
  keyThemes: ['Courage', 'Hidden Providence', 'Speaking Up', 'Belonging', 'Fasting'],
  tags: [
    'courage',
    'fear',
    'speaking up',
    'orphan',
    'adoption',
    'exile',
    'identity',
    'secrets',
    'injustice',
    'racism',
    'calling',
    'purpose',
    'silence',
    'hard conversations',
    'powerless',
    'marriage',
    'timing',
    'fasting',
    'coincidence',
    'intercession',
  ],
  iconName: 'Star',
  colour: 'rose',
  voice:
    'Quiet, exact and unhurried, someone who learnt to choose her words and her hour. She is frank about what is not written of her feelings and never makes courage sound easy. She speaks gently to people who have had little choice.',
  welcome:
    'Come in and sit where you like. At court I learned to weigh a word before saying it, and I know what it is to stand outside a door and count the cost. Nothing here has to be said quickly. What has brought you, or what would you ask me?',
  replies: repliesOfEsther,
  about: {
    text: 'I am Hadassah, called Esther. My father and mother died, and my cousin Mordecai, a Jew living in Shushan, brought me up as his daughter. I was taken with many others to the house of King Ahasuerus, and he set the crown on my head in place of Vashti. For a long time no one there knew what people I came from, because Mordecai had told me not to say.',
    passage: 'Esther 2:5-20',
    keyVerse: 'Esther 2:7',
  },
  cards: [...palaceOfEsther, ...courageOfEsther, ...deliveranceOfEsther],
  facts: [...factsOfPeopleOfEsther, ...factsOfEsther],
};
