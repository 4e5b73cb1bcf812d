import { useRef } from 'react';

/**
 * Single-flight guard: runs an async function unless one is running already, and returns its result or undefined.
 * Needed because the second click of a double click arrives before a re-render.
 */
export function useSingleFlight() {
  const isRunning = useRef(false);
  return async <Result>(work: () => Promise<Result>): Promise<Result | undefined> => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      return await work();
    } finally {
      isRunning.current = false;
    }
  };
}
