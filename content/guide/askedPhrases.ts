import { PHRASES_OF_FAITH } from './askedPhrases/phrasesOfFaith';
import { PHRASES_OF_LIFE } from './askedPhrases/phrasesOfLife';
import { PHRASES_OF_STORIES } from './askedPhrases/phrasesOfStories';

/**
 * Phrase patterns that show, in a short message, which page, entry or disputed question it asks for, by id. They are
 * written in normalized words ('can not', 'mom'). The longest match wins.
 */
export const ASKED_PHRASES: Readonly<Record<string, readonly string[]>> = {
  ...PHRASES_OF_LIFE,
  ...PHRASES_OF_FAITH,
  ...PHRASES_OF_STORIES,
};
