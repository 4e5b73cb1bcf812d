import type { Verse } from '#content/scripture/verses';

/** The passage of the fallback symbol. */
export const REFLECTION_PASSAGE: Verse = {
  ref: 'Job 33:14-15',
  text: 'For God speaketh once, yea twice, [yet man] perceiveth it not. In a dream, in a vision of the night, when deep sleep falleth upon men, in slumberings upon the bed;',
};

/** Introduces the passage. */
export const REFLECTION_INTRODUCTION =
  'In the book of Job, Elihu speaks of how God may come near while people sleep:';

/** The fallback symbol, shown when a dream has no symbols or the request fails. */
export const REFLECTION = {
  symbol: 'Reflection',
  biblicalContext: `${REFLECTION_INTRODUCTION} “${REFLECTION_PASSAGE.text.replace(/[[\]]/g, '')}”`,
  reflectionQuestion:
    'What might God be wanting to show you through this dream? Consider taking it to Him in prayer.',
  scriptureReference: REFLECTION_PASSAGE.ref,
  verses: [],
  isInScripture: true,
};
