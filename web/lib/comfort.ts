import { keep, recall } from './device';

export const TEXT_SIZES = ['usual', 'larger', 'largest'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

/** Display settings, stored on this device only. */
export type Comfort = {
  text: TextSize;
  /** Reduces motion even if the device setting does not. */
  isCalm: boolean;
};

const STORAGE_KEY = 'stillwaters.comfort';

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

let current = load();

export function comfort(): Comfort {
  return current;
}

export function chooseComfort(next: Comfort): void {
  current = next;
  keep(STORAGE_KEY, next);
  apply();
}

/**
 * Whether the user prefers reduced motion, here or in the device settings. The styles use `data-motion`, set from this.
 */
export function isCalm(): boolean {
  return current.isCalm || reducedMotion.matches;
}

/** Applies the settings before the first paint, and follows changes in the device settings and in other tabs. */
export function bringComfort(): void {
  apply();
  reducedMotion.addEventListener('change', apply);
  window.addEventListener('storage', ({ key }) => {
    if (key !== STORAGE_KEY) return;
    current = load();
    apply();
  });
}

function apply() {
  const { dataset } = document.documentElement;
  dataset.text = current.text;
  dataset.motion = isCalm() ? 'calm' : 'full';
}

function load(): Comfort {
  const saved = recall<Partial<Comfort>>(STORAGE_KEY);
  return {
    text: TEXT_SIZES.find((size) => size === saved?.text) ?? 'usual',
    isCalm: saved?.isCalm === true,
  };
}
