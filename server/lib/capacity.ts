import { Refusal } from './refusal';

type Bounds = {
  /** For one client or one user. */
  perKey: number;
  /** For all of them in this process. */
  total: number;
};

/** What to say to somebody who has to wait, and after how many seconds to try again. */
type Refusals = { perKey: string; total: string; retryAfterSeconds: number };

/**
 * Bounds what one process has under way at the same time. `take` throws 429 when the key has no room left and 503 when
 * the process has none; the function it returns gives the room back, and may be called more than once.
 */
export function createCapacity(bounds: Bounds, refusals: Refusals) {
  const used = new Map<string, number>();
  let usedInAll = 0;
  return {
    take(key: string, amount = 1): () => void {
      const own = (used.get(key) ?? 0) + amount;
      if (own > bounds.perKey) throw new Refusal('too_many', refusals.perKey, refusals.retryAfterSeconds);
      if (usedInAll + amount > bounds.total) {
        throw new Refusal('busy', refusals.total, refusals.retryAfterSeconds);
      }
      used.set(key, own);
      usedInAll += amount;
      let isReleased = false;
      return () => {
        if (isReleased) return;
        isReleased = true;
        const left = (used.get(key) ?? 0) - amount;
        if (left > 0) used.set(key, left);
        else used.delete(key);
        usedInAll -= amount;
      };
    },
  };
}
