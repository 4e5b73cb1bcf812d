import type { BiblicalFigure } from '#contract/figures';

const MOST = 6;

/** The figures whose tags and themes share words with a life situation, best first; null when no word says anything. */
export function mentorsFor<Figure extends Pick<BiblicalFigure, 'tags' | 'keyThemes'>>(
  figures: readonly Figure[],
  situation: string,
): Figure[] | null {
  const words = situation
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word.length > 1);
  if (words.length === 0) return null;
  return figures
    .map((figure) => ({ figure, score: scoreOf(figure, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST)
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
