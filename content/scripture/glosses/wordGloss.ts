/** The sense of a word or phrase of the King James text that misleads or stops a reader of today. */
export type WordGloss = {
  /** The forms as they stand in the text, in lower case, separated by '|'. */
  words: string;
  /** The modern sense, in at most eight words. */
  sense: string;
  /** The verses, chapters or books in which the word has this sense, separated by ';'. Everywhere, if it is absent. */
  only?: string;
  /** The verses, chapters or books in which the word has another sense. */
  except?: string;
};
