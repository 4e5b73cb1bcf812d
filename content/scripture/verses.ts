/** A passage of the King James text, with the translators' italics in [square brackets]. */
export type Verse = { ref: string; text: string };

export type TranslatedVerse = Verse & {
  /** The passage in the World English Bible. */
  worldEnglish: string;
};

export type ExplainedVerse = TranslatedVerse & {
  /** Explains the words whose meaning has changed since 1611. Quotes them as they stand in the text. */
  note: string;
};

/** The passages from which one is shown at random after a release. */
export const VERSES: readonly [ExplainedVerse, ...ExplainedVerse[]] = [
  {
    ref: 'Matthew 11:28',
    text: 'Come unto me, all [ye] that labour and are heavy laden, and I will give you rest.',
    worldEnglish: '“Come to me, all you who labor and are heavily burdened, and I will give you rest.',
    note: '“Labour” here means to be worn out by toil, and “heavy laden” means to carry a heavy load.',
  },
  {
    ref: '1 Peter 5:7',
    text: 'Casting all your care upon him; for he careth for you.',
    worldEnglish: 'casting all your worries on him, because he cares for you.',
    note: '“Care” here means worry.',
  },
  {
    ref: 'Psalm 55:22',
    text: 'Cast thy burden upon the LORD, and he shall sustain thee: he shall never suffer the righteous to be moved.',
    worldEnglish:
      'Cast your burden on Yahweh and he will sustain you. He will never allow the righteous to be moved.',
    note: '“Suffer” here means allow, and “moved” means shaken.',
  },
  {
    ref: 'Psalm 139:5',
    text: 'Thou hast beset me behind and before, and laid thine hand upon me.',
    worldEnglish: 'You hem me in behind and before. You laid your hand on me.',
    note: '“Beset” here means surrounded on every side.',
  },
  {
    ref: 'Isaiah 41:10',
    text: 'Fear thou not; for I [am] with thee: be not dismayed; for I [am] thy God: I will strengthen thee; yea, I will help thee; yea, I will uphold thee with the right hand of my righteousness.',
    worldEnglish:
      'Don’t you be afraid, for I am with you. Don’t be dismayed, for I am your God. I will strengthen you. Yes, I will help you. Yes, I will uphold you with the right hand of my righteousness.',
    note: '“Dismayed” here means overcome by fear.',
  },
  {
    ref: 'Philippians 4:6-7',
    text: 'Be careful for nothing; but in every thing by prayer and supplication with thanksgiving let your requests be made known unto God. And the peace of God, which passeth all understanding, shall keep your hearts and minds through Christ Jesus.',
    worldEnglish:
      'In nothing be anxious, but in everything, by prayer and petition with thanksgiving, let your requests be made known to God. And the peace of God, which surpasses all understanding, will guard your hearts and your thoughts in Christ Jesus.',
    note: '“Careful” here means anxious, and “keep” means guard.',
  },
];
