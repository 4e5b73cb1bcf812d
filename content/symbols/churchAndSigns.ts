import type { DreamSymbol } from './symbol';

/** Baptism, armor, prophecy. */
export const CHURCH_AND_SIGNS: readonly DreamSymbol[] = [
  {
    id: 'baptism',
    name: 'Baptism',
    family: 'baptism',
    forms: ['baptism', 'baptized', 'baptised', 'baptizing', 'baptising', 'christening', 'christened'],
    phrases: ['font at|in|of|church', 'dunked|dipped|lowered|immersed me|him|her|us in|into|under'],
    not: ['john the baptist', 'baptist church|minister|pastor', 'baptism of|by fire'],
    salience: 3,
    isInScripture: true,
    senses: [
      {
        text: 'John stands in the Jordan, and they come from all around and get in one by one, saying what they have done. Jesus gets in as well. A treasurer on a desert road sees some water and asks what there is to stop him; he goes home glad. It is all done in daylight, and then one travels on.',
        cues: [
          'church|pastor|priest|family|friends|crowd',
          'river|lake|sea|water|clear|clean',
          'happy|joy|peace|light|smiling|white',
          'baby|child|son|daughter|godmother|godfather',
        ],
        passage: 'Acts 8:36-39',
      },
      {
        text: 'Paul compares it to a burial: under with Christ, and up with him into another life. Peter thinks of the flood, and of eight people carried through it. Jesus used the word for what he had still to suffer. So there is a dying in that water too, and the stories leave nobody on the bottom.',
        cues: [
          'under|drown|drowning|drowned|breath|breathe|sink|sank',
          'afraid|scared|panic|cold|dark|dirty|muddy',
          'again|twice|wrong|not ready|unworthy',
          'dead|died|grave|buried',
        ],
        passage: 'Romans 6:3-4',
      },
    ],
    questions: [
      'Who held you, or whom did you hold?',
      'What would you like to leave behind in the water?',
      'If you were baptized, what do you know of that day, and if you were not, do you think of it?',
    ],
    passages: ['Acts 8:36-39', 'Romans 6:3-4', 'Mark 1:9-11', 'Luke 12:50', '1 Peter 3:20-21'],
  },
  {
    id: 'armor',
    name: 'Armor and shield',
    family: 'armor',
    forms: [
      'armor',
      'armour',
      'shield',
      'shields',
      'helmet',
      'helmets',
      'breastplate',
      'bulletproof',
      'chainmail',
    ],
    phrases: ['suit of armor|armour', 'bullet proof vest', 'coat of mail', 'put|putting on *? armor|armour'],
    not: [
      'bike|bicycle|motorbike|cycle|cycling|hard helmet',
      'wind shield',
      'face shield',
      'shield volcano',
      'helmet hair',
    ],
    salience: 2,
    isInScripture: true,
    senses: [
      {
        text: 'Paul, with a chain on him, goes through a soldier’s outfit and gives each piece a quieter name: truth for the belt, peace for the shoes, trust for the shield. Most of it protects. What he repeats is to be standing when it is over. Isaiah had seen God dress himself in some of it, to put things right.',
        cues: [
          'stand|stood|standing|battle|fight|fighting|war',
          'arrows|arrow|fire|attack|attacked|enemy|enemies',
          'god|prayed|pray|praying|jesus|bible|angel',
          'strong|safe|protected|bright|shining',
        ],
        passage: 'Ephesians 6:13-15',
      },
      {
        text: 'Saul’s armor on David is a short comedy: the boy takes some steps, says that he cannot go in these, and puts them off. Ahab trusted his, in disguise, and an arrow found the joint. Saul’s own ended up in the temple of his enemies. Metal is often not what keeps people, in these stories.',
        cues: [
          'heavy|too|big|small|fit|stuck|couldnt|cant|move|breathe',
          'broke|broken|crack|cracked|rusty|hole|missing',
          'take|took|off|without',
          'alone|hide|hiding|hid|mask|face',
        ],
        passage: '1 Samuel 17:38-39',
      },
    ],
    questions: [
      'Did it fit?',
      'What do you put on before you go out among people?',
      'Where could you be without it?',
    ],
    passages: ['Ephesians 6:13-15', '1 Samuel 17:38-39', 'Isaiah 59:17', 'Psalm 3:3', '1 Kings 22:34'],
  },
  {
    id: 'prophecy',
    name: 'A prophecy or a message',
    family: 'message',
    forms: ['prophecy', 'prophecies', 'prophesied', 'prophesying', 'prophet', 'prophetess', 'prophetic'],
    phrases: [
      'god|lord|jesus|angel|voice gave me a|the message|word|warning',
      'a|the message|word|warning from god|heaven|above',
      'someone|somebody|man|woman|voice|angel told me what|that will|would|is|was|something going? to? happen|happens|coming',
      'told me the future',
      'shown|saw the future',
      'warned me about|of|that',
    ],
    not: ['text|voice|phone|error|email|chat message', 'message on|from my|the phone'],
    salience: 2,
    isInScripture: true,
    senses: [
      {
        text: 'Test everything, writes Paul to a young church about prophecies, and hold on to what is good; he does not say to swallow it, and does not say to scoff. Jeremiah lets a man who has had a dream tell it as a dream. What is wheat, he thinks, will show itself next to what is chaff.',
        cues: [
          'god|lord|jesus|angel|heaven|bible|church',
          'write|wrote|tell|told|speak|spoke',
          'light|bright|voice|peace',
          'true|real|sure|certain',
        ],
        passage: '1 Thessalonians 5:20-21',
      },
      {
        text: 'Hananiah announced before all the people that it would be over in two years. Amen, said Jeremiah, may it be so; and he went his way, and waited. The test in the law is as plain: see whether it comes. Nobody in these books is asked to live in dread of something said in the night.',
        cues: [
          'warning|warned|danger|die|death|war|end|disaster',
          'scared|afraid|terrified|dread|worried|panic',
          'future|happen|happens|coming|soon|date',
          'pastor|prophet|man|woman|stranger|said|told',
        ],
        passage: 'Jeremiah 28:5-6',
      },
    ],
    questions: [
      'What were the words, as near as you remember them?',
      'Who speaks into your life like that when you are awake?',
      'Which wise and patient person could you show it to?',
    ],
    passages: [
      '1 Thessalonians 5:20-21',
      'Jeremiah 28:5-6',
      'Jeremiah 23:28',
      'Deuteronomy 18:22',
      '1 John 4:1',
    ],
  },
];
