import type { DreamSymbol } from './symbol';

/** Colors that fill a dream. */
export const COLORS: readonly DreamSymbol[] = [
  {
    id: 'red',
    name: 'Red or scarlet',
    family: 'colour',
    forms: ['scarlet', 'crimson'],
    phrases: [
      'everything|all|sky|room|water|sea|moon|world around|else|just? was|were|is|turned|went|became all|completely|blood? red',
      'bright|blood|deep|dark red thread|cord|rope|door|dress|robe|coat|cloak|sky|moon|light|eyes|horse|line|ribbon',
      'in all? red',
      'color|colour red',
      'red thread|cord|ribbon|robe|dress|horse|dragon|moon',
      'a red door|light|sky',
    ],
    not: [
      'red sea|cross|wine|tape|flag|bull|carpet|hair|haired|head|light|lights',
      'traffic|stop|brake light|lights',
      'went|turned|was|go|going bright? red in the face',
      'red in the face',
    ],
    salience: 2,
    isInScripture: true,
    senses: [
      {
        text: 'A scarlet cord hangs from Rahab’s window, and everyone behind it is safe when the wall comes down. Isaiah takes red for the color that no washing gets out, and then says that it will be like snow. On the night before they leave, Israel’s doorposts are red, and death goes by.',
        cues: [
          'thread|cord|rope|ribbon|window|door',
          'wash|washed|washing|stain|stained',
          'clean|white|snow',
          'safe|saved|protected',
        ],
        passage: 'Joshua 2:18',
      },
      {
        text: 'A red horse in Revelation takes peace from the earth, and a red dragon stands waiting for a child to be born. Soldiers drape scarlet over Jesus for a joke. Esau, tired and famished, gives away his birthright for something red in a pot. It is the color of what is too strong for people there.',
        cues: [
          'horse|dragon|war|soldiers|fire',
          'anger|angry|rage|fight',
          'blood|bleeding|danger|warning',
          'dress|woman|lips|desire',
          'hungry|eat|pot',
        ],
        passage: 'Revelation 6:4',
      },
    ],
    questions: [
      'What was red, and what was it beside?',
      'What is strong in you at the moment, good or not?',
      'What do you fear will never come out in the wash?',
    ],
    passages: ['Joshua 2:18', 'Revelation 6:4', 'Isaiah 1:18', 'Matthew 27:28-29', 'Genesis 25:30'],
  },
  {
    id: 'blue',
    name: 'Blue',
    family: 'colour',
    forms: [],
    phrases: [
      'everything|all|room|light|world|fire|flame|water|sky around|else|just? was|were|is|turned|glowed|glowing bright|deep|completely|so? blue',
      'bright|deep|dark|strange|beautiful|brilliant|sapphire blue light|fire|flame|robe|dress|stone|glow|cloth|thread|door|bird',
      'in all? blue',
      'deep|bright|brilliant blue',
      'color|colour blue',
      'blue robe|flame|fire|bird|stone|glow|ribbon|butterfly',
      'sapphire|sapphires',
    ],
    not: [
      'blue eyes|eyed|jeans|badge|tooth|ray|car|cheese',
      'black and blue',
      'feeling|felt blue',
      'out of the blue',
      'blue light|lights police|ambulance',
    ],
    salience: 1,
    isInScripture: true,
    senses: [
      {
        text: 'Israel was to sew a ribbon of blue to the hem of their clothes, and when they saw it to remember what they had been told. The robe of the high priest was blue all through, with bells at the edge. On Sinai the elders saw under God’s feet something like sapphire, clear as the sky, and they ate and drank.',
        cues: [
          'sky|clear|light|water|sea',
          'robe|dress|cloth|hem|ribbon|thread',
          'church|priest|prayed|praying|god|jesus',
          'stone|stones|jewel|pavement|floor',
          'calm|peace|peaceful',
        ],
        passage: 'Exodus 24:10',
      },
      {
        text: 'Mordecai had sat in sackcloth at the gate; in the end he comes out from the king in blue and white, and the city that had been bewildered is glad. Ezekiel sees the same color on handsome officers whom his people ran after, to their harm. It was costly cloth, and it matters there who wears it.',
        cues: [
          'uniform|uniforms|police|officer|officers|man|men',
          'king|queen|crown|palace',
          'cold|ice|sad|lips|skin',
          'followed|chased|wanted',
        ],
        passage: 'Esther 8:15',
      },
    ],
    questions: [
      'What was blue, and how deep was it?',
      'What do you wear, or carry, that reminds you of who you are?',
      'Where do you find some calm?',
    ],
    passages: ['Exodus 24:10', 'Esther 8:15', 'Numbers 15:38-39', 'Exodus 28:31-33'],
  },
  {
    id: 'purple',
    name: 'Purple',
    family: 'colour',
    forms: ['purple'],
    phrases: [
      'everything|all|room|light|sky|world|water around|else|just? was|were|is|turned|glowed|glowing all|completely|deep? purple',
      'purple robe|robes|dress|cloak|light|sky|cloth|flower|flowers|smoke|fire|curtain|mist|stone',
      'in all? purple',
      'wearing purple',
    ],
    not: ['purple rain|patch|prose', 'the color purple', 'deep purple concert|song|record'],
    salience: 1,
    isInScripture: true,
    senses: [
      {
        text: 'Lydia sold purple for her living, and beside the river at Philippi she listened to Paul until her heart was opened; she would not hear of the travelers staying anywhere but with her. The capable woman at the end of Proverbs wears it too. It was a color that people worked hard for, and could share the profit of.',
        cues: [
          'dress|robe|cloth|fabric|market|shop',
          'woman|lady|mother|grandmother',
          'river|house|guests|visitors',
          'flowers|flower|garden|beautiful',
        ],
        passage: 'Acts 16:14-15',
      },
      {
        text: 'A rich man dressed in purple every day, and Lazarus lay at his gate with his sores. Soldiers put it on Jesus, pressed the thorns down and went on their knees to laugh, and then took it off him again. The color of kings has that scene in it; and the one they mocked was a king.',
        cues: [
          'king|queen|crown|throne|palace',
          'laughed|laughing|mocked|mocking',
          'rich|money|feast|poor|beggar',
          'thorns|soldiers|cross|blood',
        ],
        passage: 'Mark 15:17-20',
      },
    ],
    questions: [
      'Who or what was in purple, and did it suit them?',
      'Where do you feel honored, or dressed up as something you are not?',
      'For whom would you like to open your house?',
    ],
    passages: ['Acts 16:14-15', 'Mark 15:17-20', 'Luke 16:19-20', 'Proverbs 31:22'],
  },
  {
    id: 'green',
    name: 'Green',
    family: 'colour',
    forms: [],
    phrases: [
      'everything|all|land|world|hills|room|light around|else|just? was|were|is|turned|so|became all|completely|bright|lush|so? green',
      'lush|bright|deep|glowing|strange green light|hills|valley|meadow|pasture|land|glow|leaf|leaves|shoot|shoots',
      'green pasture|pastures|shoot|shoots|sprout|hills|valley|light|glow',
    ],
    not: [
      'green light|lights traffic|street',
      'traffic light|lights',
      'green beans|tea|card|party|house|salad',
      'turned|went green with|from',
    ],
    salience: 1,
    isInScripture: true,
    senses: [
      {
        text: 'In the best-known psalm the sheep lies down where it is green. Jeremiah’s tree, with its roots toward the river, keeps its leaf in a year of drought, and in another psalm the righteous still bear fruit when they are old. A single leaf in a dove’s bill tells Noah that something is growing again.',
        cues: [
          'grass|field|meadow|pasture|hills|valley',
          'tree|trees|leaf|leaves|river|water',
          'spring|grow|growing|growing|shoots',
          'peace|peaceful|calm|rest',
          'old|age|aged',
        ],
        passage: 'Jeremiah 17:7-8',
      },
      {
        text: 'Grass is up and green in the morning, says the psalm of Moses, and by evening it has been cut. On his way to be killed Jesus asks what people will do to dry wood, if they do this to green. Scripture loves what is alive and young, and knows how quickly somebody can take a blade to it.',
        cues: [
          'cut|mown|withered|wither|dry|dead|brown',
          'sick|ill|pale|skin|slime|poison',
          'young|child|children',
          'burned|burning|fire',
        ],
        passage: 'Psalm 90:5-6',
      },
    ],
    questions: [
      'What was green, and was anything growing in it?',
      'What in your life is young, and wants looking after?',
      'When were you last somewhere green?',
    ],
    passages: ['Jeremiah 17:7-8', 'Psalm 90:5-6', 'Psalm 23:1-2', 'Luke 23:31', 'Psalm 92:12-14'],
  },
];
