import type { BenchUser } from './demoServer';
import type { AuditResult } from './lighthouse';

type Limit = { min: number } | { max: number };

const LIMITS: Record<keyof AuditResult, Limit> = {
  performance: { min: 98 },
  accessibility: { min: 100 },
  bestPractices: { min: 100 },
  // Checked only for the landing page, because search engines do not see the other pages.
  seo: { min: 100 },
  lcp: { max: 1800 },
  cls: { max: 0.02 },
  tbt: { max: 50 },
  scripts: { max: 130 },
};

/** The limit for visitors on the size of the first page's scripts, in KB. */
const VISITOR_SCRIPTS = { max: 85 };

/** One audit is enough if a value is below this share of its limit. */
const CLEAR_SHARE = 0.9;

export function failuresOf(figures: AuditResult, { who, path }: { who: BenchUser; path: string }): string[] {
  return (Object.entries(LIMITS) as [keyof AuditResult, Limit][])
    .filter(([key]) => key !== 'seo' || path === '/')
    .map(([key, limit]) => [key, key === 'scripts' && who === 'visitor' ? VISITOR_SCRIPTS : limit] as const)
    .filter(([key, limit]) => !isMet(figures[key], limit))
    .map(
      ([key, limit]) =>
        `${key} ${rounded(figures[key])}, ${Object.entries(limit).join(' ').replace(',', ' ')}`,
    );
}

/** Returns whether every value meets its limit by a margin that noise cannot explain. */
export function isClearlyMet(figures: AuditResult): boolean {
  return (Object.entries(LIMITS) as [keyof AuditResult, Limit][]).every(([key, limit]) =>
    isMet(figures[key], 'max' in limit ? { max: limit.max * CLEAR_SHARE } : limit),
  );
}

export function row({ lcp, cls, tbt, scripts, ...scores }: AuditResult) {
  return {
    performance: scores.performance,
    accessibility: scores.accessibility,
    'best practices': scores.bestPractices,
    SEO: scores.seo,
    'LCP s': rounded(lcp / 1000),
    CLS: rounded(cls),
    'TBT ms': Math.round(tbt),
    'JS KB': Math.round(scripts),
  };
}

function isMet(figure: number, limit: Limit): boolean {
  return 'min' in limit ? figure >= limit.min : figure <= limit.max;
}

function rounded(figure: number): number {
  return Number(figure.toFixed(3));
}
