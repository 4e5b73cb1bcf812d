import { LIFE_AREAS, type LifeArea } from '#content/guide/lifeAreas';
import type { Scored } from '#language/classifier';
import { lazy } from '#language/lazy';

/** The life area of a message. */
export type ClassifiedArea = {
  area: LifeArea;
  /** The area’s pages, likeliest first. `probability` is the page’s share of the area’s total. */
  pages: readonly Scored[];
};

/**
 * Minimum probability of all life areas together, and minimum share of the best one. Tuned on the validation messages.
 */
const MIN_LIFE = 0.35;
const MIN_SHARE = 0.4;
/** In longer messages, the probability is spread over many pages, so the differences between pages are sharpened. */
const WORDS_OF_A_PLAIN_MESSAGE = 5;

/**
 * Returns the likeliest life area of a message. Returns null if the pages of all areas together are too unlikely, or if
 * no area has a large enough share of them. `scored` has the probability of every page and conversation turn; `length`
 * is the number of words in the message.
 */
export function classifyArea(scored: readonly Scored[], length: number): ClassifiedArea | null {
  const sharpness = Math.max(1, Math.sqrt(length / WORDS_OF_A_PLAIN_MESSAGE));
  const sums = new Map<LifeArea, number>();
  let [life, total] = [0, 0];
  for (const { label, probability } of scored) {
    const sharpened = probability ** sharpness;
    total += sharpened;
    const area = areaByPage().get(label);
    if (!area) continue;
    life += sharpened;
    sums.set(area, (sums.get(area) ?? 0) + sharpened);
  }
  const [best] = [...sums].sort(([, a], [, b]) => b - a);
  if (!best || life / total < MIN_LIFE || best[1] / life < MIN_SHARE) return null;
  const [area, sum] = best;
  return {
    area,
    pages: scored
      .filter(({ label }) => areaByPage().get(label) === area)
      .map(({ label, probability }) => ({ label, probability: probability ** sharpness / sum }))
      .sort((a, b) => b.probability - a.probability),
  };
}

/** Whether two pages belong to the same life area. */
export function areOfOneArea(page: string, other: string): boolean {
  const area = areaByPage().get(page);
  return area !== undefined && area === areaByPage().get(other);
}

const areaByPage = lazy(
  () => new Map(Object.values(LIFE_AREAS).flatMap((area) => area.pages.map((page) => [page, area] as const))),
);
