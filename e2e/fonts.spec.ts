import type { Page } from '@playwright/test';
import { expect, holdRequests, test } from './fixtures';
import { layoutShiftsAfter } from './layoutShifts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const FONTS = '**/*.woff2';

/** The fonts arrive long after the first paint, when the page has been readable in the fallback fonts for a while. */
const FONTS_LATE_MS = 2000;

/** Users do not notice a shift below this value, which is far below the "good" threshold of 0.1. */
const MAX_CLS = 0.02;

/** Screens that contain headings, paragraphs, lists, and a passage in the heading font. */
const SCREENS = ['/', '/dreams', '/identity', '/scripture/Psalm_23'];

test('the landing page does not shift when its fonts load late', async ({ page }) => {
  expect(await shiftsOnSlowConnection(page, '/')).toEqual([]);
});

test('no screen shifts when its fonts load late', async ({ signedIn: { page } }) => {
  for (const address of SCREENS) expect(await shiftsOnSlowConnection(page, address), address).toEqual([]);
});

async function shiftsOnSlowConnection(page: Page, address: string) {
  const release = await holdRequests(page, FONTS);
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.locator('h1')).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loading');
  await expect.poll(() => page.evaluate(() => performance.getEntriesByType('paint').length)).toBe(2);
  await page.waitForTimeout(FONTS_LATE_MS);
  release();
  await page.waitForLoadState();
  await page.evaluate(async () => void (await document.fonts.ready));
  await expect(page.locator('[aria-busy=true]'), address).toHaveCount(0);
  const shifts = await layoutShiftsAfter(page, 0, MAX_CLS);
  await page.unroute(FONTS);
  return shifts;
}
