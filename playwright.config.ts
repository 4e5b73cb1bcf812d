import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import type { ServerOption } from './e2e/fixtures';

const CHROMIUM = [
  process.env.PLAYWRIGHT_CHROMIUM,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
];

/**
 * Features of Chromium that are off in tests. The last one starts a spare renderer process for each page, which takes 15 %
 * of the processor time of the browser tests. The others are those that Playwright turns off: Chromium knows only the last
 * list that it is given.
 */
const DISABLED_FEATURES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'SpareRendererForSitePerProcess',
];

// Without these flags, Chromium contacts servers of its vendor and waits for them.
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${DISABLED_FEATURES.join()}`,
];

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };

const JOURNEY = 'journey.spec.ts';

/** This journey changes the server's only active theme, so each screen width needs its own server and database. */
const COMMUNITY = 'communityJourney.spec.ts';

/** Tests whose result depends on the width of the screen, so they run at both widths. */
const WIDE = ['axe.spec.ts', 'fonts.spec.ts', 'keyboard.spec.ts', 'shell.spec.ts'];

export default defineConfig<ServerOption>({
  testDir: 'e2e',
  // They run in other browsers, with playwright.engines.config.ts.
  testIgnore: 'engines/**',
  globalSetup: './e2e/globalSetup.ts',
  outputDir: '.cache/playwright',
  // One worker more than most machines have cores, because a journey also waits for the server and for timers.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // A busy machine takes several times as long as an idle one. A test that takes longer than this hangs.
  timeout: 180_000,
  // `npm test` lists a test that passed only when it was repeated (decision 041).
  retries: 1,
  expect: { timeout: 30_000 },
  use: {
    launchOptions: { executablePath: CHROMIUM.find((path) => path && existsSync(path)), args: QUIET },
    // A service worker would download every file again for each user. Tests of offline use turn it on.
    serviceWorkers: 'block',
    // Drawing animations without a graphics card takes a tenth of the processor time. The journeys and the tests of the
    // sanctuary and of layout shifts turn motion on.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'off',
  },
  projects: [
    { name: 'pglite-390', use: { database: 'pglite', viewport: PHONE } },
    { name: 'pglite-1280', testMatch: WIDE, use: { database: 'pglite', viewport: DESK } },
    {
      name: 'postgresql-1280',
      testMatch: [JOURNEY, COMMUNITY],
      use: { database: 'postgresql', viewport: DESK },
    },
  ],
});
