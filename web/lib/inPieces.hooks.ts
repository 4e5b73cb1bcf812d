import { useDeferredValue } from 'react';

/**
 * What has just come, a moment later: a long list that it fills is then drawn in pieces, and a touch in between is not
 * kept waiting. Whatever changes afterwards is told at once.
 */
export function useInPieces<Data>(data: Data | undefined): Data | undefined {
  const hasCome = useDeferredValue(data !== undefined);
  return hasCome ? data : undefined;
}
