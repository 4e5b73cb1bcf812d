import type { Figure } from '#content/figures/figure';
import { abraham } from './figures/abraham';
import { barnabas } from './figures/barnabas';
import { daniel } from './figures/daniel';
import { david } from './figures/david';
import { deborah } from './figures/deborah';
import { elijah } from './figures/elijah';
import { elisha } from './figures/elisha';
import { esther } from './figures/esther';
import { gideon } from './figures/gideon';
import { hagar } from './figures/hagar';
import { hannah } from './figures/hannah';
import { isaiah } from './figures/isaiah';
import { jacob } from './figures/jacob';
import { jeremiah } from './figures/jeremiah';
import { job } from './figures/job';
import { john } from './figures/john';
import { johnTheBaptist } from './figures/johnTheBaptist';
import { jonah } from './figures/jonah';
import { joseph } from './figures/joseph';
import { josephOfNazareth } from './figures/josephOfNazareth';
import { joshua } from './figures/joshua';
import { martha } from './figures/martha';
import { maryMagdalene } from './figures/maryMagdalene';
import { maryOfNazareth } from './figures/maryOfNazareth';
import { moses } from './figures/moses';
import { naomi } from './figures/naomi';
import { nehemiah } from './figures/nehemiah';
import { noah } from './figures/noah';
import { paul } from './figures/paul';
import { peter } from './figures/peter';
import { priscilla } from './figures/priscilla';
import { rahab } from './figures/rahab';
import { ruth } from './figures/ruth';
import { samaritanWoman } from './figures/samaritanWoman';
import { samuel } from './figures/samuel';
import { sarah } from './figures/sarah';
import { solomon } from './figures/solomon';
import { stephen } from './figures/stephen';
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
  jonah,
  isaiah,
  samuel,
  elisha,
  johnTheBaptist,
  john,
  hagar,
  naomi,
  samaritanWoman,
  josephOfNazareth,
  stephen,
  priscilla,
  barnabas,
  rahab,
  noah,
];
