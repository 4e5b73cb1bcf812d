import type { Figure } from './figure';
import { daniel } from './figures/daniel';
import { david } from './figures/david';
import { esther } from './figures/esther';
import { job } from './figures/job';
import { joshua } from './figures/joshua';
import { maryMagdalene } from './figures/maryMagdalene';
import { maryOfNazareth } from './figures/maryOfNazareth';
import { moses } from './figures/moses';
import { paul } from './figures/paul';
import { peter } from './figures/peter';
import { ruth } from './figures/ruth';
import { solomon } from './figures/solomon';

/** Everybody one can talk with, in the order of the list. */
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
];
