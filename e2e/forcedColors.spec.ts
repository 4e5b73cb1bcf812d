import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { ALL_ADDRESSES, controlsWithoutFocusRing, navigateTo } from './navigation';

// Forced colors: the device replaces all colors and drops gradients, so only borders and outlines show a shape.

test('in forced colors, every control shows its focus, and what a gradient or color marks has a border', async ({
  ruth: { page },
}) => {
  test.slow();
  await page.emulateMedia({ forcedColors: 'active' });
  for (const address of ALL_ADDRESSES) {
    if (address !== '/') await navigateTo(page, address);
    expect(await shapesWithoutBorder(page), address).toEqual([]);
    expect(await controlsWithoutFocusRing(page), address).toEqual([]);
  }
});

/** Returns the main buttons, fields and chosen items without a border or an outline. */
function shapesWithoutBorder(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SHAPES =
      'button[class*=bg-linear], a[class*=bg-linear], input:not([type=checkbox], [type=radio], [type=file], .sr-only), select, textarea, [aria-pressed=true], [aria-selected=true], [aria-current]';
    const hasEdge = (element: Element) => {
      const { borderTopStyle, borderTopWidth, outlineStyle, outlineWidth } = getComputedStyle(element);
      const isDrawn = (style: string, width: string) => style !== 'none' && Number.parseFloat(width) > 0;
      return isDrawn(borderTopStyle, borderTopWidth) || isDrawn(outlineStyle, outlineWidth);
    };
    return [...document.querySelectorAll<HTMLElement>(SHAPES)]
      .filter((element) => element.checkVisibility() && !hasEdge(element))
      .map((element) => `${element.tagName} ${element.ariaLabel ?? element.textContent}`);
  });
}
