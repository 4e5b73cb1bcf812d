import { SYNONYMS } from '#content/synonyms';
import { tellingStems } from '#server/scripture/phrases';
import { stemOf } from '#server/scripture/stems';

const BY_STEM = new Map<string, string[]>();
for (const [modern, older] of SYNONYMS) {
  const stem = stemOf(modern);
  BY_STEM.set(stem, [...(BY_STEM.get(stem) ?? []), ...older.map(stemOf)]);
}

/** What the King James text says for words of today, as stems. */
export function alsoFor(said: string): string[] {
  return tellingStems(said).flatMap((stem) => BY_STEM.get(stem) ?? []);
}
