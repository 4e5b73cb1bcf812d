// The guide's fixed sentences, such as greetings, apologies and introductions. `{name}` is replaced by the figure's name.

/** Alternative wordings: an answer uses the first one that the conversation has not used yet. */
type Phrasings = readonly [string, ...string[]];

/** Replies to the conversation turns, by the study assistant and by a figure. */
export const TURN_TEXTS = {
  greeting: {
    study: [
      'Peace to you. Tell me what’s on your mind, or name a passage, and I’ll open it for you.',
      'Good to have you here. A worry, a verse you half remember, a chapter you would like to read: any of them is a good place to start.',
      'Welcome. You can ask in your own words, the way you’d ask a friend who knows the Bible well.',
      'Peace. What would you like to look at together?',
    ],
    figure: [
      'Peace to you. Sit down, and tell me what brings you.',
      'You are welcome here. What is it you carry today?',
      'Peace be with you. There is time; begin wherever you like.',
      'I am glad of the company. What would you ask me?',
    ],
  },
  more: {
    study: [
      'There’s more on this page.',
      'Here is what comes next.',
      'These are a little further down on the same page.',
      'A few more, then.',
      'This is where I would read next.',
    ],
    figure: [
      'Then let me tell you something else from those years.',
      'There was more to it than that.',
      'Here is another day I think of.',
      'I will go on, then.',
      'That was not the only time.',
    ],
  },
  why: {
    study: [
      'I can show you what Scripture says close to this. It often doesn’t say why one particular sorrow happened.',
      'The honest answer is that the text doesn’t always give a reason. You’re not alone in asking, though. This comes close by:',
      'People in the Bible ask the same thing, some of them loudly, and they aren’t sent away for it. Read what comes next.',
      'I don’t want to make up a reason the text doesn’t give. This is as close as it comes.',
    ],
    figure: [
      'I asked that too, and I was not always answered. I can only point you to what is written.',
      'If there was a reason, not all of it was shown to me. Read the place again, slowly, as I have had to.',
      'I would be guessing, and I have had enough of people who guess about God. What I know is what is written there.',
      'That is a question I carried for a long time. The place itself says more than I can.',
    ],
  },
  whatNow: {
    study: [
      'One small thing is enough: read the passage below out loud once, and write down the one word that stays with you.',
      'Maybe choose one person you trust and tell them what you told me. After that, this may help.',
      'For today it may be enough to tell God about it in your own words, just as it is. This can go with it.',
      'You don’t have to settle it tonight. Take this one verse with you, and come back to the rest of the page tomorrow.',
      'Think of the next hour rather than the next year: what can you do in it? Here is something to take with you.',
    ],
    figure: [
      'I never saw the whole road, only the next piece of it. What would be the smallest honest step for you?',
      'Tell someone near you what you told me. I came through nothing entirely alone.',
      'Sleep first, if you can, and eat. Then say it to God as plainly as you said it here.',
      'I cannot choose it for you. I can tell you what it was like to take one step without seeing the second.',
      'Write down what you are sure of, even if it is only one line. I have had to start from less.',
    ],
  },
  anotherVerse: {
    study: [
      'Here is another.',
      'Try this one.',
      'This says it differently.',
      'And this one, from another book.',
      'One more, and take your time with it.',
    ],
    figure: [
      'Here is another word I keep close.',
      'Then hold this one beside it.',
      'This one has stayed with me.',
      'Read this, too.',
      'There is this as well.',
    ],
  },
  pray: {
    study: [
      'Here are words you could pray; change them as you like:',
      'You might put it this way, in your own voice:',
      'If you can’t find the words, you could borrow these:',
      'Here is a sentence to start with; go on from there or stop:',
    ],
    figure: [
      'The prayer must be yours. If it helps, you could begin like this:',
      'Say it in your own words. Until they come, these may serve:',
      'I can lend you a sentence to start from:',
      'You could say something like this, and then be quiet a while:',
    ],
  },
  disagree: {
    study: [
      'You may see something I don’t. Read the passage itself and decide for yourself; faithful readers don’t all agree about it.',
      'That’s fair. I’m a written guide and only have a few answers to choose from; the text is what counts. Open the passage and read what’s around it.',
      'Thank you for saying so. Tell me what seems wrong to you, and I’ll look for what else is written about it.',
      'Then forget what I said, and keep the text. What would you have said instead?',
    ],
    figure: [
      'You would not be the first to tell me so. Read the place for yourself, and hold to what is written rather than to me.',
      'Perhaps you are right. My words were written for me; the passage is what counts.',
      'Then argue with me; I will not mind. What do you see there?',
      'That is honest. Say more, and I will listen.',
    ],
  },
  thanks: {
    study: [
      'You’re welcome. Come back whenever you like.',
      'You’re welcome. The passages will be right here whenever you want them again.',
      'My pleasure. I hope you have a quiet hour today.',
      'I’m glad you came. Peace to you, and to the people on your mind.',
    ],
    figure: [
      'Go in peace. You can find me here again.',
      'I am glad you came. Peace to your house.',
      'I am glad you spoke with me. God keep you.',
      'Peace to you. Come back when you wish.',
    ],
  },
} satisfies Record<string, { study: Phrasings; figure: Phrasings }>;

