/** What the guide says to a question that often follows a disclosure. */
export type DisclosureReply = {
  /** Several versions, so that no one reads the same text twice in a row. */
  words: readonly [string, string, ...string[]];
  passages: readonly string[];
};

/** Replies to people who were harmed by someone. The guide says them itself, never in a figure’s voice. */
export const REPLIES_AFTER_HARM = {
  fault: {
    words: [
      'No. It was not your fault. Not what you drank or wore, not that you went, not that you froze or stayed or went back. The one who did it could have stopped, and chose not to.',
      'You may go over it again and again, looking for the moment you could have changed it. That is what a hurt mind does. The blame still belongs to the one who did this, all of it.',
    ],
    passages: ['Psalm 34:18', 'Psalm 10:14'],
  },
  untold: {
    words: [
      'You told it here, and that took courage. You never owe the story to anyone. If you want one person to know, you choose who and how much, and you can stop in the middle of a sentence.',
      'Many people carry this for years before they say it. There is no wrong time. The helpline is one place to practice: you needn’t give a name, and you can hang up whenever you like.',
    ],
    passages: ['Psalm 56:8', 'Psalm 139:1-2'],
  },
  believed: {
    words: [
      'I believe you. A good name, an office in the church or a kind face in public doesn’t change what was done in private. The people at the helpline have heard this many times, and they will believe you, too.',
      'People who hurt others are often well liked; that is how they keep from being seen. Others not knowing doesn’t make it less true. God saw it, and he is not impressed by titles.',
    ],
    passages: ['1 Samuel 16:7', 'Psalm 10:14'],
  },
  unclean: {
    words: [
      'That feeling is real, and many people have it after something like this. It isn’t the truth about you. What was done to you is a stain on the one who did it, and none of it is on you.',
      'Shame has landed on the wrong person. You are not dirty, ruined or less. A counselor who works with survivors can help you put it down, a little at a time.',
    ],
    passages: ['Psalm 34:5', 'Isaiah 54:4'],
  },
  hating: {
    words: [
      'Of course you are angry. What was done to you was wrong, and anger is one way of knowing it. The psalms say things to God about such people that would shock a Sunday school. You can say yours. It doesn’t make you a bad Christian.',
      'You don’t have to tidy that feeling away. Hating what was done is not a sin, and nobody here will hurry you past it. You can hand God the whole of it, in the words you’d really use.',
    ],
    passages: ['Psalm 10:15', 'Psalm 55:12-15'],
  },
  whyGod: {
    words: [
      'I don’t know. No verse explains it, and anyone who has a quick answer hasn’t listened. What I can say is that God did not want it and did not look away, and that you may be as angry with him as you need to be.',
      'That question deserves better than a neat reply. The Bible keeps it open: its own people cry, How long, and Why hidest thou thy face. What was done to you was not a lesson, a test or a punishment.',
    ],
    passages: ['Psalm 13:1-2', 'Habakkuk 1:2-4'],
  },
  kindAfter: {
    words: [
      'The good times are real, and so is what happened. Often it goes in a circle: the hurt, then tears or flowers, then quiet, then the hurt again. Being sorry shows itself in stopping and in getting help, over a long time. It isn’t your job to stay and find out.',
      'It makes sense that you still love him, or miss the person he can be. That doesn’t oblige you to be there for the next time. You can wish him well from somewhere safe.',
    ],
    passages: ['Proverbs 22:3', 'Psalm 55:20-21'],
  },
  children: {
    words: [
      'That fear keeps many people where they are. A domestic abuse helpline can tell you how it works where you live, and how to keep the children with you and safe; you can ask without giving a name. It helps to keep papers and a few things with someone you trust.',
      'I can’t tell you the law, but others can, and it is often kinder than you’ve been told. Ask the helpline about the children first; they get that question every day. If anyone is about to be hurt or taken, call the emergency number.',
    ],
    passages: ['Isaiah 40:11', 'Psalm 46:1'],
  },
  badPerson: {
    words: [
      'No. You were hurt, and you are still asking what is right. Nothing about that makes you a bad Christian or a bad person.',
      'No, it doesn’t. A bruise isn’t a sin. God isn’t keeping a list of the ways you ought to have felt.',
    ],
    passages: ['Psalm 103:13-14', 'Isaiah 42:3'],
  },
  letGo: {
    words: [
      'People often say that because it is easier for them. You needn’t be finished by anyone’s calendar, and keeping quiet is not the same as peace. You may go on telling the truth about it.',
      'That may be how they get through it. It doesn’t have to be yours. You can take the time you need, and choose carefully whom you talk to about it.',
    ],
    passages: ['Psalm 62:8', 'Ecclesiastes 3:1-4'],
  },
  threatened: {
    words: [
      'That is a threat, and threats are part of how people are held. In many countries someone who is being used like this has rights, even without papers. An anti-trafficking line can tell you what is true where you live, in many languages, and they won’t report you.',
      'He says that so you stay quiet. You did nothing wrong by being owed your pay. Talk to the helpline before you do anything else, from a phone he can’t see.',
    ],
    passages: ['James 5:4', 'Psalm 72:12-14'],
  },
} as const satisfies Record<string, DisclosureReply>;

