import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { newEmail, type TestServer } from '../fixtures';
import { checkLogs } from '../logs';
import { startTestServer } from '../server';
import { type EngineBrowser, see } from './browser';
import { type MailServer, startSmtpServer } from './mailServer';
import { openChromium, openFirefox } from './puppeteer';
import { openWebKit } from './webkit';

export type EngineOption = { engine: keyof typeof OPEN };

const OPEN = { chromium: openChromium, firefox: openFirefox, webkit: openWebKit };

type App = TestServer & { trafficFile: string };

type WorkerFixtures = EngineOption & {
  /** Starts another server with its own data. It is stopped after the last test. */
  startApp: (settings?: Record<string, string>) => Promise<App & { close: () => Promise<void> }>;
  /** Receives the mails of `app` over SMTP. */
  mailServer: MailServer;
  app: App;
  /** The browser that all tests share, because starting one takes seconds. Its profile is empty at first. */
  engineBrowser: EngineBrowser;
};

/** A user who has just signed up and is on the home page, in a window as large as a phone. */
type Fixtures = { ruth: { email: string } };

export const PASSWORD = 'Gleaning-12';

export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: ['firefox', { option: true, scope: 'worker' }],

  startApp: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires the destructuring pattern.
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'stillwaters-engines-'));
      const closings: (() => Promise<void>)[] = [];
      await use(async (settings) => {
        const dataDir = join(folder, `data-${closings.length}`);
        const logFile = join(folder, `${closings.length}.log`);
        const server = await startTestServer(logFile, { DATA_DIR: dataDir, ...settings });
        let isClosed = false;
        const close = async () => {
          if (!isClosed) await server.close();
          isClosed = true;
        };
        closings.push(close);
        return { ...server, database: 'pglite', logFile, dataDir, close };
      });
      for (const close of closings) await close();
      rmSync(folder, { recursive: true, force: true });
      checkLogs();
    },
    { scope: 'worker', timeout: 180_000 },
  ],

  mailServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires the destructuring pattern.
    async ({}, use) => {
      const mailServer = await startSmtpServer();
      await use(mailServer);
      mailServer.close();
    },
    { scope: 'worker' },
  ],

  app: [
    async ({ startApp, mailServer }, use) => use(await startApp({ SMTP_URL: mailServer.url })),
    { scope: 'worker', timeout: 180_000 },
  ],

  engineBrowser: [
    async ({ engine }, use) => {
      const profile = mkdtempSync(join(tmpdir(), `stillwaters-${engine}-`));
      const browser = await OPEN[engine](profile);
      await browser.resize(390, 844);
      await use(browser);
      await browser.close();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
    { scope: 'worker', timeout: 180_000 },
  ],

  ruth: async ({ engineBrowser: browser, app }, use, { expectedStatus }) => {
    const email = newEmail();
    await browser.resize(390, 844);
    await browser.goto(`${app.url}/privacy`);
    await browser.evaluate(clearSite);
    await browser.evaluate(signUpInPage, {
      email,
      password: PASSWORD,
      firstName: 'Ruth',
      lastName: 'of Moab',
    });
    await openAddress(browser, `${app.url}/`);
    await see(browser, 'Peace to you, Ruth');
    browser.takeErrors();
    await use({ email });
    if (test.info().status !== expectedStatus) console.log(await browser.evaluate(visibleText));
    expect(browser.takeErrors(), 'errors in the console').toEqual([]);
  },
});

export { expect };

/** Opens an address and waits until the app has replaced the prerendered page, which ignores all input. */
export async function openAddress(browser: EngineBrowser, url: string): Promise<void> {
  await browser.goto(url);
  await expect
    .poll(
      () =>
        browser
          .evaluate(() => document.querySelector('h1') !== null && !document.querySelector('#app > [inert]'))
          .catch(() => false),
      { timeout: 60_000 },
    )
    .toBe(true);
}

/** Runs in the page. */
function visibleText(): string {
  // biome-ignore lint/performance/useDomNodeTextContent: Hidden text would mislead.
  return document.body.innerText;
}

/** Runs in the page. Signs out and deletes everything that this origin has stored. */
async function clearSite() {
  await fetch('/api/auth/logout', { method: 'POST' });
  localStorage.clear();
  sessionStorage.clear();
  for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
  for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
}

/** Runs in the page. */
export async function signUpInPage(data: Record<string, string>) {
  const answer = await fetch('/api/auth/register', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(data),
  });
  if (!answer.ok) throw new Error(`Signing up: ${answer.status}`);
}
