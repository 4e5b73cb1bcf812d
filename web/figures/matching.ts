import type { BiblicalFigure } from '#contract/figures';

const MAX_RESULTS = 6;

/** Stop words. Many tags contain them, so they cannot tell figures apart. */
const STOP_WORDS = new Set(
  "to in on at of or an as is it be my me we us he do so no up by am and the for with from this that i'm im".split(
    ' ',
  ),
);

/**
 * Finds the figures whose tags and themes match words of a life situation, best first. Returns null if the situation
 * has no usable word.
 */
export function figuresMatching<Figure extends Pick<BiblicalFigure, 'tags' | 'keyThemes'>>(
  figures: readonly Figure[],
  situation: string,
): Figure[] | null {
  const words = situation
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word.length > 1 && !STOP_WORDS.has(word));
  if (words.length === 0) return null;
  return figures
    .map((figure) => ({ figure, score: scoreOf(figure, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_RESULTS)
    .map(({ figure }) => figure);
}

function scoreOf(
  { tags, keyThemes }: Pick<BiblicalFigure, 'tags' | 'keyThemes'>,
  words: readonly string[],
): number {
  let score = 0;
  for (const word of words) {
    for (const tag of tags.map((tag) => tag.toLowerCase())) {
      if (tag.includes(word) || word.includes(tag)) score += 1;
      if (tag === word) score += 2;
    }
    for (const theme of keyThemes) if (theme.toLowerCase().includes(word)) score += 1;
  }
  return score;
}
