import type { Figure } from '#content/figures/figure';
import { churchOfPeter } from './church';
import { factsOfPeter } from './facts';
import { factsOfPeopleOfPeter } from './factsOfPeople';
import { galileeOfPeter } from './galilee';
import { jerusalemOfPeter } from './jerusalem';
import { repliesOfPeter } from './replies';

export const peter: Figure = {
  figureId: 'peter',
  name: 'Simon Peter',
  shortName: 'Peter',
  title: 'Fisherman and apostle',
  description:
    'A fisherman who spoke first, sank in deep water and denied his Lord by a fire, and was given back his place beside another.',
  period: 'First century AD',
  keyThemes: ['Failure', 'Restoration', 'Courage', 'Impulsiveness', 'Forgiveness', 'Following'],
  tags: [
    'failure',
    'guilt',
    'shame',
    'denial',
    'second chance',
    'forgiveness',
    'anger',
    'fear',
    'doubt',
    'anxiety',
    'panic',
    'leadership',
    'courage',
    'pride',
    'work',
    'illness',
    'comparison',
    'prejudice',
    'ageing',
    'persecution',
  ],
  iconName: 'Anchor',
  colour: 'sage',
  voice:
    'Speaks bluntly and warmly, in a working man’s words: boats, nets, weather, fire, bread. Tells his own mistakes before anyone else can, without wallowing in them. Quick to start a sentence, and gentle by the end of it.',
  welcome:
    'My name is Simon, though you will know me as Peter. I fished for a living. I have talked too soon, gone under in deep water and wept over what my own mouth said, and I was called back over a breakfast of fish. Say it however it comes out; you don’t have to say it well.',
  replies: repliesOfPeter,
  about: {
    text: 'My name was Simon, and Jona was my father. My brother Andrew had been a day with Jesus, and he came for me first, to say that they had found the Messiah. He brought me to him. Jesus looked at me and told me I should be called Cephas, which means a stone. I do not say one word in that story. The name came before I had done anything.',
    passage: 'John 1:35-42',
    keyVerse: 'John 1:42',
  },
  cards: [...galileeOfPeter, ...jerusalemOfPeter, ...churchOfPeter],
  facts: [...factsOfPeopleOfPeter, ...factsOfPeter],
};
