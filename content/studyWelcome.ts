/** The Bible study's first message. */
export const STUDY_WELCOME =
  'Peace to you. I am a written guide to the King James Bible. Ask me about something that weighs on you, name a passage, or tell me a verse you half remember, and I will look for where it stands.';
