import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The development cases were inspected during tuning. Of the held-out cases, only the totals were read. */
export type CaseSet = 'development' | 'heldOut';
export const CASE_SETS = ['development', 'heldOut'] as const;

export function casesOf<Cases>(name: string, set: CaseSet): Cases {
  return JSON.parse(readFileSync(join(import.meta.dirname, 'cases', `${name}.${set}.json`), 'utf8'));
}
