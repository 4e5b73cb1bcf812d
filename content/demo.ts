export type Name = 'ruth' | 'boaz' | 'naomi' | 'hannah' | 'silas' | 'lydia' | 'selam' | 'jiwoo' | 'maryam';
export type DemoRoom = 'town_square' | 'walking_together' | 'prayer_requests';

export type DemoPost = {
  room: DemoRoom;
  by: Name;
  hoursAgo: number;
  content: string;
  /** Whether others see 'Someone' instead of the name. Only for prayer requests. */
  anonymous?: boolean;
  hearts?: readonly Name[];
  prayers?: readonly Name[];
  answered?: { hoursAgo: number; thanks: string };
  comments?: readonly { by: Name; hoursAgo: number; content: string }[];
};

/** The users of `npm run demo`. They are fictional, and their passwords are generated. */
export const DEMO_USERS = [
  { name: 'ruth', firstName: 'Ruth', lastName: 'Elimelech', isModerator: false },
  { name: 'boaz', firstName: 'Boaz', lastName: 'Salmon', isModerator: false },
  { name: 'naomi', firstName: 'Naomi', lastName: 'Elimelech', isModerator: true },
  { name: 'hannah', firstName: 'Hannah', lastName: 'Ramah', isModerator: false },
  { name: 'silas', firstName: 'Silas', lastName: 'Antioch', isModerator: false },
  { name: 'lydia', firstName: 'Lydia', lastName: 'Thyatira', isModerator: false },
  { name: 'selam', firstName: 'ሰላም', lastName: 'ተስፋዬ', isModerator: false },
  { name: 'jiwoo', firstName: '지우', lastName: '김', isModerator: false },
  { name: 'maryam', firstName: 'مريم', lastName: 'حداد', isModerator: false },
] as const;

export const DEMO_THEME = {
  title: 'Learning to rest',
  description:
    '<p>Most of us are better at carrying than at setting down. This week we ask one another where rest comes from, and what keeps us from taking it.</p><ul><li>When did you last rest without feeling that you should be doing something?</li><li>What would you set down tonight if you were sure that somebody held it?</li></ul>',
} as const;

