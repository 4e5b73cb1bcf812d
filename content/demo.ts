export type Name = 'ruth' | 'boaz' | 'naomi' | 'hannah' | 'silas' | 'lydia';
export type Room = 'town_square' | 'walking_together' | 'prayer_requests';

export type DemoPost = {
  room: Room;
  by: Name;
  hoursAgo: number;
  content: string;
  hearts?: readonly Name[];
  comments?: readonly { by: Name; hoursAgo: number; content: string }[];
};

/** The people of `npm run demo`. Nobody here exists, and nobody has a password that is known beforehand. */
export const PEOPLE = [
  { name: 'ruth', firstName: 'Ruth', lastName: 'Elimelech', isModerator: false },
  { name: 'boaz', firstName: 'Boaz', lastName: 'Salmon', isModerator: false },
  { name: 'naomi', firstName: 'Naomi', lastName: 'Elimelech', isModerator: true },
  { name: 'hannah', firstName: 'Hannah', lastName: 'Ramah', isModerator: false },
  { name: 'silas', firstName: 'Silas', lastName: 'Antioch', isModerator: false },
  { name: 'lydia', firstName: 'Lydia', lastName: 'Thyatira', isModerator: false },
] as const;

export const THEME = {
  title: 'Learning to rest',
  description:
    '<p>Most of us are better at carrying than at setting down. This week we ask one another where rest comes from, and what keeps us from taking it.</p><ul><li>When did you last rest without feeling that you should be doing something?</li><li>What would you set down tonight if you were sure that somebody held it?</li></ul>',
} as const;

/** Oldest first, as they were written. */
export const POSTS: readonly DemoPost[] = [
  {
    room: 'town_square',
    by: 'naomi',
    hoursAgo: 120,
    content:
      'Welcome, everyone. I keep the door here. Come as you are, tired or glad. If anything in these rooms troubles you, tell me, and I will look at it the same day.',
    hearts: ['ruth', 'boaz', 'hannah', 'lydia'],
  },
  {
    room: 'town_square',
    by: 'ruth',
    hoursAgo: 98,
    content:
      'Hello from somebody new. I moved here with my mother-in-law in spring, after a hard year. I know nobody yet except the people I work beside in the fields. I am glad to have found this.',
    hearts: ['naomi', 'boaz', 'silas', 'lydia'],
    comments: [
      {
        by: 'boaz',
        hoursAgo: 96,
        content:
          'Good that you are here. Come and eat with us at midday, there is always a place at the table.',
      },
      { by: 'lydia', hoursAgo: 90, content: 'I was new once too. My house is open to you both.' },
      { by: 'ruth', hoursAgo: 89, content: 'You are very kind. We will come.' },
    ],
  },
  {
    room: 'prayer_requests',
    by: 'hannah',
    hoursAgo: 74,
    content:
      'Please pray with me. I have hoped for a child for years, and this week it is hard to be asked about it at every meal. I do not need advice. I only do not want to carry it alone.',
    hearts: ['ruth', 'naomi', 'lydia'],
    comments: [
      {
        by: 'naomi',
        hoursAgo: 73,
        content: 'You are not carrying it alone. I am praying for you this evening.',
      },
      { by: 'ruth', hoursAgo: 70, content: 'With you, Hannah. No words, only that.' },
    ],
  },
  {
    room: 'walking_together',
    by: 'boaz',
    hoursAgo: 52,
    content:
      'I rest badly at harvest. There is always one more row. What helps me is to stop while it is still light, walk home slowly, and name three people I am thankful for before I open the door.',
    hearts: ['ruth', 'silas'],
    comments: [
      { by: 'silas', hoursAgo: 50, content: 'Stopping while it is still light: I will try that this week.' },
    ],
  },
  {
    room: 'walking_together',
    by: 'lydia',
    hoursAgo: 30,
    content:
      'I noticed today that I call it rest when I am only too tired to go on. Real rest seems to begin earlier, with trusting that the shop will still stand if I close it for a day.',
    hearts: ['boaz', 'hannah', 'naomi'],
  },
  {
    room: 'prayer_requests',
    by: 'silas',
    hoursAgo: 21,
    content:
      'I have a difficult conversation ahead of me on Thursday, with a friend I have disappointed. Please pray that I listen first and do not defend myself.',
    hearts: ['boaz'],
    comments: [
      {
        by: 'hannah',
        hoursAgo: 19,
        content: 'Praying for you and for your friend. It is brave of you to go.',
      },
    ],
  },
  {
    room: 'town_square',
    by: 'silas',
    hoursAgo: 6,
    content:
      'Could not sleep last night, so I sang quietly instead, and somebody through the wall joined in. I still do not know who it was. It made my whole day.',
    hearts: ['lydia', 'ruth', 'hannah'],
    comments: [{ by: 'lydia', hoursAgo: 5, content: 'That made me smile. Sing again tonight.' }],
  },
];
