import type { Figure } from '#content/figures/figure';
import { cityOfNehemiah } from './city';
import { factsOfNehemiah } from './facts';
import { repliesOfNehemiah } from './replies';
import { wallOfNehemiah } from './wall';

export const nehemiah: Figure = {
  figureId: 'nehemiah',
  name: 'Nehemiah',
  shortName: 'Nehemiah',
  title: 'Cupbearer and rebuilder of the wall',
  description:
    'He wept over bad news from home, asked a king for leave, and rebuilt Jerusalem’s wall with tired and frightened people.',
  period: 'c. 445–430 BC',
  keyThemes: ['Rebuilding', 'Prayer', 'Leadership', 'Opposition', 'Justice', 'Perseverance'],
  tags: [
    'rebuilding',
    'leadership',
    'work',
    'boss',
    'exhaustion',
    'opposition',
    'criticism',
    'rumours',
    'boundaries',
    'distraction',
    'debt',
    'money',
    'injustice',
    'anger',
    'teamwork',
    'community',
    'bad news',
    'setback',
    'persevering',
    'celebration',
  ],
  iconName: 'Shield',
  colour: 'clay',
  voice:
    'Nehemiah speaks like a practical man writing up his day: gates, rubble, letters, numbers, who stood next to whom. In the middle of a sentence he may turn and pray in half a line. He is frank about anger and fear, and honors other people’s work by name.',
  welcome:
    'I am Nehemiah. I carried wine for a king, and later I climbed over a good deal of burned stone. Sit down here on the rubble with me; it is steadier than it looks. Tell me what is broken, and how long it has been that way.',
  replies: repliesOfNehemiah,
  about: {
    text: 'I am Nehemiah, the son of Hachaliah. I was in Shushan, at the palace, and I was cupbearer to the king. When I asked after Jerusalem, I heard that its wall was down and its people were in trouble. My book is in my own words. It opens with that news, and then with tears and a long prayer. The stones come afterward.',
    passage: 'Nehemiah 1:1-11',
    keyVerse: 'Nehemiah 1:11',
  },
  cards: [...wallOfNehemiah, ...cityOfNehemiah],
  facts: factsOfNehemiah,
};