/** The posts of the demo, oldest first. */
export const DEMO_POSTS: readonly DemoPost[] = [
  {
    room: 'prayer_requests',
    by: 'maryam',
    hoursAgo: 164,
    content:
      'My brother Elias has applied for his residence papers for the third time. He cannot work until they come, and he no longer eats with us because he is ashamed to be fed. Please pray for the papers, and that he sits down at the table again.',
    hearts: ['ruth', 'selam'],
    prayers: ['ruth', 'naomi', 'selam', 'lydia', 'boaz', 'hannah'],
    answered: {
      hoursAgo: 26,
      thanks:
        'The letter has come. One year, renewable. He read it standing in the hall, then he came in and asked whether there was soup. Thank you, every one of you.',
    },
    comments: [
      {
        by: 'ruth',
        hoursAgo: 161,
        content: 'I was a foreigner with no papers worth the name. I know that shame. Praying.',
      },
      { by: 'lydia', hoursAgo: 25, content: 'Asked for soup. I had to put my work down for a minute.' },
    ],
  },
  {
    room: 'town_square',
    by: 'naomi',
    hoursAgo: 150,
    content:
      'Welcome, everyone. I keep the door here. Come as you are, tired or glad. If anything in these rooms troubles you, tell me, and I will look at it the same day.',
    hearts: ['ruth', 'boaz', 'hannah', 'lydia', 'selam'],
  },
  {
    room: 'town_square',
    by: 'selam',
    hoursAgo: 141,
    content:
      'Good evening from Addis Ababa. I am a nurse and mostly on nights, so if I answer at strange hours, that is why. My grandmother is Orthodox and fasts more days than she eats, my husband is Pentecostal and loud, and I sit happily between them. Is anyone else here awake at three?',
    hearts: ['naomi', 'jiwoo', 'silas', 'ruth'],
    comments: [
      {
        by: 'jiwoo',
        hoursAgo: 139,
        content: 'At your three I am already on the bus. I will greet you from there.',
      },
      {
        by: 'silas',
        hoursAgo: 138,
        content: 'More often than I would like. Good to know that somebody else is up.',
      },
      { by: 'naomi', hoursAgo: 135, content: 'Greet your grandmother from me, please.' },
    ],
  },
  {
    room: 'town_square',
    by: 'boaz',
    hoursAgo: 127,
    content: 'Rain at last. Forty-one days we waited for it. I stood in the yard like a fool and got wet.',
    hearts: ['ruth', 'naomi', 'selam', 'maryam', 'lydia'],
    comments: [{ by: 'ruth', hoursAgo: 126, content: 'We saw you from the window. Naomi laughed out loud.' }],
  },
  {
    room: 'prayer_requests',
    by: 'jiwoo',
    hoursAgo: 118,
    anonymous: true,
    content:
      'I have not told anybody in my church that I failed the examination again. They prayed so much for it. I smile and say that the results are late. Please pray that I find the courage to say it, and that I stop feeling that I let God down as well.',
    hearts: ['hannah', 'silas'],
    prayers: ['naomi', 'hannah', 'silas', 'lydia', 'maryam'],
    comments: [
      {
        by: 'silas',
        hoursAgo: 115,
        content:
          'I hid a failure like that for most of a year. The telling took four minutes. Praying for yours.',
      },
      { by: 'maryam', hoursAgo: 112, content: 'As a teacher: I never once liked a pupil less for it.' },
    ],
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
    room: 'town_square',
    by: 'maryam',
    hoursAgo: 86,
    content:
      'A small thing. In my class of nine-year-olds I asked what a shepherd does all day. One boy said: he counts, and when the number is wrong he gets up again. I have taught that lesson for sixteen years and never heard it said better.',
    hearts: ['boaz', 'lydia', 'hannah', 'silas', 'naomi', 'jiwoo'],
    comments: [{ by: 'boaz', hoursAgo: 84, content: 'That boy has met sheep.' }],
  },
  {
    room: 'prayer_requests',
    by: 'hannah',
    hoursAgo: 74,
    content:
      'Please pray with me. I have hoped for a child for years, and this week it is hard to be asked about it at every meal. I do not need advice. I only do not want to carry it alone.',
    hearts: ['ruth', 'naomi', 'lydia'],
    prayers: ['ruth', 'naomi', 'lydia', 'selam', 'maryam', 'boaz', 'silas'],
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
    by: 'naomi',
    hoursAgo: 69,
    content:
      'I will begin, since I asked the question. I last rested without a bad conscience in 2019, on a ferry, because there was nothing on it that I could tidy. So it seems I need water all round me. What do you need?',
    hearts: ['lydia', 'ruth', 'maryam'],
    comments: [
      { by: 'lydia', hoursAgo: 68, content: 'A locked door, and the ledger on the other side of it.' },
      {
        by: 'maryam',
        hoursAgo: 66,
        content: 'The summer holidays, second week. The first one I am only falling down.',
      },
    ],
  },
  {
    room: 'town_square',
    by: 'lydia',
    hoursAgo: 63,
    content:
      'Does anyone have a good soup for thirty people? Our parish feeds whoever comes on Thursdays, and I have cooked lentils three weeks running. They are polite about it. I have seen their faces.',
    hearts: ['selam', 'boaz'],
    comments: [
      {
        by: 'selam',
        hoursAgo: 61,
        content:
          'Still lentils, but red ones, with berbere and far more onion than seems right. Cook the onions an hour.',
      },
      { by: 'boaz', hoursAgo: 60, content: 'Barley and leeks. It forgives everything.' },
      {
        by: 'lydia',
        hoursAgo: 38,
        content: 'Red lentils it was. The pot came back empty and a man asked me to marry him.',
      },
    ],
  },
  {
    room: 'walking_together',
    by: 'selam',
    hoursAgo: 58,
    content:
      'After a night shift I lie in bed and still hear the monitors. My grandmother says her evening psalm over me as if I were four years old, though it is eight in the morning and the street is full of buses. Psalm 4, the last verse. I am asleep before she has closed the book.',
    hearts: ['naomi', 'hannah', 'silas', 'jiwoo'],
    comments: [{ by: 'hannah', hoursAgo: 56, content: 'I read it just now, for this evening. Thank her.' }],
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
    room: 'prayer_requests',
    by: 'boaz',
    hoursAgo: 49,
    content:
      'For Yoram, who works with me. His hand was caught in the baler. They operate at six tomorrow morning.',
    hearts: ['ruth'],
    prayers: ['ruth', 'naomi', 'hannah', 'silas', 'lydia', 'selam', 'maryam'],
    answered: {
      hoursAgo: 17,
      thanks:
        'He keeps all five fingers. Two of them do not bend yet. He has already complained about the food.',
    },
    comments: [
      {
        by: 'selam',
        hoursAgo: 48,
        content: 'I am on duty at six. I will think of him when I wash my hands.',
      },
    ],
  },
  {
    room: 'town_square',
    by: 'hannah',
    hoursAgo: 45,
    content:
      'My sister rang, after eleven months. We spoke about her cat for half an hour. It was enough for a first time.',
    hearts: ['ruth', 'naomi', 'maryam', 'silas', 'lydia'],
    comments: [
      { by: 'maryam', hoursAgo: 44, content: 'Long live the cat.' },
      { by: 'naomi', hoursAgo: 43, content: 'I am so glad, Hannah.' },
    ],
  },
  {
    room: 'walking_together',
    by: 'jiwoo',
    hoursAgo: 41,
    content:
      'An honest question. When I have a free evening I do not pray or sleep, I look at my phone until one o’clock, and then I am more tired than from work. I know that it is not rest. I still do it. Does anyone else?',
    hearts: ['silas', 'maryam', 'ruth', 'lydia'],
    comments: [
      {
        by: 'ruth',
        hoursAgo: 40,
        content: 'Yes. Until the battery is empty, and then I am annoyed with the battery.',
      },
      {
        by: 'lydia',
        hoursAgo: 37,
        content:
          'Mine now sleeps in the bread bin. It sounds silly, but I am too lazy to go downstairs for it.',
      },
      { by: 'jiwoo', hoursAgo: 36, content: 'I do not own a bread bin. I will use the rice cooker.' },
    ],
  },
  {
    room: 'prayer_requests',
    by: 'lydia',
    hoursAgo: 39,
    anonymous: true,
    content:
      'My father is losing his words. On Sunday he could not find mine. He held my face and looked and looked, and then he called me by his sister’s name, very lovingly, and I answered to it.\n\nMy mother does everything and lets nobody help. She has not been to a service since March. When I offer to sit with him she says that he would be frightened without her, and she may be right.\n\nI do not know what to ask for. Perhaps one whole night’s sleep for her. Perhaps that he knows somebody, even if it is not me. I can hardly pray about it myself. I start, and then I am only angry.',
    hearts: ['hannah', 'maryam', 'selam', 'naomi'],
    prayers: ['hannah', 'maryam', 'selam', 'naomi', 'ruth', 'boaz', 'silas', 'jiwoo'],
    comments: [
      {
        by: 'maryam',
        hoursAgo: 36,
        content:
          'You answered to it. I will carry that sentence about with me. Praying for your mother’s sleep tonight.',
      },
      {
        by: 'selam',
        hoursAgo: 34,
        content:
          'I sit with such fathers at night. Often the face they look for is in the room, and they rest because of it, without knowing why. I am praying for all three of you.',
      },
    ],
  },
  {
    room: 'town_square',
    by: 'jiwoo',
    hoursAgo: 33,
    content:
      'I drive the number 17 in Busan, the early one. Every day an old man gets on at the market, bows to me, and crosses himself before he sits down. Today I did it too, at the red light. He saw it in the mirror and lifted his hat.',
    hearts: ['selam', 'silas', 'boaz', 'naomi', 'hannah', 'lydia'],
    comments: [{ by: 'silas', hoursAgo: 32, content: 'I would like to ride that bus.' }],
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
    room: 'town_square',
    by: 'silas',
    hoursAgo: 28,
    content:
      'Does anybody know a tune for Psalm 121 that ordinary people can sing? Ours goes up to a note that only Mrs Petrou reaches, and she has moved to her daughter’s.',
    hearts: ['lydia'],
    comments: [
      {
        by: 'jiwoo',
        hoursAgo: 27,
        content:
          'We sing it very slowly and quite low. The grandfathers like it because they can begin late and still arrive.',
      },
      { by: 'naomi', hoursAgo: 24, content: 'Lower it by a third and tell nobody.' },
    ],
  },
  {
    room: 'prayer_requests',
    by: 'ruth',
    hoursAgo: 27,
    content:
      'Tomorrow it is a year since my husband died. I do not know what one does on such a day. Please think of us both, Naomi has lost more than I have.',
    hearts: ['boaz', 'lydia', 'hannah', 'selam'],
    prayers: ['boaz', 'lydia', 'hannah', 'selam', 'silas', 'maryam', 'jiwoo'],
    comments: [
      {
        by: 'hannah',
        hoursAgo: 26,
        content: 'What was his favourite meal? We did that for my father. We cooked it and cried into it.',
      },
      { by: 'ruth', hoursAgo: 25, content: 'Bread with olives and too much salt. Yes. We will do that.' },
      { by: 'boaz', hoursAgo: 24, content: 'Nobody expects you at work. I will bring the olives.' },
    ],
  },
  {
    room: 'walking_together',
    by: 'maryam',
    hoursAgo: 23,
    content:
      'What would I set down tonight? The marking, thirty-one exercise books. I know that this is the small answer. The large one is my mother’s illness, and I noticed while writing this that I hold on to the exercise books because they, at least, can be finished.',
    hearts: ['naomi', 'selam', 'hannah', 'ruth', 'boaz'],
    comments: [
      {
        by: 'naomi',
        hoursAgo: 22,
        content:
          'Thank you for saying the large one too. What is your mother called? I would like to pray for her.',
      },
      { by: 'maryam', hoursAgo: 21, content: 'Salma. She would be very pleased to be asked after.' },
    ],
  },
  {
    room: 'prayer_requests',
    by: 'silas',
    hoursAgo: 21,
    content:
      'I have a difficult conversation ahead of me on Thursday, with a friend I have disappointed. Please pray that I listen first and do not defend myself.',
    hearts: ['boaz'],
    prayers: ['boaz', 'hannah', 'jiwoo'],
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
    by: 'selam',
    hoursAgo: 19,
    content:
      'Born at ten past four this morning: a girl, 1,900 grams, with a voice for twice her weight. Her mother asked me my name, and now there is one more Selam in the city. It means peace. We shall see.',
    hearts: ['ruth', 'boaz', 'naomi', 'hannah', 'silas', 'lydia', 'jiwoo', 'maryam'],
    comments: [
      { by: 'jiwoo', hoursAgo: 18, content: 'Welcome, small Selam.' },
      {
        by: 'maryam',
        hoursAgo: 17,
        content: 'In Arabic too it is nearly the same word. I told my class this morning.',
      },
    ],
  },
  {
    room: 'walking_together',
    by: 'silas',
    hoursAgo: 14,
    content:
      'I tried what Boaz wrote and stopped while it was still light. I felt guilty as far as the bridge. After the bridge I heard birds. I had forgotten that this road has birds. The verse that came to me was this one, and I had never noticed how short it is. “I will both lay me down in peace, and sleep: for thou, LORD, only makest me dwell in safety.” Psalm 4:8',
    hearts: ['boaz', 'ruth', 'selam', 'lydia'],
    comments: [
      { by: 'boaz', hoursAgo: 13, content: 'As far as the bridge. With me it is the second gate.' },
      { by: 'selam', hoursAgo: 11, content: 'That is the verse my grandmother says over me.' },
    ],
  },
  {
    room: 'town_square',
    by: 'ruth',
    hoursAgo: 12,
    content:
      'I burnt the bread today, all of it, on the day when twelve people were coming. They scraped off the black and ate it with honey and told me about everything they had ever burnt. I think I live here now.',
    hearts: ['naomi', 'boaz', 'lydia', 'hannah', 'maryam'],
    comments: [
      {
        by: 'lydia',
        hoursAgo: 11,
        content: 'A whole bolt of purple, in my second year. I have never told anyone.',
      },
    ],
  },
  {
    room: 'prayer_requests',
    by: 'selam',
    hoursAgo: 10,
    anonymous: true,
    content: 'Please pray for a marriage in which nobody shouts any more, because nobody speaks.',
    hearts: ['naomi'],
    prayers: ['naomi', 'lydia', 'boaz', 'ruth', 'hannah'],
    comments: [
      { by: 'naomi', hoursAgo: 8, content: 'I am praying for both of them, and for one first sentence.' },
    ],
  },
  {
    room: 'town_square',
    by: 'naomi',
    hoursAgo: 9,
    content:
      'From the door: several of you asked whether you may write in your own language. You may. Put a line of English beneath if you can, so that the rest of us know how to pray.',
    hearts: ['selam', 'jiwoo', 'maryam'],
    comments: [
      { by: 'maryam', hoursAgo: 8, content: 'شكراً. Thank you.' },
      { by: 'jiwoo', hoursAgo: 7, content: '감사합니다. The same.' },
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
  {
    room: 'walking_together',
    by: 'hannah',
    hoursAgo: 4,
    content:
      'I used to think that rest was for people who had got what they asked for. This week I slept in the afternoon, with everything as it was. Nothing came of it. I only slept. I wanted to write it down somewhere.',
    hearts: ['naomi', 'ruth', 'lydia', 'selam'],
    comments: [{ by: 'ruth', hoursAgo: 3, content: 'I am glad that you wrote it down here.' }],
  },
  {
    room: 'town_square',
    by: 'boaz',
    hoursAgo: 2,
    content:
      'Question for those with small children or none: what does one give a man of seven for his birthday? He has said no books.',
    hearts: ['maryam'],
    comments: [{ by: 'maryam', hoursAgo: 1, content: 'A torch. Always a torch.' }],
  },
];
