import type { OccasionVerse } from './occasionVerse';

export const VERSES_FOR_SUBJECTS: readonly OccasionVerse[] = [
  {
    id: 'gossip',
    asked: [
      'gossip|gossiping|backbiting|rumors',
      'against|about|on gossip|gossiping',
      'talking behind * back|backs',
    ],
    lead: 'On what talk can do to people:',
    passages: ['Proverbs 16:28', 'Proverbs 26:20', 'Ephesians 4:29', 'Psalm 141:3'],
    page: 'gossip',
  },
  {
    id: 'money',
    asked: ['about|on money|finances', 'money that|which is|not', 'giving money', 'love of money'],
    lead: 'On money, and on having enough:',
    passages: ['Hebrews 13:5', 'Matthew 6:26', 'Proverbs 30:8', '1 Timothy 6:6-7'],
    page: 'money',
  },
  {
    id: 'forgiving-oneself',
    asked: [
      'forgiving|forgive yourself|myself|himself|herself|oneself|themselves',
      'self forgiveness',
      'letting go of guilt|shame',
      'can|could not forgive myself',
    ],
    lead: 'For the day when God has forgiven, and the heart has not caught up:',
    passages: ['Psalm 103:12', '1 John 1:9', 'Romans 8:1', '1 John 3:20'],
    page: 'guilt',
  },
  {
    id: 'dogs',
    about: 'anything',
    asked: ['about|on|with|mentions dogs|dog', 'dog lover|lovers', 'therapy|guide dog'],
    lead: 'On a person who is good to animals. Dogs themselves come best in the story of the crumbs under the table:',
    passages: ['Proverbs 12:10', 'Matthew 15:27', 'Luke 16:21'],
    page: 'animals-in-heaven',
  },
  {
    id: 'short-verse',
    asked: [
      'short|shorter|easy|simple verse|verses|scripture to learn|memorize|memorise|remember|say',
      'short|easy|simple memory verse',
      'stroke|dementia|aphasia patient',
      'a few words to learn|remember|memorize',
    ],
    lead: 'Few words, easy to say together:',
    passages: ['Psalm 56:3', 'Psalm 23:1', '1 John 4:19', 'Psalm 46:1'],
    page: 'short-verses-to-learn',
  },
  {
    id: 'police',
    about: 'person',
    asked: [
      'policewoman|policewomen|sheriff|deputy|trooper|detective',
      'police|patrol|squad car|locker|station',
    ],
    lead: 'For one who keeps others safe:',
    passages: ['Joshua 1:9', 'Psalm 121:7-8', 'Matthew 5:9', 'Micah 6:8'],
    page: 'courage',
  },
  {
    id: 'recruit',
    asked: [
      'military|basic|army|navy|officer training',
      'joining|joined|joins the army|navy|marines|military',
      'enlisted|enlisting|recruit',
    ],
    lead: 'For someone who sets out on hard training:',
    passages: ['Joshua 1:9', 'Psalm 121:7-8', 'Numbers 6:24-26'],
    page: 'courage',
  },
  {
    id: 'tired-mother',
    asked: [
      'tired|exhausted|worn|weary|overwhelmed|stressed|burned out? mom|mother|moms|mama|dad|father|parent|parents',
      'mom|mother|mama|dad|parent of two|2|three|3|four|4|five|5|twins|triplets',
      'under three|3|two|2|five|5',
      'newborn|baby not|never|will not sleep|sleeping',
    ],
    lead: 'For one who carries small children, and is tired:',
    passages: ['Isaiah 40:11', 'Matthew 11:28', 'Isaiah 40:29', 'Galatians 6:9'],
    page: 'parenting',
  },
  {
    id: 'bench',
    about: 'anything',
    asked: ['a|the|this|park|garden bench', 'engrave|engraved|engraving|carve|carved|inscribe|plaque'],
    lead: 'A line that is short enough to carve:',
    passages: ['Psalm 95:5', 'Psalm 46:10', 'Matthew 11:28', 'Psalm 121:1'],
  },
  {
    id: 'new-house',
    asked: ['the|a|our|my|their new house|home|place'],
    lead: 'For a new house:',
    passages: ['Psalm 127:1', 'Joshua 24:15', 'Proverbs 24:3-4'],
    page: 'verses-for-a-new-home',
  },
];
