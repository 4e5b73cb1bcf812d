/** A short answer to 'who was', 'what is', 'where is', 'what does it mean'. */
export type Entry = {
  /** Lower case, words joined by hyphens; never changed once it is published. */
  id: string;
  kind:
    | 'person'
    | 'place'
    | 'people'
    | 'feast'
    | 'office'
    | 'object'
    | 'event'
    | 'story'
    | 'book'
    | 'term'
    | 'text'
    | 'passage';
  title: string;
  /** The names of the subject in lower case, with other spellings. */
  names: readonly string[];
  /** Messages this entry answers, as people type them. */
  asks: readonly string[];
  /** 40 to 110 words; no quotation. */
  text: string;
  /** Two to six references; the first one is shown first. */
  passages: readonly string[];
  /** Ids of related entries and topics. */
  related: readonly string[];
};

/** A question on which Christians differ: what nearly all hold, then each view, and no side taken. */
export type Difference = Omit<Entry, 'kind' | 'text'> & {
  /** 25 to 65 words: what nearly all Christians hold, and what the question is. */
  shared: string;
  /** Two to four views. */
  views: readonly {
    /** Who holds it, as in 'Catholic and Orthodox Christians'. */
    who: string;
    /** 30 to 60 words. */
    holds: string;
    /** The passages this side refers to: one to three references. */
    passages: readonly string[];
  }[];
  /** One or two sentences for a user who asks because of their own life. Null where that is unlikely. */
  care: string | null;
};
