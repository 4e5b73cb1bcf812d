/** An occasion on which users ask for words to say to someone, or a decision on which they ask for advice. */
export type Occasion = {
  /** Lower case, hyphenated. Unique. The messages by which it is recognized, in `training/occasions`, have it as their label. */
  id: string;
  /** What users tap to ask for it. Unique. */
  title: string;
  /** Two answers. Words for an occasion contain sentences in quotation marks that can be said or sent word for word. */
  texts: readonly [string, string];
  /** One to three verses, shown below the text. */
  passage: string;
};
