/** The Bible study's first message. */
export const STUDY_WELCOME =
  'Peace to you. I’m a written guide to the King James Bible. Ask me about something that’s weighing on you, name a passage, or tell me a verse you half remember, and I’ll look for it.';
