import { APPETITES_SUBTOPICS } from './subtopics/body/appetites';
import { ILLNESS_AND_AGE_SUBTOPICS } from './subtopics/body/illnessAndAge';
import { MEMORY_AND_SURGERY_SUBTOPICS } from './subtopics/body/memoryAndSurgery';
import { DEBT_AND_DECISIONS_SUBTOPICS } from './subtopics/dailyWork/debtAndDecisions';
import { JOBS_AND_MONEY_SUBTOPICS } from './subtopics/dailyWork/jobsAndMoney';
import { RETIREMENT_AND_WORLD_SUBTOPICS } from './subtopics/dailyWork/retirementAndWorld';
import { WISDOM_PAGES_SUBTOPICS } from './subtopics/dailyWork/wisdomPages';
import { DOUBT_AND_PRAYER_SUBTOPICS } from './subtopics/faith/doubtAndPrayer';
import { GRACE_AND_FORGIVENESS_SUBTOPICS } from './subtopics/faith/graceAndForgiveness';
import { NIGHTS_AND_DANGER_SUBTOPICS } from './subtopics/fear/nightsAndDanger';
import { WORRIES_SUBTOPICS } from './subtopics/fear/worries';
import { ANGER_AND_ENVY_SUBTOPICS } from './subtopics/heart/angerAndEnvy';
import { JOY_AND_STRENGTH_SUBTOPICS } from './subtopics/heart/joyAndStrength';
import { SHAME_AND_GRATITUDE_SUBTOPICS } from './subtopics/heart/shameAndGratitude';
import { TEMPTATIONS_SUBTOPICS } from './subtopics/heart/temptations';
import { EASTER_PAGES_SUBTOPICS } from './subtopics/hope/easterPages';
import { GOSPEL_AND_TABLE_SUBTOPICS } from './subtopics/hope/gospelAndTable';
import { LAST_THINGS_SUBTOPICS } from './subtopics/hope/lastThings';
import { FAMILY_LOSSES_SUBTOPICS } from './subtopics/life/familyLosses';
import { NEWS_AND_HARM_DONE_SUBTOPICS } from './subtopics/life/newsAndHarmDone';
import { PRISON_AND_HOME_SUBTOPICS } from './subtopics/life/prisonAndHome';
import { QUIET_SORROWS_SUBTOPICS } from './subtopics/life/quietSorrows';
import { YOUTH_AND_MARRIAGE_SUBTOPICS } from './subtopics/life/youthAndMarriage';
import { LOVE_SUBTOPICS } from './subtopics/love';
import { GOOD_DAYS_SUBTOPICS } from './subtopics/particularDays/goodDays';
import { HARD_DAYS_SUBTOPICS } from './subtopics/particularDays/hardDays';
import { SPOUSES_AND_CHILDREN_SUBTOPICS } from './subtopics/particularDays/spousesAndChildren';
import { CHURCH_AND_WITNESS_SUBTOPICS } from './subtopics/path/churchAndWitness';
import { PURPOSE_AND_WAITING_SUBTOPICS } from './subtopics/path/purposeAndWaiting';
import { WORSHIP_AND_CHURCH_SUBTOPICS } from './subtopics/path/worshipAndChurch';
import { FRIENDS_AND_ENEMIES_SUBTOPICS } from './subtopics/people/friendsAndEnemies';
import { MARRIAGES_SUBTOPICS } from './subtopics/people/marriages';
import { NEIGHBORS_AND_JUSTICE_SUBTOPICS } from './subtopics/people/neighborsAndJustice';
import { PARENTS_AND_CHILDREN_SUBTOPICS } from './subtopics/people/parentsAndChildren';
import { SPEECH_AND_FORGIVING_SUBTOPICS } from './subtopics/people/speechAndForgiving';
import { DISCOURAGEMENTS_SUBTOPICS } from './subtopics/sorrow/discouragements';
import { GRIEFS_SUBTOPICS } from './subtopics/sorrow/griefs';
import { HOMESICKNESS_SUBTOPICS } from './subtopics/sorrow/homesickness';
import type { Subtopic } from './subtopics/subtopic';

/** Every subtopic of the guide's pages, in files named like those of the pages in `content/topics`. */
export const SUBTOPICS: readonly Subtopic[] = [
  ...APPETITES_SUBTOPICS,
  ...ILLNESS_AND_AGE_SUBTOPICS,
  ...MEMORY_AND_SURGERY_SUBTOPICS,
  ...DEBT_AND_DECISIONS_SUBTOPICS,
  ...JOBS_AND_MONEY_SUBTOPICS,
  ...RETIREMENT_AND_WORLD_SUBTOPICS,
  ...WISDOM_PAGES_SUBTOPICS,
  ...DOUBT_AND_PRAYER_SUBTOPICS,
  ...GRACE_AND_FORGIVENESS_SUBTOPICS,
  ...NIGHTS_AND_DANGER_SUBTOPICS,
  ...WORRIES_SUBTOPICS,
  ...ANGER_AND_ENVY_SUBTOPICS,
  ...JOY_AND_STRENGTH_SUBTOPICS,
  ...SHAME_AND_GRATITUDE_SUBTOPICS,
  ...TEMPTATIONS_SUBTOPICS,
  ...EASTER_PAGES_SUBTOPICS,
  ...GOSPEL_AND_TABLE_SUBTOPICS,
  ...LAST_THINGS_SUBTOPICS,
  ...FAMILY_LOSSES_SUBTOPICS,
  ...NEWS_AND_HARM_DONE_SUBTOPICS,
  ...PRISON_AND_HOME_SUBTOPICS,
  ...QUIET_SORROWS_SUBTOPICS,
  ...YOUTH_AND_MARRIAGE_SUBTOPICS,
  ...LOVE_SUBTOPICS,
  ...GOOD_DAYS_SUBTOPICS,
  ...HARD_DAYS_SUBTOPICS,
  ...SPOUSES_AND_CHILDREN_SUBTOPICS,
  ...CHURCH_AND_WITNESS_SUBTOPICS,
  ...PURPOSE_AND_WAITING_SUBTOPICS,
  ...WORSHIP_AND_CHURCH_SUBTOPICS,
  ...FRIENDS_AND_ENEMIES_SUBTOPICS,
  ...MARRIAGES_SUBTOPICS,
  ...NEIGHBORS_AND_JUSTICE_SUBTOPICS,
  ...PARENTS_AND_CHILDREN_SUBTOPICS,
  ...SPEECH_AND_FORGIVING_SUBTOPICS,
  ...DISCOURAGEMENTS_SUBTOPICS,
  ...GRIEFS_SUBTOPICS,
  ...HOMESICKNESS_SUBTOPICS,
];
