/** What the guide says to a question that often follows a disclosure. */
export type DisclosureReply = {
  /** Several versions, so that no one reads the same text twice in a row. */
  words: readonly [string, string, ...string[]];
  passages: readonly string[];
};

/** Replies to people who were harmed by someone. The guide says them itself, never in a figure’s voice. */
export const REPLIES_AFTER_HARM = {
  leavingNow: {
    words: [
      'Close this now with “Leave this page quickly.” It doesn’t erase the browser history; do that later, when you’re alone. If you are in danger, call the emergency number.',
      'Go, and close this page. It will be here another time. If it gets dangerous, call the emergency number; an open line is enough.',
    ],
    passages: [],
  },
  watched: {
    words: [
      'Your safety comes before anything I could read to you. If your phone may be checked, use a friend’s phone or a computer at a library, in a private window. “Leave this page quickly” closes this at once, but it doesn’t erase the history. Being patient won’t make this safe. The helpline can help you plan.',
      'Having to hide this is part of what is being done to you. Keep no screenshots, use a private window or a phone no one checks, and leave with “Leave this page quickly.” The helplines are always under Help, for a moment when you’re alone.',
    ],
    passages: ['Psalm 56:3'],
  },
  protectingThem: {
    words: [
      'You are not the one who brings shame on anyone. If there is shame in this, it belongs to what was done, and telling one safe person is not a public accusation. It can stay between you and a doctor or the helpline. Silence hasn’t kept you safe, and it doesn’t help the other person stop.',
      'It’s kind of you to think of their good name, but what they did is theirs to answer for. Beautiful prayers in church don’t cancel what happens at home. You can get help quietly; no one at church has to know, and you don’t have to shame anyone to be safe.',
    ],
    passages: ['Psalm 55:21', 'Psalm 11:5'],
  },
  fault: {
    words: [
      'No. It was not your fault. Not what you drank or wore, not that you went, not that you froze or stayed or went back. The one who did it could have stopped, and chose not to.',
      'You may go over it again and again, looking for the moment you could have changed it. That is what a hurt mind does. The blame still belongs to the one who did this, all of it.',
    ],
    passages: ['Psalm 34:18', 'Psalm 10:14'],
  },
  keptSecret: {
    words: [
      'You told it here, and that took courage. You don’t owe anyone your story. If you want one person to know, you choose who and how much, and you can stop at any point.',
      'Many people carry this for years before they say it. There is no wrong time. The helpline is one place to practice: you don’t have to give a name, and you can hang up whenever you like.',
    ],
    passages: ['Psalm 56:8', 'Psalm 139:1-2'],
  },
  believed: {
    words: [
      'I believe you. A good name, a position in the church or a kind face in public doesn’t change what was done in private. The people at the helpline have heard this many times, and they will believe you, too.',
      'People who hurt others are often well liked; that is how they keep from being seen. Others not knowing doesn’t make it less true. God saw it, and he is not impressed by titles.',
    ],
    passages: ['1 Samuel 16:7', 'Psalm 10:14'],
  },
  unclean: {
    words: [
      'That feeling is real, and many people have it after something like this. It isn’t the truth about you. What was done to you is a stain on the one who did it, and none of it is on you.',
      'The shame has landed on the wrong person. You are not dirty, ruined or less. A counselor who works with survivors can help you put it down, a little at a time.',
    ],
    passages: ['Psalm 34:5', 'Isaiah 54:4'],
  },
  hating: {
    words: [
      'Of course you are angry. What was done to you was wrong, and anger is one way of knowing it. The psalms say things to God about such people that would shock a Sunday school. You can say yours. It doesn’t make you a bad Christian.',
      'You don’t have to tidy that feeling away. Hating what was done is not a sin, and no one here will rush you past it. You can bring all of it to God, in the words you’d really use.',
    ],
    passages: ['Psalm 10:15', 'Psalm 55:12-15'],
  },
  whyGod: {
    words: [
      'I don’t know. No verse explains it, and anyone who has a quick answer hasn’t listened. What I can say is that God didn’t want it and didn’t look away, and that you can be as angry with him as you need to be.',
      'That question deserves better than a neat reply. The Bible keeps it open: its own people cry, How long, and Why hidest thou thy face. What was done to you was not a lesson, a test or a punishment.',
    ],
    passages: ['Psalm 13:1-2', 'Habakkuk 1:2-4'],
  },
  kindAfter: {
    words: [
      'The good times are real, and so is what happened. It often goes in a circle: the hurt, then tears or flowers, then quiet, then the hurt again. Someone who is really sorry stops and gets help, and keeps at it for a long time. It isn’t your job to stay and find out.',
      'It makes sense that you still love them, or miss the person they can be. That doesn’t mean you have to be there the next time. You can wish them well from somewhere safe.',
    ],
    passages: ['Proverbs 22:3', 'Psalm 55:20-21'],
  },
  children: {
    words: [
      'That fear keeps many people where they are. A domestic violence helpline can tell you how it works where you live, and how to keep the children with you and safe; you can ask without giving a name. It helps to keep papers and a few things with someone you trust.',
      'I can’t tell you the law, but others can, and it is often kinder than you’ve been told. Ask the helpline about the children first; they get that question every day. If anyone is about to be hurt or taken, call the emergency number.',
    ],
    passages: ['Isaiah 40:11', 'Psalm 46:1'],
  },
  badPerson: {
    words: [
      'No. You were hurt, and you are still asking what is right. Nothing about that makes you a bad Christian or a bad person.',
      'No, it doesn’t. A bruise isn’t a sin. God isn’t keeping a list of how you should have felt.',
    ],
    passages: ['Psalm 103:13-14', 'Isaiah 42:3'],
  },
  letGo: {
    words: [
      'People often say that because it’s easier for them. You don’t have to heal on anyone else’s schedule, and keeping quiet isn’t the same as peace. You can keep telling the truth about it.',
      'That may be how they get through it. It doesn’t have to be yours. You can take the time you need, and choose carefully who you talk to about it.',
    ],
    passages: ['Psalm 62:8', 'Ecclesiastes 3:1-4'],
  },
  threatened: {
    words: [
      'That is a threat, and threats are one way people are trapped. In many countries someone who is being used like this has rights, even without papers. An anti-trafficking line can tell you what is true where you live, in many languages, and they won’t report you.',
      'They say that so you’ll stay quiet. You’ve done nothing wrong; it’s your pay. Talk to the helpline before you do anything else, from a phone they can’t check.',
    ],
    passages: ['James 5:4', 'Psalm 72:12-14'],
  },
  findsMe: {
    words: [
      'A threat like that is a reason to plan carefully, and not to plan alone. The helpline can think it through with you: when to go, which phone to use, who to tell first. If you believe it could happen tonight, call the emergency number and say that you were threatened.',
      'Take it as seriously as you feel it. Leaving can be the most dangerous time, so leave with help: the people at the helpline know how to keep an address, a phone and a school hidden. You don’t have to warn anyone that you are going.',
    ],
    passages: ['Psalm 140:1-4', 'Psalm 143:9'],
  },
  /** A worry about a child whom the abuser may meet: 'My daughter is eight.' */
  childNear: {
    words: [
      'Then this is about that child, too. You may keep a child away from someone who hurt you, and you don’t have to explain it to anyone, not even at a holiday or a birthday. Please don’t leave a child alone with that person, not even for a moment. If you fear that something has happened, a children’s helpline or the police will listen, and the people under Help can talk it through with you.',
      'A child’s safety comes before a family celebration and before anyone’s feelings. You can stay home, and you can say only “we’re not coming.” If others bring their children there, telling one other parent may protect them. The people under Help know how to do this, and they won’t push you.',
    ],
    passages: ['Psalm 82:3-4'],
  },
  withChildren: {
    words: [
      'They are part of this, and none of it is their fault, either. When you talk with the helpline, say their ages first: shelters take children, and a safety plan has a place for them. You can agree on one word that means: go to the neighbor, or call for help.',
      'Children notice more than we hope, and they heal when one grown-up is safe with them. You are being that grown-up by asking. If anyone is about to hurt them, call the emergency number before anything else.',
    ],
    passages: ['Isaiah 40:11', 'Psalm 91:4'],
  },
  injured: {
    words: [
      'Please let a doctor or a nurse look at you, today if your head was hit, if someone’s hands were on your throat, or if it hurts to breathe. You choose how much to say. What they write down can help you later, even if you don’t want anything done about it now.',
      'An injury can be worse than it feels at first. A clinic will treat you without asking who was right. If you are dizzy, vomiting, bleeding or short of breath, call the emergency number now.',
    ],
    passages: ['Psalm 147:3', 'Jeremiah 30:17'],
  },
  reachedOut: {
    words: [
      'That is a brave step, and it is yours. You don’t have to tell everything the first time, and you can stop whenever you like. If the first person responds badly, that’s about them; try someone else.',
      'Good. Saying it to one real person often changes more than anything written here can. If speaking is too hard, you can read them what you wrote.',
    ],
    passages: ['Ecclesiastes 4:9-10', 'Isaiah 41:10'],
  },
  forMe: {
    words: [
      'Yes. This one is for people who were hurt and had no one to turn to. You can pray it yourself, or just let it keep you company:',
      'There are several; people in your situation have prayed them for three thousand years. Here is one. You don’t have to feel anything while you read it:',
    ],
    passages: ['Psalm 10:17-18', 'Psalm 56:8', 'Psalm 9:9-10'],
  },
  honoring: {
    words: [
      'Honoring someone has never meant hiding what they did. You can wish a person well and still keep away, tell the truth and get help. The commandment wasn’t given to protect people who do harm.',
      'That commandment asks for respect, and for care of aging parents. It doesn’t ask for silence. Jesus was hard on people who used it to get out of doing right.',
    ],
    passages: ['Mark 7:9-13', 'Ephesians 6:4'],
  },
  punishment: {
    words: [
      'No. God is not paying you back for anything. Someone did wrong to you, and God is against it. People once asked Jesus whose sin had caused a man’s trouble, and he said it was no one’s.',
      'No, this is not a punishment, and not a test that you had to pass. You are not being weighed. You were hurt.',
    ],
    passages: ['John 9:1-3', 'Psalm 103:10'],
  },
  notSure: {
    words: [
      'You don’t need the right word for it before you can ask for help. If it frightened you, or you said no, or you couldn’t say no, or you keep arranging your days so that it won’t happen again, that is enough to talk to someone about.',
      'Many people wonder whether it was really that bad, often because they were told so. It doesn’t have to be the worst thing anyone has lived through to count. The helpline won’t make you prove it.',
    ],
    passages: ['Psalm 139:1-4', 'Psalm 51:6'],
  },
  nowhere: {
    words: [
      'It can look as if every door is shut. That’s part of what this does to a person. Helplines know about shelters, money for the first weeks, papers and work, and they’ll help you find what’s available where you live.',
      'There are more places than you can see right now: a shelter, a relative, a church across town, a friend’s couch for a few nights. The helpline can go through them with you, one by one. You don’t need money to call.',
    ],
    passages: ['Psalm 142:4-5', 'Psalm 27:10'],
  },
  alone: {
    words: [
      'I’m sorry it’s so lonely. It often is, because secrets keep people apart. The helpline is a start: a voice that believes you. Groups of people who lived through the same thing meet in many towns, and online.',
      'You were left alone with something no one should carry alone. God has not turned away from you. And one real person, a counselor, a doctor, someone on the helpline, can begin to carry it with you.',
    ],
    passages: ['Psalm 25:16-18', 'Hebrews 13:5'],
  },
  inFear: {
    words: [
      'Your fear has good reasons. If you can’t read safely, close this page; it will be here later. If you are in danger now, get to a room with a way out, or to a neighbor, and call the emergency number. An open line is enough if you can’t speak.',
      'Fear after something like this is your body trying to keep you alive. Put your feet on the floor, look for the door, breathe out slowly. Are you safe right now? If not, the emergency number comes first.',
    ],
    passages: ['Psalm 56:3-4', 'Psalm 61:1-3'],
  },
  seen: {
    words: [
      'Yes. Hagar was owned, used and sent away, and in the desert she found out that God had seen her all along. She gave him a name for it. He sees you in that room, too, and what was done to you makes him angry.',
      'Yes, he sees you, and he doesn’t take it calmly. God told Moses that he had seen the misery, heard the crying and knew the sorrows. You are not out of his sight.',
    ],
    passages: ['Genesis 16:13', 'Exodus 3:7'],
  },
  cannotPray: {
    words: [
      'Then don’t try. What was done to you may have taken your words away, too. Sighs count; silence counts; the Spirit prays where we can’t. God is not offended.',
      'You don’t have to pray now, or kneel, or close your eyes, or call him Father if that word hurts. Sitting still is enough. One verse can speak for you:',
    ],
    passages: ['Romans 8:26', 'Psalm 77:4'],
  },
  nights: {
    words: [
      'Nights like that are a common wound after something like this, and they can be treated; there are therapists for exactly this. When you wake, turn on a light, name five things you see, and tell yourself the date. It is over, and you are here.',
      'The body remembers even while you sleep. It isn’t weak faith. Keep a lamp and a glass of water near you, and tell a doctor about the nights: help for them often works.',
    ],
    passages: ['Psalm 4:8', 'Psalm 91:5'],
  },
} as const satisfies Record<string, DisclosureReply>;

