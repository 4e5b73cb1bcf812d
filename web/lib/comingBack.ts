let isBack = false;

// Taken in with the first script, so that it knows before the router does and draws.
window.addEventListener('popstate', () => {
  isBack = true;
});
window.addEventListener('pushState', () => {
  isBack = false;
});

/** Whether what is being drawn is what somebody came back to; told once for each way back. */
export function takeComingBack(): boolean {
  const was = isBack;
  isBack = false;
  return was;
}
