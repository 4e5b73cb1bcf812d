/** Three questions with which a conversation about a symbol of a dream can begin. */
export const SYMBOL_STARTERS = [
  'What does it mean?',
  'What does the Bible say about it?',
  'Is this dream from God?',
] as const;
