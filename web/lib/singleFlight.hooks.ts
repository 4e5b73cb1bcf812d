import { useRef } from 'react';

/**
 * Returns a single-flight guard: it runs an async function and returns the result. If a function is already running, it
 * only returns undefined. Needed because the second click of a double click arrives before a re-render.
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
