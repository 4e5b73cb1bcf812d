import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import type { ServerOption } from './e2e/fixtures';

const CHROMIUM = [
  process.env.PLAYWRIGHT_CHROMIUM,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
];

// Without these flags Chromium looks for servers of its own and waits for them.
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

/** A server has one theme of the week, so each width has a server and a database of its own. */
const COMMUNITY = 'communityJourney.spec.ts';

/** Journeys that run on both databases. */
const ON_BOTH = [JOURNEY, 'privacy.spec.ts'];

/** What differs with the width of the screen. */
const WIDE = ['axe.spec.ts', 'axeCommunity.spec.ts', 'fonts.spec.ts', 'shell.spec.ts'];

export default defineConfig<ServerOption>({
  testDir: 'e2e',
  globalSetup: './e2e/globalSetup.ts',
  outputDir: '.cache/playwright',
  // One more than most machines have cores, because a journey also waits for the server and for timers.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // A machine with other work takes several times as long; what takes longer than this hangs.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    launchOptions: { executablePath: CHROMIUM.find((path) => path && existsSync(path)), args: QUIET },
    // It would download every file again for each user. Tests of offline use turn it on.
    serviceWorkers: 'block',
    trace: 'off',
    // Drawing animations takes CPU time. Tests of animations turn them on.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'pglite-390', use: { database: 'pglite', viewport: PHONE } },
    { name: 'pglite-1280', testMatch: WIDE, use: { database: 'pglite', viewport: DESK } },
    { name: 'postgresql-390', testMatch: ON_BOTH, use: { database: 'postgresql', viewport: PHONE } },
    {
      name: 'postgresql-1280',
      testMatch: [COMMUNITY],
      use: { database: 'postgresql', viewport: DESK },
    },
  ],
});
