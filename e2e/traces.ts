import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import pg from 'pg';
import { expect, type TestServer } from './fixtures';

// Functions that read all places where a typed word could leave a trace.

/** Records every request from now on, from the pages and from the service worker, and every WebSocket of an open page. */
export function recordRequests(context: BrowserContext): string[] {
  const requests: string[] = [];
  context.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
  for (const page of context.pages()) page.on('websocket', (socket) => requests.push(socket.url()));
  return requests;
}

/** Records every message to the browser's console from now on. */
export function recordConsole(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  return messages;
}

/** Returns the addresses and titles that the browser remembers of this tab. */
export async function tabHistoryOf(page: Page): Promise<string> {
  const devtools = await page.context().newCDPSession(page);
  const { entries } = await devtools.send('Page.getNavigationHistory');
  await devtools.detach();
  return JSON.stringify(entries);
}

/** Returns every string in the page's JavaScript heap after garbage collection. */
export async function heapStringsOf(page: Page): Promise<string> {
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

/** Returns the content of this origin's local and session storage, caches and databases as JSON. */
export function storageOf(page: Page): Promise<string> {
  return page.evaluate(readStorage);
}

/** Runs in the page: see `storageOf`. */
export async function readStorage(): Promise<string> {
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
}

/** Returns every row of every table or, for the embedded database, every byte of its files. */
export async function databaseContentOf({ databaseUrl, dataDir = '' }: TestServer): Promise<string> {
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
