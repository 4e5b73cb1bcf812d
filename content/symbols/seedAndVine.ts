import type { DreamSymbol } from './symbol';

/** What is sown, grafted and pruned. */
export const SEED_AND_VINE: readonly DreamSymbol[] = [
  {
    id: 'seed',
    name: 'Seed and sowing',
    family: 'seed',
    forms: ['seed', 'seeds', 'seedling', 'seedlings', 'sowing', 'sowed', 'sprouted', 'sprouting'],
    phrases: [
      'planting|planted|plant seeds|seed|bulbs|grain|corn|wheat|vegetables',
      'scattering|scattered|throwing|threw *? seeds|seed|grain',
      'a grain of wheat|mustard|corn',
      'mustard seed',
    ],
    not: [
      'seed money|bank|oil',
      'sunflower|pumpkin|chia|poppy|sesame seed|seeds',
      'number|top|first seed',
      'seed in tennis',
      'bird seed',
    ],
    salience: 2,
    isInScripture: true,
    senses: [
      {
        text: 'A farmer throws his seed everywhere, on the path, on rock, among thorns, and most of it comes to nothing, and what comes up is worth the whole sack. Another goes to bed and gets up again, and it grows, he does not know how. Jesus told both stories. Neither farmer digs it up to see.',
        cues: [
          'grow|growing|grew|sprout|sprouted|green',
          'field|garden|soil|ground|earth|rows',
          'threw|scattered|scattering|hand|hands',
          'birds|stones|rocks|thorns|path',
        ],
        passage: 'Mark 4:26-28',
      },
      {
        text: 'Those who go out crying with their bag of seed, a psalm says, will come back singing, with sheaves in their arms. And a grain must fall into the ground and die, said Jesus in the week of his own death, or it stays alone. Sowing looks a good deal like a burial in the Bible.',
        cues: [
          'crying|cried|tears|sad|weeping',
          'bury|buried|burying|grave|dark|under',
          'dead|died|dry|withered|nothing',
          'winter|cold|alone',
        ],
        passage: 'Psalm 126:5-6',
      },
    ],
    questions: [
      'What kind of seed was it, and whose ground?',
      'What have you put into the ground that you cannot see any more?',
      'Which small thing would you be willing to begin?',
    ],
    passages: ['Mark 4:26-28', 'Psalm 126:5-6', 'John 12:24', 'Ecclesiastes 11:6', 'Galatians 6:9'],
  },
  {
    id: 'olive',
    name: 'Olive tree',
    family: 'olive',
    forms: ['olive', 'olives'],
    phrases: ['olive tree|trees|grove|branch|branches|leaf|leaves|press'],
    not: [
      'olive oil|skin|green|skinned|garden|ciabatta|pizza|color|coloured',
      'named|called olive',
      'aunt|auntie|granny|miss olive',
    ],
    salience: 2,
    isInScripture: true,
    senses: [
      {
        text: 'The dove comes back in the evening with an olive leaf, freshly picked, and Noah knows that the water is going down. David, with a slanderer after him, compares himself to a leafy olive in God’s own house. In Zechariah’s night vision two of them pour their oil straight into a lamp that never needs filling.',
        cues: [
          'leaf|leaves|branch|dove|bird|peace',
          'lamp|light|oil|shining',
          'green|growing|grow|old|roots|strong',
          'house|church|temple|garden',
        ],
        passage: 'Genesis 8:11',
      },
      {
        text: 'It is among olive trees that Jesus prays until his sweat is like drops of blood, and his friends sleep a stone’s throw away. Paul thinks of a wild branch, set into an old tree where it does not belong by nature, and fed from its root. If the olives should fail, sings Habakkuk, he will still be glad.',
        cues: [
          'night|dark|pray|praying|prayed|alone',
          'press|crushed|broken|cut|grafted',
          'withered|dry|dead|fell|empty|bare',
          'sleep|sleeping|asleep|friends',
        ],
        passage: 'Romans 11:17-18',
      },
    ],
    questions: [
      'What was the tree like: old, cut, laden, bare?',
      'What has been pressed out of you lately, and is any of it good?',
      'Into which family or people have you been set, and does it feed you?',
    ],
    passages: ['Genesis 8:11', 'Romans 11:17-18', 'Psalm 52:8', 'Luke 22:39-41', 'Habakkuk 3:17-18'],
  },
  {
    id: 'vine',
    name: 'Vine and vineyard',
    family: 'vine',
    forms: ['vine', 'vines', 'vineyard', 'vineyards'],
    phrases: [
      'bunch|bunches|cluster|clusters of grapes',
      'picking|picked|harvesting|pressing|treading grapes',
      'winepress|wine press',
      'pruning|pruned *? *? vine|vines|branch|branches',
    ],
    not: [
      'vine street|tomatoes|video|videos',
      'grape vine rumor',
      'heard *? *? *? grapevine',
      'poison|ivy vine|vines',
    ],
    salience: 2,
    isInScripture: true,
    senses: [
      {
        text: 'Everyone under their own vine and fig tree, and nobody to make them afraid: that is how Micah draws peace. The men hired at five in the afternoon are paid for the day. And a branch has only to stay on the vine, said Jesus; the knife in that saying is in his Father’s hand, and cuts so that more can grow.',
        cues: [
          'fruit|grapes|ripe|sweet|full|harvest',
          'sat|sitting|shade|rest|peace',
          'branch|branches|pruning|pruned|cut|cutting|grow|growing',
          'work|working|workers|paid|boss',
        ],
        passage: 'John 15:4-5',
      },
      {
        text: 'Naboth will not sell his vineyard, because it was his fathers’, and it costs him his life. Noah plants one and gets drunk. Isaiah sings of another, dug and cleared and walled by somebody who loved it, which bore only wild grapes. A vineyard in the Bible is a thing that people cannot stop caring about.',
        cues: [
          'stole|stolen|take|took|sold|sell|king|owner',
          'wall|fence|broken|animals|fox|foxes',
          'drunk|wine|sour|rotten|dry|withered',
          'father|grandfather|family|inherit|land',
        ],
        passage: 'Isaiah 5:1-2',
      },
    ],
    questions: [
      'Was there fruit, and for whom?',
      'What have you looked after for years?',
      'What needs cutting back, so that the rest can live?',
    ],
    passages: ['John 15:4-5', 'Isaiah 5:1-2', 'Micah 4:4', '1 Kings 21:2-3', 'Song of Solomon 2:15'],
  },
];
