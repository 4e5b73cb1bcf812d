import type { LineWithPassage, Mood, PillarTexts } from './blueprintTypes';

export const PILLARS: readonly PillarTexts[] = [
  {
    truthId: 'chosen',
    leads: [
      ['About being picked or left out, you wrote:', 'When someone picked you, or didn’t:'],
      ['Words about you that stayed with you:', 'About the words you still hear, you said:'],
      ['About tomorrow morning, if God wants you:', 'On waking up tomorrow as someone God wants:'],
    ],
    declares: [
      'I am chosen by God, and I belong to him.',
      'I am chosen. God wanted me, and he calls me his own.',
      'I am chosen by God, and in Christ I have a place with him.',
    ],
    replies: [
      {
        line: 'God wants you. Paul writes that God chose us in Christ before there was a world, so his yes to you is older than anything on this page.',
        passage: 'Ephesians 1:4',
      },
      {
        line: 'God knows you by name, and you belong to him. Isaiah heard him say so to Israel, and you can hear it as said to you, too.',
        passage: 'Isaiah 43:1',
      },
      {
        line: 'Jesus told his friends that he had chosen them. You can hear that as meant for you, too.',
        passage: 'John 15:16',
      },
    ],
    adds: {
      bright: [
        {
          line: 'It’s good to be glad. The prophet Zephaniah tells of a God who sings for joy over his people.',
          passage: 'Zephaniah 3:17',
        },
        {
          line: 'Enjoy what is good here. One of David’s psalms looks at what God gave him and likes it.',
          passage: 'Psalm 16:6',
        },
      ],
      heavy: [
        {
          line: 'God sees you in this, too. Hagar found that out when she was alone in the desert.',
          passage: 'Genesis 16:13',
        },
        {
          line: 'God is close to us when something hurts. You can tell him how it is.',
          passage: 'Psalm 34:18',
        },
      ],
      unsure: [
        {
          line: 'You can take your time. Moses had questions when God called him, and God went with him.',
          passage: 'Exodus 3:11-12',
        },
        {
          line: 'It’s okay if you don’t feel it. God looks at the heart, and he sees more than we do.',
          passage: '1 Samuel 16:7',
        },
      ],
    },
    open: 'Nothing here yet. Answer a question about being chosen, and your own words will appear here.',
  },
  {
    truthId: 'forgiven',
    leads: [
      ['If you could undo something:', 'On what you would undo, you wrote:'],
      ['About someone letting you off the hook, or not:', 'When someone could have been angry with you:'],
      [
        'What you expect from God when you get something wrong:',
        'About God and the things you get wrong, you wrote:',
      ],
    ],
    declares: [
      'I am forgiven, and God has carried my sins far away.',
      'I am forgiven in Christ, and I can begin again.',
      'I am forgiven, and God’s mercy toward me is as high as the sky.',
    ],
    replies: [
      {
        line: 'Jesus told a story about a father who saw his son a long way off and ran to hug him. That’s how God welcomes you.',
        passage: 'Luke 15:20',
      },
      {
        line: 'God is good, and he is ready to forgive. One of David’s prayers says he has plenty of mercy for everyone who asks, and that includes you.',
        passage: 'Psalm 86:5',
      },
      {
        line: 'You can bring all of this to God. He forgives what needs forgiving, and you don’t have to sort it out first.',
        passage: '1 John 1:9',
      },
    ],
    adds: {
      bright: [
        {
          line: 'This is something to celebrate. Jesus tells of a father so happy that he threw a party.',
          passage: 'Luke 15:22-24',
        },
        {
          line: 'It’s good to be glad about this. Psalm 32 begins with being forgiven and happy.',
          passage: 'Psalm 32:1',
        },
      ],
      heavy: [
        {
          line: 'God knows how we’re made, and he is gentle with us.',
          passage: 'Psalm 103:13-14',
        },
        {
          line: 'You don’t have to explain more than this. God hears what you haven’t put into words.',
          passage: 'Psalm 38:9',
        },
      ],
      unsure: [
        {
          line: 'A father once told Jesus, in one breath, that he believed and that he needed help with it. You can say that, too.',
          passage: 'Mark 9:24',
        },
        {
          line: 'You can leave this open. God is bigger than what our hearts tell us.',
          passage: '1 John 3:19-20',
        },
      ],
    },
    open: 'You haven’t answered anything about being forgiven yet. Take your time. Even one word is enough.',
  },
  {
    truthId: 'protected',
    leads: [
      ['About a time you were afraid:', 'On being scared, and who was there or wasn’t:'],
      ['Where you can let your guard down, or wish you could:', 'About letting your guard down, you said:'],
      ['What you need shelter from right now:', 'On needing shelter these days, you wrote:'],
    ],
    declares: [
      'I am protected by God’s love, and nothing can take me out of it.',
      'I am protected: God holds me in his love, whatever comes.',
      'I am protected. Christ’s love holds me today, and it will hold me tomorrow.',
    ],
    replies: [
      {
        line: 'Your help comes from God, who made everything there is. You can ask him for it in your own words.',
        passage: 'Psalm 121:1-2',
      },
      {
        line: 'God is good, and he knows you. The prophet Nahum calls him a safe place on a bad day.',
        passage: 'Nahum 1:7',
      },
      {
        line: 'Jesus holds you. He says of the people who belong to him that no one can take them out of his hand.',
        passage: 'John 10:27-28',
      },
    ],
    adds: {
      bright: [
        {
          line: 'That’s something to fall asleep with. Here’s a short evening prayer from the Psalms.',
          passage: 'Psalm 4:8',
        },
        {
          line: 'You can thank God for what is good here. One of David’s psalms does it with a song.',
          passage: 'Psalm 28:7',
        },
      ],
      heavy: [
        {
          line: 'You’re not alone with this. God promises to be with you and hold you up.',
          passage: 'Isaiah 41:10',
        },
        {
          line: 'Tears matter to God. In one psalm, David asks him to keep every one.',
          passage: 'Psalm 56:8',
        },
      ],
      unsure: [
        {
          line: 'It’s fine not to know. Jacob didn’t know God was there until he woke up.',
          passage: 'Genesis 28:16',
        },
        {
          line: 'You can ask God about it. Psalm 77 is full of questions, and it’s a prayer.',
          passage: 'Psalm 77:9-11',
        },
      ],
    },
    open: 'Your answers about being protected will go here. For now, you have the verse.',
  },
  {
    truthId: 'gifted',
    leads: [
      ['Something you love doing, or used to:', 'About what you love to do, or once did, you wrote:'],
      ['About what people come to you for:', 'When people come to you, or don’t:'],
      ['Something you know because you’ve lived it:', 'About what you’ve lived through, you wrote:'],
      ['Who is near you this month:', 'About the people around you, you said:'],
      ['A small start for this week:', 'About starting something small, you wrote:'],
    ],
    declares: [
      'I am gifted: God has given me something good to share.',
      'I am gifted by God, and what I have can help someone else.',
      'I am gifted, and I can start with what is already in my hands.',
    ],
    replies: [
      {
        line: 'God has a place for you among his people. Paul compares them to a body, with each part where God wants it.',
        passage: '1 Corinthians 12:18',
      },
      {
        line: 'God doesn’t forget what people do out of love. That includes you, and it includes things no one else noticed.',
        passage: 'Hebrews 6:10',
      },
      {
        line: 'Every good thing in you comes from God. It can be small and still be just what someone needs.',
        passage: 'James 1:17',
      },
    ],
    adds: {
      bright: [
        {
          line: 'What you enjoy can be a gift from God. In Exodus, God’s Spirit gives a craftsman his skill.',
          passage: 'Exodus 35:30-31',
        },
        {
          line: 'Enjoy it, and share it when you can. Psalm 90 has a prayer for what our hands do.',
          passage: 'Psalm 90:17',
        },
      ],
      heavy: [
        {
          line: 'A hard thing doesn’t have to become useful. God comforts you, and that comes first.',
          passage: '2 Corinthians 1:3-4',
        },
        {
          line: 'God handles us gently. Isaiah says he won’t break a reed that is already bent.',
          passage: 'Isaiah 42:3',
        },
      ],
      unsure: [
        {
          line: 'You can start with what you have. God asked Moses what he was holding, and it was just a staff.',
          passage: 'Exodus 4:2',
        },
        {
          line: 'Small is fine. Andrew wasn’t sure a boy’s lunch would help anyone, and he mentioned it anyway.',
          passage: 'John 6:9',
        },
      ],
    },
    open: 'Nothing here about your gifts yet. Anything counts, however small.',
  },
];

