import type { Entry } from './entry';
import { DISCIPLES } from './people/disciples';
import { EARLY_CHURCH } from './people/earlyChurch';
import { JUDGES_AND_KINGS } from './people/judgesAndKings';
import { PATRIARCHS } from './people/patriarchs';
import { PROPHETS_AND_KINGS } from './people/prophetsAndKings';
import { RETURN_AND_GOSPELS } from './people/returnAndGospels';

/** People of the Bible. */
export const PEOPLE_ENTRIES: readonly Entry[] = [
  ...PATRIARCHS,
  ...JUDGES_AND_KINGS,
  ...PROPHETS_AND_KINGS,
  ...RETURN_AND_GOSPELS,
  ...DISCIPLES,
  ...EARLY_CHURCH,
];
