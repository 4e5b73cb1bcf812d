/** A passage of the King James text, with the translators' italics in [square brackets]. */
export type Verse = { ref: string; text: string };

/** The passages from which one is shown at random after a release. */
export const VERSES: readonly [Verse, ...Verse[]] = [
  {
    ref: 'Matthew 11:28',
    text: 'Come unto me, all [ye] that labour and are heavy laden, and I will give you rest.',
  },
  {
    ref: '1 Peter 5:7',
    text: 'Casting all your care upon him; for he careth for you.',
  },
  {
    ref: 'Psalm 55:22',
    text: 'Cast thy burden upon the LORD, and he shall sustain thee: he shall never suffer the righteous to be moved.',
  },
  {
    ref: 'Psalm 139:5',
    text: 'Thou hast beset me behind and before, and laid thine hand upon me.',
  },
  {
    ref: 'Isaiah 41:10',
    text: 'Fear thou not; for I [am] with thee: be not dismayed; for I [am] thy God: I will strengthen thee; yea, I will help thee; yea, I will uphold thee with the right hand of my righteousness.',
  },
  {
    ref: 'Philippians 4:6-7',
    text: 'Be careful for nothing; but in every thing by prayer and supplication with thanksgiving let your requests be made known unto God. And the peace of God, which passeth all understanding, shall keep your hearts and minds through Christ Jesus.',
  },
];
