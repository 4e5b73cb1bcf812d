/** An answer to a user who asks whether something in their own life is wrong. */
export type RightOrWrong = {
  texts: readonly [string, ...string[]];
  passage: string;
};

/** The first one whose pattern matches the message is the answer. */
export const RIGHT_OR_WRONG: readonly (RightOrWrong & { pattern: RegExp })[] = [
  {
    pattern:
      /\b(?:li(?:e|es|ed|ar|ars|ing)|fibs?|fibbed|untrue|not true|the truth|truthful|pretend\w*|dishonest|promised?|didn'?t tell|make believe)\b/i,
    texts: [
      'Christians have never quite agreed about kind untruths. Some say never, and would keep silent or change the subject instead. Others see in the commandment a word against harming a neighbor, and think that calming someone who is frightened or confused is another matter. It makes a difference whom it was for. If it still weighs on you, tell God just what you said and why.',
      'The commandment forbids false witness against your neighbor. Whether it also forbids a word that protects someone is an old question, and faithful people answer it in both ways. You could ask what you would want if you were the other person, and whether there is something true that would be just as kind.',
    ],
    passage: '1 Corinthians 16:14',
  },
  {
    pattern:
      /\b(?:(?:i|u|you|to|im|i'?m|if i|when i|that i) (?:\w+ )?(?:feel\w*|felt|hope|hoping|wish\w*|want\w*|hate|dislike|think|thinking|thought|envy|enjoy\w*|laugh\w*|don'?t (?:want|feel|like|miss|love)|am (?:glad|happy|relieved|angry|mad|jealous|bored|tired|proud)|be (?:angry|mad|jealous|glad|happy|relieved|proud|annoyed|upset|tired))|(?:i'?m|im|being|feeling) (?:\w+ )?(?:glad|happy|relieved|angry|mad|jealous|bored|tired|proud|annoyed|upset)|my (?:thoughts|feelings)|in my head|dreams?)\b/i,
    texts: [
      'A feeling or a passing thought comes without being asked. The psalms are full of anger, envy and hard wishes, and they say them to God’s face. What you choose is what you do next. You could tell God exactly what you told me, and then do one small, decent thing.',
      'Having a feeling is not the same as acting on it. Scripture lets people be angry, tired, relieved and jealous in front of God, and it asks what they do with it. You said it honestly, and that is a good beginning.',
    ],
    passage: 'Psalm 139:23-24',
  },
];

/** The answer if no pattern matches. */
export const RIGHT_OR_WRONG_IN_GENERAL: RightOrWrong = {
  texts: [
    'I have no page on exactly that. Where Scripture has no plain rule, Christians have asked a few questions: Does it harm anyone? Could I thank God for it? Am I free to leave it? Would it help or hurt the people who trust me? Your church may also have an answer of its own, and you can ask.',
    'I can’t judge that from here, and I don’t want to invent a rule. Paul wrote to people who disagreed about what was allowed: each should act from conviction and not despise the other. It may help to say aloud what troubles you about it, to God and to one person you trust.',
  ],
  passage: 'James 1:5',
};
