import { KINDRED_OF_FEELINGS } from './kindred/kindredOfFeelings';
import { KINDRED_OF_LIFE } from './kindred/kindredOfLife';

/** Groups of everyday synonyms, one per line: a user who uses one may mean the others. */
export const KINDRED: readonly (readonly string[])[] = [...KINDRED_OF_LIFE, ...KINDRED_OF_FEELINGS];
