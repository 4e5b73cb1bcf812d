import { abraham } from '#content/figures/abraham/abraham';
import { barnabas } from '#content/figures/barnabas/barnabas';
import { daniel } from '#content/figures/daniel/daniel';
import { david } from '#content/figures/david/david';
import { deborah } from '#content/figures/deborah/deborah';
import { elijah } from '#content/figures/elijah/elijah';
import { elisha } from '#content/figures/elisha/elisha';
import { esther } from '#content/figures/esther/esther';
import type { Figure } from '#content/figures/figure';
import { gideon } from '#content/figures/gideon/gideon';
import { hagar } from '#content/figures/hagar/hagar';
import { hannah } from '#content/figures/hannah/hannah';
import { isaiah } from '#content/figures/isaiah/isaiah';
import { jacob } from '#content/figures/jacob/jacob';
import { jeremiah } from '#content/figures/jeremiah/jeremiah';
import { job } from '#content/figures/job/job';
import { john } from '#content/figures/john/john';
import { johnTheBaptist } from '#content/figures/johnTheBaptist/johnTheBaptist';
import { jonah } from '#content/figures/jonah/jonah';
import { joseph } from '#content/figures/joseph/joseph';
import { josephOfNazareth } from '#content/figures/josephOfNazareth/josephOfNazareth';
import { joshua } from '#content/figures/joshua/joshua';
import { martha } from '#content/figures/martha/martha';
import { maryMagdalene } from '#content/figures/maryMagdalene/maryMagdalene';
import { maryOfNazareth } from '#content/figures/maryOfNazareth/maryOfNazareth';
import { moses } from '#content/figures/moses/moses';
import { naomi } from '#content/figures/naomi/naomi';
import { nehemiah } from '#content/figures/nehemiah/nehemiah';
import { noah } from '#content/figures/noah/noah';
import { paul } from '#content/figures/paul/paul';
import { peter } from '#content/figures/peter/peter';
import { ruth } from '#content/figures/ruth/ruth';
import { samuel } from '#content/figures/samuel/samuel';
import { sarah } from '#content/figures/sarah/sarah';
import { solomon } from '#content/figures/solomon/solomon';
import { thomas } from '#content/figures/thomas/thomas';
import { priscilla } from './figures/priscilla/priscilla';
import { rahab } from './figures/rahab/rahab';
import { samaritanWoman } from './figures/samaritanWoman/samaritanWoman';
import { stephen } from './figures/stephen/stephen';

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
