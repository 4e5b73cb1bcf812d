/**
 * Clears all data of the app in this browser. Other tabs notice through the storage event. Throws if something remains.
 */
export async function clearDevice(): Promise<void> {
  const outcomes = await Promise.allSettled([clearDatabases(), clearCaches(), removeWorkers()]);
  // Cleared last, because the storage event makes other tabs reload.
  sessionStorage.clear();
  localStorage.clear();
  const failed = outcomes.find(({ status }) => status === 'rejected');
  if (failed) throw new Error('Some data could not be cleared.');
}

/** The databases to clear in browsers without `indexedDB.databases()`. */
const DATABASE_NAMES = ['SanctuaryApp', 'DreamJournal', 'VerseMarks', 'Passages'];

async function clearDatabases() {
  if (!indexedDB.databases) {
    for (const name of DATABASE_NAMES) indexedDB.deleteDatabase(name);
    return;
  }
  const found = await indexedDB.databases();
  await Promise.all(found.map(({ name }) => name && clearDatabase(name)));
}

/** Empties the database. Deleting it would block until no tab has it open. */
async function clearDatabase(name: string) {
  const database = await openDatabase(name);
  const stores = [...database.objectStoreNames];
  if (stores.length > 0) {
    const transaction = database.transaction(stores, 'readwrite');
    for (const store of stores) transaction.objectStore(store).clear();
    await new Promise((resolve, reject) => {
      transaction.oncomplete = resolve;
      transaction.onabort = () => reject(transaction.error);
    });
  }
  database.close();
}

function openDatabase(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function clearCaches() {
  if (!('caches' in window)) return;
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}

async function removeWorkers() {
  const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(workers.map((worker) => worker.unregister()));
}
