import { APPETITES } from './subtopics/body/appetites';
import { ILLNESS_AND_AGE } from './subtopics/body/illnessAndAge';
import { MEMORY_AND_SURGERY } from './subtopics/body/memoryAndSurgery';
import { DEBT_AND_DECISIONS } from './subtopics/dailyWork/debtAndDecisions';
import { JOBS_AND_MONEY } from './subtopics/dailyWork/jobsAndMoney';
import { RETIREMENT_AND_WORLD } from './subtopics/dailyWork/retirementAndWorld';
import { WISDOM_PAGES } from './subtopics/dailyWork/wisdomPages';
import { DOUBT_AND_PRAYER } from './subtopics/faith/doubtAndPrayer';
import { GRACE_AND_FORGIVENESS } from './subtopics/faith/graceAndForgiveness';
import { NIGHTS_AND_DANGER } from './subtopics/fear/nightsAndDanger';
import { WORRIES } from './subtopics/fear/worries';
import { ANGER_AND_ENVY } from './subtopics/heart/angerAndEnvy';
import { JOY_AND_STRENGTH } from './subtopics/heart/joyAndStrength';
import { SHAME_AND_GRATITUDE } from './subtopics/heart/shameAndGratitude';
import { TEMPTATIONS } from './subtopics/heart/temptations';
import { EASTER_PAGES } from './subtopics/hope/easterPages';
import { GOSPEL_AND_TABLE } from './subtopics/hope/gospelAndTable';
import { LAST_THINGS } from './subtopics/hope/lastThings';
import { FAMILY_LOSSES } from './subtopics/life/familyLosses';
import { NEWS_AND_HARM_DONE } from './subtopics/life/newsAndHarmDone';
import { PRISON_AND_HOME } from './subtopics/life/prisonAndHome';
import { QUIET_SORROWS } from './subtopics/life/quietSorrows';
import { YOUTH_AND_MARRIAGE } from './subtopics/life/youthAndMarriage';
import { LOVE } from './subtopics/love';
import { GOOD_DAYS } from './subtopics/particularDays/goodDays';
import { HARD_DAYS } from './subtopics/particularDays/hardDays';
import { SPOUSES_AND_CHILDREN } from './subtopics/particularDays/spousesAndChildren';
import { CHURCH_AND_WITNESS } from './subtopics/path/churchAndWitness';
import { PURPOSE_AND_WAITING } from './subtopics/path/purposeAndWaiting';
import { WORSHIP_AND_CHURCH } from './subtopics/path/worshipAndChurch';
import { FRIENDS_AND_ENEMIES } from './subtopics/people/friendsAndEnemies';
import { MARRIAGES } from './subtopics/people/marriages';
import { NEIGHBORS_AND_JUSTICE } from './subtopics/people/neighborsAndJustice';
import { PARENTS_AND_CHILDREN } from './subtopics/people/parentsAndChildren';
import { SPEECH_AND_FORGIVING } from './subtopics/people/speechAndForgiving';
import { DISCOURAGEMENTS } from './subtopics/sorrow/discouragements';
import { GRIEFS } from './subtopics/sorrow/griefs';
import { HOMESICKNESS } from './subtopics/sorrow/homesickness';
import type { Subtopic } from './subtopics/subtopic';

/** Every subtopic of the guide's pages, in files named like those of the pages in `content/topics`. */
export const SUBTOPICS: readonly Subtopic[] = [
  ...APPETITES,
  ...ILLNESS_AND_AGE,
  ...MEMORY_AND_SURGERY,
  ...DEBT_AND_DECISIONS,
  ...JOBS_AND_MONEY,
  ...RETIREMENT_AND_WORLD,
  ...WISDOM_PAGES,
  ...DOUBT_AND_PRAYER,
  ...GRACE_AND_FORGIVENESS,
  ...NIGHTS_AND_DANGER,
  ...WORRIES,
  ...ANGER_AND_ENVY,
  ...JOY_AND_STRENGTH,
  ...SHAME_AND_GRATITUDE,
  ...TEMPTATIONS,
  ...EASTER_PAGES,
  ...GOSPEL_AND_TABLE,
  ...LAST_THINGS,
  ...FAMILY_LOSSES,
  ...NEWS_AND_HARM_DONE,
  ...PRISON_AND_HOME,
  ...QUIET_SORROWS,
  ...YOUTH_AND_MARRIAGE,
  ...LOVE,
  ...GOOD_DAYS,
  ...HARD_DAYS,
  ...SPOUSES_AND_CHILDREN,
  ...CHURCH_AND_WITNESS,
  ...PURPOSE_AND_WAITING,
  ...WORSHIP_AND_CHURCH,
  ...FRIENDS_AND_ENEMIES,
  ...MARRIAGES,
  ...NEIGHBORS_AND_JUSTICE,
  ...PARENTS_AND_CHILDREN,
  ...SPEECH_AND_FORGIVING,
  ...DISCOURAGEMENTS,
  ...GRIEFS,
  ...HOMESICKNESS,
];
