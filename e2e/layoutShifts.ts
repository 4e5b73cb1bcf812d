import type { Page } from '@playwright/test';

/**
 * Returns the layout shifts after this time, each with its score and text. Empty if the sum of scores is below
 * `maxCls`.
 */
export async function layoutShiftsAfter(page: Page, after: number, maxCls: number): Promise<string[]> {
  const shifts = await page.evaluate(
    (after) =>
      new Promise<{ score: number; what: string }[]>((resolve) => {
        type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
        const shifts: { score: number; what: string }[] = [];
        new PerformanceObserver((list) => {
          for (const { startTime, value, sources } of list.getEntries() as Shift[]) {
            if (startTime <= after) continue;
            const what = sources.map(({ node }) => node?.textContent?.slice(0, 60)).join(' | ');
            shifts.push({ score: value, what });
          }
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => setTimeout(() => resolve(shifts)));
      }),
    after,
  );
  const cls = shifts.reduce((sum, { score }) => sum + score, 0);
  return cls < maxCls ? [] : shifts.map(({ score, what }) => `${score.toFixed(3)} ${what}`);
}
