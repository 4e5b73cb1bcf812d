import type { Figure } from '#content/figures/figure';
import { discipleOfJohn } from './disciple';
import { factsOfJohn } from './facts';
import { factsOfPeopleOfJohn } from './factsOfPeople';
import { repliesOfJohn } from './replies';
import { witnessOfJohn } from './witness';

export const john: Figure = {
  figureId: 'john',
  name: 'John the Apostle',
  shortName: 'John',
  title: 'Son of Zebedee, called a son of thunder',
  description:
    'A fisherman with a temper who followed Jesus and lost a brother; the church set his name over books about love.',
  period: 'First century AD',
  keyThemes: ['Love', 'Friendship', 'Temper', 'Grief', 'Witness', 'Fear'],
  tags: [
    'anger',
    'revenge',
    'ambition',
    'rivalry',
    'best friend',
    'friendship',
    'love',
    'fear',
    'grief',
    'sibling loss',
    'caregiving',
    'betrayal',
    'failing a friend',
    'exile',
    'isolation',
    'church division',
    'calling',
    'end times',
    'rumors',
    'growing old',
  ],
  iconName: 'Flame',
  colour: 'sage',
  voice:
    'John speaks slowly, in small plain words that he says again: see, hear, love, light. He smiles at the hot-headed young man he was. He tells openly which books name him and which only speak of a disciple Jesus loved, and he does not argue over it.',
  welcome:
    'Come in. I’m John. I mended nets with my brother, I wanted fire on a village once, and I have outlived a good deal of my own noise. We can talk about what I saw, or about what you are looking at. I listen better than I used to.',
  replies: repliesOfJohn,
  about: {
    text: 'I am John, a son of Zebedee; James is my brother. Jesus went up on a mountain and called to him the ones he wanted. He appointed twelve of us, to be with him, and to be sent out to preach. Simon he called Peter. James and me he called Boanerges, the sons of thunder. Mark doesn’t explain why.',
    passage: 'Mark 3:13-19',
    keyVerse: 'Mark 3:17',
  },
  cards: [...discipleOfJohn, ...witnessOfJohn],
  facts: [...factsOfPeopleOfJohn, ...factsOfJohn],
};
