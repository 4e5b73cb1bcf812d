import { statSync } from 'node:fs';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { ROOT } from '#server/lib/paths';

/** Scores are out of 100, times in milliseconds, scripts in KB of brotli. */
export type Figures = {
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

/** Now and then the browser does not say when a page began, and Lighthouse asks to be run again. */
const AGAIN = 2;

/** One cold visit by Lighthouse's own picture of a phone: simulated, four times slower, over 1.6 Mbit/s. */
export async function lookAt(
  url: string,
  { port, cookie }: { port: number; cookie: string | null },
  again = AGAIN,
): Promise<Figures> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    output: 'json',
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    ...(cookie && { extraHeaders: { Cookie: cookie } }),
  });
  if (!result) throw new Error(`Lighthouse says nothing of ${url}.`);
  const { lhr } = result;
  if (lhr.runtimeError?.code === 'NO_NAVSTART' && again > 0) return lookAt(url, { port, cookie }, again - 1);
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

/** Of each figure the middle one. */
export function median(several: Figures[]): Figures {
  const [first] = several;
  if (!first) throw new Error('Nothing was measured.');
  const middles = Object.keys(first).map((key) => {
    const sorted = several.map((figures) => figures[key as keyof Figures]).sort((a, b) => a - b);
    return [key, sorted[sorted.length >> 1]];
  });
  return Object.fromEntries(middles) as Figures;
}

function score({ categories }: Report, name: string): number {
  const found = categories[name]?.score;
  if (typeof found !== 'number') throw new Error(`Lighthouse has no score for ${name}.`);
  return Math.round(found * 100);
}

function value({ audits }: Report, name: string): number {
  const found = audits[name]?.numericValue;
  if (typeof found !== 'number') throw new Error(`Lighthouse has no figure for ${name}.`);
  return found;
}

/** What a page names to begin with; what is fetched behind it is for later. */
async function scriptsOf(url: string, cookie: string | null): Promise<number> {
  const page = await (await fetch(url, { headers: cookie ? { Cookie: cookie } : {} })).text();
  const named = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, file = '']) => file);
  if (named.length === 0) throw new Error(`${url} names no script.`);
  const bytes = named.reduce((sum, file) => sum + statSync(join(ROOT, 'dist/web', `${file}.br`)).size, 0);
  return bytes / 1024;
}
