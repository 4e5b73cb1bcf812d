import { defineConfig } from '@playwright/test';
import type { HouseOption } from '../e2e/house';
import everyday from '../playwright.config';

const HOUSE = { database: 'postgresql' } as const;
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };

/** The main journeys through a house that runs already; in a cluster its processes are killed meanwhile. */
export default defineConfig<HouseOption>({
  ...everyday,
  testDir: '../e2e',
  globalSetup: [],
  outputDir: '../.cache/playwright-walked',
  workers: 1,
  // Whoever is in the midst of sending when a process dies sends again.
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['line'], ['json', { outputFile: '../.cache/journeys.json' }]],
  // Each as wide as in everyday tests.
  projects: [
    {
      name: 'walked-390',
      testMatch: ['journey.spec.ts', 'accountJourney.spec.ts'],
      use: { ...HOUSE, viewport: PHONE },
    },
    { name: 'walked-1280', testMatch: 'communityJourney.spec.ts', use: { ...HOUSE, viewport: DESK } },
  ],
});
