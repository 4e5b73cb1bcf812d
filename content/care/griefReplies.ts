import type { DisclosureReply } from './disclosureReplies';

/** Replies to grieving people who ask where the one they lost is now, or why. The guide says them, never a figure. */
export const REPLIES_IN_GRIEF = {
  hell: {
    words: [
      'No one on earth can tell you that, and no one should scare you with it now. You don’t know what passed between God and the one you love, in all those years or in the last hour, and neither does anyone who talks as if they did. A dying man next to Jesus, with no time left to fix anything, asked only to be remembered, and was welcomed. You can leave the name with God, whose mercy is greater than ours.',
      'I can’t answer that, and neither can the people who are sure of it. What Christians agree on is that God alone sees the heart, that he is just, and that he takes no pleasure in anyone’s death. You can say the name to him as often as you like, and you can hope.',
      'That fear comes on top of the loss, and I’m sorry. You are not the judge of this, and you don’t have to work it out. The one who judges is the one who wept at a friend’s grave. When there is time for questions, we can look at how Christians have thought about it. Today you can just miss them.',
    ],
    passages: ['Luke 23:42-43', 'Genesis 18:25', 'Psalm 103:13-14', 'Lamentations 3:31-33'],
  },
  where: {
    words: [
      'I can’t see that far, and I won’t pretend to. Christians trust the dead to God, who made them and loves them more than we do. He hasn’t forgotten anything you love about them, and nothing can tear them out of his hand.',
      'No one knows. What I can say is where our hope comes from: Jesus called himself the resurrection and the life, standing before a friend’s grave with tears on his face. You can leave the one you love with him.',
    ],
    passages: ['John 11:25', 'Romans 8:38-39', 'Psalm 139:7-10'],
  },
  again: {
    words: [
      'That is the hope Christians have lived on: God will raise the dead and wipe away tears, and love does not end with a grave. No one knows what it will be like. You can hold on to it, and still cry.',
      'Paul wrote to people who were grieving like you, so that they would have hope: we will be together with the Lord. He did not tell them to stop mourning. I can’t tell you how, but I can show you the words.',
    ],
    passages: ['1 Thessalonians 4:13-14', 'Revelation 21:4', 'John 14:1-3'],
  },
  why: {
    words: [
      'I don’t know. No verse explains it, and I won’t tell you that it was needed for some plan. At his friend’s grave Jesus gave no reason; he wept. You can ask why, out loud and angrily, for as long as you need to.',
      'I have no answer to that, and I don’t trust the quick ones. The psalms ask it, too, and the Bible keeps them without scolding. You can say it to God just as you said it here.',
    ],
    passages: ['John 11:33-35', 'Psalm 13:1-2', 'Psalm 22:1-2'],
  },
  punished: {
    words: [
      'No. This was not sent to punish you. When people asked Jesus whose sin had brought such a thing on a family, he said that it was neither the man’s nor his parents’. Whatever is on your conscience is between you and God, who forgives; no one you love pays for it.',
      'Grief looks for a reason, and often the nearest one is yourself. Please don’t believe it. God told Israel in so many words that a child does not bear a parent’s guilt, nor the other way around. You lost someone you love. That is all this is, and it is enough.',
    ],
    passages: ['John 9:2-3', 'Ezekiel 18:20', 'Psalm 34:18'],
  },
  fault: {
    words: [
      'Nearly everyone who loses someone finds a moment they would do differently, and goes back to it at night. You decided with what you knew then, and you loved them. That is not guilt, though it feels just like it.',
      'You can see it now because you know how it ended. No one could have told you then. If there is something you wish you had said or done, say it to God, or write it in a letter to the one you lost; it’s not too late to say it.',
    ],
    passages: ['Psalm 34:18', 'Psalm 103:13-14'],
  },
  whatNow: {
    words: [
      'For today, very little: eat something, drink water, let one person sit with you. Let others make the calls and the meals. You don’t have to be strong, and you don’t have to pray well. Cry when it comes. Jesus did.',
      'Only the next hour. Tell one person who knew them, and let them talk. If there is a funeral to plan, a pastor or the funeral home will go through it with you step by step. The big questions can wait.',
    ],
    passages: ['John 11:33-35', 'Psalm 56:8', 'Matthew 5:4'],
  },
  stays: {
    words: [
      'I’m here. You can tell me about them, if you want to: the name, a habit, something they used to say.',
      'You don’t have to say more. It is enough to sit with it for a while.',
    ],
    passages: [],
  },
  thanks: {
    words: [
      'I’m glad you told me. I am so sorry for your loss. Come back at any hour, especially on the hard days.',
      'You’re welcome. I wish I had more to give than words. Be gentle with yourself tonight.',
    ],
    passages: [],
  },
  notHelping: {
    words: [
      'No, it doesn’t help much. Nothing I could write would be enough, and I’m sorry. You can just tell me about them, if you want to.',
      'You’re right, and I’m sorry. Words don’t help much with this. I’ll leave the verses out. What was the name?',
    ],
    passages: [],
  },
} as const satisfies Record<string, DisclosureReply>;

/** What the guide says to a user who names the one they lost. `{name}` is filled in. */
export const NAME_OF_THE_LOST = {
  words: [
    '{name}. Thank you for telling me. It’s good to say the name out loud, and I’m sorry for every time no one did. God, who calls each of his own by name, knows {name}.',
    '{name}. I’m glad to know it. A life is more than its last day, and the name holds all the rest.',
  ],
  questions: ['What would you like me to know about {name}?', 'Who else says the name {name} with you?'],
  passages: ['Isaiah 43:1', 'Isaiah 49:15-16', 'Psalm 147:3-4'],
} as const;

/** What the guide says to a user who tells of a death, if no page is clearly about it. */
export const NEWS_OF_LOSS = {
  words: [
    'I’m so sorry. There is nothing I could say that would make this smaller, and you don’t have to be brave here. You can tell me about them, or just stay a while.',
    'I am so sorry. That should not have happened, and nothing has to be made of it, no lesson and no plan. Cry, or be angry, or feel nothing; it is all grief.',
    'I’m sorry, with all my heart. You don’t have to say it well. One thing at a time: is someone with you today?',
  ],
  /** For a parent or another person who was also cruel, or if the user feels nothing. */
  hard: [
    'I’m sorry. You aren’t broken. It is possible to feel nothing for a while, or relief, or two opposite things at once, when someone who hurt you has died. You don’t owe anyone tears, and you don’t have to decide today what kind of person they were.',
    'I’m sorry for your loss, and for what came before it. Mourning someone who was not good to you is complicated, and numbness belongs to it. Nothing you feel, or don’t feel, is wrong.',
  ],
  /** For someone who is missing, neither known to be alive nor dead. */
  missing: [
    'I’m so sorry. Not knowing is a grief of its own, and it has no end to hold on to. You may pray for them as you would for someone who is alive; God knows where they are tonight, and he hears the prayer in either case.',
    'I’m so sorry. You can say their name to God and leave the rest of the sentence open. He knows where they are. Hope and sorrow may both be in the same prayer.',
  ],
  passages: ['Psalm 34:18', 'Psalm 56:8', 'Psalm 139:7-10', 'Matthew 5:4', 'Lamentations 3:31-33'],
} as const;
