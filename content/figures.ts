import type { Figure } from './figure';
import { abraham } from './figures/abraham';
import { daniel } from './figures/daniel';
import { david } from './figures/david';
import { deborah } from './figures/deborah';
import { elijah } from './figures/elijah';
import { esther } from './figures/esther';
import { gideon } from './figures/gideon';
import { hannah } from './figures/hannah';
import { jacob } from './figures/jacob';
import { jeremiah } from './figures/jeremiah';
import { job } from './figures/job';
import { joseph } from './figures/joseph';
import { joshua } from './figures/joshua';
import { martha } from './figures/martha';
import { maryMagdalene } from './figures/maryMagdalene';
import { maryOfNazareth } from './figures/maryOfNazareth';
import { moses } from './figures/moses';
import { nehemiah } from './figures/nehemiah';
import { paul } from './figures/paul';
import { peter } from './figures/peter';
import { ruth } from './figures/ruth';
import { sarah } from './figures/sarah';
import { solomon } from './figures/solomon';
import { thomas } from './figures/thomas';

/** All figures, in the order of the list. */
export const FIGURES: readonly Figure[] = [
  david,
  esther,
  joshua,
  solomon,
  moses,
  ruth,
  job,
  daniel,
  maryOfNazareth,
  peter,
  paul,
  maryMagdalene,
  abraham,
  sarah,
  jacob,
  joseph,
  deborah,
  gideon,
  hannah,
  elijah,
  jeremiah,
  nehemiah,
  martha,
  thomas,
];
