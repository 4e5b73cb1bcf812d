/** A Bible figure that users can talk with. */
export type Figure = {
  figureId: string;
  /** As shown on the card: 'King David'. */
  name: string;
  /** As in 'in the voice of David'. */
  shortName: string;
  title: string;
  description: string;
  period: string;
  keyThemes: readonly string[];
  /** Situations in which this figure is a good companion: lower case, one or two words. */
  tags: readonly string[];
  iconName: IconName;
  colour: FigureColour;
  /** How this figure speaks, for a language model: two or three sentences. */
  voice: string;
  /** The first message of a conversation. Contains no quotation. */
  welcome: string;
  /** The figure's answer to 'who are you?', in the first person; drawn only from `passage`. */
  about: { text: string; passage: string; keyVerse: string };
  cards: readonly FigureCardText[];
};

/** One part of a figure's story, drawn only from its passage. */
export type FigureCardText = {
  /** Unique within the figure: lower case, hyphenated. */
  id: string;
  passage: string;
  /** Modern words and short phrases for what the card is about. */
  keywords: readonly string[];
  /** Questions this card answers, as people ask them. */
  asks: readonly string[];
  /** What happened, in the first person. All of it is in the passage. Contains no quotation. */
  story: string;
  /** What the figure says to the reader, which is imagined; null if the story is enough. */
  reflection: string | null;
  /** Whether the card is not told to users who confessed a wrong: to them it could sound like their punishment. */
  hurtsTheGuilty?: true;
  /** One or two verses, shown as Scripture. */
  keyVerse: string;
  /** A question to the user. */
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
