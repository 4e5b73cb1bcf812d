/** Verses for people who ask for one: 'a verse for my exam', 'something to write in a card for a new job'. */
export type OccasionVerse = {
  id: string;
  /**
   * What it is about if not an event. An event goes before the person it is for ('our pastor’s birthday'), and both go
   * before what fits any occasion ('a card').
   */
  about?: 'person' | 'anything';
  /** Phrase patterns that select the occasion, in normalized words ('mom', 'can not'). The longest match wins, then the first in the list. */
  asked: readonly string[];
  /** One or two sentences before the verse; no quotation. */
  lead: string;
  /** The best verse first; the others follow when the user asks for another one. */
  passages: readonly [string, string, string, ...string[]];
  /** The id of a topic page or entry with more. */
  page?: string;
};
