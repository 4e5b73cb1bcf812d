import { getStored, setStored } from './storage/storage';

export const TEXT_SIZES = ['usual', 'larger', 'largest'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

/** Display settings, stored on this device only. */
export type DisplaySettings = {
  text: TextSize;
  /** Whether letters, words and lines are further apart, which many people with dyslexia read more easily. */
  hasWideSpacing: boolean;
  /** Reduces motion even if the device setting does not. */
  reducesMotion: boolean;
};

const STORAGE_KEY = 'stillwaters.comfort';

const deviceMotion = () => matchMedia('(prefers-reduced-motion: reduce)');

let current = load();

export function displaySettings(): DisplaySettings {
  return current;
}

export function saveDisplaySettings(next: DisplaySettings): void {
  current = next;
  setStored(STORAGE_KEY, next);
  apply();
}

/**
 * Returns whether the user prefers reduced motion, in this app or in the device settings. The styles read this value
 * from `data-motion`.
 */
export function prefersReducedMotion(): boolean {
  return current.reducesMotion || deviceMotion().matches;
}

/** Applies the settings before the first paint, and again when the device settings or another tab change them. */
export function applyDisplaySettings(): void {
  apply();
  deviceMotion().addEventListener('change', apply);
  window.addEventListener('storage', ({ key }) => {
    if (key !== STORAGE_KEY) return;
    current = load();
    apply();
  });
}

function apply() {
  const { dataset } = document.documentElement;
  dataset.text = current.text;
  dataset.spacing = current.hasWideSpacing ? 'wide' : 'usual';
  dataset.motion = prefersReducedMotion() ? 'calm' : 'full';
}

function load(): DisplaySettings {
  // Earlier versions stored 'isCalm'.
  const saved = getStored<Partial<DisplaySettings> & { isCalm?: boolean }>(STORAGE_KEY);
  return {
    text: TEXT_SIZES.find((size) => size === saved?.text) ?? 'usual',
    hasWideSpacing: saved?.hasWideSpacing === true,
    reducesMotion: saved?.reducesMotion === true || saved?.isCalm === true,
  };
}
