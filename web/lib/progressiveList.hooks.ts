import { useDeferredValue } from 'react';

/**
 * Renders a long list in two deferred renders, so that input is handled in between. The first render contains only the
 * first items, the second contains all items. Later changes appear at once.
 */
export function useProgressiveList<Item>(items: Item[] | undefined, first: number): Item[] | undefined {
  const isLoaded = useDeferredValue(items !== undefined);
  const showsAll = useDeferredValue(isLoaded, false);
  if (!isLoaded) return undefined;
  return showsAll ? items : items?.slice(0, first);
}
