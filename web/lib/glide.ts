import { isCalm } from './comfort';

/** Brings something into view: gliding, or at once for whoever asked for less motion. */
export function glideTo(place: Element): void {
  place.scrollIntoView({ block: 'start', behavior: isCalm() ? 'auto' : 'smooth' });
}