/** Replies to people who lost someone to suicide. */
export const REPLIES_AFTER_SUICIDE = {
  hell: {
    words: [
      'Nobody here will say that, and nobody can know it but God. An illness or a pain that grew too strong is not the whole of a person. Christians trust them to a mercy that is greater than ours.',
      'The Bible does not say so. It tells of people who died by their own hand, and passes no sentence on them. What it does say is that death itself can’t pull anyone out of God’s love.',
    ],
    passages: ['Romans 8:38-39', 'Psalm 103:8-14'],
  },
  guilt: {
    words: [
      'You were asleep, or busy, or simply didn’t know. Nearly everyone left behind finds a moment like that and lives in it. It did not cause this, and answering might not have stopped it. You would have come if you had known.',
      'Looking back, it seems as though there was a door and you missed it. At the time there wasn’t one you could see. You did not do this.',
    ],
    passages: ['Psalm 34:18', 'Psalm 139:11-12'],
  },
  anger: {
    words: [
      'You can be angry with someone and miss them with all your heart. It’s one grief with two faces, and most people who lose someone this way know it.',
      'That anger is allowed. He left, and you are the ones who have to get up every morning. It doesn’t mean you loved him less.',
    ],
    passages: ['Psalm 42:9-11', 'Psalm 62:8'],
  },
  children: {
    words: [
      'Children do best with the truth in small, plain words: he was very ill in his mind, the illness made him die, and it was nobody’s fault. Say that they can ask again as often as they like. People who support families after a suicide can help you find the words.',
      'Tell them what they ask and no more, and tell it again next week. That it wasn’t because of anything they did, and that someone will look after them, is what they need to hear first.',
    ],
    passages: ['Isaiah 40:11', 'Mark 10:14-16'],
  },
  silence: {
    words: [
      'Families often go quiet around this. It may be how they keep standing. If you need to say the name out loud, it can be with someone else: a friend, a pastor, a group of people who lost someone the same way.',
      'Silence can be the loneliest part. You can talk about the one you lost here, as much as you want, and there are groups where nobody lowers their voice.',
    ],
    passages: ['Psalm 62:8', 'Romans 12:15'],
  },
} as const satisfies Record<string, DisclosureReply>;

/** Replies to people who are tormented by doubts about their own thoughts. They soothe without arguing. */
export const REPLIES_TO_SCRUPLES: DisclosureReply = {
  words: [
    'I could answer that, and an hour from now the question would be back in new clothes. That is how this works. You needn’t confess it again or check it again. Let it stay unanswered for now, and do the next small thing in your day.',
    'This sounds like the same alarm once more. It asks for certainty, and there is none to be had by thinking harder. You may leave it ringing. God is not waiting for you to get the wording right.',
    'You have said enough. Someone who treats this kind of worry can teach you how to let it pass, and it is one of the things that get better with help. Until then, one verse, and then something with your hands:',
  ],
  passages: ['1 John 3:20', 'Psalm 103:13-14', 'Matthew 11:28-30', 'Psalm 131:2'],
};

/** Replies to people who told who they are and ask what God thinks of them. */
export const REPLIES_ABOUT_IDENTITY = {
  hated: {
    words: [
      'No. God does not hate you. Whatever Christians go on to say to one another about this, none of them may say that. You are loved tonight, as you are, before any question is settled.',
      'No, he doesn’t. You are not a mistake he regrets. He knew you before you knew it yourself, and he is not shocked.',
    ],
    passages: ['Romans 8:38-39', 'Psalm 139:13-14'],
  },
  hell: {
    words: [
      'Being who you are is no sentence. Christians differ about what to do; they agree that nobody is saved by being straight, and that no one who comes to Christ is sent away.',
      'Nobody can tell you that, and people who say it to frighten you are not speaking for God. He wants you near, and that is where you may stay while you work out the rest.',
    ],
    passages: ['John 6:37', '1 John 4:18'],
  },
  choice: {
    words: [
      'Most people who tell about it say that they found it in themselves; they didn’t pick it. You know better than anyone how it is with you. You don’t have to win that argument to be loved or to be safe.',
      'I don’t think you chose it, and churches that disagree about much else often say so, too. What you can choose is whom you tell, and when.',
    ],
    passages: ['Psalm 139:1-4', 'Isaiah 43:1'],
  },
  unsafe: {
    words: [
      'You don’t have to tell anyone before it’s safe. If you think someone might hurt you or put you out, talk first to an adult you trust or to one of the lines under Help; they talk with young people about exactly this. If you are in danger, call the emergency number.',
      'Being afraid of that tells you something worth listening to. Keep it to people who are kind to you for now. The lines under Help can help you plan, and you don’t have to give your name.',
    ],
    passages: ['Psalm 27:10', 'Psalm 46:1'],
  },
} as const satisfies Record<string, DisclosureReply>;
