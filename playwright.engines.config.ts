import { defineConfig } from '@playwright/test';
import type { EngineOption } from './e2e/engines/fixtures';

/** Configures `npm run test:engines`: journeys in Chromium, in Firefox, and in WebKit, the engine of Safari. */
export default defineConfig<object, EngineOption>({
  testDir: 'e2e/engines',
  outputDir: '.cache/playwright-engines',
  workers: 2,
  forbidOnly: true,
  timeout: 300_000,
  expect: { timeout: 60_000 },
  projects: [
    { name: 'chromium', use: { engine: 'chromium' } },
    { name: 'firefox', use: { engine: 'firefox' } },
    { name: 'webkit', use: { engine: 'webkit' } },
  ],
});
