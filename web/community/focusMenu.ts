/** Back to where one began: the menu of what one has changed. */
export function focusMenu(place: string): void {
  requestAnimationFrame(() => {
    document.querySelector<HTMLElement>(`${place} [aria-haspopup="menu"]`)?.focus({ preventScroll: true });
  });
}
