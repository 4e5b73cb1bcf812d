const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Moves the focus in a menu with the Arrow, Home and End keys. Returns false for other keys. */
export function moveMenuFocus(menu: HTMLElement, key: string): boolean {
  const items = [...menu.querySelectorAll<HTMLElement>('[role="menuitem"]')];
  const step = STEPS[key];
  if (!step || items.length === 0) return false;
  const at = items.indexOf(document.activeElement as HTMLElement);
  items[step(at, items.length)]?.focus({ preventScroll: true });
  return true;
}
