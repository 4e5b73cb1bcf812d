type Ear = typeof import('./ear');

const AGAIN_MS = 5000;

let ear: Promise<Ear> | null = null;

/**
 * Hears on this device whether somebody is in danger. What it takes is large: it is fetched when the sanctuary opens,
 * whatever is written there afterwards, and what is written before it is here waits for it.
 */
export function openEar(): Promise<Ear> {
  ear ??= fetchEar();
  return ear;
}

/** By the clock and never because somebody writes: that call would tell. */
async function fetchEar(): Promise<Ear> {
  while (true) {
    try {
      return await import('./ear');
    } catch {
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    }
  }
}
