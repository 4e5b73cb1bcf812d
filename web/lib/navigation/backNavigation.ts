let isBack = false;

/** Starts to track the direction of navigations. Must run before the router starts, whose listeners must run later. */
export function trackBackNavigation(): void {
  window.addEventListener('popstate', () => {
    isBack = true;
  });
  window.addEventListener('pushState', () => {
    isBack = false;
  });
}

/** Returns whether the current navigation goes back or forward in the history. Returns true once per navigation. */
export function takeBackNavigation(): boolean {
  const result = isBack;
  isBack = false;
  return result;
}
