import type { Who } from './demoHouse';
import type { Figures } from './lighthouse';

type Bar = { least: number } | { most: number };

const BARS: Record<keyof Figures, Bar> = {
  performance: { least: 98 },
  accessibility: { least: 100 },
  bestPractices: { least: 100 },
  // Of the landing page alone: no search engine sees the others.
  seo: { least: 100 },
  lcp: { most: 1800 },
  cls: { most: 0.02 },
  tbt: { most: 50 },
  scripts: { most: 130 },
};

/** What a visitor fetches before the first page stands; bench/firstLoad.mjs holds the same bar. */
const VISITORS_SCRIPTS = { most: 85 };

/** How far from its bar a time or a weight has to be that one look is enough. */
const CLEAR = 0.9;

export function failuresOf(figures: Figures, { who, path }: { who: Who; path: string }): string[] {
  return (Object.entries(BARS) as [keyof Figures, Bar][])
    .filter(([key]) => key !== 'seo' || path === '/')
    .map(([key, bar]) => [key, key === 'scripts' && who === 'visitor' ? VISITORS_SCRIPTS : bar] as const)
    .filter(([key, bar]) => !holds(figures[key], bar))
    .map(([key, bar]) => `${key} ${shown(figures[key])}, ${Object.entries(bar).join(' ').replace(',', ' ')}`);
}

/** Whether every figure is so far from its bar that the machine's mood cannot be what carried it there. */
export function isClear(figures: Figures): boolean {
  return (Object.entries(BARS) as [keyof Figures, Bar][]).every(([key, bar]) =>
    holds(figures[key], 'most' in bar ? { most: bar.most * CLEAR } : bar),
  );
}

export function row({ lcp, cls, tbt, scripts, ...scores }: Figures) {
  return {
    performance: scores.performance,
    accessibility: scores.accessibility,
    'best practices': scores.bestPractices,
    SEO: scores.seo,
    'LCP s': shown(lcp / 1000),
    CLS: shown(cls),
    'TBT ms': Math.round(tbt),
    'JS KB': Math.round(scripts),
  };
}

function holds(figure: number, bar: Bar): boolean {
  return 'least' in bar ? figure >= bar.least : figure <= bar.most;
}

function shown(figure: number): number {
  return Number(figure.toFixed(3));
}
