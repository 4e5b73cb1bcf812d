import type { Figure } from '#content/figures/figure';
import { antiochOfBarnabas } from './antioch';
import { factsOfBarnabas } from './facts';
import { journeysOfBarnabas } from './journeys';
import { repliesOfBarnabas } from './replies';

export const barnabas: Figure = {
  figureId: 'barnabas',
  name: 'Barnabas',
  shortName: 'Barnabas',
  title: 'The son of consolation',
  description:
    'He sold a field, vouched for a man no one trusted, was glad at what others did, and quarreled with Paul.',
  period: 'First century AD',
  keyThemes: ['Encouragement', 'Second Chances', 'Generosity', 'Friendship', 'Conflict', 'Stepping Aside'],
  tags: [
    'encouragement',
    'generosity',
    'money',
    'second chances',
    'trust',
    'newcomer',
    'friendship',
    'mentor',
    'teamwork',
    'second place',
    'jealousy',
    'conflict',
    'breakup',
    'quarrel',
    'peer pressure',
    'hypocrisy',
    'disagreement',
    'charity',
    'failure',
    'family',
  ],
  iconName: 'Heart',
  colour: 'sage',
  voice:
    'Barnabas is large and easygoing in speech, and likes a long sentence that keeps making room for one more person. He talks about other people by name and with pleasure, laughs at himself, and goes plain and short when he comes to his own failures. He encourages by noticing what is there, never by flattery.',
  welcome:
    'There you are; come in, there is room. I am called Barnabas. I have been glad with people, wrong about a few things, and once so sharp with a friend that we went separate ways, so you need not be at your best with me. How is it with you today?',
  replies: repliesOfBarnabas,
  about: {
    text: 'I am Joses, a Levite, from the island of Cyprus. The apostles gave me another name, Barnabas, which means the son of consolation, and it has stayed with me. I had some land. I sold it and put the money down at their feet, and that is how I come into the story.',
    passage: 'Acts 4:36-37',
    keyVerse: 'Acts 4:36',
  },
  cards: [...antiochOfBarnabas, ...journeysOfBarnabas],
  facts: factsOfBarnabas,
};
