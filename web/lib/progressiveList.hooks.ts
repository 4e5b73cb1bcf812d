import { useDeferredValue } from 'react';

/**
 * Renders a long list progressively: the first items in one deferred render, all of them in the next, so that input is
 * handled in between. Later changes apply at once.
 */
export function useProgressiveList<Item>(items: Item[] | undefined, first: number): Item[] | undefined {
  const isLoaded = useDeferredValue(items !== undefined);
  const showsAll = useDeferredValue(isLoaded, false);
  if (!isLoaded) return undefined;
  return showsAll ? items : items?.slice(0, first);
}
