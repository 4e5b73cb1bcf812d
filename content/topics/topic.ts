/** A page of the written guide, about a frequent question. */
export type Topic = {
  /** Lower case, hyphenated; never changes once published. */
  id: string;
  title: string;
  /** Names of the topic and close synonyms: single words or short terms. */
  aliases: readonly string[];
  /** Words and short phrases that select the page. */
  triggers: readonly string[];
  /** Example messages about the topic, each worded differently. */
  says?: readonly string[];
  /** Phrases that contain an alias or trigger but mean something else. */
  not?: readonly string[];
  /** About forty words in the guide's own voice. Contains no quotation. */
  introduction: string;
  /** Ten to twelve references, in the order they are shown; the first five are the core. */
  passages: readonly string[];
  questions: readonly [string, string];
  /** A one-sentence prayer. */
  prayer: string;
};
