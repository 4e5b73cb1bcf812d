import type { Page } from '@playwright/test';
import { ADDRESSES } from '#contract/pages/addresses';

/** Every address of the app, the views that have their own address, and one address without a screen. */
export const ALL_ADDRESSES = [
  ...ADDRESSES,
  '/identity?mode=info',
  '/identity?mode=journey&step=1',
  '/identity?mode=summary',
  '/identity?truth=chosen',
  '/biblical-figures?with=david',
  '/scripture/Song_of_Solomon_2.1-4',
  '/nowhere',
];

/** Navigates on the client, as a link does. Reloading the page would take half a second each time. */
export async function navigateTo(page: Page, address: string) {
  await page.evaluate(startNavigation, address);
  // This polls every frame. An assertion would poll only every second, which is slow for hundreds of navigations.
  await page.waitForFunction(hasNavigated);
}

/** Runs in the page: goes to an address as a link does. */
export function startNavigation(address: string) {
  document.querySelector('h1')?.setAttribute('data-left', '');
  history.pushState(null, '', address);
}

/** Runs in the page: returns whether the screen of the address is shown, with its data. */
export function hasNavigated(): boolean {
  return (
    document.querySelector('h1:not([data-left])') !== null && !document.querySelector('[aria-busy=true]')
  );
}

/**
 * Returns the elements whose text cannot be read: elements outside the window and elements that clip their text. Also
 * returns fixed bars that cover a large part of the screen.
 */
export async function clippedTextOn(page: Page): Promise<string[]> {
  return page.evaluate(findClippedText);
}

/** Runs in the page: see `clippedTextOn`. */
export function findClippedText(): string[] {
  const { clientWidth, clientHeight, scrollWidth } = document.documentElement;
  const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';

  /** Whether the element is in a row that the user can scroll sideways. */
  const isInScroller = (element: Element | null): boolean => {
    if (!element || element === document.body) return false;
    const { overflowX } = getComputedStyle(element);
    const scrolls = overflowX === 'auto' || overflowX === 'scroll';
    return (scrolls && element.scrollWidth > element.clientWidth) || isInScroller(element.parentElement);
  };
  const isOutside = (element: HTMLElement) => {
    const { left, right } = element.getBoundingClientRect();
    return (left < -1 || right > clientWidth + 1) && !isInScroller(element.parentElement);
  };
  const isClipped = (element: HTMLElement) => {
    const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(element);
    // Ignores text truncated with an ellipsis, which is shown in full elsewhere.
    const isShortened = webkitLineClamp !== 'none' || element.matches('select, textarea');
    const isTooWide = hides(overflowX) && element.scrollWidth > element.clientWidth + 1;
    const isTooHigh = hides(overflowY) && element.scrollHeight > element.clientHeight + 2;
    return !isShortened && (isTooWide || isTooHigh);
  };
  const isObstructing = (element: HTMLElement) =>
    getComputedStyle(element).position === 'fixed' &&
    !element.closest('[role$=dialog]') &&
    element.clientWidth > clientWidth / 2 &&
    element.clientHeight > clientHeight / 3;

  const visible = [...document.querySelectorAll<HTMLElement>('body *')].filter(
    (element) =>
      element.checkVisibility() &&
      element.textContent.trim() &&
      element.clientWidth !== 1 &&
      !element.closest('[aria-hidden=true], [inert], .sr-only'),
  );
  const lost = visible.flatMap((element) => {
    const how = [
      isOutside(element) && 'outside the window',
      isClipped(element) && 'clipped',
      isObstructing(element) && 'obstructing',
    ].find(Boolean);
    return how ? `${how}: ${element.tagName} ${element.textContent.slice(0, 60)}` : [];
  });
  return scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide`, ...lost] : lost;
}

/** Returns the words in headings, buttons and links that break across two lines. */
export async function brokenWordsOn(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, a, button')].flatMap((named) => {
      const text = document.createTreeWalker(named, NodeFilter.SHOW_TEXT).nextNode();
      const isScreenReaderOnly = text?.parentElement?.clientWidth === 1;
      if (isScreenReaderOnly) return [];
      return [...(text?.textContent ?? '').matchAll(/[\p{L}’]+/gu)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text as Node, index);
        range.setEnd(text as Node, index + word.length);
        return range.getClientRects().length > 1 ? [word] : [];
      });
    }),
  );
}

/** Returns the controls without a visible focus ring. */
export async function controlsWithoutFocusRing(page: Page): Promise<string[]> {
  // Puts the browser in keyboard mode, so that :focus-visible applies.
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const CONTROLS = 'a[href], button, input:not([type=file]), select, textarea, [tabindex="0"]';
    const styleOf = (element: Element, part: string) => {
      const { outlineStyle, outlineWidth, borderColor } = getComputedStyle(element, part);
      return `${outlineStyle} ${outlineWidth} ${borderColor}`;
    };
    // The ring may be on the control, its parent, or a pseudo-element that covers the card.
    const stylesOf = (element: Element) =>
      [
        styleOf(element, ''),
        styleOf(element, '::after'),
        styleOf(element.parentElement ?? element, ''),
      ].join();
    const showsFocus = (element: HTMLElement) => {
      element.blur();
      const before = stylesOf(element);
      element.focus({ preventScroll: true });
      for (const animation of document.getAnimations()) {
        if (animation instanceof CSSTransition) animation.finish();
      }
      return document.activeElement !== element || stylesOf(element) !== before;
    };
    return [...document.querySelectorAll<HTMLElement>(CONTROLS)]
      .filter((element) => element.checkVisibility() && !element.matches(':disabled') && !showsFocus(element))
      .map((element) => `${element.tagName} ${element.ariaLabel ?? element.textContent}`);
  });
}
