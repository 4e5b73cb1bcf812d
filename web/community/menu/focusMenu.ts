/** Returns the focus to the menu of the post or comment that was edited. */
export function focusMenu(selector: string): void {
  requestAnimationFrame(() => {
    document.querySelector<HTMLElement>(`${selector} [aria-haspopup="menu"]`)?.focus({ preventScroll: true });
  });
}
