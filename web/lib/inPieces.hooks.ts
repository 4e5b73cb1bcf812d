import { useDeferredValue } from 'react';

/**
 * A long list that has just come: its first items a moment later, and all of them after these, so that a touch in between
 * is not kept waiting. Whatever changes afterwards is told at once.
 */
export function useInPieces<Item>(items: Item[] | undefined, first: number): Item[] | undefined {
  const hasCome = useDeferredValue(items !== undefined);
  const isWhole = useDeferredValue(hasCome, false);
  if (!hasCome) return undefined;
  return isWhole ? items : items?.slice(0, first);
}
