import { BOOKS_OF_THE_BIBLE } from '#content/knowledge/books/books';
import { CHAPTERS } from '#content/knowledge/details/chapters';
import type { ChapterSummary, Detail } from '#content/knowledge/details/detail';
import { DETAILS_OF_STORIES } from '#content/knowledge/details/details';
import { BIBLE_AND_SCIENCE } from '#content/knowledge/differences/bibleAndScience';
import { CHURCH_AND_SPIRIT } from '#content/knowledge/differences/churchAndSpirit';
import { CHURCH_LIFE } from '#content/knowledge/differences/churchLife';
import { CUSTOMS } from '#content/knowledge/differences/customs';
import { DEATH_AND_DUTY } from '#content/knowledge/differences/deathAndDuty';
import { DEATH_AND_FOOD } from '#content/knowledge/differences/deathAndFood';
import { END_TIMES } from '#content/knowledge/differences/endTimes';
import { GOD_AND_SALVATION } from '#content/knowledge/differences/godAndSalvation';
import { LAW_AND_PROVIDENCE } from '#content/knowledge/differences/lawAndProvidence';
import { MARY_AND_SACRAMENTS } from '#content/knowledge/differences/maryAndSacraments';
import { OTHER_CHURCHES } from '#content/knowledge/differences/otherChurches';
import { SEX_AND_LIFE } from '#content/knowledge/differences/sexAndLife';
import { SOLDIERS } from '#content/knowledge/differences/soldiers';
import { WOMEN_AND_MARRIAGE } from '#content/knowledge/differences/womenAndMarriage';
import { WOMEN_AND_SPIRITS } from '#content/knowledge/differences/womenAndSpirits';
import { MORE_ENTRIES } from '#content/knowledge/occasions/occasions';
import { EXPLAINED_PASSAGES } from '#content/knowledge/passages/passages';
import { PEOPLE_ENTRIES } from '#content/knowledge/people/people';
import { TERMS } from '#content/knowledge/terms/terms';
import { THINGS } from '#content/knowledge/things/things';
import type { Difference, Entry } from './knowledge/entry';

/** Short answers to 'who was', 'what is', 'where is' and 'what does it mean'. */
export const ENTRIES: readonly Entry[] = [
  ...PEOPLE_ENTRIES,
  ...THINGS,
  ...BOOKS_OF_THE_BIBLE,
  ...TERMS,
  ...MORE_ENTRIES,
  ...EXPLAINED_PASSAGES,
];

/** Questions on which Christians differ; no side is taken. */
export const DIFFERENCES: readonly Difference[] = [
  ...GOD_AND_SALVATION,
  ...MARY_AND_SACRAMENTS,
  ...CHURCH_AND_SPIRIT,
  ...WOMEN_AND_MARRIAGE,
  ...SEX_AND_LIFE,
  ...DEATH_AND_FOOD,
  ...CUSTOMS,
  ...END_TIMES,
  ...BIBLE_AND_SCIENCE,
  ...WOMEN_AND_SPIRITS,
  ...LAW_AND_PROVIDENCE,
  ...CHURCH_LIFE,
  ...OTHER_CHURCHES,
  ...DEATH_AND_DUTY,
  ...SOLDIERS,
];

/** Answers to questions about one detail of a story. */
export const DETAILS: readonly Detail[] = DETAILS_OF_STORIES;

/** Summaries of famous chapters. */
export const CHAPTER_SUMMARIES: readonly ChapterSummary[] = CHAPTERS;
