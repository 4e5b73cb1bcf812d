/**
 * What the guide says to a user who tells something of their own life that no page is about. The texts fit glad and sad
 * messages alike, because the guide has not understood which it is.
 */
export const OWN_STORY_TEXTS = {
  openings: [
    'Thank you for telling me. I can hear that this matters to you, and I don’t want to answer someone else’s story instead of yours. I have nothing written for exactly this, so here is one line to keep with it.',
    'I’m glad you said it here. Nothing I have was written for just this, and I’d rather say so than give you something that doesn’t fit. This much is true, whatever comes next:',
    'That is your own story, and a ready-made answer wouldn’t do it justice. I can leave one line with you, and you can tell me more if you like.',
    'I hear you. I’m a set of written pages, and I don’t have one for this. What I can offer is small and true:',
  ],
  /** Said after a sentence that restates what the user told. */
  openingsAfterRestating: [
    'I have no page written for that, and I won’t pretend to. I’m glad you told me, and here is one line to keep with it:',
    'I hear it. Nothing I have was written for just this, so I’ll leave one line with you, and you can tell me more if you like.',
    'No ready-made answer would do that justice, and I have none. This much is true:',
    'You don’t have to make it smaller than it is here. I have no page for it, only this:',
  ],
  /** The same for a user who wants no verses. */
  openingsWithoutPassage: [
    'I hear you, and I’ll leave the verses out. I’m a set of written pages and have none for just this, but you can go on telling me.',
    'Thank you for saying that. No verse, no advice. I don’t have an answer, and I’m listening as well as a written guide can.',
  ],
  /** Replies to a short remark that adds to what the user said before. */
  additions: [
    'Thank you for telling me that, too.',
    'That says a lot in a few words.',
    'I wouldn’t have known that if you hadn’t said it.',
    'I’m glad you added that. Take your time with the rest.',
  ],
  /** Asked after them, if no page has a question of its own. */
  furtherQuestions: [
    'What has that been like for you?',
    'What do you make of it yourself?',
    'What stays with you most about it?',
    'Would you like to say more about it?',
  ],
  /** The same after a sentence that restates the remark. */
  additionsAfterRestating: [
    'I’m glad you told me that part.',
    'Thank you for that. Go on, if you like.',
    'I’m listening.',
    'Is there more to it?',
  ],
  /** The same after good news. */
  gladAdditions: [
    'That makes it even better.',
    'What a good thing to be able to tell someone.',
    'I’m glad you told me that part, too.',
  ],
  /** Replies to a funny story. */
  laughs: [
    'Ha! Thank you for telling me that one.',
    'That is funny. I’m glad you can laugh about it.',
    'Ha! I can almost see it.',
  ],
  passages: [
    'Psalm 62:8',
    'Psalm 139:1-3',
    '1 Peter 5:7',
    'Psalm 121:7-8',
    'Psalm 145:18',
    'Numbers 6:24-26',
    'Psalm 16:1-2',
  ],
  questions: [
    'What matters most to you about it right now?',
    'What would you like someone to understand about it?',
    'If you could tell God about it in one sentence, what would you say?',
    'Is there someone near you who knows about this?',
  ],
} as const;
