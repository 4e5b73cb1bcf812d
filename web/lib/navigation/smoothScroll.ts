import { prefersReducedMotion } from '#web/lib/displaySettings';

/** Scrolls an element into view, smoothly unless the user prefers reduced motion. */
export function smoothScrollTo(element: Element): void {
  element.scrollIntoView({ block: 'start', behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
}
