/** Brings something into view: gliding, or at once for whoever asked for less motion. */
export function glideTo(place: Element): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  place.scrollIntoView({ block: 'start', behavior: isCalm ? 'auto' : 'smooth' });
}
