let isBack = false;

// The first script registers these listeners, so that they run before the listeners of the router.
window.addEventListener('popstate', () => {
  isBack = true;
});
window.addEventListener('pushState', () => {
  isBack = false;
});

/** Returns whether the current navigation goes back or forward in the history. Returns true once per navigation. */
export function takeBackNavigation(): boolean {
  const result = isBack;
  isBack = false;
  return result;
}
