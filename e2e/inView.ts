import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures';

/** Phones upright and on their side, and a desktop. */
export const WINDOWS = [
  [320, 568],
  [375, 667],
  [390, 664],
  [390, 844],
  [844, 390],
  [1440, 900],
] as const;

/** Expects the button to be in the window before any scrolling, and not covered by another element. */
export async function expectInView(page: Page, name: string, exact = false) {
  const button = page.getByRole('button', { name, exact });
  await button.waitFor();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(button, JSON.stringify(page.viewportSize())).toBeInViewport({ ratio: 1 });
  await expectNotCovered(button, name);
}

/** Expects that no other element is in front of the element, which must be in the window, once nothing is fading or moving. */
export async function expectNotCovered(locator: Locator, name: string) {
  const isCovered = await locator.evaluate(async (element) => {
    const ending = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map((animation) => animation.finished));
    const { x, y, width, height } = element.getBoundingClientRect();
    const edges = [y + 2, y + height - 2].map((edge) => document.elementFromPoint(x + width / 2, edge));
    return !edges.every((found) => element.contains(found));
  });
  expect(isCovered, `${name} at ${JSON.stringify(locator.page().viewportSize())}`).toBe(false);
}
