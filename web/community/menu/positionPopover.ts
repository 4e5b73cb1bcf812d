const GAP_PX = 2;

/** Height of the bottom navigation bar on a phone. The bar must not cover the last item of the menu. */
const BOTTOM_BAR_PX = 84;

/** Positions a popover below its button, or above it if there is no room. */
export function positionPopover(popover: HTMLElement, button: HTMLElement): void {
  const anchor = button.getBoundingClientRect();
  const { height, width } = popover.getBoundingClientRect();
  const isBelow =
    anchor.bottom + GAP_PX + height <= window.innerHeight - BOTTOM_BAR_PX || anchor.top < height + GAP_PX;
  popover.style.top = `${isBelow ? anchor.bottom + GAP_PX : anchor.top - GAP_PX - height}px`;
  popover.style.left = `${Math.max(12, anchor.right - width)}px`;
}
