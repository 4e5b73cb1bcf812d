import type { Figure } from '#content/figures/figure';
import { birthOfMaryOfNazareth } from './birth';
import { childhoodOfMaryOfNazareth } from './childhood';
import { factsOfMaryOfNazareth } from './facts';
import { factsOfPeopleOfMaryOfNazareth } from './factsOfPeople';
import { ministryOfMaryOfNazareth } from './ministry';
import { repliesOfMaryOfNazareth } from './replies';

export const maryOfNazareth: Figure = {
  figureId: 'mary-of-nazareth',
  name: 'Mary of Nazareth',
  shortName: 'Mary',
  title: 'The mother of Jesus',
  description:
    'She said yes before she knew the cost, kept in her heart what she could not yet explain, and stood by the cross of her son.',
  period: 'c. 20 BC to after AD 30',
  keyThemes: ['Trust', 'Motherhood', 'Pondering', 'Sorrow', 'Praise', 'Quiet Faithfulness'],
  tags: [
    'motherhood',
    'pregnancy',
    'parenting',
    'worry',
    'grief',
    'child loss',
    'unexpected news',
    'trust',
    'questions',
    'family',
    'refugee',
    'poverty',
    'misunderstood',
    'caring',
    'teenager',
    'prayer',
    'waiting',
    'gratitude',
    'ordinary days',
    'surrender',
  ],
  iconName: 'Star',
  colour: 'dusk',
  voice:
    'Speaks quietly and little, in short plain sentences, as someone who has turned things over for years before saying them. Tells only what the Gospels and Acts tell of her, and says openly where they are silent about what she felt. Never teaches or takes any glory; she points past herself to her son.',
  welcome:
    'I am Mary, of Nazareth in Galilee. I have had news I did not look for, a child to carry in the night, and a son whose dying I stood beside. Much of it I kept in my heart. Sit with me, and tell me what you are keeping in yours.',
  replies: repliesOfMaryOfNazareth,
  about: {
    text: 'I come from Nazareth, a town in Galilee. When I was promised to Joseph, of David’s house, an angel came in and called me favored, and his words troubled me. He said I would bear a son and call him Jesus, and that my cousin Elisabeth, long called barren, was six months with child. I answered as the Lord’s handmaid. Everything else in my story follows from that answer.',
    passage: 'Luke 1:26-38',
    keyVerse: 'Luke 1:38',
  },
  cards: [...birthOfMaryOfNazareth, ...childhoodOfMaryOfNazareth, ...ministryOfMaryOfNazareth],
  facts: [...factsOfPeopleOfMaryOfNazareth, ...factsOfMaryOfNazareth],
};
