import { expect, test } from 'vitest';
import { plainWords } from './detect';
import { EMERGENCY_BY_OWN_HAND, VIOLENCE_NOW } from './phrases/emergencies';
import { FAINT } from './phrases/faint';
import { FAMILIES } from './phrases/families';
import { HARMLESS } from './phrases/harmless';
import { PLAIN } from './phrases/plain';
import { VEILED } from './phrases/veiled';

test.each(Object.entries({ PLAIN, VEILED, FAINT, HARMLESS, VIOLENCE_NOW, EMERGENCY_BY_OWN_HAND, FAMILIES }))(
  'the patterns of %s are written in normalized words, so that each word can match',
  (_, list) => {
    const patterns = Object.values<string>(list).flatMap((line) => line.split('|'));
    const literals = patterns.flatMap((pattern) => pattern.split(' ').flatMap(literalsIn));
    expect(literals.length).toBeGreaterThan(0);
    expect(literals.filter((words) => plainWords(words).replace(/ \. $/, '').trim() !== words)).toEqual([]);
  },
);

/** Returns the words that a token of a pattern spells out. Leaves out wildcards, word families and punctuation. */
function literalsIn(token: string): string[] {
  return token
    .replace(/^!\((.*)\)$/, '$1')
    .replace(/\?$/, '')
    .split('/')
    .filter((word) => /[a-z]/.test(word) && !word.includes('*') && !(word in FAMILIES))
    .map((word) => word.replaceAll('_', ' '));
}
