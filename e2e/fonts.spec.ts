import type { Page } from '@playwright/test';
import { expect, hold, test } from './house';
import { shiftsAfter } from './shifts';

const FONTS = '**/*.woff2';

/** After the first paint, at least: what is set in the fonts of the device has long been read by then. */
const FONTS_LATE_MS = 2000;

/** Far below what counts as good (0.1): nobody sees it. */
const MAX_CLS = 0.02;

/** With headings, paragraphs, lists, and a passage set in the font of headings. */
const INSIDE = ['/', '/dreams', '/identity', '/scripture/Psalm_23'];

test('the landing page does not move when its fonts come late', async ({ page }) => {
  expect(await shiftsOnSlowLine(page, '/')).toEqual([]);
});

test('no screen inside moves when its fonts come late', async ({ signedIn: { page } }) => {
  for (const address of INSIDE) expect(await shiftsOnSlowLine(page, address), address).toEqual([]);
});

async function shiftsOnSlowLine(page: Page, address: string) {
  const release = await hold(page, FONTS);
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.locator('h1')).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loading');
  await expect.poll(() => page.evaluate(() => performance.getEntriesByType('paint').length)).toBe(2);
  await page.waitForTimeout(FONTS_LATE_MS);
  release();
  await page.waitForLoadState();
  await page.evaluate(async () => void (await document.fonts.ready));
  await expect(page.locator('[aria-busy=true]'), address).toHaveCount(0);
  const shifts = await shiftsAfter(page, 0, MAX_CLS);
  await page.unroute(FONTS);
  return shifts;
}
