/** An answer to a user who asks how to say something, or whether to say it. */
export type WordsToSay = {
  texts: readonly [string, ...string[]];
  passage: string;
};

/** Added when the user asks whether to tell someone at all. */
export const WHETHER_TO_TELL =
  'Whether to tell is yours to decide, and I can’t see all of it from here. If you aren’t sure, a pastor, a counselor or one discreet friend could hear it first. And if you are afraid of what the other person might do to you, don’t be alone with them when you say it.';

/** The first one whose pattern matches the message, or else the message before it, is the answer. */
export const WORDS_TO_SAY: readonly (WordsToSay & { pattern: RegExp })[] = [
  {
    pattern:
      /\b(?:apologi[sz]\w*|say (?:i'?m |that i'?m )?sorry|to be sorry|forgive me|make (?:it|things) right|make up with)\b/i,
    texts: [
      'A good apology is short: “I’m sorry that I … It was wrong. What can I do now?” Leave out “if” and “but”, and don’t ask to be forgiven on the spot. Say it face to face if you can, and let the other person take as long as they need.',
      'You can say it in two sentences: what you did, and that you are sorry for it. Explanations can wait until you are asked for them. If your voice shakes, that is all right; it shows that you mean it.',
    ],
    passage: 'Proverbs 15:1',
  },
  {
    pattern:
      /\b(?:funerals?|wake|visitation|grie(?:f|ving)|mourning|condolences?|died|passed away|miscarr\w+|lost (?:his|her|their)|(?:his|her|their) \w+ (?:died|passed|has died|is dying)|hospice|in (?:the )?hospital|just (?:been )?diagnosed)\b/i,
    texts: [
      'You don’t have to find something wise. “I’m so sorry. I don’t know what to say, but I’m here” is enough, and so is the name of the person they love. Leave out “at least” and “everything happens for a reason”. Then offer one real thing: a meal on Thursday, a ride, an hour of sitting there.',
      'A card or a message can be this short: “I heard, and I’m so sorry. I’m thinking of you, and you don’t have to answer.” People rarely remember the words. They remember who came.',
    ],
    passage: 'Romans 12:15',
  },
  {
    pattern:
      /\b(?:walk(?:ing)? in(?:to)?|first (?:time|day|meeting|visit)|show(?:ing)? up|join(?:ing)?|new (?:church|group|class|job|school|parish|congregation)|(?:the|this|that|a) (?:group|meeting|class|study|choir|small group)|introduce myself|sit with)\b/i,
    texts: [
      'You don’t need a good line. “Hi, I’m … It’s my first time here” is enough, and most people are glad to hear it, because then they know how to help. Ask the person at the door where to sit, and ask one other person how they came to be there. You can leave early, and you can come twice before you decide anything.',
      'Go in with one small question ready, such as “Where does everyone sit?” or “How long have you been coming?” Nobody there is waiting for you to be interesting. Staying twenty minutes counts.',
    ],
    passage: 'Romans 15:7',
  },
  {
    pattern:
      /\b(?:(?:\d+|two|three|four|five|six|seven|eight|nine|ten|so many|many|all these|several) (?:years|months)|long time|(?:haven'?t|havent|have not|not|never) (?:spoken|talked|seen|heard|written|called)|estranged|reconnect\w*|out of (?:the blue|nowhere)|after (?:all|so))\b/i,
    texts: [
      'After a long silence, short is best: “I’ve been thinking of you, and I’d like to know how you are. You don’t have to answer.” Leave the old matter out of the first message. If an answer comes, you’ll know better what to say next.',
      'You could write: “It has been a long time, and I’m sorry for my part in that. I’d be glad to hear from you, whenever you like.” Send it without waiting for the perfect version. What comes back is not in your hands.',
    ],
    passage: 'Romans 12:18',
  },
  {
    pattern:
      /\b(?:doctor|gp|nurse|therapist|counsel\w+|psychiatrist|ask(?:ing)? for help|need help|how i(?:'?m| am) (?:really )?(?:doing|feeling)|not (?:ok|okay|doing well|coping)|struggling)\b/i,
    texts: [
      'Say it plainly and ask for one thing: “I’m not doing well, and I can’t manage this by myself. Could you …?” You can write it down and hand over the note, or send it as a message. You don’t have to explain how it came to this.',
      'Begin with how long and how bad: “For … weeks I haven’t been able to … I need help with it.” Take someone along if that makes it easier. Asking is nothing to be ashamed of, and it is their work to listen.',
    ],
    passage: 'Galatians 6:2',
  },
  {
    pattern:
      /\b(?:say no|saying no|tell (?:him|her|them) no|turn (?:him|her|them|it) down|boundar\w*|to stop|stop (?:doing|saying|calling|asking|coming)|confront\w*|complain|owes?|pay (?:me )?back|break up|quit(?:ting)?|leave the|rude|unfair)\b/i,
    texts: [
      'Say what it is like for you, and then what you ask: “When …, I … From now on I’d like …” Say it once, calmly, and don’t argue about every part. You may end with “Please think about it, and let’s talk again.”',
      'One clear sentence is kinder than ten soft ones: “I can’t do that.” You can add a thank you; you don’t owe a reason. If the other person is angry at first, you don’t have to mend that in the same minute.',
    ],
    passage: 'Proverbs 25:11',
  },
  {
    pattern:
      /\b(?:tell (?:my|him|her|them|the|mum|mom|dad|everyone|people)|telling (?:my|him|her|them)|confess\w*|admit\w*|come clean|the truth|hid(?:den|ing)?|secret|lied|lying|found out|finds? out|didn'?t say|haven'?t (?:told|said))\b/i,
    texts: [
      'The perfect words and the perfect moment rarely come. You could begin like this: “There is something I should have told you, and I’m afraid of how you’ll take it.” Then say it in one sentence, before any explanation. Choose an hour when nobody has to leave soon, and let the other person feel what they feel.',
      'Say the hard sentence first. Most people spend ten minutes on the way to it, and by then the other person is frightened. After it you can say why, and that you’re sorry it took so long. Silence afterward doesn’t mean that you did it badly.',
    ],
    passage: 'Ephesians 4:15',
  },
];

/** The answer if no pattern matches. */
export const WORDS_FOR_ANYTHING: WordsToSay = {
  texts: [
    '“There’s something I’d like to say, and I hope it comes out right: ….” Fill in one sentence, the plainest one you have, and then stop and let the other person answer. If it gets tangled: “Let me try that again.” In a message, you could begin with “I’ve been thinking about …, and I wanted to tell you myself.”',
    'Three short parts carry most hard talks: what happened, what it’s like for you, and what you’d like now. “When …, I felt …. Could we …?” Write it down first and read it aloud once. You can bring the paper with you; no one minds.',
  ],
  passage: 'Proverbs 25:11',
};

/** For someone whose child or friend came out to them, and who asks what to tell others. */
export const SOMEONE_ELSES_STORY = {
  texts: [
    'You don’t owe anyone an answer. It is their story, and they chose whom to tell; it is safe with you until they say otherwise. If people ask, “We’re all right at home, thank you” is true and enough. You can ask them who may know, and keep to that.',
  ],
  passage: 'Proverbs 11:13',
} as const;

/** Said before the words for an occasion if the user lost someone. */
export const CONDOLENCE = 'I’m so sorry.';