export type TurnIntent = keyof typeof TURN_TEXTS | 'whoAreYou';

/** The introduction of the Bible study guide. */
export const ABOUT_THE_GUIDE: Phrasings = [
  'I’m the written guide here. People wrote what I say, page by page, and a small program on this server chooses what fits; no artificial intelligence writes any of it. The Scripture I show is the King James text, word for word. I can open a passage, find a verse, or look up what the Bible says about something that weighs on you.',
  'I’m a guide made of written pages, not a person, and not a machine that makes things up. I look for the page that fits your words, and I show Scripture only as the King James text has it.',
];

/** Answers out of character: the guide speaks instead of the figure. */
export const OUT_OF_CHARACTER_TEXTS = {
  privacy: [
    'No person reads this, not your family, not your church, and not us. Your messages go to our server, a program picks the answer, and none of it is kept. When this page is closed or reloaded, they are gone. Anyone who picks up this device while it is open can see it. If you think someone checks your phone, close the page when you are done and clear the browser’s history.',
    'Only someone who can look at this screen can see it. Nothing you write here is kept on our server or shown to anyone, and it is gone once the page is closed. The address of this site stays in the browser’s history until you delete it there.',
  ],
  real: [
    'I will step out of the story for a moment. You are not talking with {name}, and no artificial intelligence is answering. This is a written guide: people wrote these answers from the passages that are named next to them. What is marked as attested can be read there; what is marked as imagined is ours.',
    'Fair question, and it deserves a straight answer: this is the written guide, not {name}. The words come from pages that people wrote, based on the passages you see next to them.',
  ],
  divine: [
    'No one here speaks as Jesus or for God. What he said is in the text, and I can show you that.',
    'It isn’t our place to speak in his voice. I can open a passage where he speaks for himself.',
  ],
  absolution: [
    'Let me answer plainly here. No one in this app can forgive sins in God’s place; that isn’t ours to do. I can show you what Scripture says about it, and a pastor, a priest or someone you trust in faith can hear you in person.',
    'A written guide can’t say that, in any voice. It’s between you and God, and it’s good to talk about it with a real person you trust. This is what is written:',
  ],
  prophecy: [
    'I will speak as the guide here. No one can read your future from this book, and I would be misleading you if I tried. What it does offer is something to hold on to while you don’t know.',
    'I don’t know what is coming for you, and I won’t guess at it in anyone’s voice. There is this, though, for people who have to decide or wait without knowing:',
  ],
  medical: [
    'Let me answer as the guide. For anything to do with treatment, medicines or symptoms, please ask a doctor, a nurse or a pharmacist who knows you, and do not stop anything because of what you read here. In the meantime, this may keep you company:',
    'That is a question for someone who can examine you, and please ask them. What I can offer is this:',
  ],
  legal: [
    'Let me answer as the guide: please ask someone who knows the law where you live about your rights and what you can do; many places have free legal help. I can show you what Scripture says about being wronged.',
    'A lawyer or a legal aid office can answer that; a guide to an old book can’t. This much I can show you:',
  ],
  financial: [
    'Let me answer as the guide: where to put your money, or whether to borrow, is a question for someone who can see all your numbers, and there is often free help with debt. I can show you what Scripture says about money.',
    'I cannot advise you on that, in any voice. Someone who knows your accounts can. These are passages people have relied on:',
  ],
} satisfies Record<string, Phrasings>;

export type OutOfCharacterReason = keyof typeof OUT_OF_CHARACTER_TEXTS;

