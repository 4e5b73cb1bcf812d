import DataLoader from 'dataloader';

/** Maximum keys per statement. A larger batch is split into several statements. */
const MAX_BATCH_SIZE = 100;

/**
 * Batches all lookups of the same event loop iteration into one statement, because a page sends several requests at
 * once and a busy server receives many. Caches nothing. `find` must return its results in the order of its keys.
 */
export function batchLoad<Key, Value>(
  find: (keys: readonly Key[]) => Promise<Value[]>,
): (key: Key) => Promise<Value> {
  const loader = new DataLoader(find, {
    cache: false,
    batchScheduleFn: setImmediate,
    maxBatchSize: MAX_BATCH_SIZE,
  });
  return (key) => loader.load(key);
}
