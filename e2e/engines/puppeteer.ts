import { existsSync } from 'node:fs';
import puppeteer, { type Browser, type ElementHandle, type LaunchOptions, type Page } from 'puppeteer-core';
import { clickableOf, type EngineBrowser, type Role, retryUntilFound } from './browser';

const FIREFOX = process.env.FIREFOX ?? '/usr/bin/firefox-esr';

const CHROMIUM = [
  process.env.PLAYWRIGHT_CHROMIUM,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
].find((path) => path && existsSync(path));

/** Chromium logs this when a journey ends the session of the screen that is still open. */
const SIGNED_OUT = /^Failed to load resource: .* status of 401/;

/** Opens Firefox, controlled through WebDriver BiDi. */
export function openFirefox(profile: string): Promise<EngineBrowser> {
  return openBrowser({ browser: 'firefox', executablePath: FIREFOX, userDataDir: profile });
}

/** Opens Chromium, controlled through its DevTools protocol. */
export function openChromium(profile: string): Promise<EngineBrowser> {
  return openBrowser({
    browser: 'chrome',
    executablePath: CHROMIUM ?? 'chromium',
    headless: 'shell',
    args: ['--no-sandbox', '--disable-gpu'],
    userDataDir: profile,
  });
}

async function openBrowser(options: LaunchOptions): Promise<EngineBrowser> {
  const errors: string[] = [];
  let [browser, page] = await open();

  async function open(): Promise<[Browser, Page]> {
    const opened = await puppeteer.launch({
      ...options,
      defaultViewport: null,
      // A busy machine takes a minute to start a browser.
      timeout: 120_000,
      protocolTimeout: 120_000,
    });
    const [first] = await opened.pages();
    const shown = first ?? (await opened.newPage());
    shown.on('pageerror', (error) => errors.push(String(error)));
    shown.on('console', async (message) => {
      if (message.type() !== 'error' || SIGNED_OUT.test(message.text())) return;
      const parts = message
        .args()
        .map((part) => part.evaluate((value) => String(value)).catch(() => message.text()));
      errors.push((await Promise.all(parts)).join(' ') || message.text());
    });
    await shown.evaluateOnNewDocument(reportErrorsAsText);
    return [opened, shown];
  }

  const find = (role: Role, name: string) =>
    retryUntilFound(`${role} “${name}”`, async () => {
      // A field for passwords has no role.
      const byRole = role === 'textbox' ? '' : `[role="${role}"]`;
      const matches = await page.$$(`::-p-aria([name=${JSON.stringify(name)}]${byRole})`);
      for (const match of matches as ElementHandle<Element>[]) {
        if (role === 'textbox' && !(await match.evaluate((element) => element.matches('input, textarea'))))
          continue;
        const clickable = (await match.evaluateHandle(clickableOf)).asElement();
        if (clickable) return clickable as ElementHandle<Element>;
      }
      return null;
    });

  return {
    goto: async (url) => {
      await page.goto(url);
    },
    click: async (role, name) => (await find(role, name)).click(),
    type: async (name, text) => (await find('textbox', name)).type(text),
    pressEnter: () => page.keyboard.press('Enter'),
    evaluate: (inPage, ...args) => page.evaluate(inPage as never, ...args),
    resize: (width, height) => page.setViewport({ width, height }),
    restart: async () => {
      await browser.close();
      [browser, page] = await open();
    },
    takeErrors: () => errors.splice(0),
    close: () => browser.close(),
  };
}

/**
 * Runs in the page. Firefox shows neither the message of a logged error nor violations of the policy. It also aborts the
 * imports of a page that is being left, which React then logs.
 */
function reportErrorsAsText() {
  const log = console.error.bind(console);
  let isLeaving = false;
  addEventListener('beforeunload', () => {
    isLeaving = true;
  });
  console.error = (...parts) => {
    if (!isLeaving) log(...parts.map((part) => (part instanceof Error ? `${part} ${part.stack}` : part)));
  };
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    console.error(`Content security policy: ${violatedDirective} blocks ${blockedURI}`),
  );
}