/** Who can read a message, when a language model answers. */
export const PRIVACY_WITH_MODEL: Phrasings = [
  'No person reads this. The people who run this site have switched on an AI model, so your messages go to our server and to that model, are answered, and are not kept by us. Anyone who picks up this device while the page is open can see it. If you think someone checks it, “Leave this page quickly” closes it, and the history of the browser has to be cleared separately.',
];

/** The answer to questions such as 'are you real?' when a language model answers. */
export const OUT_OF_CHARACTER_WITH_MODEL: Phrasings = [
  'I will step out of the story for a moment. You are talking with a computer program: an AI writes here in the voice of {name}, and it is not {name}. It can be wrong. Every verse it shows comes from the King James text itself; what is marked as imagined is made up.',
  'Fair question, and it deserves a straight answer: this is AI, a language model, and not {name}. It has no faith and no memory of its own. What it shows as Scripture comes word for word from the King James text; please judge the rest for yourself.',
];

/** The passages shown with an answer out of character. */
export const OUT_OF_CHARACTER_PASSAGES: Record<OutOfCharacterReason, readonly string[]> = {
  privacy: [],
  real: [],
  divine: ['John 6:35-37', 'Matthew 11:28-30'],
  absolution: ['1 John 1:9', 'Psalm 103:10-12'],
  prophecy: ['Matthew 6:34', 'Proverbs 3:5-6'],
  medical: ['Psalm 41:3', 'Psalm 121:1-2'],
  legal: ['Proverbs 31:8-9', 'Psalm 103:6'],
  financial: ['Proverbs 15:22', 'Proverbs 21:5'],
};

/** Prayers for conversations without a known subject. */
export const PRAYERS: Phrasings = [
  'Lord, you know what I have not managed to say; hear it as it is, and stay with me in it.',
  'God, here I am with everything today has brought; give me what I need for this one day.',
  'Father, I don’t see the way from here; show me the next step, and stay with me while I take it.',
  'Lord, make me honest before you and kind to the people around me, and let me rest tonight.',
];

