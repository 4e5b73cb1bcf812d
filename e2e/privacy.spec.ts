import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, type TestServer, test, waitForOfflineCache } from './fixtures';
import {
  databaseContentOf,
  heapStringsOf,
  recordConsole,
  recordRequests,
  storageOf,
  tabHistoryOf,
} from './traces';

// Allows the service worker, which offline use needs.
test.use({ serviceWorkers: 'allow' });

// Words that occur nowhere else. The second burden also needs letters from a separate font file.
const PLACED = ['zephyrquartz lament', 'Çanàrıł vőxwidget', 'gravelynx mistake'];
const EDITED = 'brinewharf correction';
const DRAFTED = 'murkfjord halfsaid';
const REFLECTED = 'plumbnexus remembrance';
const CANARIES = ['zephyrquartz', 'vőxwidget', 'gravelynx', 'brinewharf', 'murkfjord', 'plumbnexus'];

test('nothing a user types in the sanctuary is sent, stored, logged or left in memory', async ({
  signedIn: { page },
  context,
  app,
}) => {
  await page.goto('/sanctuary');
  await expectNothingLeaves(page, context, app);
});

test('nothing a visitor types who tries the sanctuary is sent, stored, logged or left in memory', async ({
  page,
  context,
  app,
}) => {
  await page.goto('/');
  const trial = page.getByRole('link', { name: 'Try the Sanctuary without an account' });
  await page.goto((await trial.getAttribute('href')) ?? '');
  await expectNothingLeaves(page, context, app);
  await expect(page.getByRole('link', { name: 'Create an account' })).toBeVisible();
});

test('a saved reflection is stored only in the journal of this browser', async ({
  signedIn: { page },
  context,
  app,
}) => {
  await page.goto('/sanctuary');
  await waitForOfflineCache(page);
  const requests = recordRequests(context);
  await page.getByRole('button', { name: 'Enter the Sanctuary' }).click();
  await page.getByLabel('What burdens are you carrying today?').fill(PLACED[0] ?? '');
  await page.getByRole('button', { name: 'Place in Sacred Chest' }).click();
  await page.getByRole('button', { name: 'Release to God' }).click();
  await page.getByRole('button', { name: 'Release to God' }).click();
  await page.getByRole('button', { name: 'Save this reflection' }).click();
  await page.getByLabel('What do you want to remember?').fill(REFLECTED);
  // Moves the mouse away from where the bottom bar comes back: its menu loads when the mouse is over its button.
  await page.mouse.move(0, 0);
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await expect(page.getByRole('button', { name: 'Enter the Sanctuary' })).toBeVisible();

  expect(requests).toEqual([]);
  const storage = JSON.parse(await storageOf(page));
  const journal = storage.databases['SanctuaryApp v1'].journal_entries.entries;
  expect(journal).toMatchObject([{ type: 'reflection', summary: REFLECTED, tags: [] }]);
  delete storage.databases['SanctuaryApp v1'];
  expect(canariesIn(JSON.stringify(storage)), 'elsewhere in the browser').toEqual([]);
  expect(canariesIn(readFileSync(app.logFile, 'utf8')), 'in the log').toEqual([]);
  expect(canariesIn(await databaseContentOf(app)), 'in the database').toEqual([]);
});

function canariesIn(text: string): string[] {
  return CANARIES.filter((canary) => text.includes(canary));
}

/** Goes through all steps of the sanctuary, which is open in the page, and then looks for the text everywhere. */
async function expectNothingLeaves(page: Page, context: BrowserContext, app: TestServer) {
  await waitForOfflineCache(page);
  await expect(page.getByRole('button', { name: 'Enter the Sanctuary' })).toBeVisible();
  const requests = recordRequests(context);
  const messages = recordConsole(page);

  await page.getByRole('button', { name: 'Enter the Sanctuary' }).click();
  const field = page.getByLabel('What burdens are you carrying today?');
  for (const burden of PLACED) {
    await field.click();
    // Types key by key, because `fill` would leave the text in the page's memory.
    await page.keyboard.type(burden);
    await page.getByRole('button', { name: 'Place in Sacred Chest' }).click();
    await expect(page.getByRole('button', { name: 'Place in Sacred Chest' })).toBeVisible();
  }
  expect(canariesIn(await heapStringsOf(page)), 'in memory while they are in the chest').toEqual(
    CANARIES.slice(0, 3),
  );

  await page.getByRole('button', { name: PLACED[2] }).click();
  const row = page.getByRole('dialog').getByRole('listitem');
  await row
    .filter({ hasText: PLACED[2] ?? '' })
    .getByRole('button', { name: 'Take out' })
    .click();
  await page.getByRole('button', { name: 'Yes, take it out' }).click();
  await row
    .filter({ hasText: PLACED[0] ?? '' })
    .getByRole('button', { name: 'Edit' })
    .click();
  await page.keyboard.press('Control+A');
  await page.keyboard.type(EDITED);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();

  await field.click();
  await page.keyboard.type(DRAFTED);
  await page.getByRole('button', { name: 'Release to God' }).click();
  await expect(page.getByRole('heading', { name: 'Ready for Release' })).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page.getByText('2 burdens still in the chest.')).toBeVisible();
  await page.goForward();
  await page.goForward();
  await expect(page.getByRole('heading', { name: 'Ready for Release' })).toBeVisible();
  expect(
    canariesIn(JSON.stringify(await page.evaluate(() => history.state))),
    'in the state of the history',
  ).toEqual([]);
  await page.getByRole('button', { name: 'Release to God' }).click();
  await expect(page.getByRole('button', { name: 'Save this reflection' })).toBeVisible();
  expect(canariesIn(await heapStringsOf(page)), 'in memory once they are released').toEqual([]);
  expect(canariesIn(await page.content()), 'in the page once they are released').toEqual([]);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Sacred Space' })).toBeVisible();
  expect(canariesIn(await page.content()), 'in the page after going back').toEqual([]);
  await page.goForward();

  await page.getByRole('button', { name: 'Save this reflection' }).click();
  await page.getByLabel('What do you want to remember?').click();
  await page.keyboard.type(REFLECTED);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: 'Return to peace' }).click();
  await expect(page.getByRole('button', { name: 'Enter the Sanctuary' })).toBeVisible();

  expect(requests, 'requests between Enter and Return').toEqual([]);
  expect(canariesIn(messages.join()), 'in the console').toEqual([]);
  expect(canariesIn(await tabHistoryOf(page)), 'in the history').toEqual([]);
  expect(canariesIn(await heapStringsOf(page)), 'in the memory of the page').toEqual([]);
  expect(canariesIn(await storageOf(page)), 'in the storage of the browser').toEqual([]);
  expect(canariesIn(JSON.stringify(await context.storageState())), 'in cookies').toEqual([]);
  expect(canariesIn(readFileSync(app.logFile, 'utf8')), 'in the log').toEqual([]);
  expect(canariesIn(await databaseContentOf(app)), 'in the database').toEqual([]);
}