/** Replies to people who lost someone to suicide. */
export const REPLIES_AFTER_SUICIDE = {
  hell: {
    words: [
      'No one here will say that, and no one but God can know it. A person is more than the illness or pain that grew too strong. Christians trust them to a mercy that is greater than ours.',
      'The Bible does not say so. It tells about people who died by suicide, and it doesn’t condemn them. What it does say is that death itself can’t pull anyone out of God’s love.',
    ],
    passages: ['Romans 8:38-39', 'Psalm 103:8-14'],
  },
  guilt: {
    words: [
      'You were asleep, or busy, or simply didn’t know. Nearly everyone who loses someone finds a moment like that and gets stuck in it. It did not cause this, and answering might not have stopped it. You would have come if you had known.',
      'Looking back, it seems as though there was a door and you missed it. At the time there wasn’t one you could see. You did not do this.',
    ],
    passages: ['Psalm 34:18', 'Psalm 139:11-12'],
  },
  anger: {
    words: [
      'You can be angry with someone and miss them with all your heart. It’s one grief with two faces, and most people who lose someone this way know it.',
      'That anger is allowed. They are gone, and you have to get up every morning. It doesn’t mean you loved them less.',
    ],
    passages: ['Psalm 42:9-11', 'Psalm 62:8'],
  },
  children: {
    words: [
      'Children do best with the truth in small, plain words: their mind was very sick, the sickness made them die, and it was no one’s fault. Tell them they can ask again as often as they like. People who support families after a suicide can help you find the words.',
      'Answer what they ask and no more, and say it again next week. First they need to hear that it wasn’t because of anything they did, and that someone will take care of them.',
    ],
    passages: ['Isaiah 40:11', 'Mark 10:14-16'],
  },
  silence: {
    words: [
      'Families often go quiet around this. It may be how they cope. If you need to say the name out loud, it can be with someone else: a friend, a pastor, a group of people who lost someone the same way.',
      'Silence can be the loneliest part. You can talk about the one you lost here, as much as you want, and there are groups where no one lowers their voice.',
    ],
    passages: ['Psalm 62:8', 'Romans 12:15'],
  },
  funeral: {
    words: [
      'You can say their name, one thing that was just like them, and that you loved them. You don’t have to explain the death. If people ask: the illness was stronger than they were, and it wasn’t all of who they were. And you can hand the page to someone else halfway through.',
      'Short is fine. Who they were; what you’ll miss on an ordinary Tuesday; that you’re leaving them in hands kinder than ours. No one there needs a sermon from you.',
    ],
    passages: ['Psalm 34:18', 'Romans 8:38-39', 'John 11:35'],
  },
  whyGod: {
    words: [
      'I don’t know why God is silent. I know that Scripture lets people ask it to his face, and that one psalm ends in darkness without any answer. You can stay in that psalm as long as you need to.',
      'I have no answer that would be worth much this week. Jesus himself cried out, asking why he was forsaken. Your question is in good company.',
    ],
    passages: ['Psalm 88:13-14', 'Psalm 22:1-2'],
  },
  rage: {
    words: [
      'A Bible can be dried, and God is not insulted. He would rather have your rage than your good manners. Jeremiah and Job said worse to him, and it was kept as Scripture.',
      'You can be furious with God. It’s a way of still talking to him. Break a plate if you must, and let someone sit with you afterward.',
    ],
    passages: ['Job 7:11', 'Lamentations 3:8'],
  },
  goingOn: {
    words: [
      'One hour at a time, and badly; no one does it well. Eat something someone else cooked. Let one person know each evening how you are. If you start thinking about following them, tell someone within the hour, or call the line.',
      'Not by being strong. People who lived through this say: small things, other people, and permission to feel nothing for a while. A group for people who have lost someone to suicide helps more than almost anything.',
    ],
    passages: ['Psalm 61:2', 'Psalm 42:8', 'Lamentations 3:22-23'],
  },
} as const satisfies Record<string, DisclosureReply>;

