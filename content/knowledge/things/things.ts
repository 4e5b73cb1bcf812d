import type { Entry } from '#content/knowledge/entry';
import { AFTER_EASTER_AND_PARABLES } from './afterEasterAndParables';
import { CANON_AND_LANGUAGES } from './canonAndLanguages';
import { CITIES_AND_TRIBES } from './citiesAndTribes';
import { CUSTOMS_OF_ISRAEL } from './customsOfIsrael';
import { EVENTS_OF_ISRAEL } from './eventsOfIsrael';
import { EVENTS_OF_JESUS } from './eventsOfJesus';
import { MEASURES_AND_QUESTIONS } from './measuresAndQuestions';
import { OBJECTS_AND_BEGINNINGS } from './objectsAndBeginnings';
import { PARABLES_AND_MIRACLES } from './parablesAndMiracles';
import { PEOPLES_AND_FEASTS } from './peoplesAndFeasts';
import { PLACES_OF_THE_BIBLE } from './placesOfTheBible';
import { SCENES_AND_TEXTS } from './scenesAndTexts';
import { SCENES_IN_DETAIL } from './scenesInDetail';
import { SCENES_OF_ACTS } from './scenesOfActs';
import { SCENES_OF_THE_GOSPELS } from './scenesOfTheGospels';
import { SEASONS_AND_OFFICES } from './seasonsAndOffices';
import { STORIES_OF_KINGS_AND_PROPHETS } from './storiesOfKingsAndProphets';
import { STORIES_OF_MOSES_AND_GIDEON } from './storiesOfMosesAndGideon';

export const THINGS: readonly Entry[] = [
  ...SCENES_IN_DETAIL,
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
  ...SCENES_OF_ACTS,
  ...SCENES_OF_THE_GOSPELS,
  ...AFTER_EASTER_AND_PARABLES,
  ...STORIES_OF_MOSES_AND_GIDEON,
  ...STORIES_OF_KINGS_AND_PROPHETS,
  ...CUSTOMS_OF_ISRAEL,
  ...MEASURES_AND_QUESTIONS,
];