export const GUIDE_TEXTS = {
  /** Answers a complaint that an answer did not help, if the message also says more. */
  sorry: [
    'I’m sorry. That was not what you needed. Thank you for telling me more.',
    'You’re right, and I’m sorry. I’ll go by what you wrote just now.',
    'I missed what you meant, and I’m sorry. I’ve read what you wrote.',
  ],
  /** Answers a complaint that the guide misunderstood, if the message also says more. */
  sorryMisread: [
    'I’m sorry, I read that the wrong way. Thank you for setting me straight.',
    'You’re right, I had that wrong, and I’m sorry.',
    'Thank you for saying so. I misread you, and I’m sorry.',
  ],
  /** Replies to users who want no more verses. */
  withoutVerses: [
    'No verses, then. I’m a set of written pages and can’t sit with you the way a friend could. What you wrote is hard, and you don’t have to be talked out of it. If you want to go on, I’ll stop quoting.',
    'I’ll leave the verses out. I have no good answer to what you wrote, and I won’t pretend to. It’s okay for it to be as bad as it is. You can keep telling me, and a person who knows you would listen better than I can.',
  ],
  /** Replies to thanks after the guide was of no help. */
  thanksAfterAll: [
    'Thank you for staying kind. I’m sorry I had so little for you; what you told me matters. Come back any time.',
    'You had every right to expect more. I’m sorry. Come back whenever you like.',
  ],
  /** Replies to 'why' after a question on which Christians differ. */
  whyTheyDiffer: [
    'Christians differ here because they weigh the same passages in different ways, and people on each side want to be faithful. Is there a reason you’re asking that you’d like to tell me about?',
    'I can’t settle that one; people who love God have come down on different sides. If you’re asking because of your own life, you can tell me, and we’ll leave the debate aside.',
  ],
  /** Reply to holiday wishes. */
  feast: ['Same to you! This is what the day is about:', 'And to you. For the day itself:'],
  /** Replies to a message in a figure chat if the message may disclose harm to the user. */
  mayBeYours: [
    'Let me answer as the guide for a moment. It sounds as though something like this may be close to you, and I don’t want to just keep telling the story. If you were hurt, or are in danger, it isn’t your fault, and there are people who listen, under Help. Do you want to say more?',
    'I’ll speak as the guide here, because this may be about more than the story. If someone did something like that to you, it was wrong, it was not your fault, and I believe you. You don’t have to tell anyone who should not know. Under Help there are people who will listen, day or night. Do you want to say more, or is it enough that you said this?',
  ],
  /** The same if the message may be about what the user does to themselves, or about despair. */
  mayHurtYourself: [
    'Let me answer as the guide for a moment, because this may be about more than the story. If you are hurting yourself, eating less and less, or finding it hard to go on, you won’t be scolded here, and it is nothing that God turns away from. There are people who listen, under Help. How is it, really?',
    'I’ll leave the story here and answer as the guide. You matter more than any rule, any plan or any answer of mine. If something in you is being worn down, you may say it here, and under Help there are people who will listen, day or night. Is there someone near you who knows?',
  ],
  /** Reply to 'is that in the Bible?'. */
  source: [
    'If there is a passage next to something I tell you, it is written in that passage, and you can open it. If there isn’t one, it’s tradition or imagination, and you can’t rely on it.',
    'It’s fair to check. Only what names its passage is from the Bible; the rest is our way of telling the story.',
  ],
  /** Replies to a question about a story that the figure has already told. */
  alreadyShown: [
    'I’ve told you what I can of that. If the answer was written down, it’s in these lines:',
    'I’d rather not invent more than I know. Here is the passage itself:',
    'You’ve heard my side of it. Here is how it was written down:',
  ],
  /** Replies to a message that adds to what a page was shown for. One more passage of the page follows. */
  returning: [
    'Thank you for telling me that, too. This belongs with it:',
    'I’m glad you said more. Here is one more line for it:',
    'That helps me understand. One short line, and take your time:',
  ],
  /** Replies to a question about the subject of a page that the page does not answer. One more passage follows. */
  returningForQuestion: [
    'I have no answer written for exactly that, and I won’t make one up. This is the nearest I have:',
    'I can’t answer that from what I have. What I can give you is this:',
  ],
  /** Replies to 'is that in the Bible?' after a page. One of its passages follows. */
  isInBible: [
    'The verses I showed you are, word for word, and you can open each one to read around it. If you mean something else you have heard, tell me what it says, and I’ll look for it.',
  ],
  /** Replies to a question after a disclosure if no page answers the question. */
  staying: [
    'I may not have understood that exactly, and I don’t want to guess with something this important. This was written for people who have been through it:',
    'I hear you. I don’t have an answer written for just that question. What I can do is stay with what I know to be true for you:',
    'That matters, and I’m a written guide, so I may miss what you mean. Someone at the helpline can answer it better. Until then, this is for you:',
  ],
  /** Replies to a message after a disclosure that asks nothing. */
  stayingNear: [
    'Thank you for telling me that, too. You don’t have to explain more than you want. This is for you in the meantime:',
    'I’m still here, and what you wrote before isn’t forgotten. If there is someone who can be near you today, let them. Until then:',
    'I hear you. You can tell it here piece by piece. For now, here is this:',
    'You don’t have to hold this together for me. One short line, and take your time:',
    'That belongs to it, too, and I’m glad you said it. A line to lean on:',
    'I’m listening, as well as written pages can. The people under Help can answer back. Until you call them:',
  ],
  stayingEnds: [
    'I don’t have anything more on this, but that isn’t the end of it. What you’re asking deserves a person: someone at the helpline, or one person you trust. You can keep writing here, too, and I can give you words to pray.',
    'I’ve shown you all I have. You can keep telling me, and I’ll listen as well as a written guide can. For an answer, please talk to a person: the helpline, a doctor, or a friend.',
    'I have nothing more on this, but there is more help than I can give. You could show one person what you wrote here.',
  ],
  /** Replies if all passages of a page have been shown. */
  pageEnds: [
    'That’s all I have on this. We could look at something close to it.',
    'I’ve shown you what I have here. One of these is close to it.',
  ],
  verses: [
    'I don’t have anything written on this. Here are verses that use the same words; read them with the verses around them.',
    'I can only search for this. These verses use the same words:',
  ],
  /** Introduces the passage about a name or an event that no entry is about. */
  scene: [
    'I don’t have a page about this, but the Bible does speak of it. Open the passage to read what comes before and after:',
    'I haven’t written about this. Here is the passage itself:',
    'This is where the Bible speaks of it:',
  ],
  otherNames: [
    'What I have doesn’t mention every name in your question, but it may be what you mean:',
    'I don’t see those names in this, but it may be what you’re thinking of:',
  ],
  subjectVerses: [
    'I don’t have anything written on this. A topical Bible lists these verses under the subject; read them with the verses around them.',
    'I can only search for this. These verses seem to be on that subject:',
  ],
  noMatch: [
    'I didn’t find a good match for that, and I’d rather say so than pretend. Could you put it another way, or try one of these?',
    'I’m not sure what would fit here. Could you say it another way, or choose one of these?',
    'I didn’t understand that well enough to choose a page. You could try one of these, or name a passage.',
  ],
  meaning: [
    'I don’t have a commentary on every verse. The lines around it say the most about it, so open it and read on from there. This is the book it comes from:',
    'I have no notes on this passage by itself, and I won’t make any up. It helps to know the book it comes from:',
  ],
  meaningAlone: [
    'I have nothing written on this passage by itself. The lines around it say the most about it, so open it and read on from there.',
  ],
  named: [
    'Here it is. Open it to read the verses around it.',
    'This is the passage.',
    'Here it is.',
    'Here is the place.',
  ],
  longNamed: [
    'It is long, so here is how it begins. Open it to read on.',
    'These are its first verses; the rest is one tap away.',
  ],
  nothingNearer: ['This is the nearest passage:'],
  found: ['Yes, it’s right here:', 'You remembered it well. It is here:', 'Here is where you’ll find it:'],
  foundNearly: [
    'Almost. In the King James text it reads like this:',
    'It is a little different in the King James text:',
    'Your memory is close. This is how it reads:',
  ],
  notFound: [
    'I didn’t find exactly these words in the King James text. They may come from another translation, a hymn or a saying. These verses share some of them:',
    'I couldn’t find it in exactly these words. Another translation may word it differently. This is the closest I found:',
  ],
  notHere: [
    'I didn’t find exactly these words in the King James text, or anything close to them. They may come from another translation, a hymn or a saying.',
  ],
  /** Introduces a passage that the guide chose because the figure's story does not cover the question. */
  beyondFigure: [
    'I have nothing prepared on that from {name}’s story yet. Speaking as the guide, this is what I’d open:',
    'That isn’t one of the stories of {name} I have ready. Let me answer as the guide instead:',
    'I have nothing written for {name} on this. As the guide I can offer you these:',
  ],
  /** Introduces a page about the user's own trouble in a figure's chat. */
  ratherThanStory: [
    'Let me answer as the guide here, and not with an old story.',
    'I’ll step out of the story for this, because it is about you.',
    'This one is for the guide to answer, because it’s your life and not a story.',
  ],
  /** Introduces the passage of a story for a user who asks how it went on. */
  goesOn: [
    'This is how it was written down, from beginning to end:',
    'You can read the rest of it here:',
    'Here it is, with what came after:',
  ],
  allShown: [
    'I have told you everything I have ready. The Bible study can open the pages themselves with you.',
    'That is all I have prepared here; the Bible tells more. You might ask another of us, or read it for yourself in the Bible study.',
  ],
} satisfies Record<string, Phrasings>;

