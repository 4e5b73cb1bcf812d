let isBack = false;

// Registered by the first script, so that it runs before the router's own listeners.
window.addEventListener('popstate', () => {
  isBack = true;
});
window.addEventListener('pushState', () => {
  isBack = false;
});

/** Whether the current navigation goes back or forward in the history. Reports each one once. */
export function takeBackNavigation(): boolean {
  const result = isBack;
  isBack = false;
  return result;
}
