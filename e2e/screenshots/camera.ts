import { type Page, test } from '@playwright/test';

/** After this time, the toast of the previous step is gone. */
export const TOAST_GONE_MS = 6000;

/**
 * Puts everything that stays in the window while a page scrolls in its place in the page. Otherwise a screenshot of the
 * whole page shows it over the middle of the content.
 */
const UNSTUCK = `
  body { position: relative }
  nav[aria-label='Quick'] { position: absolute }
  .sticky, .sticky-action { position: static !important }
  .sticky-action::before { display: none !important }
  @media (width >= 64rem) {
    body::after { content: ''; position: absolute; inset: auto 0 0 15rem; anchor-name: --dock }
  }
`;

/** Returns functions that take a screenshot of the window or of the whole page, after a delay for animations. */
export function camera(page: Page) {
  const project = test.info().project.name;
  const take = async (name: string, settleMs: number, fullPage: boolean) => {
    // A pointer would leave the tooltip or the color of whatever appears below it.
    await page.mouse.move(0, 0);
    await page.waitForTimeout(settleMs);
    await setStyle(page, fullPage ? UNSTUCK : '');
    await page.screenshot({ path: `.cache/screenshots/${name}-${project}.png`, fullPage });
    await setStyle(page, '');
  };
  return {
    shoot: (name: string, settleMs = 700) => take(name, settleMs, false),
    shootWhole: (name: string, settleMs = 700) => take(name, settleMs, true),
  };
}

/** The security policy allows no style element, and so none of Playwright's. */
async function setStyle(page: Page, css: string) {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
}
