import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { bring, dreamField, shownOn } from './dreaming';
import { expect, keptOnDevice, notice, test } from './house';
import { listen, rowsOf, storageOf } from './traces';

// What works without a network is the service worker's to bring.
test.use({ serviceWorkers: 'allow' });

const FILE = `# My dreams (Stillwaters)

## Friday, 20 November 2026

Kept: 2026-11-20T06:15:00.000Z
Symbols:
- Snake
- Bread

> There was a basket, murkfjord.
> ## And a snake lay in it.

## Thursday, 19 November 2026

Kept: 2026-11-19T06:15:00.000Z
Symbols:
- Bread

> My mother broke bread.

## A heading that holds no dream
`;

const DREAM = 'A snake lay on the bridge, and its name was zephyrquartz.';

const CANARIES = /zephyrquartz|murkfjord/;

test('dreams are kept, found, sifted, deleted and carried by file on this device, and nothing of them goes elsewhere', async ({
  signedIn: { page },
  context,
  house,
}) => {
  await page.goto('/dreams/journal');
  await keptOnDevice(page);
  await expect(page.getByText('No dream is kept here yet.')).toBeVisible();
  const told = listen(context);
  const bodies: string[] = [];
  context.on('request', (request) => void bodies.push(request.postData() ?? ''));
  await bringIn(page);
  await expect(notice(page, '2 dreams brought in')).toBeVisible();
  await expect(notice(page, 'One could not be read and was left out.')).toBeVisible();
  await expect(cardsIn(page)).toHaveCount(2);
  await expect(cardsIn(page).first()).toContainText('## And a snake lay in it.');
  await bringIn(page);
  await expect(notice(page, '2 were here already.')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save to a file' }).click();
  const saved = readFileSync(await (await download).path(), 'utf8');
  expect(saved).toBe(FILE.replace('\n## A heading that holds no dream\n', ''));
  expect(told.filter((request) => !request.startsWith('GET'))).toEqual([]);

  const other = await context.newPage();
  await other.goto('/dreams/journal');
  await expect(cardsIn(other)).toHaveCount(2);
  await page.getByRole('link', { name: 'Dreams', exact: true }).filter({ visible: true }).first().click();
  await expect(dreamField(page)).toBeVisible();
  await bring(page, DREAM);
  bodies.length = 0;
  const keep = page.getByRole('button', { name: 'Keep in my dream journal' });
  const dialog = page.getByRole('dialog', { name: 'Keep This Dream' });
  await keep.click();
  await expect(dialog.getByRole('region', { name: 'What is kept' })).toHaveText(DREAM);
  await expect(dialog.getByRole('list', { name: 'Symbols' })).toContainText('Snake');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await keep.click();
  await dialog.getByRole('button', { name: 'Keep', exact: true }).dblclick();
  await expect(notice(page, 'Kept on this device')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Kept in my dream journal' })).toBeVisible();
  await expect(cardsIn(other)).toHaveCount(3);
  await expect(cardsIn(other).first()).toContainText(DREAM);

  await page.getByRole('link', { name: 'Dream journal' }).click();
  await expect(cardsIn(page)).toHaveCount(3);
  const recurring = page.getByRole('region', { name: 'What comes back' });
  await expect(recurring.getByRole('button')).toHaveText(['Bread · in 2 dreams', 'Snake · in 2 dreams']);
  await recurring.getByRole('button', { name: /^Snake/ }).click();
  await expect(page.getByText('2 of 3 dreams')).toBeVisible();
  await page.getByLabel('Search your dreams').fill('BASKET');
  await expect(page.getByText('1 of 3 dreams')).toBeVisible();
  await expect(cardsIn(page)).toContainText('murkfjord');
  await page.getByLabel('Search your dreams').fill('harvest');
  await expect(page.getByText('None of your dreams holds these words.')).toBeVisible();
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
  await expect(page.getByText('Nothing is written here yet.')).toBeVisible();
  await context.setOffline(false);

  expect(bodies.join('\n'), 'sent after the dream was brought').not.toMatch(CANARIES);
  expect(told.join('\n'), 'in an address').not.toMatch(CANARIES);
  const storage = JSON.parse(await storageOf(page));
  expect(storage.databases['DreamJournal v1'].dreams.entries).toHaveLength(3);
  delete storage.databases['DreamJournal v1'];
  delete storage.session;
  expect(JSON.stringify(storage), 'elsewhere in the browser').not.toMatch(CANARIES);
  const log = readFileSync(house.logFile, 'utf8');
  expect(log).toContain('/api/dreams/interpret');
  expect(log, 'in the log').not.toMatch(CANARIES);
  expect(await rowsOf(house), 'in the database').not.toMatch(CANARIES);
});

test('when the browser forbids its storage, a dream that cannot be kept is said to be, and stays where it is', async ({
  signedIn: { page },
}) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The user denied permission.', 'SecurityError');
    };
  });
  await page.goto('/dreams');
  await bring(page, DREAM);
  await page.getByRole('button', { name: 'Keep in my dream journal' }).click();
  const dialog = page.getByRole('dialog', { name: 'Keep This Dream' });
  await dialog.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(notice(page, 'Could not be kept')).toBeVisible();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Keep in my dream journal' })).toBeVisible();
  await expect(shownOn(page)).toBeVisible();
  await page.getByRole('link', { name: 'Dream journal' }).click();
  await expect(page.getByRole('alert')).toContainText('This browser did not give out what is kept here.');
});

test('without a network a dream is met with a passage and stays in the field, and goes when there is one again', async ({
  signedIn: { page },
  context,
}) => {
  await page.goto('/dreams');
  await keptOnDevice(page);
  await context.setOffline(true);
  await dreamField(page).fill(DREAM);
  await page.getByRole('button', { name: 'Find Symbols' }).click();
  await expect(shownOn(page)).toContainText('There is no connection at the moment.');
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

async function bringIn(page: Page) {
  await page
    .getByLabel('A file of dreams')
    .setInputFiles({ name: 'dreams.md', mimeType: 'text/markdown', buffer: Buffer.from(FILE) });
}

function cardsIn(page: Page) {
  return page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Delete this dream' }) });
}
