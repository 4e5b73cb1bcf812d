const GAP = 2;

/** What is at the bottom of the window on a phone must not hide the last entry. */
const EDGE = 84;

/** Puts what opened under the button that opened it, or above it where there is no room. */
export function putBeside(opened: HTMLElement, button: HTMLElement): void {
  const from = button.getBoundingClientRect();
  const { height, width } = opened.getBoundingClientRect();
  const isBelow = from.bottom + GAP + height <= window.innerHeight - EDGE || from.top < height + GAP;
  opened.style.top = `${isBelow ? from.bottom + GAP : from.top - GAP - height}px`;
  opened.style.left = `${Math.max(12, from.right - width)}px`;
}
