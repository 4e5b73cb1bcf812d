import { defineConfig } from '@playwright/test';
import type { ServerOption } from '../e2e/fixtures';
import everyday from '../playwright.config';

const SERVER_OPTION = { database: 'postgresql' } as const;
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };

/** Runs the main browser journeys against a running server. The cluster test kills the server's processes meanwhile. */
export default defineConfig<ServerOption>({
  ...everyday,
  testDir: '../e2e',
  globalSetup: [],
  outputDir: '../.cache/playwright-walked',
  workers: 1,
  // A request that is in progress when a process is killed fails, so a journey may run twice.
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['line'], ['json', { outputFile: '../.cache/journeys.json' }]],
  // The same viewport widths as in the regular tests.
  projects: [
    {
      name: 'walked-390',
      testMatch: ['journey.spec.ts', 'accountJourney.spec.ts'],
      use: { ...SERVER_OPTION, viewport: PHONE },
    },
    { name: 'walked-1280', testMatch: 'communityJourney.spec.ts', use: { ...SERVER_OPTION, viewport: DESK } },
  ],
});
