import { type Page, test } from '@playwright/test';

/** Returns functions that take a screenshot of the window or of the whole page, after a delay for animations. */
export function camera(page: Page) {
  const project = test.info().project.name;
  const take = async (name: string, settleMs: number, fullPage: boolean) => {
    await page.waitForTimeout(settleMs);
    await page.screenshot({ path: `.cache/screenshots/${name}-${project}.png`, fullPage });
  };
  return {
    shoot: (name: string, settleMs = 700) => take(name, settleMs, false),
    shootWhole: (name: string, settleMs = 700) => take(name, settleMs, true),
  };
}
