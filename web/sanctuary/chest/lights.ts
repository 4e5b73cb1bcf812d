/** The specification's number of lights. */
const LIGHT_COUNT = 12;

/** How long each light takes from the chest to the lamp. `chest.css` has the same duration. */
const FLIGHT_MS = 1900;

/** The last light reaches the lamp shortly before the verse is shown. */
const LAST_ARRIVAL_MS = 4150;

const FIRST_SLIP_MS = 100;

/** The time in which the slips leave the chest one after another. */
const SLIPS_MS = 1350;

/** How long a slip takes to rise, unfold and become a light. */
const UNFOLDING_MS = 650;

const FIRST_FREE_LIGHT_MS = 700;

/** A light: when it leaves the chest, where it leaves from, and how far it drifts to the side. */
export type Light = { delay: number; start: number; drift: number; size: number };

/** Returns when each visible slip starts to rise, the topmost first. */
export function slipDelay(fromTop: number, visibleSlips: number): number {
  return FIRST_SLIP_MS + (fromTop * SLIPS_MS) / Math.max(visibleSlips - 1, 3);
}

/** Returns the light that a slip becomes. */
export function slipLight(fromTop: number, visibleSlips: number): Light {
  return { ...shapeAt(fromTop), delay: slipDelay(fromTop, visibleSlips) + UNFOLDING_MS, start: 0 };
}

/** Returns the lights that rise without a slip, spread evenly until the last one leaves. */
export function freeLights(visibleSlips: number): Light[] {
  const count = LIGHT_COUNT - visibleSlips;
  const span = LAST_ARRIVAL_MS - FLIGHT_MS - FIRST_FREE_LIGHT_MS;
  return Array.from({ length: count }, (_, index) => ({
    ...shapeAt(visibleSlips + index),
    delay: FIRST_FREE_LIGHT_MS + (index * span) / (count - 1),
  }));
}

/** Spreads the lights irregularly, but the same way every time. Positions and drifts are percentages of the center. */
function shapeAt(index: number) {
  return {
    start: ((index * 37) % 41) - 20,
    drift: ((index * 61) % 67) - 33,
    size: 0.8 + ((index * 5) % 7) * 0.1,
  };
}
