import { expect } from '@playwright/test';

export type Role = 'button' | 'link' | 'tab' | 'textbox' | 'checkbox' | 'radio' | 'combobox' | 'menuitem';

/**
 * A real browser, controlled through its own automation protocol. Elements are found by the role and the name that the
 * engine itself computes, as a screen reader finds them.
 */
export type EngineBrowser = {
  goto: (url: string) => Promise<void>;
  /** Clicks the first visible element with this role and exact name. Waits for it, and fails if something covers it. */
  click: (role: Role, name: string) => Promise<void>;
  /** Types into the visible text field with this name, key by key. */
  type: (name: string, text: string) => Promise<void>;
  pressEnter: () => Promise<void>;
  evaluate: <Args extends unknown[], Result>(
    inPage: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => Promise<Result>;
  resize: (width: number, height: number) => Promise<void>;
  /** Closes the browser and opens it again with the same profile. */
  restart: () => Promise<void>;
  /** Returns the errors in the console since the last call, including violations of the content security policy. */
  takeErrors: () => string[];
  close: () => Promise<void>;
};

/** How long a busy machine may take for one step. */
const STEP_TIMEOUT_MS = 60_000;

/** Waits until the function, which runs in the page, returns something truthy. */
export async function waitFor<Args extends unknown[]>(
  browser: EngineBrowser,
  what: string,
  inPage: (...args: Args) => unknown,
  ...args: Args
): Promise<void> {
  await expect
    // While a page loads, there may be no page to run the function in.
    .poll(async () => Boolean(await browser.evaluate(inPage, ...args).catch(() => false)), {
      message: what,
      timeout: STEP_TIMEOUT_MS,
      intervals: [100, 200, 400],
    })
    .toBe(true);
}

/** Waits until the text is visible. Ignores case, because styles may change it. */
export function see(browser: EngineBrowser, text: string): Promise<void> {
  return waitFor(
    browser,
    `the page shows “${text}”`,
    // biome-ignore lint/performance/useDomNodeTextContent: Hidden text must not count as seen.
    (wanted) => document.body.innerText.toLowerCase().replaceAll(/\s+/g, ' ').includes(wanted),
    text.toLowerCase(),
  );
}

/** Retries `find`, which may return null or fail while the page changes, until it returns an element. */
export async function retryUntilFound<Element>(
  what: string,
  find: () => Promise<Element | null>,
): Promise<Element> {
  let found: Element | null = null;
  await expect(async () => {
    found = await find();
    expect(found, what).not.toBeNull();
  }).toPass({ timeout: STEP_TIMEOUT_MS, intervals: [100, 200, 400] });
  return found as unknown as Element;
}

/**
 * Runs in the page. Scrolls to the element and returns what a person would click: its label if the element itself is
 * invisible. Returns null if something covers it.
 */
export function clickableOf(element: Element): Element | null {
  const isInvisible = element.clientWidth <= 1 && element.matches('input');
  const target = (isInvisible && element.closest('label')) || element;
  target.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = target.getBoundingClientRect();
  if (width === 0 || height === 0 || element.matches(':disabled')) return null;
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  const isReachable = top !== null && (target.contains(top) || top.closest('label')?.contains(target));
  return isReachable ? target : null;
}
