import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures';

/** Presses Tab until the element with this name has the focus. */
export async function tabTo(
  page: Page,
  role: 'button' | 'link' | 'textbox' | 'searchbox' | 'checkbox',
  name: string | RegExp,
) {
  const target = page.getByRole(role, { name, ...(typeof name === 'string' && { exact: true }) });
  await expect(target).toBeVisible();
  for (let stop = 0; stop < 60; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${name}.`);
}

/** Moves the focus to an element and presses Enter. */
export async function tabToAndPress(page: Page, role: 'button' | 'link', name: string | RegExp) {
  await tabTo(page, role, name);
  await page.keyboard.press('Enter');
}

/** Expects no axe violations. Finishes animations first, because fading text has too little contrast. */
export async function expectNoAxeViolations(page: Page) {
  await expect(page.locator('h1:not([inert] *)').first()).toBeAttached();
  await page.evaluate(async () => {
    // A tooltip that opens during the analysis must not fade in.
    const still = new CSSStyleSheet();
    still.replaceSync(
      '*, ::before, ::after { animation-name: none !important; transition-property: none !important }',
    );
    document.adoptedStyleSheets = [still];
    const isMoving = ({ playState, effect }: Animation) =>
      playState === 'running' && effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY;
    // Waits for several frames, because the end of one animation may start another.
    for (let quietFrames = 0; quietFrames < 3; quietFrames += 1) {
      for (const animation of document.getAnimations().filter(isMoving)) {
        animation.finish();
        quietFrames = 0;
      }
      await new Promise(requestAnimationFrame);
    }
  });
  // Loads axe only once per document, because loading it takes longer than most checks.
  const isLoaded = await page.evaluate(() => 'axe' in window);
  // Our pages contain no frames, and legacy mode does not open a second page to merge the results of frames.
  const { violations } = await new AxeBuilder({ page, ...(isLoaded && { axeSource: '0' }) })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze();
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect(found, page.url()).toEqual([]);
}
