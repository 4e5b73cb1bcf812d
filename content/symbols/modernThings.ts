import type { DreamSymbol } from './symbol';

/** Things of today; most of them are not in Scripture. */
export const MODERN_THINGS: readonly DreamSymbol[] = [
  {
    id: 'scissors',
    name: 'Scissors',
    family: 'cutting',
    forms: ['scissors', 'shears'],
    phrases: [
      'cut|cutting|snipped|snip *? *? hair|thread|cord|string|cloth|fabric|ribbon|rope with scissors?',
      'umbilical cord',
    ],
    not: ['kitchen scissors drawer', 'rock paper scissors'],
    salience: 2,
    isInScripture: false,
    senses: [
      {
        telling:
          'Scissors do not appear in the Bible; shears do, and with them a silent sheep, which Isaiah saw and wrote of somebody who was led away without a word. Shearing was also a feast, with wine. Once a year Absalom had his hair cut, and weighed it. Some of what is cut away there is wool, and grows again.',
        cues: [
          'hair|haircut|hairdresser|barber|beard',
          'sheep|wool|lamb',
          'cloth|dress|fabric|paper|sewing',
          'helped|gentle|quiet|still',
        ],
        passage: 'Isaiah 53:7',
      },
      {
        telling:
          'King Hezekiah, ill and not yet forty, feels like a piece of cloth that the weaver cuts from the loom halfway. He says so to the wall and to God, and is given fifteen more years. David cut only the edge of a robe, and his heart troubled him for it. A small cut can be felt for long.',
        cues: [
          'thread|cord|string|rope|ribbon|ties|tie|umbilical',
          'blood|bleeding|finger|skin|hurt|pain|stab|stabbed',
          'afraid|scared|chased|chasing|someone',
          'ex|husband|wife|mother|friend|photo|picture',
          'died|dead|end|sick|ill',
        ],
        passage: 'Isaiah 38:12',
      },
    ],
    questions: [
      'What was cut, and by whom?',
      'Is there a thread you wish you could cut, or one you are afraid for?',
      'What did you keep hold of?',
    ],
    passages: ['Isaiah 53:7', 'Isaiah 38:12', '1 Samuel 24:4-5', '2 Samuel 14:26'],
  },
  {
    id: 'garbage',
    name: 'Garbage and sewage',
    family: 'filth',
    forms: [
      'garbage',
      'trash',
      'rubbish',
      'sewage',
      'sewer',
      'sewers',
      'dump',
      'landfill',
      'dumpster',
      'manure',
    ],
    phrases: [
      'covered|standing|swimming|walking|knee|up|deep in my|his|her|the? knees? in? filth|muck|waste|slime',
      'pile|piles|heap|mountain of garbage|trash|rubbish|junk|waste',
      'bin bag|bags',
      'overflowing|full bin|bins|toilet',
    ],
    not: [
      'trash talk|can|truck',
      'talk|talking|talked rubbish|trash|garbage',
      'rubbish at|film|movie|day|weather',
      'take|took|taking out the trash|garbage|rubbish|bins',
    ],
    salience: 2,
    isInScripture: true,
    senses: [
      {
        telling:
          'A psalm has God bend down to the rubbish heap, lift up somebody who is sitting there, and give him a seat with princes; Hannah sings it in nearly the same words. Jeremiah sinks in the mire of a cistern and is pulled up with old rags under his arms. What is thrown away is not out of sight there.',
        cues: [
          'sat|sitting|sleeping|living|lived|person|child|baby|someone',
          'found|picked|rescued|pulled|treasure',
          'sink|sinking|sank|stuck|mud|drowning',
          'poor|homeless|alone',
        ],
        passage: 'Psalm 113:7-8',
      },
      {
        telling:
          'Nehemiah goes out at night by the dung gate to look at the damage; later his builders lose heart because there is so much rubbish. What Paul had been proud of he came to count as dung, and elsewhere he says that people treated him as what is swept off the floor. It matters who calls a thing garbage.',
        cues: [
          'clean|cleaning|clear|clearing|house|home|room|yard',
          'smell|smelled|stank|stink|dirty|disgusting|flies|rats',
          'threw|throw|throwing|thrown|away',
          'ashamed|worthless|people|laughed|church',
        ],
        passage: 'Philippians 3:8',
      },
    ],
    questions: [
      'What lay in it that should not have been there?',
      'What has piled up around you?',
      'Is there something you threw out that you would like back?',
    ],
    passages: [
      'Psalm 113:7-8',
      'Philippians 3:8',
      'Nehemiah 4:10',
      'Jeremiah 38:11-13',
      '1 Corinthians 4:13',
    ],
  },
  {
    id: 'ufo',
    name: 'UFO or aliens',
    family: 'sky-visitors',
    forms: ['ufo', 'ufos', 'alien', 'aliens', 'extraterrestrial', 'extraterrestrials', 'martians'],
    phrases: [
      'flying saucer|saucers',
      'space ship|ships|craft',
      'spaceship|spaceships|spacecraft',
      'abducted|taken by aliens|something|them',
      'beamed|pulled up into|by|to',
    ],
    not: ['illegal alien|aliens', 'resident alien', 'alien to me', 'alien film|movie|series'],
    salience: 2,
    isInScripture: false,
    senses: [
      {
        telling:
          'Scripture tells of no spaceships. Ezekiel’s wheels, full of eyes and able to go in any direction, have been taken for one; he himself calls what he saw the glory of the LORD. He was so overcome that he lay with his face on the ground, and the first thing he was told was to stand up on his feet.',
        cues: [
          'light|lights|bright|wheel|wheels|glowing|metal',
          'sky|flew|flying|hovering|above|cloud|clouds',
          'beautiful|peaceful|friendly|kind|amazing',
          'spoke|voice|message|told',
        ],
        passage: 'Ezekiel 1:28',
      },
      {
        telling:
          'When someone comes from above, in the Gospels, they start by telling people not to be afraid, because people are. Paul makes a list of what could come between us and the love of God: powers, height, depth, and, in case he has forgotten any, every other creature. He is sure of his answer to all of them.',
        cues: [
          'abducted|taken|took|captured|experiment|experiments|probe',
          'invasion|attack|attacked|shooting|destroyed|war',
          'scared|afraid|terrified|frightened|ran|run|hide|hiding',
          'strange|unknown|eyes|tall|grey|green',
        ],
        passage: 'Romans 8:38-39',
      },
    ],
    questions: [
      'Did they come for you, or were you only there?',
      'What has come into your life that you have no name for?',
      'With whom did you stand when you looked up?',
    ],
    passages: ['Ezekiel 1:28', 'Romans 8:38-39', 'Luke 2:9-10', 'Psalm 8:3-4'],
  },
  {
    id: 'cigarette',
    name: 'Smoking',
    family: 'smoking',
    forms: ['cigarette', 'cigarettes', 'vape', 'vaping', 'cigar', 'cigars', 'ashtray', 'lighter'],
    phrases: [
      'smoking|smoked|smoke|light|lit a|one|my|another|his|her cigarette|cigarettes|cigar|joint|pipe',
      'started|start smoking again|cigarettes|weed',
      'i was smoking',
    ],
    not: ['lighter than|blue|brown|color|colour|hair|load|mood', 'felt|feel|was|much|got|grew lighter'],
    salience: 2,
    isInScripture: false,
    senses: [
      {
        telling:
          'Nobody smokes in the Bible, and a cigarette in a dream has broken no promise. People who have given it up dream of it for years. What Isaiah says of God’s servant might do here: a wick that only smolders he does not put out. He brings what is right into the world without breaking anything weak.',
        cues: [
          'quit|stopped|gave|given|years|again|relapse|relapsed|started',
          'guilty|disappointed|ashamed|failed',
          'alone|night|outside|quiet|calm|relaxed',
          'father|dad|grandfather|grandpa|mother|mum|mom|dead',
        ],
        passage: 'Isaiah 42:3',
      },
      {
        telling:
          'Some in Corinth said that everything was allowed to them, and Paul agreed, and added that he would not let anything be his master. He knew the other side too: doing the very thing he hated. He called the body a temple in that letter, and meant it as an honor, before he meant it as a rule.',
        cues: [
          'cant|couldnt|stop|more|many|chain|pack|packs|habit|addicted|addiction',
          'cough|coughing|lungs|sick|cancer|breathe|choking',
          'hid|hide|hiding|secret|caught|parents',
          'fire|burn|burned|burning',
        ],
        passage: '1 Corinthians 6:19-20',
      },
    ],
    questions: [
      'Was it a pleasure, a comfort, or a defeat?',
      'What do you reach for when the day has been too much?',
      'If you have stopped something, who is glad with you about it?',
    ],
    passages: [
      'Isaiah 42:3',
      '1 Corinthians 6:19-20',
      '1 Corinthians 6:12',
      'Romans 7:19',
      'Psalm 103:13-14',
    ],
  },
  {
    id: 'calendar',
    name: 'Calendar or a date',
    family: 'date',
    forms: ['calendar', 'calendars', 'diary', 'birthdate', 'anniversary'],
    phrases: [
      'a|the|certain|exact|particular|specific date|year|day was written|circled|appeared|on',
      'date on|of the|a|my wall|screen|letter|grave|gravestone|tombstone|paper|calendar',
      'saw|read|told|given a|the|my date',
      'what year it was',
      'wrong year|date|month',
    ],
    not: [
      'went|go|going on a date',
      'a date with|night',
      'first|blind|double|dinner date',
      'up to date',
      'due date for|of',
      'dear diary',
      'advent calendar',
    ],
    salience: 2,
    isInScripture: true,
    senses: [
      {
        telling:
          'A psalm says it in half a line, that the writer’s times are in God’s hand, and says it with enemies all around. Haman had a date drawn by lot for killing the Jews, and had it sent to every province. That very date became a feast. A day in the Bible is seldom only what someone marked it for.',
        cues: [
          'circled|marked|written|wrote|wall|page|pages',
          'wedding|birthday|party|feast|christmas|easter',
          'appointment|exam|meeting|deadline|forgot|forgotten|missed',
          'year|years|past|future|child|school',
        ],
        passage: 'Psalm 31:14-15',
      },
      {
        telling:
          'The disciples wanted to know when, and were told that such dates are not theirs to know, and were given something to do. James teases people who have next year all arranged. The fast days that Israel kept each year were to turn, said Zechariah, into days of gladness. No calendar in Scripture can tell a sleeper when anything will be.',
        cues: [
          'die|death|died|dead|grave|gravestone|tombstone|funeral',
          'scared|afraid|worried|dread|warning|end',
          'soon|coming|tomorrow|days|left|countdown',
          'anniversary|sad|miss|lost|grief',
        ],
        passage: 'Acts 1:7-8',
      },
    ],
    questions: [
      'Was it a date you know?',
      'Which day of the year is hard for you, or dear?',
      'What would you do with tomorrow if nothing were written on it?',
    ],
    passages: ['Psalm 31:14-15', 'Acts 1:7-8', 'Esther 9:22', 'James 4:13-15', 'Zechariah 8:19'],
  },
];
