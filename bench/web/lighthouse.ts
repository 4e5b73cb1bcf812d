import { statSync } from 'node:fs';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { ROOT } from '#server/lib/paths';

/** Scores out of 100, times in milliseconds, scripts in KB after Brotli. */
export type AuditResult = {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  lcp: number;
  cls: number;
  tbt: number;
  scripts: number;
};

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

/** The browser sometimes omits the start of navigation. Lighthouse then asks to run again. */
const MAX_RETRIES = 2;

/** Audits one cold visit with Lighthouse's simulated phone: CPU four times slower, 1.6 Mbit/s. */
export async function auditPage(
  url: string,
  { port, cookie }: { port: number; cookie: string | null },
  retries = MAX_RETRIES,
): Promise<AuditResult> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    output: 'json',
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    ...(cookie && { extraHeaders: { Cookie: cookie } }),
  });
  if (!result) throw new Error(`Lighthouse has no result for ${url}.`);
  const { lhr } = result;
  if (lhr.runtimeError?.code === 'NO_NAVSTART' && retries > 0)
    return auditPage(url, { port, cookie }, retries - 1);
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  return {
    performance: score(lhr, 'performance'),
    accessibility: score(lhr, 'accessibility'),
    bestPractices: score(lhr, 'best-practices'),
    seo: score(lhr, 'seo'),
    lcp: value(lhr, 'largest-contentful-paint'),
    cls: value(lhr, 'cumulative-layout-shift'),
    tbt: value(lhr, 'total-blocking-time'),
    scripts: await scriptsOf(url, cookie),
  };
}

/** Returns the median of each figure. */
export function medianResult(results: AuditResult[]): AuditResult {
  const [first] = results;
  if (!first) throw new Error('Nothing was measured.');
  const middles = Object.keys(first).map((key) => {
    const sorted = results.map((figures) => figures[key as keyof AuditResult]).sort((a, b) => a - b);
    return [key, sorted[sorted.length >> 1]];
  });
  return Object.fromEntries(middles) as AuditResult;
}

function score({ categories }: Report, name: string): number {
  const found = categories[name]?.score;
  if (typeof found !== 'number') throw new Error(`Lighthouse has no score for ${name}.`);
  return Math.round(found * 100);
}

function value({ audits }: Report, name: string): number {
  const found = audits[name]?.numericValue;
  if (typeof found !== 'number') throw new Error(`Lighthouse has no value for ${name}.`);
  return found;
}

/** Returns the size of the scripts in the page's HTML. Lazy-loaded scripts do not count. */
async function scriptsOf(url: string, cookie: string | null): Promise<number> {
  const page = await (await fetch(url, { headers: cookie ? { Cookie: cookie } : {} })).text();
  const named = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, file = '']) => file);
  if (named.length === 0) throw new Error(`${url} loads no script.`);
  const bytes = named.reduce((sum, file) => sum + statSync(join(ROOT, 'dist/web', `${file}.br`)).size, 0);
  return bytes / 1024;
}
