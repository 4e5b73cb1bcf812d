import type { Page } from '@playwright/test';
import { ADDRESSES } from '#contract/addresses';
import { expect, test } from './house';

const MAIN = '**/assets/index-*.js';

/** Of the window, times how far it moved; what Lighthouse holds to be still. */
const STILL = 0.02;

test('every screen stands before its scripts have come, and does not move when they do', async ({
  signedIn: { page },
}) => {
  test.slow();
  for (const address of ADDRESSES) await standsBefore(page, address);
});

test('so do the doors and the page of what is kept, for visitors', async ({ page }) => {
  // Whoever comes to `/verify-email` asks for something at once, and its answer takes another height.
  for (const address of ['/', '/privacy', '/forgot-password', '/reset-password#token']) {
    await standsBefore(page, address);
  }
});

test('what was drawn cannot be used, so that nothing typed in it is lost', async ({ page }) => {
  const release = await holdScripts(page);
  const going = page.goto('/');
  await page.locator('[inert] h1').waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.type('ruth@example.org');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  release();
  await going;
  const email = page.getByRole('tabpanel', { name: 'Sign In' }).getByLabel('Email');
  await expect(email).toHaveValue('');
  await email.fill('ruth@example.org');
  await expect(email).toHaveValue('ruth@example.org');
});

test('scripts that do not come leave a sentence in place of a screen that would never answer', async ({
  page,
}) => {
  await page.route(MAIN, (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('alert')).toHaveText(
    'This page did not reach you whole. Check your connection and load it again.',
  );
});

async function standsBefore(page: Page, address: string) {
  const release = await holdScripts(page);
  const going = page.goto(address);
  const drawn = page.locator('[inert] h1');
  await drawn.waitFor();
  const title = (await drawn.textContent()) ?? '';
  release();
  await going;
  await expect(page.locator('h1'), address).toHaveText(title);
  await expect(page.locator('[aria-busy=true]'), address).toHaveCount(0);
  expect(await shiftOf(page), address).toBeLessThan(STILL);
  await page.unroute(MAIN);
}

/** Holds the first script back until the answer is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(MAIN, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

function shiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        let shift = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
            shift += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => setTimeout(() => resolve(shift)));
      }),
  );
}
