import { keep, recall } from './device';

export const TEXT_SIZES = ['usual', 'larger', 'largest'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

/** How somebody likes to read; kept on this device and sent nowhere. */
export type Comfort = {
  text: TextSize;
  /** Nothing moves, whatever the device says. */
  isCalm: boolean;
};

const COMFORT = 'stillwaters.comfort';

const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');

let chosen = recalled();

export function comfort(): Comfort {
  return chosen;
}

export function chooseComfort(next: Comfort): void {
  chosen = next;
  keep(COMFORT, next);
  show();
}

/** Whether nothing should move: the person wishes it, here or on the whole device. The styles go by the same mark. */
export function isCalm(): boolean {
  return chosen.isCalm || lessMotion.matches;
}

/** Shows it, from before the first paint on, and follows what is chosen on the device or in another tab. */
export function bringComfort(): void {
  show();
  lessMotion.addEventListener('change', show);
  window.addEventListener('storage', ({ key }) => {
    if (key !== COMFORT) return;
    chosen = recalled();
    show();
  });
}

function show() {
  const { dataset } = document.documentElement;
  dataset.text = chosen.text;
  dataset.motion = isCalm() ? 'calm' : 'full';
}

function recalled(): Comfort {
  const kept = recall<Partial<Comfort>>(COMFORT);
  return {
    text: TEXT_SIZES.find((size) => size === kept?.text) ?? 'usual',
    isCalm: kept?.isCalm === true,
  };
}
