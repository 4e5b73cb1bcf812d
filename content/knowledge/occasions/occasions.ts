import type { Entry } from '#content/knowledge/entry';
import { CUSTOMS_AND_OCCASIONS } from './customsAndOccasions';
import { HARD_PASSAGES } from './hardPassages';
import { MORE_WOMEN_AND_MEN } from './moreWomenAndMen';
import { QUESTIONS_ABOUT_STORIES } from './questionsAboutStories';
import { QUESTIONS_OF_FAITH } from './questionsOfFaith';
import { STORIES_PEOPLE_ASK_ABOUT } from './storiesPeopleAskAbout';
import { VERSES_FOR_OCCASIONS } from './versesForOccasions';

/** What people also ask: more people, stories and things, and verses for occasions. */
export const MORE_ENTRIES: readonly Entry[] = [
  ...MORE_WOMEN_AND_MEN,
  ...STORIES_PEOPLE_ASK_ABOUT,
  ...HARD_PASSAGES,
  ...CUSTOMS_AND_OCCASIONS,
  ...VERSES_FOR_OCCASIONS,
  ...QUESTIONS_OF_FAITH,
  ...QUESTIONS_ABOUT_STORIES,
];
