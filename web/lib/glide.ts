import { isCalm } from './comfort';

/** Scrolls an element into view, smoothly unless the user prefers reduced motion. */
export function glideTo(element: Element): void {
  element.scrollIntoView({ block: 'start', behavior: isCalm() ? 'auto' : 'smooth' });
}
