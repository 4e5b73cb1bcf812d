const ASK =
  'Ask me about something that’s weighing on you, name a passage, or tell me a verse you half remember, and I’ll look for it.';

/** The first message of the Bible study, by the operator's choice of guide. */
export const STUDY_WELCOME: Record<'written' | 'model', string> = {
  written: `Peace to you. I’m a written guide to the King James Bible. ${ASK}`,
  model: `Peace to you. I’m an AI guide to the King James Bible. Every verse I quote is checked against its text, but I can still be wrong about what it means. ${ASK}`,
};
