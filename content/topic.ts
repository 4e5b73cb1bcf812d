/** What Scripture is asked about again and again: a page of the written guide. */
export type Topic = {
  /** Lower case, words joined by hyphens; never changed once it is published. */
  id: string;
  title: string;
  /** Names of the topic and its nearest synonyms: single words or short terms. */
  aliases: readonly string[];
  /** How people say it: words and short phrases that bring one here. */
  triggers: readonly string[];
  /** Whole sentences in which people tell of it, each in other words. */
  says?: readonly string[];
  /** Phrases that hold an alias or a trigger and mean something else. */
  not?: readonly string[];
  /** About forty words in the guide's own voice; no quotation. */
  introduction: string;
  /** Ten to twelve references in the order in which they are offered; the first five carry the topic. */
  passages: readonly string[];
  questions: readonly [string, string];
  /** One sentence a person may make her own. */
  prayer: string;
};
