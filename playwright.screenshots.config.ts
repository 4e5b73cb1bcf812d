import { defineConfig } from '@playwright/test';
import type { ServerOption } from './e2e/fixtures';
import base from './playwright.config';

/** Configures `npm run screenshots`, which takes a screenshot of every screen and state for people to look at. */
export default defineConfig<ServerOption>({
  ...base,
  testMatch: 'screenshots/*.shots.ts',
  timeout: 120_000,
  projects: [
    { name: '390', use: { database: 'pglite', viewport: { width: 390, height: 844 } } },
    { name: '768', use: { database: 'pglite', viewport: { width: 768, height: 1024 } } },
    { name: '1280', use: { database: 'pglite', viewport: { width: 1280, height: 800 } } },
  ],
});