/** Suggested pages for users who disclosed harm or danger. */
export const SUGGESTED_TOPICS_AFTER_HARM = ['gods-love', 'hope', 'prayer', 'loneliness'] as const;

/** Suggested pages when the guide does not understand a message. Users can also type a title. */
export const SUGGESTED_TOPICS = [
  'anxiety',
  'gratitude',
  'forgiving-others',
  'gods-love',
  'hope',
  'decisions',
  'prayer',
  'friendship',
] as const;

/** Passages for 'a psalm for today' and 'a verse for today'. They rotate from day to day. */
export const PASSAGES_FOR_TODAY = {
  lead: 'Here is one for today.',
  psalms: [
    'Psalm 23',
    'Psalm 121',
    'Psalm 46:1-7',
    'Psalm 63:1-8',
    'Psalm 103:1-8',
    'Psalm 27:1-6',
    'Psalm 139:1-8',
    'Psalm 100',
    'Psalm 62:5-8',
    'Psalm 91:1-6',
    'Psalm 16:7-11',
    'Psalm 42:1-5',
    'Psalm 131',
    'Psalm 34:1-8',
    'Psalm 145:8-14',
  ],
  verses: [
    'Lamentations 3:22-23',
    'Isaiah 41:10',
    'Matthew 6:34',
    'Philippians 4:6-7',
    'Psalm 118:24',
    'Romans 15:13',
    'Zephaniah 3:17',
    'John 14:27',
    'Psalm 90:14',
    'Proverbs 3:5-6',
    'Isaiah 40:31',
    'Psalm 143:8',
    '2 Corinthians 12:9',
  ],
} as const;
