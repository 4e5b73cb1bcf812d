import { readFileSync } from 'node:fs';
import { expect, keptOnDevice, test } from './house';
import { listen, memoryOf, rowsOf, storageOf } from './traces';

// What works without a network is the service worker's to bring.
test.use({ serviceWorkers: 'allow' });

// Words that occur nowhere else; the second also needs letters that fonts keep in a file of their own.
const PLACED = ['zephyrquartz lament', 'Çanàrıł vőxwidget'];
const DRAFTED = 'murkfjord halfsaid';
const REFLECTED = 'plumbnexus remembrance';
const CANARIES = ['zephyrquartz', 'vőxwidget', 'murkfjord', 'plumbnexus'];

test('nothing typed in the sanctuary leaves the page: no request, no storage, no log, no row, no memory', async ({
  signedIn: { page },
  context,
  house,
}) => {
  await page.goto('/sanctuary');
  await keptOnDevice(page);
  await expect(page.getByRole('button', { name: 'Enter the Sanctuary' })).toBeVisible();
  const requests = listen(context);

  await page.getByRole('button', { name: 'Enter the Sanctuary' }).click();
  const field = page.getByLabel('What burdens are you carrying today?');
  for (const burden of PLACED) {
    await field.click();
    // Key by key, so that the browser's automation does not itself hold the words in the page's memory.
    await page.keyboard.type(burden);
    await page.getByRole('button', { name: 'Place in Sacred Chest' }).click();
    await expect(page.getByRole('button', { name: 'Place in Sacred Chest' })).toBeVisible();
  }
  expect(found(await memoryOf(page)), 'in memory while they lie in the chest').toEqual(CANARIES.slice(0, 2));

  await field.click();
  await page.keyboard.type(DRAFTED);
  await page.getByRole('button', { name: 'Release to God' }).click();
  await page.getByRole('button', { name: 'Release to God' }).click();
  await expect(page.getByRole('button', { name: 'Save this reflection' })).toBeVisible();
  expect(found(await memoryOf(page)), 'in memory once they are released').toEqual([]);
  expect(found(await page.content()), 'in the page once they are released').toEqual([]);

  await page.getByRole('button', { name: 'Save this reflection' }).click();
  await page.getByLabel('What do you want to remember?').click();
  await page.keyboard.type(REFLECTED);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: 'Return to peace' }).click();
  await expect(page.getByRole('button', { name: 'Enter the Sanctuary' })).toBeVisible();

  expect(requests, 'requests between Enter and Return').toEqual([]);
  expect(found(await memoryOf(page)), 'in the memory of the page').toEqual([]);
  expect(found(await storageOf(page)), 'in the storage of the browser').toEqual([]);
  expect(found(JSON.stringify(await context.storageState())), 'in cookies').toEqual([]);
  expect(found(readFileSync(house.logFile, 'utf8')), 'in the log').toEqual([]);
  expect(found(await rowsOf(house)), 'in the database').toEqual([]);
});

test('a reflection that is saved stands in the journal of this browser and nowhere else', async ({
  signedIn: { page },
  context,
  house,
}) => {
  await page.goto('/sanctuary');
  await keptOnDevice(page);
  const requests = listen(context);
  await page.getByRole('button', { name: 'Enter the Sanctuary' }).click();
  await page.getByLabel('What burdens are you carrying today?').fill(PLACED[0] ?? '');
  await page.getByRole('button', { name: 'Place in Sacred Chest' }).click();
  await page.getByRole('button', { name: 'Release to God' }).click();
  await page.getByRole('button', { name: 'Release to God' }).click();
  await page.getByRole('button', { name: 'Save this reflection' }).click();
  await page.getByLabel('What do you want to remember?').fill(REFLECTED);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Enter the Sanctuary' })).toBeVisible();

  expect(requests).toEqual([]);
  const storage = JSON.parse(await storageOf(page));
  const journal = storage.databases['SanctuaryApp v1'].journal_entries.entries;
  expect(journal).toMatchObject([{ type: 'reflection', summary: REFLECTED, tags: [] }]);
  delete storage.databases['SanctuaryApp v1'];
  expect(found(JSON.stringify(storage)), 'elsewhere in the browser').toEqual([]);
  expect(found(readFileSync(house.logFile, 'utf8')), 'in the log').toEqual([]);
  expect(found(await rowsOf(house)), 'in the database').toEqual([]);
});

function found(text: string): string[] {
  return CANARIES.filter((canary) => text.includes(canary));
}
