/** An image or event in a dream, and its meanings in Scripture. */
export type DreamSymbol = {
  /** Lower case, hyphenated; never changes once published. */
  id: string;
  /** The title of the card: 'Water', 'Being chased'. */
  name: string;
  /** Only one symbol per family is shown. */
  family: string;
  /** Whether it is a feeling. Feelings come before things and places. */
  isFeeling?: true;
  /** Single words for the symbol, in every form: 'sea', 'seas', 'ocean'. */
  forms: readonly string[];
  /** Phrases for the symbol, as patterns: `my|the teeth fell|falling out?`, `could not * move`. */
  phrases: readonly string[];
  /** Patterns that contain a form or phrase but mean something else. */
  not: readonly string[];
  /** How central the symbol is: 3 for the center of a dream, 1 for the background. */
  salience: 1 | 2 | 3;
  /** Whether Scripture uses the image; if not, the senses say so and name something similar. */
  isInScripture: boolean;
  /** The meanings of the symbol in Scripture, bright and dark; the first is the default. */
  senses: readonly DreamSense[];
  questions: readonly [string, string, string];
  /** Three to five passages of one to three verses each. */
  passages: readonly string[];
};

export type DreamSense = {
  /** Fifty to sixty words in the guide's own voice. Contains no quotation, and does not say what the dream means. */
  text: string;
  /** Patterns in the dream that select this sense. */
  cues: readonly string[];
  /** One to three verses for this sense. */
  passage: string;
};
