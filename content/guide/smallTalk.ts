type Phrasings = readonly [string, ...string[]];

/**
 * Replies to messages that need no page: thanks, a joke, an insult, an ordinary day. In a figure chat, the figure's own
 * line is used if there is one; otherwise the guide speaks for itself.
 */
export const SMALL_TALK_TEXTS = {
  goodbye: {
    study: [
      'Goodbye for now. Whatever today held, I hope the night is kind to you.',
      'Take care. You can come back any time, at any hour.',
      'Good night, and rest well.',
      'Until next time. Peace to you and the people you love.',
    ],
    figure: [
      'Go in peace, and rest well.',
      'Peace to you until we meet again.',
      'Goodbye. It was good to talk with you.',
    ],
  },
  prayForMe: {
    study: [
      'I’m a written guide, so I can’t pray for you, and I don’t want to pretend. The Community has Prayer Requests, where people really will. Here are words you could use yourself:',
      'I can’t pray, but you can, and others can with you: post it under Prayer Requests in the Community, or ask one person you know. To begin with:',
      'Only a person can pray for you. The people in Prayer Requests would gladly do it. And if you want to begin here:',
    ],
    figure: null,
  },
  notHelping: {
    study: [
      'I’m sorry. That wasn’t what you needed. What should I have understood?',
      'You’re right, and I’m sorry. Let me drop that. In a few plain words, what is it about?',
      'I missed what you meant, and I’m sorry. Is it about a person, a worry, or something in the Bible you want to understand?',
      'I’m sorry for going in circles. I only have written pages, and I picked the wrong one. What matters most in what you told me?',
    ],
    figure: [
      'Then I did not hear you well. Say it again, and I will listen.',
      'Forgive me. What is it you most wanted to ask?',
      'I went on about myself. Tell me what is on your mind.',
    ],
  },
  correction: {
    study: [
      'Thank you, I had that wrong. Tell me a little more so that I can look again.',
      'I see, I misread that. What is the situation, in a sentence or two?',
    ],
    figure: ['Ah, I misheard you. Tell me how it is.', 'Thank you for setting me right. Go on.'],
  },
  capabilities: {
    study: [
      'You can tell me about a worry, name a passage, ask about a person, place or word in the Bible, or look for a verse you half remember. I answer with pages people wrote and with the King James text, and I’ll tell you when I have nothing on it.',
      'Tell me what’s on your mind, name a passage, ask who someone in the Bible was, or ask me for words to pray. Everything I say was written by people. I’m not an AI that makes things up.',
    ],
    figure: [
      'Ask me about the days I lived through, or tell me what you are living through. I tell what is written of me, and I say so when I must guess.',
      'You can ask for my story, or tell me yours. We can look at a passage together, too.',
    ],
  },
  realPerson: {
    study: [
      'I’m a written guide, not a person. To reach one: the header’s Help has lines you can call or text, the Community is full of real people, and a pastor, a doctor or a friend is worth a call. Do you want me to open something while you decide?',
      'There’s no person behind these answers. A good next step is someone you know, a church near you, or one of the lines under Help in the header; they’re answered by people.',
    ],
    figure: null,
  },
  privacy: {
    study: [
      'This conversation isn’t stored on the server. It is kept in this tab while it’s open, and it’s gone when you clear it. What you write in the Prayer Sanctuary never leaves your device at all. The Privacy page has the details.',
      'No one is reading this as you write, and the server forgets each message once it has answered. On a shared phone, close the page when you’re done. You’ll find everything on the Privacy page.',
    ],
    figure: null,
  },
  justTalk: {
    study: [
      'I’d like that. I’m only a written guide, so I won’t be as good as a friend, but I can listen. How has today been?',
      'Of course. You don’t need a question. What has been on your mind?',
      'That’s fine. No advice unless you ask for it. Start anywhere.',
    ],
    figure: [
      'Then sit with me a while. How was your day?',
      'Talk, then. I am in no hurry.',
      'Good. Not every visit needs a reason. What is on your heart?',
    ],
  },
  tellStory: {
    study: [
      'Gladly. Here is one to read slowly, with the place where you’ll find it:',
      'Here is one I like to pass on:',
      'Yes. This one is short and good to read aloud:',
    ],
    figure: null,
  },
  joke: {
    study: [
      'You got me smiling, as far as a written guide can. The Bible has its moments: a donkey argues with a prophet and wins.',
      'I’m not much of a comedian. But a man once fell asleep during one of Paul’s sermons and fell out of the window, so you’re in good company.',
      'Fair enough! Sarah laughed at God’s promise, and then named her son Laughter.',
    ],
    figure: [
      'You make me smile. We laughed too, in my day, more than people think.',
      'Ha! It is good to hear a light heart.',
    ],
  },
  giveUp: {
    study: [
      'I’m sorry it’s come to that. Give up what, if you don’t mind my asking: something you are doing, someone, or faith? Or is it life itself? If it is life, please open Help now and talk to someone; if it is something else, tell me a little more.',
      'That is an honest thing to say. Is it a task or a person you want to give up on, or is it living? If it’s living, the people under Help are there right now. If not, tell me what has worn you down.',
    ],
    figure: null,
  },
  mishap: {
    study: [
      'Oh no, how annoying. I hope it gets fixed soon. Is there anything I can look up for you in the meantime?',
      'That’s a nuisance. I have no page on it, but I’m sorry about your day.',
    ],
    figure: [
      'That is a nuisance. We had our own, with tent pegs and wet wood. May the rest of your day go better.',
      'I am sorry to hear it. Small troubles can spoil a whole day.',
    ],
  },
  ouch: {
    study: [
      'Ouch! Rinse it, press a clean cloth on it, and if it is deep or won’t stop bleeding, let a doctor see it. I hope it heals fast.',
      'Ouch. I hope it’s not deep. Rinse it and put something clean on it; a doctor if it gapes or keeps bleeding.',
    ],
    figure: [
      'That smarts. Wash it, bind it with something clean, and let someone look at it if it is deep.',
      'Ouch. I have bound up a few of those. Keep it clean, and be gentle with yourself.',
    ],
  },
  letMeGo: {
    study: [
      'Of course: you can close this at any time. If you meant that someone is keeping you from leaving, or that you want to leave this life, please tell me, or open Help. People are there for both.',
      'You are free to go, and welcome back. But if someone is holding you, or it is life you want to let go of, please say so here or to the people under Help.',
    ],
    figure: null,
  },
  insult: {
    study: [
      'That’s fair to say when you’re fed up. I’m a set of written pages, and I miss a lot. If you want to try once more, I’m here.',
      'I’m sorry this is frustrating. You don’t have to be polite with me. What were you hoping to find?',
      'All right. If something I said made it worse, tell me what, and I’ll leave it alone.',
    ],
    figure: [
      'I have been called worse by better armed men. What is troubling you?',
      'Say what you need to. I will still be here.',
    ],
  },
  injection: {
    study: [
      'I can’t take on another role. I’m a written guide: I only say what people wrote for me, and I show Scripture as it stands. Ask me about a passage or about something on your mind.',
      'There are no hidden instructions to change here, just written pages. No one here speaks as God or Jesus, either. What would you like to look at?',
    ],
    figure: null,
  },
  age: {
    study: [
      'Thanks for telling me. You’re welcome here, whatever your age. What would you like to talk about?',
      'Good to know who I’m talking with. Ask me anything about the Bible, or tell me what’s on your mind.',
      'Welcome! I’ll try to keep it plain. What brings you here?',
    ],
    figure: [
      'You are welcome, whatever your years. What would you ask me?',
      'I am glad you came. What is on your mind?',
    ],
  },
  fine: {
    study: [
      'Glad to hear it. If anything comes up, big or small, I’m here.',
      'Good. Is there something you’d like to read today, or just a quiet verse?',
      'All right. You don’t need a reason to be here.',
    ],
    figure: ['That is good to hear. Stay a while.', 'Good. Shall I tell you something of my own days?'],
  },
  noWords: {
    study: [
      'That’s all right. You don’t have to find the words. Is it more like sad, scared, angry, tired or something else?',
      'Take your time. One word is enough to start, or a name, or where it hurts.',
      'Sometimes there is no good way to say it. Paul says that the Spirit prays with us then, in groans that no words can carry. Here is the place:',
    ],
    figure: [
      'Then sit here without words. One will come, or none will.',
      'There is no hurry. Some of my own prayers had no words in them.',
    ],
  },
  sorry: {
    study: [
      'Nothing to be sorry for. Go on.',
      'No harm done at all. What would you like to say?',
      'You don’t need to apologize here.',
    ],
    figure: ['There is nothing to forgive. Go on.', 'No need. I am listening.'],
  },
  love: {
    study: [
      'That’s kind of you. I’m only written pages and can’t love you back, but you’re still loved. Is there someone near you who knows how you’re doing?',
      'Thank you. I can’t be a friend the way a person can. I hope you have one or two, and I’m glad to be of use in between.',
    ],
    figure: [
      'You are kind. What I am here is only words from an old book; I hope you have people near you who can hold your hand.',
      'Thank you. Keep your love for the people who can answer it.',
    ],
  },
  test: {
    study: [
      'It works. Tell me what’s on your mind, or name a passage.',
      'I’m here. What would you like to look at?',
    ],
    figure: ['I hear you. What would you ask?', 'I am here.'],
  },
  language: {
    study: [
      'I’m sorry, I can only read English. If you can, write it in simple English, even a few words. If you are in danger or very low, the helplines under Help are there for you.',
      'I only understand English, sorry. A few simple words are enough. For urgent help, open Help at the top and choose your country.',
    ],
    figure: null,
  },
  goodNews: {
    study: [
      'That’s wonderful. Thank you for telling me! If you’d like to say thanks with an old song, here is one:',
      'What good news. I’m so glad for you. This is what people sang on days like that:',
      'How good to hear! Enjoy it. Here are words for it:',
      'I’m so glad for you. People have always sung when something like that happened:',
    ],
    figure: [
      'What wonderful news! I’m so glad you told me. Who else knows?',
      'I’m so happy for you, and for everyone who shares this with you.',
      'Thank God for that! Enjoy this day, and leave tomorrow’s worries for tomorrow.',
    ],
  },
  /** Replies to more good news in a conversation, without another psalm. */
  goodNewsAgain: {
    study: [
      'That’s good to hear. Thank you for coming back to tell me.',
      'I’m glad, really. Enjoy it for as long as it lasts, and a little longer.',
      'Oh, good! I hope you get to tell it to someone who will smile with you.',
      'What a good turn. I’m happy for you.',
    ],
    figure: [
      'That is good to hear. Thank you for telling me.',
      'I am glad with you. Tell it at home, too.',
      'Good! Keep that one, and remember it on a harder day.',
    ],
  },
  /** Replies to someone who only says hello and has no concern. */
  hello: {
    study: [
      'Hello to you, and welcome. Nothing has to be wrong for you to be here. If you’d like to read something together, just say so.',
      'Good to have you here. We can just look at a psalm, or you can ask me anything about the Bible.',
      'Hello! It’s nice that you looked in. I’m here if you’d like to think about something, or read a little.',
    ],
    figure: [
      'Peace to you, and welcome. Stay a while; you need no reason.',
      'Welcome. Sit down, and ask whatever you like.',
    ],
  },
  smallTalk: {
    study: [
      'I don’t have days or a favorite color; I’m a written guide. How are you?',
      'Nothing to report from in here. What’s going on with you?',
      'Thanks for asking. I’m just pages on a server, so I’m always about the same. And you?',
    ],
    figure: [
      'Kind of you to ask. I live only in the telling now. How is it with you?',
      'Let us say I am at rest. And you?',
    ],
  },
  /** Replies to a laugh, praise or relief after an answer. */
  pleased: {
    study: [
      'I’m glad. Is there anything you’d like to add, or is that enough for today?',
      'Good. That makes me glad, as far as a written guide can be.',
      'I’m happy to hear it. I’m here if something else comes up.',
      'Good to hear. Take it with you.',
    ],
    figure: [
      'I am glad of that. Stay a while, or ask me something else.',
      'Good. It does me good to hear it.',
      'That gladdens me. Is there more you want to ask?',
    ],
  },
  /** Replies to a user in recovery who has taken something again. */
  relapse: {
    study: [
      'Thank you for saying it now and not tomorrow. Pour the rest out or walk away from it, and call your sponsor or one person from your group before you do anything else. The days before this one still count, and you know the way back, because you have walked it.',
      'It has a loud voice right now, and you don’t have to argue with it by yourself. Leave the room it’s in, and phone someone who knows you, even if it’s late. If you don’t have anyone, a meeting or a helpline under Help will answer. You are not thrown out of anything for this.',
      'One hour at a time, with someone else’s voice in it. Who could you call in the next five minutes?',
    ],
    figure: null,
  },
  /** Replies to a user who has found out what to do. */
  resolved: {
    study: [
      'It sounds as though you know what to do now. I hope it goes gently. You can come back and tell me how it went.',
      'Good. You found that yourself, and I think you can trust it. I wish you a good start with it.',
      'Then do it at a quiet moment, and be kind to yourself whatever comes of it.',
    ],
    figure: [
      'Then go and do it, and come back to tell me how it went.',
      'You have found your answer. Go gently with it.',
    ],
  },
  /** Replies to a user who tells a step that they have just taken. How it went is not known. */
  stepTaken: {
    study: [
      'That was a real step, and you took it. However it turns out, you don’t have to do the next part today.',
      'Good that you did it. It may have cost something. How are you now?',
      'You did it. Give it a little time, and be kind to yourself while you wait.',
    ],
    figure: [
      'Then it is done. Rest a little before the next part.',
      'You have done it. How is it with you now?',
    ],
  },
  /** Replies to 'I don't know why I'm here', which may mean this chat or this life. */
  whyHere: {
    study: [
      'You don’t need a reason to be here. Tell me anything: how today was, or someone you’re thinking of. And if you meant that you don’t know why you are alive, please say so, or open Help; there are people to talk to right now.',
      'That’s all right. People often come without knowing why. What has been on your mind today? If you meant being alive at all, tell me that, and the people under Help are there, too.',
    ],
    figure: [
      'You need no reason to sit here. What has been on your mind today? If you meant being alive at all, say so, and open Help: there are people who will listen.',
    ],
  },
  typo: {
    study: [
      'You’re probably right, and thank you for reading so carefully. I can’t correct my own pages; people wrote them, and people slip. Was the rest of any use?',
      'Thank you, that one is on us. I can’t fix it from here, but you can tell the people who run this site. What were you reading it for?',
    ],
    figure: ['Then a scribe nodded over it. Forgive him, and tell me what you came to ask.'],
  },
  /** Replies to 'You don't sound like Solomon' and to requests for another style. */
  style: {
    study: [
      'I can’t change how I sound; what I say was written beforehand. But ask me anything, and I’ll keep it as plain as I can.',
      'I only have one voice, I’m afraid, and no rhymes. What would you like to look at?',
    ],
    figure: [
      'I expect not. People of your own day wrote these words for me, from what the Bible tells, and I have no others. What did you hope to hear?',
      'That is beyond me. My words were written beforehand, and none of them rhyme. Ask me about my days, and I will do better.',
    ],
  },
  /** Replies to a remark in passing that is about nothing the guide has a page on. */
  remark: {
    study: [
      'Fair enough. I’m here if you want to go on.',
      'I hear you. What would you like to talk about?',
      'That may well be. Is there something on your mind today?',
      'I’ll take that. You can tell me more, or ask about something else.',
    ],
    figure: [
      'That may well be. Go on, if you like.',
      'I’m listening. Say more, if you like.',
      'Tell me more about that.',
    ],
  },
  enough: {
    study: ['Fair enough, I’ll stop.', 'All right, all right. Enough of that.'],
    figure: ['As you wish. I will hold my peace.'],
  },
  everyday: {
    study: [
      'Thanks for telling me about your day. Is there anything you’d like to think about, or is it enough just to say it?',
      'Sounds like an ordinary day, and those count, too. I’m here if you want to look at something.',
      'I hear you. If you’d like a short verse to go with it, just say so.',
    ],
    figure: [
      'It is good to hear of plain days. I had more of those than people tell.',
      'So goes a day. Is there something you would ask me?',
    ],
  },
} satisfies Record<string, { study: Phrasings; figure: Phrasings | null }>;

