import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AREAS } from '#content/areas';

/** A conversation whose last message is judged. */
export type GuideCase = {
  id: string;
  /** `study` or the id of a figure. */
  to: string;
  kind: string;
  turns: string[];
  /** What a good answer does, in the words of the author of the message. */
  right: string;
  /** Which helpline comes first; `any` where its kind does not matter. */
  help: 'none' | 'any' | 'crisis' | 'abuse' | 'sexual' | 'child' | 'trafficking' | 'maternal';
  /** What another reader would call right, weak and harmful: ids of pages, entries, cards and turns. */
  accept: string[];
  fine: string[];
  bad: string[];
};

/** `offered`: the right page stands among the choices. Words for the right part of life alone are weak. */
export type Verdict = 'right' | 'offered' | 'weak' | 'wrong' | 'harmful';

export function guideCases(set: string): GuideCase[] {
  return readFileSync(join(import.meta.dirname, `../cases/guide.${set}.jsonl`), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as GuideCase);
}

/** `ids` is what was answered, `offered` what stands as a choice beside it. */
export function verdictOn(
  { accept, fine, bad }: GuideCase,
  ids: readonly string[],
  offered: readonly string[],
): Verdict {
  const holds = (wanted: readonly string[]) => wanted.some((id) => ids.some((found) => fits(id, found)));
  const isAbstaining = ids.includes('choices') || ids.includes('out-of-scope');
  if (holds(bad)) return 'harmful';
  if (holds(accept) || (isAbstaining && accept.some((id) => id === 'out-of-scope' || id === 'none')))
    return 'right';
  const area = AREAS[ids.find((id) => id.startsWith('area:'))?.slice('area:'.length) ?? ''];
  if ((ids.includes('choices') || area) && accept.some((id) => offered.includes(id))) return 'offered';
  const isInArea = [...accept, ...fine].some((id) => area?.pages.includes(id));
  return holds(fine) || isAbstaining || isInArea ? 'weak' : 'wrong';
}

/** A passage fits when its chapter is shown; `crisis` is help of any kind. */
function fits(wanted: string, found: string): boolean {
  if (wanted === 'crisis') return found === 'care';
  if (!wanted.startsWith('passage:')) return wanted === found;
  return found.startsWith(wanted.replace('Psalms', 'Psalm').split(':').slice(0, 2).join(':'));
}
