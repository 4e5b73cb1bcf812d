/** Fallback for windows that are never painted, such as background tabs. */
const PAINT_TIMEOUT_MS = 1000;

let hasStarted = false;

// Loads the scripts after the first paint of the prerendered page: on a slow connection they take the longest.
if (document.querySelector('[data-prerendered]')) {
  new PerformanceObserver(begin).observe({ type: 'paint', buffered: true });
  setTimeout(begin, document.hidden ? 0 : PAINT_TIMEOUT_MS);
} else {
  begin();
}

function begin() {
  if (hasStarted) return;
  hasStarted = true;
  // Starts all downloads in parallel.
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=later]'))
    link.rel = 'modulepreload';
  const main = document.querySelector<HTMLLinkElement>('link[data-main]');
  import(/* @vite-ignore */ main?.href ?? '').catch(() => {
    const message = document.createElement('p');
    message.role = 'alert';
    message.className = 'p-8 text-center';
    message.textContent = 'This page didn’t finish loading. Check your connection and reload the page.';
    document.getElementById('app')?.replaceChildren(message);
  });
}
