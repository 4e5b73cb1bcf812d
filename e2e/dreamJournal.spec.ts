import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { dreamField, dreamResults, submitDream } from './dreamSteps';
import { expect, test, toastWith, waitForOfflineCache } from './fixtures';
import { databaseContentOf, recordRequests, storageOf } from './traces';

// Allows the service worker, which offline use needs.
test.use({ serviceWorkers: 'allow' });

const FILE = `# My dreams (Stillwaters)

## Friday, November 20, 2026

Kept: 2026-11-20T06:15:00.000Z
Symbols:
- Snake
- Bread

> There was a basket, murkfjord.
> ## And a snake lay in it.

## Thursday, November 19, 2026

Kept: 2026-11-19T06:15:00.000Z
Symbols:
- Bread

> My mother broke bread.

## A heading without a dream
`;

const DREAM = 'A snake lay on the bridge, and its name was zephyrquartz.';

const CANARIES = /zephyrquartz|murkfjord/;

test('a user saves, searches, filters, deletes, exports and imports dreams, and the journal stays on the device', async ({
  signedIn: { page },
  context,
  app,
}) => {
  await page.goto('/dreams/journal');
  await waitForOfflineCache(page);
  await expect(page.getByText('You haven’t saved any dreams yet.')).toBeVisible();
  const requests = recordRequests(context);
  const bodies: string[] = [];
  context.on('request', (request) => void bodies.push(request.postData() ?? ''));
  await importDreams(page);
  await expect(toastWith(page, '2 dreams imported')).toBeVisible();
  await expect(toastWith(page, 'We couldn’t read 1 and skipped it.')).toBeVisible();
  await expect(cardsIn(page)).toHaveCount(2);
  await expect(cardsIn(page).first()).toContainText('## And a snake lay in it.');
  await importDreams(page);
  await expect(toastWith(page, '2 were already here.')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save to a file' }).click();
  const saved = readFileSync(await (await download).path(), 'utf8');
  expect(saved).toBe(FILE.replace('\n## A heading without a dream\n', ''));
  expect(requests.filter((request) => !request.startsWith('GET'))).toEqual([]);

  const other = await context.newPage();
  await other.goto('/dreams/journal');
  await expect(cardsIn(other)).toHaveCount(2);
  await page.getByRole('link', { name: 'Dreams', exact: true }).filter({ visible: true }).first().click();
  await expect(dreamField(page)).toBeVisible();
  await submitDream(page, DREAM);
  bodies.length = 0;
  const save = page.getByRole('button', { name: 'Save to my dream journal' });
  const dialog = page.getByRole('dialog', { name: 'Save This Dream' });
  await save.click();
  await expect(dialog.getByRole('region', { name: 'What will be saved' })).toHaveText(DREAM);
  await expect(dialog.getByRole('list', { name: 'Symbols' })).toContainText('Snake');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await save.click();
  await dialog.getByRole('button', { name: 'Save', exact: true }).dblclick();
  await expect(toastWith(page, 'Dream saved')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Saved in my dream journal' })).toBeVisible();
  await expect(cardsIn(other)).toHaveCount(3);
  await expect(cardsIn(other).first()).toContainText(DREAM);

  await page.getByRole('link', { name: 'Dream journal' }).click();
  await expect(cardsIn(page)).toHaveCount(3);
  const recurring = page.getByRole('region', { name: 'What keeps coming back' });
  await expect(recurring.getByRole('button')).toHaveText(['Bread · in 2 dreams', 'Snake · in 2 dreams']);
  await recurring.getByRole('button', { name: /^Snake/ }).click();
  await expect(page.getByText('2 of 3 dreams')).toBeVisible();
  await page.getByLabel('Search your dreams').fill('BASKET');
  await expect(page.getByText('1 of 3 dreams')).toBeVisible();
  await expect(cardsIn(page)).toContainText('murkfjord');
  await page.getByLabel('Search your dreams').fill('harvest');
  await expect(page.getByText('Nothing in your dreams matches “harvest”.')).toBeVisible();
  await page.getByLabel('Search your dreams').fill('');
  await cardsIn(page).first().getByRole('button', { name: 'Delete this dream' }).press('Enter');
  await expect(cardsIn(other)).toHaveCount(2);
  await expect(cardsIn(page)).toHaveCount(2);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(recurring.getByRole('button')).toHaveText(['Bread · in 2 dreams']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cardsIn(other)).toHaveCount(3);

  await context.setOffline(true);
  await page.goto('/dreams/journal');
  await expect(cardsIn(page)).toHaveCount(3);
  await page.goto('/sanctuary/journal');
  await expect(page.getByText('You haven’t saved any reflections yet.')).toBeVisible();
  await context.setOffline(false);

  expect(bodies.join('\n'), 'sent after the interpretation').not.toMatch(CANARIES);
  expect(requests.join('\n'), 'in an address').not.toMatch(CANARIES);
  const storage = JSON.parse(await storageOf(page));
  expect(storage.databases['DreamJournal v1'].dreams.entries).toHaveLength(3);
  delete storage.databases['DreamJournal v1'];
  delete storage.session;
  expect(JSON.stringify(storage), 'elsewhere in the browser').not.toMatch(CANARIES);
  const log = readFileSync(app.logFile, 'utf8');
  expect(log).toContain('/api/dreams/interpret');
  expect(log, 'in the log').not.toMatch(CANARIES);
  expect(await databaseContentOf(app), 'in the database').not.toMatch(CANARIES);
});

test('when the browser blocks storage, a user sees that the save failed, and the dream stays on the screen', async ({
  signedIn: { page },
}) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The user denied permission.', 'SecurityError');
    };
  });
  await page.goto('/dreams');
  await submitDream(page, DREAM);
  await page.getByRole('button', { name: 'Save to my dream journal' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save This Dream' });
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toastWith(page, 'Save failed')).toBeVisible();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Save to my dream journal' })).toBeVisible();
  await expect(dreamResults(page)).toBeVisible();
  await page.getByRole('link', { name: 'Dream journal' }).click();
  await expect(page.getByRole('alert')).toContainText('We couldn’t read what’s saved on this device.');
});

test('an offline user sees a message, keeps the dream in the field, and can submit it when back online', async ({
  signedIn: { page },
  context,
}) => {
  await page.goto('/dreams');
  await waitForOfflineCache(page);
  await context.setOffline(true);
  await dreamField(page).fill(DREAM);
  await page.getByRole('button', { name: 'Find Symbols' }).click();
  await expect(dreamResults(page)).toContainText('You’re offline right now.');
  await page.reload();
  await expect(dreamField(page)).toHaveValue(DREAM);
  await page.goto('/dreams/guide');
  await expect(page.getByRole('heading', { level: 1, name: 'Dreams Guide' })).toBeVisible();
  await context.setOffline(false);
  await page.goto('/dreams');
  await expect(dreamField(page)).toHaveValue(DREAM);
  await page.getByRole('button', { name: 'Find Symbols' }).click();
  await expect(page.getByRole('heading', { name: 'Biblical Symbols Found' })).toBeFocused();
});

async function importDreams(page: Page) {
  await page
    .getByLabel('A file of dreams')
    .setInputFiles({ name: 'dreams.md', mimeType: 'text/markdown', buffer: Buffer.from(FILE) });
}

function cardsIn(page: Page) {
  return page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Delete this dream' }) });
}
