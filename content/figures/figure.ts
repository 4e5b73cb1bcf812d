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
  /** How this figure speaks: a guide for authors of cards and for a language model. A few sentences. */
  voice: string;
  /** The first message of a conversation. Contains no quotation. */
  welcome: string;
  replies: FigureReplies;
  /** The figure's answer to 'who are you?', in the first person; drawn only from `passage`. */
  about: { text: string; passage: string; keyVerse: string };
  cards: readonly FigureCardText[];
  /** Short answers to questions about the figure's life. A message that asks for one of them needs no story. */
  facts?: readonly FigureFact[];
};

/** What the figure says to messages that no story answers. Contains no quotation and no reference. */
export type FigureReplies = {
  /** To something of the user's own life, glad or sad. */
  heard: readonly [string, string, string, string];
  /** To an opinion on the figure's story, whether it agrees or not. */
  remark: readonly [string, string, string];
  /** To a joke or something told with a laugh. */
  laugh: readonly [string, string, string];
};

/** What people ask every figure. `server/guide/written/figures/factQuestions.ts` has the wordings of the questions. */
export type FactSubject =
  | 'spouse'
  | 'parents'
  | 'siblings'
  | 'children'
  | 'friends'
  | 'enemies'
  | 'birth'
  | 'age'
  | 'death'
  | 'home'
  | 'work'
  | 'looks'
  | 'time'
  | 'name'
  | 'writings'
  | 'jesus'
  | 'sin'
  | 'regret'
  | 'fear'
  | 'happiest'
  | 'hardest'
  | 'favorite'
  | 'joke';

/** A short answer to a question about a figure's own life, such as 'Were you married?' or 'Who was Timothy?' */
export type FigureFact = {
  /** Unique within the figure: lower case, hyphenated. */
  id: string;
  /** Questions about these subjects are answered. At most one fact of a figure has each subject. */
  subjects?: readonly FactSubject[];
  /** Names of a person, place or thing: 'Who was Timothy?' and 'Tell me about Timothy' are answered. */
  names?: readonly string[];
  /** Phrase patterns of other questions that are answered: 'how|who tall|big goliath'. */
  patterns?: readonly string[];
  /** The id of another fact: only asked right after it, as in 'Did you ever need it again?' */
  follows?: string;
  /** The answer, in the first person, direct from its first words. Contains no quotation. */
  text: string;
  /** Contains all that the answer says; null if Scripture does not tell, which the answer then says. */
  passage: string | null;
  /** One or two verses, shown as Scripture. Of `passage` if there is one. */
  keyVerse: string | null;
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
  /** Hides the card from users who confessed a wrong, because they could read it as their punishment. */
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
