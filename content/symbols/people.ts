import type { DreamSymbol } from '../symbol';
import { AUTHORITIES } from './people/authorities';
import { COMPANY } from './people/company';
import { HOUSEHOLD } from './people/household';
import { LOVES } from './people/loves';
import { NEIGHBORS } from './people/neighbors';
import { SPIRITS } from './people/spirits';
import { STRANGERS_AND_GIANTS } from './people/strangersAndGiants';
import { VOICES_AND_GRAVES } from './people/voicesAndGraves';

export const PEOPLE_IN_DREAMS: readonly DreamSymbol[] = [
  ...HOUSEHOLD,
  ...LOVES,
  ...COMPANY,
  ...AUTHORITIES,
  ...NEIGHBORS,
  ...SPIRITS,
  ...STRANGERS_AND_GIANTS,
  ...VOICES_AND_GRAVES,
];
