type CrisisCheck = typeof import('./crisisDetector');

const RETRY_DELAY_MS = 5000;

let crisisCheck: Promise<CrisisCheck> | null = null;

/**
 * Loads the on-device crisis detector. It is large, so it loads when the sanctuary opens, whatever the user writes
 * afterwards; text written before it has loaded waits for it.
 */
export function loadCrisisDetector(): Promise<CrisisCheck> {
  crisisCheck ??= loadWithRetry();
  return crisisCheck;
}

/** Retries at a fixed interval, never because the user types: such a request would reveal that they did. */
async function loadWithRetry(): Promise<CrisisCheck> {
  while (true) {
    try {
      return await import('./crisisDetector');
    } catch {
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
    }
  }
}