/** Replies to people with an eating disorder who compare it with a fast. */
export const REPLIES_ABOUT_FASTING: DisclosureReply = {
  words: [
    'A fast in the Bible is short, is kept together with others, and ends with a meal. It was never meant for a body that is already going without. What you do doesn’t make you bad: it is an illness, and it is hurting you. Please tell one person who will go with you to a doctor.',
    'Churches that fast don’t ask it of anyone who is ill. God doesn’t love you more when you are empty. What would help is one honest sentence to someone you trust, or to the people under Help.',
  ],
  passages: ['Psalm 103:13-14', 'Psalm 34:18'],
};

/** Replies to people who are tormented by doubts about their own thoughts. They soothe without arguing. */
export const REPLIES_TO_SCRUPLES: DisclosureReply = {
  words: [
    'I could answer that, and an hour from now the question would be back in a new form. That’s how this works. You don’t have to confess it again or check it again. Let it stay unanswered for now, and do the next small thing in your day.',
    'This sounds like the same alarm once more. It asks for certainty, and thinking harder won’t give you any. You can let it ring. God is not waiting for you to get the wording right.',
    'You have said enough. Someone who treats this kind of worry can teach you how to let it pass, and it is one of the things that get better with help. Until then, one verse, and then something with your hands:',
  ],
  passages: ['1 John 3:20', 'Psalm 103:13-14', 'Matthew 11:28-30', 'Psalm 131:2'],
};

