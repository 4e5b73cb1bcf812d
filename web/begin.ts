/** A window that is not painted by then is one that nobody sees. */
const UNPAINTED_MS = 1000;

let hasBegun = false;

// What the server drew is painted first: on a slow line the scripts take longer than everything before them.
if (document.querySelector('[data-drawn]')) {
  new PerformanceObserver(begin).observe({ type: 'paint', buffered: true });
  setTimeout(begin, document.hidden ? 0 : UNPAINTED_MS);
} else {
  begin();
}

function begin() {
  if (hasBegun) return;
  hasBegun = true;
  // All at once, so that none has to arrive before the next is asked for.
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=later]'))
    link.rel = 'modulepreload';
  const main = document.querySelector<HTMLLinkElement>('link[data-main]');
  import(/* @vite-ignore */ main?.href ?? '').catch(() => {
    const said = document.createElement('p');
    said.role = 'alert';
    said.className = 'p-8 text-center';
    said.textContent = 'This page did not reach you whole. Check your connection and load it again.';
    document.getElementById('app')?.replaceChildren(said);
  });
}
