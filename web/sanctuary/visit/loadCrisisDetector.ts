type CrisisCheck = typeof import('./crisisDetector');

const RETRY_DELAY_MS = 5000;

let crisisCheck: Promise<CrisisCheck> | null = null;

/**
 * Loads the on-device crisis detector. It is large, so it loads when the sanctuary opens, not when the user starts to
 * write. The check of a text that was written earlier waits until the detector has loaded.
 */
export function loadCrisisDetector(): Promise<CrisisCheck> {
  crisisCheck ??= loadWithRetry();
  return crisisCheck;
}

/** Retries at a fixed interval. A retry triggered by typing would reveal that the user is typing. */
async function loadWithRetry(): Promise<CrisisCheck> {
  while (true) {
    try {
      return await import('./crisisDetector');
    } catch {
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
    }
  }
}
