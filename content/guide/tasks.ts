type Phrasings = readonly [string, ...string[]];

/** Replies to requests for something that the guide cannot do, such as playing music or writing an essay. */
export const TASK_TEXTS = {
  music: [
    'I can’t play anything; I’m only written pages. But many of the psalms were songs once. I can open one for you. Would you like a happy one, a sad one, or one for the evening?',
    'There’s no music in me, I’m afraid. If you’d like the words of an old song, ask me for a psalm.',
  ],
  writing: [
    'I can’t write that for you; everything I say was written beforehand. I hope it goes well and you get it done in time. If you’re nervous about it, you can tell me.',
    'Writing new things is beyond me; I’m a set of written pages. I hope it goes well. Is there something about it that worries you?',
  ],
  translation: [
    'I can’t translate; I only have pages in English about the Bible and about life. A translation app will do it in a moment.',
    'Translating is beyond me, sorry. Is there anything else you’d like to talk about?',
  ],
  weather: [
    'I can’t see the weather or anything else outside these pages. I hope it turns out the way you need it.',
    'A weather app can tell you that; I can’t look out the window. Do you have something special planned?',
  ],
  recommendation: [
    'I’m no help with that; I only know the Bible and the pages people wrote for me. Someone who knows your taste will do better. I hope you have a good evening with it.',
    'That’s outside what I know. If you ever want a good story from the Bible, just ask.',
  ],
  calculation: [
    'I can’t calculate; I’m only written pages. I hope it works out in time! If it’s an exam that worries you, I do have something on that.',
    'Numbers are beyond me, sorry. A calculator or a classmate will be faster. Good luck with it.',
  ],
  cooking: [
    'I can’t cook, and I don’t have recipes. A cookbook or a neighbor will know. I hope it tastes good.',
    'Cooking is outside what was written for me, sorry. Enjoy the meal.',
  ],
  facts: [
    'I can’t look things up outside these pages, so I don’t know. A search engine will tell you. Is there anything I can open in the Bible for you?',
    'That’s outside what was written for me, and I don’t want to guess. If there’s something on your mind, I’m glad to listen.',
  ],
  technology: [
    'I can’t help with devices or programs; I’m only written pages. I hope it starts working soon. Those things can eat up a whole evening.',
    'That’s outside what I know, sorry. Someone you know who is good with these things may fix it in no time.',
  ],
} satisfies Record<string, Phrasings>;

export type Task = keyof typeof TASK_TEXTS;
