import { AppError } from './appError';

type Bounds = {
  /** Limit for one client or one user. */
  perKey: number;
  /** Limit for all clients or users of this process together. */
  total: number;
};

/** Error messages for the user, and the value of Retry-After. */
type Messages = { perKey: string; total: string; retryAfterSeconds: number };

/**
 * Creates a semaphore that bounds what one process does at the same time. `take` throws 429 if the key has no capacity
 * left, and 503 if the process has none. It returns a function that releases the capacity; extra calls do nothing.
 */
export function createCapacity(bounds: Bounds, messages: Messages) {
  const used = new Map<string, number>();
  let usedTotal = 0;
  return {
    take(key: string, amount = 1): () => void {
      const usedByKey = (used.get(key) ?? 0) + amount;
      if (usedByKey > bounds.perKey)
        throw new AppError('too_many', messages.perKey, messages.retryAfterSeconds);
      if (usedTotal + amount > bounds.total) {
        throw new AppError('busy', messages.total, messages.retryAfterSeconds);
      }
      used.set(key, usedByKey);
      usedTotal += amount;
      let isReleased = false;
      return () => {
        if (isReleased) return;
        isReleased = true;
        const left = (used.get(key) ?? 0) - amount;
        if (left > 0) used.set(key, left);
        else used.delete(key);
        usedTotal -= amount;
      };
    },
  };
}
