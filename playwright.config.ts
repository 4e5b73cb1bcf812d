import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import type { ServerOption } from './e2e/fixtures';

const CHROMIUM = [
  process.env.PLAYWRIGHT_CHROMIUM,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
];

// The machine has no other network, and a browser that looks for one waits for it.
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };

const JOURNEY = 'journey.spec.ts';

/** A house has one theme of the week, so that each width has a house, and a database, of its own. */
const COMMUNITY = 'communityJourney.spec.ts';

/** What has to hold on both databases; everything else is the browser's business. */
const ON_BOTH = [JOURNEY, 'privacy.spec.ts'];

/** What differs with the width of the screen. */
const WIDE = [
  'axe.spec.ts',
  'axeCommunity.spec.ts',
  'dreamJourney.spec.ts',
  'fonts.spec.ts',
  'identityJourney.spec.ts',
  'keyboard.spec.ts',
  'shell.spec.ts',
];

export default defineConfig<ServerOption>({
  testDir: 'e2e',
  globalSetup: './e2e/globalSetup.ts',
  outputDir: '.cache/playwright',
  // A journey mostly waits: for the clock, for a page, for the server.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // A machine with other work takes several times as long; what takes longer than this hangs.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    launchOptions: { executablePath: CHROMIUM.find((path) => path && existsSync(path)), args: QUIET },
    // It would fetch the whole house again for each person; what works without a network asks for it.
    serviceWorkers: 'block',
    trace: 'off',
  },
  projects: [
    { name: 'pglite-390', use: { database: 'pglite', viewport: PHONE } },
    { name: 'pglite-1280', testMatch: WIDE, use: { database: 'pglite', viewport: DESK } },
    { name: 'postgresql-390', testMatch: ON_BOTH, use: { database: 'postgresql', viewport: PHONE } },
    {
      name: 'postgresql-1280',
      testMatch: [JOURNEY, COMMUNITY],
      use: { database: 'postgresql', viewport: DESK },
    },
  ],
});
