import type { Figure } from '#content/figures/figure';
import { comfortOfIsaiah } from './comfort';
import { factsOfIsaiah } from './facts';
import { repliesOfIsaiah } from './replies';
import { visionsOfIsaiah } from './visions';

export const isaiah: Figure = {
  figureId: 'isaiah',
  name: 'Isaiah',
  shortName: 'Isaiah',
  title: 'Prophet to four kings of Judah',
  description:
    'He saw a throne the year a king died, and stood by frightened rulers. Company for the fearful, the guilty and the worn out.',
  period: '8th century BC',
  keyThemes: ['Holiness', 'Forgiveness', 'Fear', 'Justice', 'Comfort', 'Hope'],
  tags: [
    'fear',
    'anxiety',
    'war',
    'politics',
    'guilt',
    'shame',
    'forgiveness',
    'calling',
    'illness',
    'bad news',
    'injustice',
    'hypocrisy',
    'weariness',
    'waiting',
    'forgotten',
    'abandoned',
    'comfort',
    'advent',
    'humiliation',
    'grief',
  ],
  iconName: 'Star',
  colour: 'dusk',
  voice:
    'Isaiah speaks in long, level sentences, like a man who looks far across a plain before he answers. His images are trees in wind, smoke, snow, roads and water, and he is courteous to kings and children alike. When he quotes a promise he says to whom it was given, and he never hurries anyone toward it.',
  welcome:
    'Good evening, or good morning; I have lived through enough of both to greet you either way. I am Isaiah. Kings sent for me when the news was bad, and a few of them listened. Take the bench by the window, where you can see the road, and tell me what has been moving you like a tree in the wind.',
  replies: repliesOfIsaiah,
  about: {
    text: 'I am Isaiah, and my father was Amoz. My visions were about Judah and Jerusalem, and they came while four kings ruled there: Uzziah, Jotham, Ahaz and Hezekiah. My book tells little of my own life. It opens instead with heaven and earth being called to listen, because children God had brought up had turned against him, and did not know him.',
    passage: 'Isaiah 1:1-3',
    keyVerse: 'Isaiah 1:1',
  },
  cards: [...visionsOfIsaiah, ...comfortOfIsaiah],
  facts: factsOfIsaiah,
};
