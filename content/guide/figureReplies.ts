type Phrasings = readonly [string, ...string[]];

/** What any figure may say to a message that no story answers, besides its own replies. All of it is true for every figure. */
export const FIGURE_REPLIES = {
  /** Replies to a short remark that adds to what the user said of their own life. */
  addition: [
    'Thank you for telling me that, too.',
    'I see. Go on, if you like.',
    'I’m still listening. Say as much of it as you want.',
    'Tell me a bit more about that.',
    'All right. You can leave it there, or tell me the rest.',
  ],
  /** Said before the answer to a teasing question. */
  teased: ['Ha! Fair question.', 'You made me smile, so I’ll answer.', 'Go ahead and tease me.'],
  /** Replies to a user who says what they are going to do. */
  decided: [
    'That sounds like a good step. Keep it short and honest, and come back to tell me how it went.',
    'Then do it, and be kind to yourself however it turns out.',
    'I hope it goes more easily than you fear. You know what you want to say.',
  ],
  /** Replies to thanks within a longer message. */
  thanked: ['I’m glad you told me.', 'You’re welcome. Come and tell me more any time.'],
  /** Replies to 'Can I tell you something?' */
  invited: ['Yes. Take your time, and say only as much as you want.', 'Of course. I’m listening.'],
  /** Replies to a question about the user's own life. */
  advice: [
    'I can’t see all of it from here, so I won’t choose for you. Which answer could you still stand behind a year from now?',
    'If you know what the honest thing is, start there, and say it kindly. What is stopping you?',
    'Talk it over with someone who knows you before you decide. What are you most afraid would happen?',
  ],
  /** Replies to a request for tips. */
  tips: [
    'Say it simply and in your own words; that is what people remember. What would the first sentence be?',
    'Choose a quiet moment, and don’t hurry it. What are you hoping for?',
    'Do less than you planned, and mean it. Which part are you least sure of?',
  ],
  goodNight: [
    'Good night. Sleep well, and come back whenever you like.',
    'Sleep well. It was good to talk with you.',
    'Good night, and thank you for the company.',
  ],
  goodbye: [
    'Goodbye for now. It was good to talk with you.',
    'Take care, and come back whenever you like.',
    'Go well. Thank you for the company.',
  ],
  /** Replies to a user who says their name. */
  named: [
    'Hello, {name}. It’s good to know your name. What would you like to talk about?',
    '{name}. Thank you for telling me your name. Go on whenever you like.',
  ],
  /** Replies to a question about a detail that no text here mentions. `{detail}` is 'whether anyone laughed'. */
  silentOn: [
    'Nothing I have here says {detail}.',
    'I can’t tell you {detail}; what I have doesn’t say.',
    'No line I have here tells {detail}, and I won’t make it up.',
  ],
  /** Said after `silentOn` and before a story. */
  told: ['What I can tell you is this:', 'This much I know:', 'The rest went like this:'],
  /** The same if the detail is unknown. */
  silent: [
    'I have no answer to that one, and I won’t make one up.',
    'That isn’t in what I have here, so I can’t tell you.',
    'You ask for more than I have written down here.',
  ],
  /** Replies to “Did you ever feel …?” if the figure has already told the story that comes closest. */
  toldBefore: [
    'What I told you before comes closest to that.',
    'The nearest I have to that is what you have heard from me already.',
    'I told you about the time that comes closest.',
  ],
  /** Added if a story about it was shown before. `{passage}` is its reference. */
  /** Introduces a sentence that the figure has already said. */
  toldAgain: ['I mentioned it earlier:', 'This is the part you’re asking about:', 'Let me say it again:'],
  shownBefore: [
    'What I told you about it is from {passage}.',
    'The story is in {passage}, if you want to read it for yourself.',
    'What I know of it is in {passage}.',
  ],
  /** Added before suggested questions. */
  nearest: [
    'I can tell you about one of these:',
    'You could ask me one of these:',
    'One of these may be close:',
  ],
  /** Introduces verses on a subject from the figure's own books. */
  ownWords: [
    'This is what is written there about it:',
    'I think you mean this line:',
    'There is this about it:',
  ],
} satisfies Record<string, Phrasings>;

