import { DIFFERENCES, ENTRIES } from '#content/knowledge';
import { TOPICS } from '#content/topics';
import { lazy } from '#language/lazy';
import { stemsLike } from '#server/scripture/search/queryExpansion';
import { questionStems } from './bibleQuestion';

/** A word of the same meaning counts for less than the user's own word. */
const SAME_MEANING = 0.7;

/**
 * Compares a question with the titles, names and questions of all entries, and with the titles of pages. Returns how
 * similar the most similar one is, from 0 to 1; rare words count for more.
 */
export function similarEntries(stems: readonly string[]): ReadonlyMap<string, number> {
  const { questions, byStem, rarityOf } = questionIndex();
  const total = stems.reduce((sum, stem) => sum + rarityOf(stem), 0);
  const shared = new Map<number, number>();
  for (const stem of stems) {
    const own = new Set(byStem.get(stem));
    const others = new Set(stemsLike(stem).flatMap((other) => byStem.get(other) ?? []));
    for (const at of own) shared.set(at, (shared.get(at) ?? 0) + rarityOf(stem));
    for (const at of others)
      if (!own.has(at)) shared.set(at, (shared.get(at) ?? 0) + rarityOf(stem) * SAME_MEANING);
  }
  const similar = new Map<string, number>();
  for (const [at, sum] of shared) {
    const { id, weight } = questions[at] as Question;
    similar.set(id, Math.max(similar.get(id) ?? 0, (2 * sum) / (total + weight)));
  }
  return similar;
}

type Question = { id: string; weight: number };

const questionIndex = lazy(() => {
  const asked = [
    ...[...ENTRIES, ...DIFFERENCES].flatMap(({ id, title, names, asks }) =>
      [title, ...names, ...asks].map((words) => ({ id, stems: questionStems(words) })),
    ),
    ...TOPICS.map(({ id, title }) => ({ id, stems: questionStems(title) })),
  ];
  const byStem = new Map<string, number[]>();
  for (const [at, { stems }] of asked.entries())
    for (const stem of stems) {
      const list = byStem.get(stem);
      if (list) list.push(at);
      else byStem.set(stem, [at]);
    }
  const rarityOf = (stem: string) => Math.log(1 + asked.length / (1 + (byStem.get(stem)?.length ?? 0)));
  const questions = asked.map(({ id, stems }) => ({
    id,
    weight: stems.reduce((sum, stem) => sum + rarityOf(stem), 0),
  }));
  return { questions, byStem, rarityOf };
});
