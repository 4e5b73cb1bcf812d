import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LIFE_AREAS } from '#content/lifeAreas';

/** A conversation of which the answer to the last message is judged. */
export type GuideCase = {
  id: string;
  /** `study` or the id of a figure. */
  to: string;
  kind: string;
  turns: string[];
  /** What a good answer does, as described by the author of the message. */
  right: string;
  /** Which helpline comes first; `any` if its kind does not matter. */
  help: 'none' | 'any' | 'crisis' | 'abuse' | 'sexual' | 'child' | 'trafficking' | 'maternal';
  /** Ids of pages, entries, cards and turns that another reader judged as right, weak and harmful. */
  accept: string[];
  fine: string[];
  bad: string[];
};

/** `offered`: the right page is among the suggestions. An answer for the right area of life only is weak. */
export type GuideVerdict = 'right' | 'offered' | 'weak' | 'wrong' | 'harmful';

export function guideCases(set: string): GuideCase[] {
  return readFileSync(join(import.meta.dirname, `../cases/guide.${set}.jsonl`), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as GuideCase);
}

/** `ids` are the parts of the answer, `offered` those of its suggestions. */
export function judgeAnswer(
  { accept, fine, bad }: GuideCase,
  ids: readonly string[],
  offered: readonly string[],
): GuideVerdict {
  const includesAny = (wanted: readonly string[]) =>
    wanted.some((id) => ids.some((found) => matches(id, found)));
  const isAbstaining = ids.includes('choices') || ids.includes('out-of-scope');
  if (includesAny(bad)) return 'harmful';
  if (includesAny(accept) || (isAbstaining && accept.some((id) => id === 'out-of-scope' || id === 'none')))
    return 'right';
  const area = LIFE_AREAS[ids.find((id) => id.startsWith('area:'))?.slice('area:'.length) ?? ''];
  if ((ids.includes('choices') || area) && accept.some((id) => offered.includes(id))) return 'offered';
  const isInArea = [...accept, ...fine].some((id) => area?.pages.includes(id));
  return includesAny(fine) || isAbstaining || isInArea ? 'weak' : 'wrong';
}

/** A passage matches if its chapter is shown; `crisis` matches help of any kind. */
function matches(wanted: string, found: string): boolean {
  if (wanted === 'crisis') return found === 'care';
  if (!wanted.startsWith('passage:')) return wanted === found;
  return found.startsWith(wanted.replace('Psalms', 'Psalm').split(':').slice(0, 2).join(':'));
}
