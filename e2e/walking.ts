import type { Page } from '@playwright/test';
import { ADDRESSES } from '#contract/addresses';

/** Every address, the views that have one of their own, and where there is no screen. */
export const PLACES = [
  ...ADDRESSES,
  '/identity?mode=info',
  '/identity?mode=journey&step=1',
  '/identity?mode=summary',
  '/identity?truth=chosen',
  '/biblical-figures?with=david',
  '/scripture/Song_of_Solomon_2.1-4',
  '/nowhere',
];

/** Goes to an address as a link does. The page is not loaded anew, which would cost half a second each time. */
export async function walkTo(page: Page, address: string) {
  await page.evaluate((to) => {
    document.querySelector('h1')?.setAttribute('data-left', '');
    history.pushState(null, '', to);
  }, address);
  // Looked at with every frame; an assertion looks again only after a second, and there are hundreds of walks.
  await page.locator('h1:not([data-left])').waitFor();
  await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'));
}

/** Words that cannot be read or reached: beyond the window, cut off by their box, behind a bar that takes the room. */
export async function lostOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, clientHeight, scrollWidth } = document.documentElement;
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';

    const isBeyond = (element: HTMLElement) => {
      const { left, right } = element.getBoundingClientRect();
      return left < -1 || right > clientWidth + 1;
    };
    const isCut = (element: HTMLElement) => {
      const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(element);
      // What says by dots that there is more shows it at another place.
      const isShortened = webkitLineClamp !== 'none' || element.matches('select, textarea');
      const isTooWide = hides(overflowX) && element.scrollWidth > element.clientWidth + 1;
      const isTooHigh = hides(overflowY) && element.scrollHeight > element.clientHeight + 2;
      return !isShortened && (isTooWide || isTooHigh);
    };
    const isInTheWay = (element: HTMLElement) =>
      getComputedStyle(element).position === 'fixed' &&
      !element.closest('[role$=dialog]') &&
      element.clientWidth > clientWidth / 2 &&
      element.clientHeight > clientHeight / 3;

    const seen = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (element) =>
        element.checkVisibility() &&
        element.textContent.trim() &&
        element.clientWidth !== 1 &&
        !element.closest('[aria-hidden=true], [inert], .sr-only'),
    );
    const lost = seen.flatMap((element) => {
      const how = [
        isBeyond(element) && 'beyond the window',
        isCut(element) && 'cut off',
        isInTheWay(element) && 'in the way',
      ].find(Boolean);
      return how ? `${how}: ${element.tagName} ${element.textContent.slice(0, 60)}` : [];
    });
    return scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide`, ...lost] : lost;
  });
}

/** Words of titles, buttons and links that go on in the next line for want of room. */
export async function brokenOn(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, a, button')].flatMap((named) => {
      const text = document.createTreeWalker(named, NodeFilter.SHOW_TEXT).nextNode();
      const isOnlySpoken = text?.parentElement?.clientWidth === 1;
      if (isOnlySpoken) return [];
      return [...(text?.textContent ?? '').matchAll(/[\p{L}’]+/gu)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text as Node, index);
        range.setEnd(text as Node, index + word.length);
        return range.getClientRects().length > 1 ? [word] : [];
      });
    }),
  );
}

/** Controls on which nobody sees that they have the focus. */
export async function withoutRing(page: Page): Promise<string[]> {
  // From here on the browser takes it that somebody goes about by keys.
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const CONTROLS = 'a[href], button, input:not([type=file]), select, textarea, [tabindex="0"]';
    const lookOf = (element: Element, part: string) => {
      const { outlineStyle, outlineWidth, borderColor } = getComputedStyle(element, part);
      return `${outlineStyle} ${outlineWidth} ${borderColor}`;
    };
    // The ring may be drawn around what holds the control, or over its whole card.
    const looks = (element: Element) =>
      [lookOf(element, ''), lookOf(element, '::after'), lookOf(element.parentElement ?? element, '')].join();
    const showsFocus = (element: HTMLElement) => {
      element.blur();
      const before = looks(element);
      element.focus({ preventScroll: true });
      for (const animation of document.getAnimations()) {
        if (animation instanceof CSSTransition) animation.finish();
      }
      return document.activeElement !== element || looks(element) !== before;
    };
    return [...document.querySelectorAll<HTMLElement>(CONTROLS)]
      .filter((element) => element.checkVisibility() && !element.matches(':disabled') && !showsFocus(element))
      .map((element) => `${element.tagName} ${element.ariaLabel ?? element.textContent}`);
  });
}
