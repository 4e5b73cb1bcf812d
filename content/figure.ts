/** A person of the Bible whom users can talk with. */
export type Figure = {
  figureId: string;
  /** As on the card: 'King David'. */
  name: string;
  /** As in 'in the voice of David'. */
  shortName: string;
  title: string;
  description: string;
  period: string;
  keyThemes: readonly string[];
  /** Life situations in which this person is a good companion: lower case, one or two words. */
  tags: readonly string[];
  iconName: IconName;
  colour: FigureColour;
  /** How this person speaks, for a language model: two or three sentences. */
  voice: string;
  /** The first message of a conversation; no quotation. */
  welcome: string;
  /** Who this is, in his or her own words, when asked 'who are you?'; drawn only from `passage`. */
  about: { text: string; passage: string; keyVerse: string };
  cards: readonly FigureCardText[];
};

/** One thing a figure can tell of, drawn only from its passage. */
export type FigureCardText = {
  /** Unique within the figure: lower case, words joined by hyphens. */
  id: string;
  passage: string;
  /** Modern words and short phrases for what the card is about. */
  keywords: readonly string[];
  /** Questions this card answers, as people ask them. */
  asks: readonly string[];
  /** What happened, in the first person: a reader who opens the passage finds it there. No quotation. */
  told: string;
  /** What the figure says to the reader, which is imagined; null where the story is enough. */
  turn: string | null;
  /** One verse or two, shown from the text. */
  keyVerse: string;
  /** A question back. */
  question: string;
};

type IconName =
  | 'Crown'
  | 'Heart'
  | 'Shield'
  | 'BookOpen'
  | 'Mountain'
  | 'Star'
  | 'Anchor'
  | 'Flame'
  | 'Zap'
  | 'Feather'
  | 'Compass';

type FigureColour = 'amber' | 'rose' | 'sage' | 'clay' | 'wheat' | 'dusk';
