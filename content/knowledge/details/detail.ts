/** The answer to a question about one detail of a story: 'why did Jonah run away', 'how old was Sarah'. */
export type Detail = {
  /**
   * The words that the question must have, in groups separated by spaces: 'jonah run|flee'. One word of each group is
   * enough, in any form and order. Several lists are alternatives.
   */
  words: string | readonly string[];
  /** What is asked for. A question with 'why', 'where' or 'how many' gets only a detail that says so. */
  asks?: 'why' | 'where' | 'number';
  /** One to four sentences; the first one says what was asked for. No quotation. */
  text: string;
  /** One to four references; the first one is shown. */
  passages: readonly [string, ...string[]];
  /** The ids of an entry with the whole story and of related entries and topics. */
  of: readonly [string, ...string[]];
};

/** What a famous chapter says, for those who ask for a summary of it. */
export type ChapterSummary = {
  /** The reference of the chapter. */
  chapter: string;
  /** Two to six sentences; no quotation. */
  text: string;
  /** The verses that are shown below it. */
  passage: string;
};
