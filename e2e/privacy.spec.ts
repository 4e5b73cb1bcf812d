import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import pg from 'pg';
import { expect, type House, keptOnDevice, test } from './house';

// Words that occur nowhere else; the second also needs letters that fonts keep in a file of their own.
const PLACED = ['zephyrquartz lament', 'Çanàrıł vőxwidget'];
const DRAFTED = 'murkfjord halfsaid';
const REFLECTED = 'plumbnexus remembrance';
const CANARIES = ['zephyrquartz', 'vőxwidget', 'murkfjord', 'plumbnexus'];

test('nothing typed in the sanctuary leaves the page: no request, no storage, no log, no row, no memory', async ({
  ruth: { page },
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
  ruth: { page },
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

/** Every request from now on, of the page and of its service worker. */
function listen(context: BrowserContext): string[] {
  const requests: string[] = [];
  context.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
  return requests;
}

/** Every string that the page's JavaScript still holds. */
async function memoryOf(page: Page): Promise<string> {
  const devtools = await page.context().newCDPSession(page);
  let snapshot = '';
  devtools.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => {
    snapshot += chunk;
  });
  await devtools.send('HeapProfiler.enable');
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await devtools.detach();
  return JSON.parse(snapshot).strings.join('\n');
}

/** What is in this origin's local and session storage, caches and databases, as JSON. */
function storageOf(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const settled = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const databases: Record<string, Record<string, unknown>> = {};
    for (const { name = '', version } of await indexedDB.databases()) {
      const opened = await settled(indexedDB.open(name));
      const stores: Record<string, unknown> = {};
      for (const store of opened.objectStoreNames) {
        const objects = opened.transaction(store).objectStore(store);
        const [keys, values] = await Promise.all([settled(objects.getAllKeys()), settled(objects.getAll())]);
        stores[store] = Object.fromEntries(keys.map((key, index) => [String(key), values[index]]));
      }
      opened.close();
      databases[`${name} v${version}`] = stores;
    }
    const cached: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        cached.push(request.url, (await answer?.text()) ?? '');
      }
    }
    return JSON.stringify({ local: { ...localStorage }, session: { ...sessionStorage }, databases, cached });
  });
}

/** Every row of every table, or every byte of the files in which the embedded database keeps them. */
async function rowsOf({ databaseUrl, dataDir = '' }: House): Promise<string> {
  if (!databaseUrl) {
    return readdirSync(dataDir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
      .join('\n');
  }
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query("select tablename from pg_tables where schemaname = 'public'");
  expect(rows.length).toBeGreaterThan(20);
  const tables = rows.map(({ tablename }) => `select to_jsonb(t)::text as row from ${tablename} t`);
  const contents = await client.query(tables.join(' union all '));
  await client.end();
  return contents.rows.map(({ row }) => row).join('\n');
}
