import type { Page } from '@playwright/test';

/** Takes what stands in the window, or the whole page, once it has come to rest. */
export function camera(page: Page) {
  const width = page.viewportSize()?.width;
  const take = async (name: string, settleMs: number, fullPage: boolean) => {
    await page.waitForTimeout(settleMs);
    await page.screenshot({ path: `.cache/screenshots/${name}-${width}.png`, fullPage });
  };
  return {
    shoot: (name: string, settleMs = 700) => take(name, settleMs, false),
    shootWhole: (name: string, settleMs = 700) => take(name, settleMs, true),
  };
}
