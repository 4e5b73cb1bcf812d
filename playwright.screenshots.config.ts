import { defineConfig } from '@playwright/test';
import type { ServerOption } from './e2e/fixtures';
import base from './playwright.config';

const PHONE = { width: 390, height: 844 };

/** Configures `npm run screenshots`, which takes a screenshot of every screen and state for people to look at. */
export default defineConfig<ServerOption>({
  ...base,
  testMatch: 'screenshots/*.shots.ts',
  timeout: 180_000,
  use: { ...base.use, timezoneId: 'America/New_York' },
  projects: [
    { name: '390', use: { viewport: PHONE } },
    { name: '768', use: { viewport: { width: 768, height: 1024 } } },
    { name: '1440', use: { viewport: { width: 1440, height: 900 } } },
    // The height that an open keyboard leaves.
    { name: 'keyboard', use: { viewport: { width: 390, height: 480 } } },
    { name: 'landscape', use: { viewport: { width: 844, height: 390 } } },
    {
      name: 'large-text',
      use: {
        viewport: PHONE,
        launchOptions: {
          ...base.use?.launchOptions,
          args: [...(base.use?.launchOptions?.args ?? []), '--blink-settings=defaultFontSize=32'],
        },
      },
    },
    { name: 'forced-colors', use: { viewport: PHONE, contextOptions: { forcedColors: 'active' } } },
  ],
});
