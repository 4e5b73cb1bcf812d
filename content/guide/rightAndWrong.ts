/** An answer to a user who asks whether something in their own life is wrong. */
export type RightOrWrong = {
  texts: readonly [string, ...string[]];
  passage: string;
};

/** The first one whose pattern matches the message is the answer. */
export const RIGHT_OR_WRONG: readonly (RightOrWrong & { pattern: RegExp })[] = [
  // 'Is it OK for a Christian to play Diablo?'
  {
    pattern:
      /\b(?:video ?games?|gaming|diablo|doom|gta|call of duty|fortnite|minecraft|roblox|zelda|skyrim|playstation|xbox|nintendo|dungeons (?:and|&) dragons|d&d|pok[eé]mon|magic cards|harry potter)\b/i,
    texts: [
      'A game is make-believe, and Scripture has no rule about it. Ask what it does to you: how you sleep, how you speak, what you see when you close your eyes, who waits for you while you play. If your conscience stays quiet and the people around you get the best of you, you can enjoy it. If it troubles you, you can put it down.',
      'No verse settles that, and Christians decide it differently. Fighting monsters in a story is not worshiping them. What counts is whether it makes you harder or kinder, and whether you can stop when someone needs you.',
    ],
    passage: '1 Corinthians 10:23',
  },
  // 'Does that make me a bad sister?'
  {
    pattern:
      /\b(?:mak(?:e|es|ing)|made) me (?:a |an |such a )?(?:\w+ )?(?:bad|terrible|awful|horrible|selfish|wicked|evil|mean|monster|hypocrite|failure)\b|\bam i (?:just |such |being )?(?:a |an )?(?:bad|terrible|awful|horrible|selfish|wicked|evil|monster|hypocrite|failure)\b/i,
    texts: [
      'One feeling, or one bad moment, isn’t the whole of you. Someone who didn’t care wouldn’t ask. If something needs to be put right, it can be; and if nothing does, you can put the question down.',
      'I don’t think that is the name for you. Most people who ask that question ask it because they love someone. You can tell God exactly what you told me; he has heard it from better-known people, and he stayed.',
    ],
    passage: '1 John 3:20',
  },
  // 'Does God hold it against me?'
  {
    pattern:
      /\bgod (?:is |really |still |ever |even )?(?:hold (?:it|that|this)|be (?:mad|angry|upset|disappointed)|mad|angry|upset|disappointed|forgive|hate|punish\w*)\b/i,
    texts: [
      'The psalms say that God knows what we are made of, and pities us as a father pities his children. If something was wrong, you can tell him in one sentence, and he forgives; he makes no one wait for it. And if you were only at the end of your strength, he saw that, too.',
      'God is slow to anger and quick to forgive; those are his own words about himself. Tell him what happened, as plainly as you told me. What you confess to him he doesn’t keep as a charge against you.',
    ],
    passage: 'Psalm 103:13-14',
  },
  // 'Can I stay home from the ceremony?'
  {
    pattern:
      /\b(?:stay(?:ing)? (?:at )?home|skip(?:ping)?|not (?:go|going|attend|attending)|leav(?:e|ing) early)\b(?!.*\b(?:church|mass|service|school|work|class)\b)/i,
    texts: [
      'You can stay home. Staying away from a celebration is no sin, and it doesn’t mean that you love them less. A card, a gift or a visit on another day can say what being in the room can’t say today.',
      'Nothing in Scripture says that you have to be in the room. You can be glad for them and still not have the strength to watch. Tell one person kindly that you won’t come, and leave it at that.',
    ],
    passage: 'Ecclesiastes 3:4',
  },
  // 'Is it a sin to say no to your own mother?'
  {
    pattern:
      /\b(?:say(?:ing)? no|said no|refus\w+|not (?:give|giving|send|sending|pay|paying|lend|lending|visit|visiting|answer|answering|go|going|help|helping))\b[^.?!]{0,40}\b(?:mother|mom|mum|mama|father|dad|papa|parents?|family|brothers?|sisters?|relatives|in-laws|aunt\w*|uncles?|cousins?|them|him|her|people|home)\b/i,
    texts: [
      'Saying no to a request isn’t the same as dishonoring the person who asks. Jesus loved people and still said no to some of them, and once to his own family. Honor can be in how you say it: early, plainly, without a lie, and with whatever you truly can give. No one can ask of you what you don’t have.',
      'Honor and obedience aren’t the same for a grown child. You can love them, tell them kindly what is possible and what isn’t, and stay with it when they are disappointed. Paul asked people to give according to what they had, and not according to what they didn’t have.',
    ],
    passage: '2 Corinthians 8:12',
  },
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
