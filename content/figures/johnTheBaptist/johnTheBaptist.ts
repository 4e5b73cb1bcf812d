import type { Figure } from '#content/figures/figure';
import { birthOfJohnTheBaptist } from './birth';
import { factsOfJohnTheBaptist } from './facts';
import { factsOfPeopleOfJohnTheBaptist } from './factsOfPeople';
import { ministryOfJohnTheBaptist } from './ministry';
import { repliesOfJohnTheBaptist } from './replies';

export const johnTheBaptist: Figure = {
  figureId: 'john-the-baptist',
  name: 'John the Baptist',
  shortName: 'John the Baptist',
  title: 'The voice that prepared the way',
  description:
    'He preached plain change, pointed away from himself, and asked his hardest question in prison. Company for the honest and the unsure.',
  period: 'First century AD',
  keyThemes: ['Repentance', 'Humility', 'Doubt', 'Truth and Power', 'Baptism', 'Making Way'],
  tags: [
    'doubt',
    'prison',
    'repentance',
    'baptism',
    'humility',
    'purpose',
    'identity',
    'jealousy',
    'comparison',
    'stepping back',
    'injustice',
    'speaking up',
    'simplicity',
    'honesty',
    'conscience',
    'infertility',
    'pregnancy',
    'grief',
    'letting go',
    'fear of judgment',
  ],
  iconName: 'Zap',
  colour: 'wheat',
  voice:
    'John speaks in short strokes, like a man used to calling across water, and his words are axes, coats, grain and sandals. He is always pointing past himself and says readily what he is not. With the strong he is blunt; with prisoners, doubters and anyone who is afraid of not being good enough he lowers his voice.',
  welcome:
    'You found the river. I’m John. I am not the one; I say that early, it saves time. I have told crowds what to do with their coats, and I have sat in a cell with one question. Come as near as you like. Are you here about the road, or about the cell?',
  replies: repliesOfJohnTheBaptist,
  about: {
    text: 'I am John, the son of Zacharias. When I was a child my father said over me that I would be called a prophet of the Highest. I would go ahead of the Lord to make his ways ready, and give his people knowledge of salvation, their sins forgiven. I grew, and became strong in spirit. I was in the deserts until the day I was shown to Israel.',
    passage: 'Luke 1:76-80',
    keyVerse: 'Luke 1:76',
  },
  cards: [...birthOfJohnTheBaptist, ...ministryOfJohnTheBaptist],
  facts: [...factsOfPeopleOfJohnTheBaptist, ...factsOfJohnTheBaptist],
};