/** Added to the declaration when the answers as a whole sound sad or unsure. */
export const DECLARATION_ADDS: Record<'heavy' | 'unsure', readonly [string, string]> = {
  heavy: [
    'I can be honest with God about what hurts, and he stays with me.',
    'I can come to God as I am today, and he holds me.',
  ],
  unsure: [
    'I can belong to God and still have questions.',
    'I can bring God my questions and take my time with the answers.',
  ],
};

/** Suggestions for the coming days, shown to every user. */
export const LIVING: readonly [LineWithPassage, LineWithPassage, LineWithPassage] = [
  {
    line: 'Pick one day a week for the next four weeks. Each time, read one of these truths with its verse and what you wrote, and say a short prayer.',
    passage: 'Psalm 119:105',
  },
  {
    line: 'Choose one line you like on this page and keep it where you’ll see it, on your phone or by your bed. Once a day this week, talk to God about it in your own words.',
    passage: 'Psalm 62:8',
  },
  {
    line: 'If there’s someone you trust, show them this page. Ask them which line sounds most like you. If no one comes to mind, read it to God.',
    passage: 'Proverbs 27:9',
  },
];

/** One additional line, chosen by the tone of the answers as a whole. */
export const LIVING_ADDS: Record<Mood, readonly [string, string]> = {
  bright: [
    'Tell someone this week about one good thing you wrote here.',
    'On a gray day, come back and read this page again.',
  ],
  heavy: [
    'There’s no rush with any of this. One line a day is plenty.',
    'You can read just the part you like and leave the rest for another day.',
  ],
  unsure: [
    'You don’t have to agree with every line. Start with the one that makes you curious.',
    'Write down one question you have, and ask God about it this week.',
  ],
};

/** Replies to answers of one to three words. */
export const THIN: readonly [string, string] = [
  'A few words are enough here.',
  'Short answers are fine. You said what you wanted to say.',
];

/** Replies to answers that are not in English. */
export const OTHER_TONGUE: readonly [string, string] = [
  'We’ve left your own language just as you wrote it. God understands it.',
  'Your words stay in your own language here. God knows every one of them.',
];
