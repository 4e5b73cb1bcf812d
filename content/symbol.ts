/** An image or a happening in a dream, and what Scripture does with it. */
export type DreamSymbol = {
  /** Lower case, words joined by hyphens; never changed once it is published. */
  id: string;
  /** As it stands above a card: 'Water', 'Being chased'. */
  name: string;
  /** Of one family, one symbol is shown. */
  family: string;
  /** Single words that name it, each in every form that is used: 'sea', 'seas', 'ocean'. */
  forms: readonly string[];
  /** What takes more than one word, as patterns: `my|the teeth fell|falling out?`, `could not * move`. */
  phrases: readonly string[];
  /** Patterns that hold a form or a phrase and mean something else. */
  not: readonly string[];
  /** 3 for what a dream turns on, 1 for what is only there. */
  salience: 1 | 2 | 3;
  /** Whether Scripture uses the image at all; where it does not, the senses say so and name what is near. */
  isInScripture: boolean;
  /** What Scripture does with it, bright and dark; the first is told when no cue speaks for another. */
  senses: readonly DreamSense[];
  questions: readonly [string, string, string];
  /** Three to five, of one to three verses each. */
  passages: readonly string[];
};

export type DreamSense = {
  /** Fifty to sixty words in the guide's own voice; no quotation, and nothing about what the dream means. */
  telling: string;
  /** Patterns whose presence in the dream speaks for this sense. */
  cues: readonly string[];
  /** One to three verses that carry it. */
  passage: string;
};
