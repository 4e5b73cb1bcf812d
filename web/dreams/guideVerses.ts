/** Passages about dreams for the Dreams guide. */
export const ASKED_OF_JOSEPH = {
  reference: 'Genesis 40:8',
  text: 'And they said unto him, We have dreamed a dream, and [there is] no interpreter of it. And Joseph said unto them, [Do] not interpretations [belong] to God? tell me [them], I pray you.',
};

export const MANY_DREAMS = {
  reference: 'Ecclesiastes 5:7',
  text: 'For in the multitude of dreams and many words [there are] also [divers] vanities: but fear thou God.',
};

export const CHAFF_AND_WHEAT = {
  reference: 'Jeremiah 23:28',
  text: 'The prophet that hath a dream, let him tell a dream; and he that hath my word, let him speak my word faithfully. What [is] the chaff to the wheat? saith the LORD.',
};