/**
 * What a figure says in everyday situations, recognized by their wording in the normalized message. The first match
 * counts. `isLight`: the replies joke along.
 */
export const FIGURE_REPLIES_BY_SITUATION: readonly { pattern: RegExp; replies: Phrasings; isLight?: true }[] =
  [
    {
      // 'God is cruel', which no figure may agree with or argue away.
      pattern:
        /\bgod (?:is|was|'s|has been) (?:so |just |really |being )*(?:cruel|unfair|not fair|unjust|mean|evil|heartless|a (?:monster|bully|tyrant|liar)|silent|absent|gone)\b/,
      replies: [
        'You may say that to him, in just those words; harder things were said to him, and he let them be written down. I won’t argue with you. What happened?',
        'I won’t talk you out of what you feel. Say it to him, and don’t soften it. What hurts the most right now?',
      ],
    },
    {
      // A child asks when the parent who is away will come home.
      pattern:
        /\b(?:are you (?:really |ever )?(?:coming|home)|when (?:are|will) you (?:coming|come)|(?:my )?contract|leave is until|can'?t (?:go|come|fly|be) (?:home|there|back))\b/,
      replies: [
        'Being far from the people you love is hard, and what they ask on the phone is harder. Is there something true you could say that would comfort them, even if it isn’t the day you’ll be home?',
        'You are working for them, and you are missing them at the same time. What do you most want them to know until you are home?',
      ],
    },
    {
      pattern:
        /\b(?:watch\w*|see|saw|join\w*|follow\w*) (?:it |him |her |them |this )?(?:only )?(?:on|in|by|over|through|from) (?:the |my |a )?(?:phone|screen|zoom|whatsapp|video|facetime|skype|livestream|laptop)\b|\b(?:video call|facetimed?|on a screen)\b/,
      replies: [
        'It is hard to be so far away on a day like that, and still you found a way to be there. Whose face will you look for first?',
        'A small screen is a hard way to be there, but it is still you looking. What do you hope they know about how much you wanted to come?',
      ],
    },
    {
      pattern:
        /\b(?:borrow(?:ed|ing)?|i owe|we owe|owes? (?:me|us)|pay (?:it|him|her|them|you) back|paying (?:it |him |her |them )?back|instal?l?ments?|return (?:only )?\d|\d+ (?:per|a|each|every) month|loan from)\b/,
      replies: [
        'Money owed to people we eat with is a heavy kind of debt. Does the other one know honestly how things stand?',
        'A small sum that you really pay is worth more than a big one that you promise. Could you say the true number, and when the first payment will come?',
      ],
    },
    {
      pattern:
        /\b(?:jok(?:es?|ing) about (?:me|it|us|my)|makes? (?:small |little )?jokes|mak(?:es?|ing) fun of|laugh(?:s|ed|ing)? at (?:me|us)|in front of (?:everyone|everybody|the whole|all))\b/,
      replies: [
        'A joke in front of everyone can hurt worse than an argument in private. Have you ever been able to answer it?',
        'They may call it a joke, and it still lands on you each time. Who at that table is on your side?',
      ],
    },
    {
      pattern:
        /\b(?:can'?t tell (?:him|her|them|anyone|anybody)|cannot tell (?:him|her|them|anyone|anybody)|promised not to (?:tell|say)|not allowed to (?:tell|say)|not supposed to (?:tell|say)|(?:doesn'?t|don'?t|does not) know (?:yet|about it)|keep(?:ing)? (?:it|this|that|a|the) secret|signed (?:a|an|the) (?:paper|nda|agreement)|already know who)\b/,
      replies: [
        'You sit across from someone, and you know what they don’t; that is hard. What would you be free to say, without breaking your word?',
        'A secret like that gets heavier each time you see the person. What are you most afraid of, their finding out or their finding out too late?',
      ],
    },
    {
      pattern:
        /^(?:my )?(?:mum|mom|mam|mother|dad|father|parents|wife|husband) (?:doesn'?t|don'?t|does not) know[.! ]*$/,
      replies: [
        'Then you are carrying that alone. What do you think would happen if you said it?',
        'Would it be easier for you if they knew?',
      ],
    },
    {
      pattern:
        /\b(?:snapped|yelled|shouted|lost (?:it|my temper)|blew up|was (?:rude|short|mean|sharp))(?: \w+){0,2} (?:at|with|to|on) (?:my|her|him|them|the)\b/,
      replies: [
        'Tired people say sharp things, mostly to the ones they love best. A short, honest sorry, without a reason after it, mends a lot.',
        'You noticed it yourself, and that already counts. One plain sentence to the other one today may be enough.',
      ],
    },
    {
      pattern:
        /\b(?:(?:now|and|but) i (?:just )?feel (?:nothing|empty|flat|numb)|feel (?:so )?(?:empty|flat|numb|low) (?:now|since|after)|came? (?:back )?home and|crash(?:ed)? after)\b/,
      replies: [
        'It often goes quiet after something great, and then the tiredness comes. It doesn’t mean that it wasn’t real. Have you slept and eaten since?',
        'A high day uses up a lot of strength, and the bill comes later. Rest first. What was the best moment of it?',
      ],
    },
    {
      pattern:
        /\b(?:clos(?:e|ing) (?:us|it|the (?:church|parish|chapel|school|shop)|down)|about closing|(?:\d+|ten|eleven|twelve|five|six|seven|eight|nine|few) (?:people|of us) (?:on sunday|came|left|show(?:ed)?|turned up)|no ?(?:one|body) (?:came|comes|shows|turned) ?(?:up)?)\b/,
      replies: [
        'You kept going for the few who came, and that counts, whatever is decided now. What will you miss most if it ends?',
        'Numbers are not the measure of how faithful someone was. Who are the people you stayed for?',
      ],
    },
    {
      pattern:
        /\b(?:calls? me (?:the|a|kid|boy|girl|son|honey|sweetie)|(?:don'?t|doesn'?t) (?:even )?(?:see|notice|greet|count) me|(?:said|says) (?:hello|good (?:morning|evening)) to me|like i(?:'?m| am) (?:invisible|not there|nobody|no one|furniture)|ask(?:s|ed)? for (?:him|her) with me|(?:don'?t|doesn'?t) count)\b/,
      replies: [
        'You are there, and they look past you. That wears a person down. Who does see what you do?',
        'Some people are slow to see who stands in front of them. It says little about you. How do you answer it, when it happens?',
      ],
    },
    {
      pattern:
        /\b(?:hand(?:ed|ing)? (?:me|over) (?:the|his|her)|tak(?:e|es|ing|en) over (?:from|the|my|his|her)|step(?:ping|ped)? into (?:his|her|the)|(?:fill|filling) (?:his|her|their) shoes|(?:made|making) me (?:the )?(?:head|boss|chair|leader|manager|captain|principal|director)|(?:i|they) (?:was|put me|am) in charge)\b/,
      replies: [
        'It takes time until people stop looking for the one before you. You don’t have to be that person. What would you do in your own way?',
        'You come after someone, and everyone compares. What did you learn there that you want to keep?',
      ],
    },
    {
      pattern:
        /\b(?:have ?n[o']t spoken|(?:not|aren'?t|isn'?t|don'?t|won'?t|no longer) (?:speak|speaking|talk|talking) to each other|(?:leave|quit|go) if the other|each of them (?:tells|says|told|wants)|caught between|in the middle (?:of|between))\b/,
      replies: [
        'Two people fight, and you are the one who lies awake. Talk with each alone, and don’t let either of them make you choose. What do you think each one is really hurt about?',
        'You can’t carry peace back and forth for them forever. What would happen if you asked both of them to sit down with you?',
      ],
    },
    {
      pattern:
        /\b(?:(?:now|finally|suddenly|yesterday|today) (?:he|she|they|my \w+)(?:'?s| has| have)? ?(?:just )?(?:messaged?|wrote|written|texted|called|emailed)|(?:messaged?|wrote|texted|called|emailed)(?: to)? me (?:yesterday|today|last \w+|again|out of (?:nowhere|the blue)|after (?:\w+ )?(?:years|months)))\b/,
      replies: [
        'After so much silence, a few words can shake you. You don’t owe anyone an answer today. What would you need to hear before you could write back?',
        'You can take your time with that. Which would be harder for you, answering or leaving it there?',
      ],
    },
    {
      pattern:
        /\b(?:(?:speech|exam|interview|audition|presentation|sermon|test|match|game|fight|recital|defen[cs]e|viva) (?:is |on )?(?:today|tomorrow|tonight|monday|tuesday|wednesday|thursday|friday|saturday|sunday|next week)|(?:give|hold|make) (?:a|the) (?:best man )?(?:speech|talk|toast|sermon))\b/,
      replies: [
        'Anyone would be nervous before that. Say the first sentence out loud a few times; the rest comes easier. What is the one thing you want them to hear?',
        'You don’t have to be brilliant, only there and ready to begin. What part of it can you already do well?',
      ],
    },
    {
      pattern:
        /\bi (?:only |just )?(?:sound|sing|look|dance|cook|run|drive|paint|dress) like (?:a|an|my)\b|\bi(?:'?m| am) (?:so |really |pretty )?(?:terrible|awful|hopeless|useless|bad) at (?!being)/,
      isLight: true,
      replies: [
        'Ha! Then at least everyone would hear you.',
        'You made me smile. I think you are harder on yourself than anyone who knows you would be.',
      ],
    },
    {
      pattern:
        /\b(?:he|she|they)(?:'?s| is| are) (?:so |much |really |actually )?(?:kinder|better|gentler|nicer|more \w+) than\b|\b(?:he|she)(?:'?s| is) (?:such |a |an |the |so |really |very )+(?:good|kind|gentle|patient|loving|best|sweet) ?(?:man|woman|person|husband|wife|one|soul|thing|boy|girl)?[.! ]*$/,
      replies: [
        'Kindness like that is worth saying out loud. Have you told them so?',
        'That is good to hear, and it should be honored. What is the kindest thing you remember?',
      ],
    },
    {
      pattern:
        /\b(?:\d+|ten|five|fifteen|two) (?:extra |more |lousy |whole )?(?:minutes?|mins?|hours?) (?:extra|more|off|break)\b|\bgave me (?:only |just )?(?:\d+|ten|five|fifteen) minutes\b/,
      replies: [
        'That is almost nothing, for something that big. You are right to be angry about it.',
        'So little time, as if it could be fitted into a break. What would you have needed?',
      ],
    },
    {
      pattern:
        /^(?:(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: (?:days?|weeks?|months?|years?|of them|times?))?|longer for me|shorter for me)[.! ]*$/,
      replies: [
        'That many. Thank you for telling me. What has it been like?',
        'I won’t pass over that number. How are you with it today?',
      ],
    },
    {
      pattern:
        /\b(?:rearrang\w+|reorgani[sz]\w+|moves?|touch\w*) my (?:spices|kitchen|cupboards?|pots|fridge|things|stuff|furniture|clothes)\b/,
      isLight: true,
      replies: [
        'Ha! Every kitchen is a kingdom, and someone has crossed your border. Is it only the kitchen, or more than that?',
        'That would try anyone’s patience. Have the two of you ever laughed about it?',
      ],
    },
    {
      pattern:
        /\b(?:thinks?|says?|say|told me|calls?)(?: that)? i(?:'?m| am) (?:being |too |so |just )*(?:difficult|dramatic|sensitive|stubborn|crazy|nuts|mad|insane|silly|selfish|cold|bossy|lazy|weird|negative|a snob|too much)(?=[.!,]|$)/,
      replies: [
        'It stings to be called that when you mean it honestly. What were you really asking for?',
        'People say that when they don’t want to hear the rest. I do. What was the point you wanted to make?',
      ],
    },
    {
      pattern:
        /\b(?:(?:new ppl|new people|new friends) now|stopped (?:texting|calling|writing|talking)|ghosted me|no longer (?:texts|calls|writes)|left me on read)\b/,
      replies: [
        'It hurts when someone goes quiet and gives no reason. What do you miss most about the two of you?',
        'Not knowing why may be the worst of it. Is there one more thing you would want to say to them?',
      ],
    },
    {
      pattern:
        /\b(?:call(?:s|ed)? me by my (?:first )?name|(?:step ?(?:mom|mum|dad|mother|father|kid|son|daughter)s?))\b/,
      replies: [
        'You love a child who didn’t choose you, and you do the daily things anyway. They count, even before anyone says so.',
        'It can take years until a child dares to let you in. What small sign have you seen so far?',
      ],
    },
    {
      pattern: /\b(?:misses|miss) (?:her|his|their) (?:mom|mum|mother|dad|father|home|dog|friends?)\b/,
      replies: [
        'You understand it, and it still costs you something. Both are true.',
        'It is kind of you to see that. And who sees how it is for you?',
      ],
    },
    {
      pattern:
        /\b(?:knows? everything|won'?t listen to (?:me|anyone)|talks? back|rolls? (?:his|her|their) eyes)\b/,
      isLight: true,
      replies: [
        'Ha! There is an age at which they know everything. Most of them come back with questions later.',
        'That takes patience. What was he or she like before that?',
      ],
    },
    {
      // A relapse: 'six years without it in August. then this week'.
      pattern:
        /\b(?:years?|months?|weeks?|days) (?:without (?:it|one|any)|clean|sober|dry)\b.*\b(?:then|but|until) (?:this (?:week|morning)|last night|today|yesterday|now)\b/,
      replies: [
        'Something happened this week, and you said it out loud. Is there someone near you who could know it today? The time before it still counts.',
        'Thank you for telling me. That time is not erased. What happened, and are you safe right now?',
      ],
    },
    {
      // A joke about someone: 'Ahab would sell tickets, I'm convinced'.
      pattern: /\bwould\b.*\bi(?:'?m| am) (?:convinced|sure of it)[.! ]*$|\bi bet[.! ]*$/,
      isLight: true,
      replies: ['Ha! You may well be right about that.', 'I wouldn’t bet against you.'],
    },
    {
      pattern: /\beasy for (?:you|u) to say\b/,
      replies: [
        'You have a point. My road was not yours. What is it like for you?',
        'That is fair. I know how my story ended, and you don’t know yours yet. Tell me how it looks from there.',
      ],
    },
    {
      pattern:
        /\b(?:you have|you'?ve got|u have) my (?:sympathy|respect|condolences|admiration)\b|\bi feel (?:for )?(?:you|u)\b/,
      replies: [
        'Thank you. It sounds as though you know what that is like.',
        'That is kind. You must have days like that yourself.',
      ],
    },
  ];

/** What a figure says to a user's own trouble in an area of life. The keys are those of `LIFE_AREAS`. */
export const FIGURE_REPLIES_BY_AREA: Readonly<Record<string, Phrasings>> = {
  family: [
    'No one gets to us like our own family. How long has it been this way?',
    'These are your own people, so of course it goes deep. What do you wish were different?',
  ],
  love: [
    'What happens between two people is rarely simple. What do you want the other one to understand?',
    'That matters, and you don’t have to have it worked out today. What would help most right now?',
  ],
  people: [
    'Other people can be the best and the hardest part of a day. Which is it, this time?',
    'I can see why you keep thinking about it. What would you say if no one could be offended?',
  ],
  work: [
    'Work and money follow a person home at night. What worries you most about it?',
    'That is real pressure, and it counts. Is there someone who knows how it stands?',
  ],
  faith: [
    'You can say that to me as plainly as you like. When did it begin?',
    'That is an honest thing to say, and it took some courage. What brought it up now?',
  ],
  way: [
    'It is hard to decide when you can’t see far ahead. What do you already know for sure?',
    'You don’t need the whole road today. What would the next step be?',
  ],
  justice: [
    'It is right that this bothers you. Who is close enough to stand with you in it?',
    'That is not how it should be. What do you wish people understood about it?',
  ],
};

/**
 * The details that questions ask for, by patterns of their normalized text: what a figure names if it has no answer. The
 * first match counts. `isOften`: a story often tells it, maybe in other words.
 */
export const ASKED_DETAILS: readonly { pattern: RegExp; detail: string; isOften?: true }[] = [
  { pattern: /\b(?:laugh\w*|giggl\w*|chuckl\w*)\b/, detail: 'whether anyone laughed' },
  { pattern: /\b(?:cry|cried|crying|weep|wept)\b/, detail: 'whether anyone cried' },
  {
    pattern: /\b(?:fight|fights|fought|argue\w*|quarrel\w*|bicker\w*)\b/,
    detail: 'whether there was a quarrel',
  },
  { pattern: /\b(?:sa(?:y|id) sorry|apologi[sz]e\w*)\b/, detail: 'whether anyone said sorry' },
  {
    pattern: /\b(?:find out|found out|ever kn[eo]w|ever learn\w*)\b/,
    detail: 'who found out, or when',
    isOften: true,
  },
  {
    pattern: /\bhow (?:heavy|tall|big|long|far|cold|hot|warm|deep|high|fast|loud|late|wide)\b/,
    detail: 'the exact measure',
    isOften: true,
  },
  { pattern: /\bhow (?:many|much)\b/, detail: 'the number', isOften: true },
  { pattern: /\bhow old\b/, detail: 'anyone’s age', isOften: true },
  { pattern: /\bwhat colou?r\b/, detail: 'the color' },
  {
    pattern: /\b(?:feel|felt) like\b|\bhow did (?:it|that|this) feel\b/,
    detail: 'how it felt',
    isOften: true,
  },
  { pattern: /\b(?:taste\w*|smell\w*|smelt)\b/, detail: 'how it tasted or smelled' },
  { pattern: /\b(?:wear|wore|clothes|dressed)\b/, detail: 'what anyone wore' },
  { pattern: /\b(?:eat|ate|cook\w*|drink|drank|food)\b/, detail: 'what there was to eat' },
  {
    pattern: /\b(?:see|meet|talk to) (?:him|her|them|each other) again\b/,
    detail: 'whether we met again',
    isOften: true,
  },
  { pattern: /\bwhat happened to\b|\bbecame of\b/, detail: 'what happened to them later', isOften: true },
  { pattern: /\b(?:his|her|their|its) names?\b|\bnamed\b/, detail: 'the name', isOften: true },
  { pattern: /\bwhat did (?:he|she|they|your \w+) say\b/, detail: 'what was said', isOften: true },
  {
    pattern: /\bhow did (?:he|she|they|your \w+) (?:react|take it|respond)\b/,
    detail: 'how they took it',
    isOften: true,
  },
];

/**
 * The books that have long been joined with a figure's name, and how to introduce them. `isSaid`: 'What did you say
 * about money' asks for them, too.
 */
export const OWN_BOOKS: Readonly<Record<string, { books: readonly string[]; lead: string; isSaid?: true }>> =
  {
    solomon: {
      books: ['Proverbs', 'Ecclesiastes', 'Song of Solomon'],
      lead: 'That would be in the books that carry my name by old tradition.',
      isSaid: true,
    },
    david: { books: ['Psalms'], lead: 'You mean the Psalms. Many of them carry my name.' },
    paul: {
      books: [
        'Romans',
        '1 Corinthians',
        '2 Corinthians',
        'Galatians',
        'Ephesians',
        'Philippians',
        'Colossians',
        '1 Thessalonians',
        '2 Thessalonians',
        '1 Timothy',
        '2 Timothy',
        'Titus',
        'Philemon',
      ],
      lead: 'That is in the letters that carry my name.',
      isSaid: true,
    },
    peter: { books: ['1 Peter', '2 Peter'], lead: 'That is in the two letters that carry my name.' },
    john: {
      books: ['John', '1 John', '2 John', '3 John', 'Revelation'],
      lead: 'That is in the books that carry my name by old tradition.',
    },
    moses: {
      books: ['Genesis', 'Exodus', 'Leviticus', 'Numbers', 'Deuteronomy'],
      lead: 'You mean the five books that people call mine.',
    },
    jeremiah: {
      books: ['Jeremiah', 'Lamentations'],
      lead: 'You mean the words that were written down as mine.',
    },
    isaiah: { books: ['Isaiah'], lead: 'That is in the book that carries my name.', isSaid: true },
  };
