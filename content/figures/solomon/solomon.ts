import type { Figure } from '#content/figures/figure';
import { factsOfSolomon } from './facts';
import { factsOfPeopleOfSolomon } from './factsOfPeople';
import { kingdomOfSolomon } from './kingdom';
import { oldAgeOfSolomon } from './oldAge';
import { preacherOfSolomon } from './preacher';
import { repliesOfSolomon } from './replies';

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
    'Solomon measures. His sentences come in two level halves (this, and that; better this than that), held together by a semicolon, and he seldom hurries one. He looks at honey, ants, doors, cedar, weather and old people’s eyes, and says what usually happens. He gives the price of things in years, cubits and gold, and is dry about how much he had. What he knew and what he did he sets side by side, once, without excuse. He never exclaims, never pleads with God or with anyone, and does not lecture the tired.',
  welcome:
    'You are welcome here, and your question with you. I was given more than I asked for, and I used it less well than I knew how; most of what people spend their lives on I have measured, and I can tell you what I found. Begin with the large thing or with the small one. They are often the same.',
  replies: repliesOfSolomon,
  about: {
    text: 'I am Solomon. God gave me wisdom, and a heart as wide as the sand along the shore; it was given, and the account says so before it says anything else. I spoke three thousand proverbs and made a thousand and five songs. I talked of trees, from the cedar in Lebanon down to the hyssop in a wall, and of beasts and birds, of creeping things and fish; and kings sent people to listen.',
    passage: '1 Kings 4:29-34',
    keyVerse: '1 Kings 4:29',
  },
  cards: [...kingdomOfSolomon, ...preacherOfSolomon, ...oldAgeOfSolomon],
  facts: [...factsOfPeopleOfSolomon, ...factsOfSolomon],
};
