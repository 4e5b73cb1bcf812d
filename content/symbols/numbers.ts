import type { DreamSymbol } from './symbol';

/** Numbers in dreams. */
export const NUMBERS: readonly DreamSymbol[] = [
  {
    id: 'three',
    name: 'Three',
    family: 'number',
    forms: ['threefold'],
    phrases: [
      'the|a number three|3',
      'number three|3',
      'three|3 times|days|nights|years|candles|chairs|figures|roses',
      'three|3 of them|us|those',
      'there|counted|saw|only were|was? three|3',
      'third time|day|door',
    ],
    not: [
      'bus|platform|gate|room|page|chapter|route|flat|house|bed|desk|track number|no? three|3',
      'phone number',
      'three|3 years|months|weeks|days ago|old|later',
      'three|3 oclock|am|pm',
      'three|3 quarters|course|piece|wheeler',
    ],
    salience: 1,
    isInScripture: true,
    senses: [
      {
        telling:
          'On the third day Abraham looks up and sees the hill. After three days Jonah is back on dry land, and on the third day the tomb is empty. Scripture uses this number for a wait that has an end, and it tells the first two days too, when nobody there knows how many it will be.',
        cues: [
          'days|nights|day',
          'wait|waiting|waited',
          'grave|tomb|buried|dead',
          'fish|whale|sea',
          'morning|sunrise',
        ],
        passage: '1 Corinthians 15:3-4',
      },
      {
        telling:
          'Peter says three times that he does not know the man. By another fire he is asked three times whether he loves him, and the third time it hurts. Paul begged three times to be rid of his thorn. When a thing comes three times in these books, somebody means it.',
        cues: [
          'times|again|repeated',
          'knock|knocked|knocking',
          'asked|asking|called|calling',
          'denied|deny|rooster|cock',
          'bell|bells|rang',
        ],
        passage: 'John 21:17',
      },
    ],
    questions: [
      'What were there three of, and did they belong together?',
      'Is there something you have asked for more than twice?',
      'If you had to say it a third time, what would you say?',
    ],
    passages: [
      '1 Corinthians 15:3-4',
      'John 21:17',
      'Jonah 1:17',
      'Ecclesiastes 4:12',
      '2 Corinthians 12:8-9',
    ],
  },
  {
    id: 'seven',
    name: 'Seven',
    family: 'number',
    forms: ['sevenfold', 'seventh'],
    phrases: [
      'the|a number seven|7',
      'number seven|7',
      'seven|7 times|days|nights|years|candles|chairs|figures|roses',
      'seven|7 of them|us|those',
      'there|counted|saw|only were|was? seven|7',
    ],
    not: [
      'bus|platform|gate|room|page|chapter|route|flat|house|bed|desk|track number|no? seven|7',
      'phone number',
      'seven|7 years|months|weeks|days ago|old|later',
      'seven|7 oclock|am|pm',
      'seven|7 eleven|up|seater',
    ],
    salience: 1,
    isInScripture: true,
    senses: [
      {
        telling:
          'God rests on the seventh day, and so may the whole household: children, servants, even the ox. Naaman goes under in the Jordan seven times before his skin is clean, and Jericho is walked around for seven days. It is the number of something finished, and mostly one gets there by doing a plain thing once more.',
        cues: [
          'day|days|week',
          'walked|walking|around|circle',
          'water|river|bath|washed',
          'rest|rested|sunday|sabbath',
          'wall|walls',
        ],
        passage: '2 Kings 5:14',
      },
      {
        telling:
          'Seven thin cows eat seven fat ones in Pharaoh’s dream. Seven devils had gone out of Mary Magdalene, and Revelation pours out seven bowls; the number can make a dark thing complete as well. Peter offers to forgive seven times and thinks that generous. Jesus multiplies, until nobody could keep the count.',
        cues: [
          'dark|black|evil|scary|afraid',
          'devil|demon|demons|monster',
          'cows|cow|thin|hungry',
          'angry|fight|fought|forgive|sorry',
          'bowls|trumpets|seals|heads',
        ],
        passage: 'Matthew 18:21-22',
      },
    ],
    questions: [
      'Where did you meet the number: seen, heard, or counted out?',
      'What have you nearly finished, with one round still to go?',
      'Which day of your week is yours?',
    ],
    passages: ['2 Kings 5:14', 'Matthew 18:21-22', 'Genesis 2:2-3', 'Luke 8:2'],
  },
  {
    id: 'twelve',
    name: 'Twelve',
    family: 'number',
    forms: ['dozen', 'twelfth'],
    phrases: [
      'the|a number twelve|12',
      'number twelve|12',
      'twelve|12 times|days|nights|years|candles|chairs|figures|roses',
      'twelve|12 of them|us|those',
      'there|counted|saw|only were|was? twelve|12',
    ],
    not: [
      'bus|platform|gate|room|page|chapter|route|flat|house|bed|desk|track number|no? twelve|12',
      'phone number',
      'twelve|12 years|months|weeks|days ago|old|later',
      'twelve|12 oclock|am|pm',
      'dozen eggs|donuts|doughnuts',
      'half a dozen',
      'dozens of',
    ],
    salience: 1,
    isInScripture: true,
    senses: [
      {
        telling:
          'Twelve sons, twelve tribes, twelve stones out of a river, twelve friends at one table: the number stands for a people with nobody left out. When the crowd had eaten, there were twelve baskets of pieces over. In John’s last vision a city has twelve gates, three on each side, and by day they are never shut.',
        cues: [
          'table|eat|eating|food|bread',
          'gate|gates|city|door|doors',
          'friends|family|together|people',
          'baskets|basket|left',
        ],
        passage: 'Matthew 14:20',
      },
      {
        telling:
          'A girl of twelve lies dying, and on the way to her Jesus is stopped by a woman who has been ill for twelve years, for as long as the child has been alive. He has time for them both. One of the Twelve sells him. So twelve can be a long time, or a circle that breaks.',
        cues: [
          'girl|daughter|child|boy|young',
          'sick|ill|blood|bleeding|dying|hospital',
          'betrayed|traitor|lied|left',
          'clock|midnight|noon|late',
        ],
        passage: 'Luke 8:42-44',
      },
    ],
    questions: [
      'Who or what were the twelve, and was one missing?',
      'How long have you been waiting for the thing you think of first?',
      'Who belongs around your table, if you count them?',
    ],
    passages: ['Matthew 14:20', 'Luke 8:42-44', 'Revelation 21:12-13', 'Luke 2:42-46', 'Joshua 4:8'],
  },
  {
    id: 'forty',
    name: 'Forty',
    family: 'number',
    forms: ['fortieth'],
    phrases: [
      'the|a number forty|40',
      'number forty|40',
      'forty|40 times|days|nights|years|candles|chairs|figures|roses',
      'forty|40 of them|us|those',
      'there|counted|saw|only were|was? forty|40',
    ],
    not: [
      'bus|platform|gate|room|page|chapter|route|flat|house|bed|desk|track number|no? forty|40',
      'phone number',
      'forty|40 years|months|weeks|days ago|old|later',
      'forty|40 oclock|am|pm',
      'forty|40 percent|mph|pounds|dollars|quid|winks',
    ],
    salience: 1,
    isInScripture: true,
    senses: [
      {
        telling:
          'Rain for forty days, forty years of tents and manna, forty days for Moses on the mountain and for Elijah walking to it. Jesus goes hungry for forty in the wilderness. It is the Bible’s number for a long stretch in which people are kept alive, and come out of it different from how they went in.',
        cues: [
          'rain|flood|water',
          'desert|wilderness|walking|walked',
          'mountain|hill',
          'hungry|food|bread|fasting',
          'years',
        ],
        passage: 'Deuteronomy 8:2-3',
      },
      {
        telling:
          'Jonah gives Nineveh forty days, and the city uses them: its king leaves his throne for the ashes, and what was announced does not come. Goliath shouts across the valley every morning and evening for forty days, until a boy arrives with bread for his brothers. Even a set time may be cut short.',
        cues: [
          'countdown|deadline|left|until|warning',
          'giant|shouting|shouted|enemy',
          'king|city|ashes',
          'afraid|scared|dread',
        ],
        passage: 'Jonah 3:4-6',
      },
    ],
    questions: [
      'What was being counted, and did you know how far along you were?',
      'What long stretch are you in the middle of?',
      'What has kept you going since it began?',
    ],
    passages: ['Deuteronomy 8:2-3', 'Jonah 3:4-6', 'Matthew 4:1-2', '1 Kings 19:8', 'Acts 1:3'],
  },
  {
    id: 'six-six-six',
    name: 'The number 666',
    family: 'number',
    forms: ['666'],
    phrases: ['six six six', 'mark of the? beast', 'number of the beast'],
    not: [],
    salience: 3,
    isInScripture: true,
    senses: [
      {
        telling:
          'One verse in Revelation gives this number to the beast and calls it the number of a man; readers have argued ever since about whom it meant, and many think of Nero. It is not said to cling to a house, a telephone or a sleeper. The very next verse shows people with another name on their foreheads, the Father’s.',
        cues: ['number|numbers|phone|plate|clock|screen', 'saw|seen|wrote|written', 'house|room|door'],
        passage: 'Revelation 14:1',
      },
      {
        telling:
          'Those who first heard of that mark were small churches pressed to bow to an empire, and the book was sent to steady them. Ezekiel had seen a mark too: it was put on people who sighed over what was wrong, so that they would be spared. In neither book is anyone marked in their sleep.',
        cues: [
          'mark|marked|chip|tattoo|forehead|hand|arm|skin',
          'forced|forcing|line|queue|soldiers',
          'scared|afraid|terrified|panic',
          'devil|satan|antichrist|hell',
        ],
        passage: 'Ezekiel 9:4',
      },
    ],
    questions: [
      'What frightened you most about it: the number, or who had it?',
      'Has somebody told you things about this number that stayed with you?',
      'What would help you lay the fear down before tonight?',
    ],
    passages: ['Revelation 14:1', 'Ezekiel 9:4', 'Revelation 13:18', 'Romans 8:38-39', '1 John 4:4'],
  },
  {
    id: 'repeated-numbers',
    name: 'Repeated numbers',
    family: 'number',
    forms: ['111', '222', '333', '444', '555', '777', '888', '999', '1111'],
    phrases: [
      '11 11',
      'angel number|numbers',
      'lucky number|numbers',
      'lottery numbers',
      'same number|numbers kept|again|over|everywhere',
      'numbers everywhere|floating|kept|repeating',
      'a string|row of numbers',
    ],
    not: ['dial|call|called|ring|rang 999|911|111', '999 call|calls'],
    salience: 2,
    isInScripture: false,
    senses: [
      {
        telling:
          'Nothing in Scripture says that a row of equal figures is a message. It does count gladly: a hundred and fifty-three fish, the hairs of a head, ninety-nine sheep and the one that is out. Numbers there are mostly about not losing anybody. No one is told to look out for them, or to be uneasy at them.',
        cues: [
          'angel|angels|sign|signs',
          'lucky|lottery|win|won|money',
          'clock|phone|screen|watch',
          'everywhere|again|kept',
        ],
        passage: 'John 21:11',
      },
      {
        telling:
          'A psalm asks to be taught to count days, because there are not so many of them, and another says that God knows how many stars there are and what each is called. Once David counted his fighting men, and was sorry for it. It matters in these stories what is being counted, and why.',
        cues: [
          'days|date|birthday|years|age',
          'stars|star',
          'counting|counted|count',
          'money|bill|debt|bank',
        ],
        passage: 'Psalm 147:3-4',
      },
    ],
    questions: [
      'Did the numbers remind you of anything: a date, an address, an age?',
      'What do you keep counting?',
      'What would you be glad not to count for a while?',
    ],
    passages: ['John 21:11', 'Psalm 147:3-4', 'Luke 12:6-7', 'Psalm 90:12'],
  },
];
