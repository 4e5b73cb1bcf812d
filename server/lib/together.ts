import DataLoader from 'dataloader';

/** So many are asked for at once; more wait for nobody, but take a statement of their own. */
const MOST = 100;

/**
 * Asks once for all that come in the same turn of the event loop: a page makes several calls at once, and a busy house
 * is asked by many. Nothing is remembered: whoever comes later is answered by what is there later. `find` answers in
 * the order of its keys.
 */
export function together<Key, Value>(
  find: (keys: readonly Key[]) => Promise<Value[]>,
): (key: Key) => Promise<Value> {
  const loader = new DataLoader(find, { cache: false, batchScheduleFn: setImmediate, maxBatchSize: MOST });
  return (key) => loader.load(key);
}
