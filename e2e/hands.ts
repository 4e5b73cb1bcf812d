import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './house';

/** Tabs until the thing with this name has the focus. */
export async function reach(
  page: Page,
  role: 'button' | 'link' | 'textbox' | 'checkbox',
  name: string | RegExp,
) {
  const target = page.getByRole(role, { name, ...(typeof name === 'string' && { exact: true }) });
  await expect(target).toBeVisible();
  for (let stop = 0; stop < 60; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The tab key never reached ${name}.`);
}

/** The same, and Enter. */
export async function press(page: Page, role: 'button' | 'link', name: string | RegExp) {
  await reach(page, role, name);
  await page.keyboard.press('Enter');
}

/** No finding of axe. Judged when what moves has come to rest, because a fading text has no contrast yet. */
export async function expectNoHindrance(page: Page) {
  await expect(page.locator('h1:not([inert] *)').first()).toBeAttached();
  await page.evaluate(async () => {
    const isMoving = ({ playState, effect }: Animation) =>
      playState === 'running' && effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY;
    // One that ends may be what another waited for.
    for (let still = 0; still < 3; still += 1) {
      for (const animation of document.getAnimations().filter(isMoving)) {
        animation.finish();
        still = 0;
      }
      await new Promise(requestAnimationFrame);
    }
  });
  // No page of ours holds a frame, so that the findings need no second page to be put together in.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze();
  const said = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect(said, page.url()).toEqual([]);
}
