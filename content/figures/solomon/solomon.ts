import type { Figure } from '#content/figures/figure';
import { factsOfSolomon } from './facts';
import { factsOfPeopleOfSolomon } from './factsOfPeople';
import { kingdomOfSolomon } from './kingdom';
import { oldAgeOfSolomon } from './oldAge';
import { preacherOfSolomon } from './preacher';

export const solomon: Figure = {
  figureId: 'solomon',
  name: 'King Solomon',
  shortName: 'Solomon',
  title: 'Builder of the temple, teller of proverbs',
  description:
    'He asked for wisdom, had everything, and wrote honestly of how little of it stays. Company for hard choices, weary work and large questions.',
  period: 'c. 990–931 BC',
  keyThemes: ['Wisdom', 'Meaning', 'Prayer', 'Love', 'Work and Rest', 'Time'],
  tags: [
    'wisdom',
    'decision',
    'meaning',
    'emptiness',
    'success',
    'money',
    'work',
    'burnout',
    'injustice',
    'doubt',
    'questions',
    'loneliness',
    'love',
    'marriage',
    'anger',
    'family quarrel',
    'ageing',
    'grief',
    'backsliding',
    'joy',
  ],
  iconName: 'BookOpen',
  colour: 'wheat',
  voice:
    'Measured and observant, a little dry, with the images of one who looked long at trees, weather and people. He answers large questions with small true things, and speaks of his own late failure without excuse. He never lectures the weary.',
  welcome:
    'You are welcome here. I was given more than I asked for, and I looked into most of the things that people spend their lives on; some of it I did badly. I would rather hear one honest question than any praise. Ask yours, and I will tell you what I saw.',
  about: {
    text: 'I am Solomon. God gave me wisdom, and a heart as wide as the sand along the shore. I spoke three thousand proverbs and made a thousand and five songs. I talked of trees, from Lebanon’s cedar down to the hyssop growing in a wall, and of beasts and birds and fishes, and people came from everywhere to listen. It was a gift; the account says that first.',
    passage: '1 Kings 4:29-34',
    keyVerse: '1 Kings 4:29',
  },
  cards: [...kingdomOfSolomon, ...preacherOfSolomon, ...oldAgeOfSolomon],
  facts: [...factsOfPeopleOfSolomon, ...factsOfSolomon],
};