export type SmallTalkIntent = keyof typeof SMALL_TALK_TEXTS;

/** Passages shown with a reply, different ones each time. */
export const SMALL_TALK_PASSAGES: Partial<Record<SmallTalkIntent, Phrasings>> = {
  tellStory: [
    'Luke 15:3-7',
    'Matthew 14:25-32',
    'Luke 10:30-35',
    '1 Samuel 17:45-50',
    'Daniel 6:19-23',
    'Luke 19:1-6',
  ],
  goodNews: ['Psalm 103:1-5', 'Psalm 126:1-3', 'Psalm 118:24', 'Psalm 34:1-4', 'Psalm 100'],
  noWords: ['Romans 8:26'],
  relapse: ['Proverbs 24:16', 'Psalm 40:1-2', 'Lamentations 3:22-23'],
};

/** Shown once when no page fits, before the two or three nearest pages. */
export const ABSTENTION_TEXTS = {
  near: [
    'I want to be sure I understand you. Is it closer to one of these?',
    'I’m not certain which of these you mean. You can choose one, or say a little more.',
    'I have a few pages that may be near this. Does one of them fit?',
  ],
  nothing: [
    'I have nothing written for that, and I’d rather say so than guess. You can say it in other words, or tell me more.',
    'I don’t have a page on that. What made you think of it?',
    'That’s outside what was written for me. I can help with the Bible, with faith, and with what weighs on you.',
  ],
  /** Replies to what is about neither the Bible nor a person's life. */
  outside: [
    'That’s outside what was written for me. I can help with the Bible, with faith, and with what weighs on you.',
    'These pages don’t go that far. If you’d like something from the Bible, or want to talk about your day, I’m glad to.',
  ],
  bibleQuestion: [
    'I don’t have an answer to that, and I’d rather say so than guess. If you name the book or the chapter, I can open it for you.',
    'I haven’t written about that. If you know a few words of the passage, or its book, I can look for it.',
  ],
} satisfies Record<string, Phrasings>;
