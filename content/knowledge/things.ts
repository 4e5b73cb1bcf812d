import type { Entry } from './entry';
import { CANON_AND_LANGUAGES } from './things/canonAndLanguages';
import { CITIES_AND_TRIBES } from './things/citiesAndTribes';
import { EVENTS_OF_ISRAEL } from './things/eventsOfIsrael';
import { EVENTS_OF_JESUS } from './things/eventsOfJesus';
import { OBJECTS_AND_BEGINNINGS } from './things/objectsAndBeginnings';
import { PARABLES_AND_MIRACLES } from './things/parablesAndMiracles';
import { PEOPLES_AND_FEASTS } from './things/peoplesAndFeasts';
import { PLACES_OF_THE_BIBLE } from './things/placesOfTheBible';
import { SCENES_AND_TEXTS } from './things/scenesAndTexts';
import { SEASONS_AND_OFFICES } from './things/seasonsAndOffices';

export const THINGS: readonly Entry[] = [
  ...PLACES_OF_THE_BIBLE,
  ...CITIES_AND_TRIBES,
  ...PEOPLES_AND_FEASTS,
  ...SEASONS_AND_OFFICES,
  ...OBJECTS_AND_BEGINNINGS,
  ...EVENTS_OF_ISRAEL,
  ...EVENTS_OF_JESUS,
  ...PARABLES_AND_MIRACLES,
  ...SCENES_AND_TEXTS,
  ...CANON_AND_LANGUAGES,
];
