/** Clears all that this browser keeps for us; other tabs hear of it by the storage. Throws when something stayed. */
export async function clearDevice(): Promise<void> {
  const outcomes = await Promise.allSettled([clearDatabases(), clearCaches(), removeWorkers()]);
  // Last, because this is what other tabs go by.
  sessionStorage.clear();
  localStorage.clear();
  const failed = outcomes.find(({ status }) => status === 'rejected');
  if (failed) throw new Error('Something could not be cleared.');
}

/** For browsers that do not tell which there are. */
const KNOWN = ['SanctuaryApp', 'DreamJournal'];

async function clearDatabases() {
  if (!indexedDB.databases) {
    for (const name of KNOWN) indexedDB.deleteDatabase(name);
    return;
  }
  const found = await indexedDB.databases();
  await Promise.all(found.map(({ name }) => name && clearDatabase(name)));
}

/** Empties it instead of deleting it, which would wait until no tab has it open. */
async function clearDatabase(name: string) {
  const database = await opened(name);
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

function opened(name: string): Promise<IDBDatabase> {
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
