import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LIFE_AREAS } from '#content/guide/lifeAreas';

/** A conversation. The answer to its last message is judged. */
export type GuideCase = {
  id: string;
  /** `study` or the id of a figure. */
  to: string;
  kind: string;
  turns: string[];
  /** What a good answer does, as described by the author of the message. */
  right: string;
  /** The kind of helpline that must come first, or `any` if the kind does not matter. */
  help: 'none' | 'any' | 'crisis' | 'abuse' | 'sexual' | 'child' | 'trafficking' | 'maternal';
  /** Ids of pages, entries, cards and turns that another reader judged as right, weak and harmful. */
  accept: string[];
  fine: string[];
  bad: string[];
};

/** `offered`: the right page is among the suggestions. `weak`: only the area of life is right. */
export type GuideVerdict = 'right' | 'offered' | 'weak' | 'wrong' | 'harmful';

export function guideCases(set: string): GuideCase[] {
  return readFileSync(join(import.meta.dirname, `../cases/guide.${set}.jsonl`), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as GuideCase);
}

/** Judges an answer. `ids` are the ids of the answer's parts, `offered` the ids of its suggestions. */
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

/**
 * Returns whether a part is the wanted one. A passage matches if its chapter is shown. `crisis` matches any crisis
 * help.
 */
function matches(wanted: string, found: string): boolean {
  if (wanted === 'crisis') return found === 'care';
  if (!wanted.startsWith('passage:')) return wanted === found;
  return found.startsWith(wanted.replace('Psalms', 'Psalm').split(':').slice(0, 2).join(':'));
}
