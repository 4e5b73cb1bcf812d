import { useRef } from 'react';

/**
 * Does a work unless one is under way, and answers what became of it, or undefined: the second click of a double one
 * comes before anything has been drawn anew.
 */
export function useOneAtATime() {
  const isUnderWay = useRef(false);
  return async <Result>(work: () => Promise<Result>): Promise<Result | undefined> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      return await work();
    } finally {
      isUnderWay.current = false;
    }
  };
}