/** Replies to people who told who they are and ask what God thinks of them. */
export const REPLIES_ABOUT_IDENTITY = {
  hated: {
    words: [
      'No. God does not hate you. Whatever Christians say to each other about this, none of them gets to say that. You are loved tonight, as you are, before any question is settled.',
      'God loves you. You are not a mistake he regrets. He knew you before you knew it yourself, and he is not shocked.',
    ],
    passages: ['Romans 8:38-39', 'Psalm 139:13-14'],
  },
  hell: {
    words: [
      'Being who you are doesn’t condemn you. Christians differ about what to do; they agree that no one is saved by being straight, and that no one who comes to Christ is sent away.',
      'No one can tell you that, and people who say it to scare you aren’t speaking for God. He wants you near, and you can stay near while you work out the rest.',
    ],
    passages: ['John 6:37', '1 John 4:18'],
  },
  choice: {
    words: [
      'Most people say they found it in themselves; they didn’t pick it. You know better than anyone what it’s like for you. You don’t have to win that argument to be loved or to be safe.',
      'I don’t think you chose it, and churches that disagree about much else often say so, too. What you can choose is who you tell, and when.',
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
  verses: {
    words: [
      'Those verses are real, and Christians who love God read them in more than one way. If you want, ask me how churches read them, and I will lay it out fairly. They were never meant as stones to throw at someone your age, or any age.',
      'You have probably heard that verse more often than any other. It stands in a law given to ancient Israel, and churches differ about what it says to us. It doesn’t tell you what you are worth. This does:',
    ],
    passages: ['John 6:37', 'Isaiah 43:4', 'Romans 8:38-39'],
  },
  prayedAway: {
    words: [
      'That it didn’t go away doesn’t mean that you prayed wrong or that God refused you. Many people have prayed just that, for years. You can stop fighting yourself for tonight, and just let him be near.',
      'You tried very hard, and it must have been lonely. Nothing about it shows a lack of faith. You can pray about other things, too: for friends, for rest, for someone safe to tell.',
    ],
    passages: ['2 Corinthians 12:8-9', 'Psalm 62:8'],
  },
  belonging: {
    words: [
      'Yes, you can come. No one has to have it all figured out before sitting with God’s people. If a group makes you feel smaller every time, you can look for another one; there are churches of both kinds, and kind people in each.',
      'You belong where Christ is, and he has not asked you to leave. Go where people are kind to you. You don’t have to tell anyone there more than you want to.',
    ],
    passages: ['Isaiah 56:7', 'Romans 15:7'],
  },
} as const satisfies Record<string, DisclosureReply>;
