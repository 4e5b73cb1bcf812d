import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { stripTrailingSlash } from '#contract/pages/addresses';
import { App, preloadApp } from '#web/app/App';
import { applyDisplaySettings } from '#web/lib/displaySettings';
import { trackBackNavigation } from '#web/lib/navigation/backNavigation';
import { createQueryClient } from '#web/lib/queryClient';
import { handleUnauthorized, restoreSession, syncSessionAcrossTabs } from '#web/lib/session/session.hooks';
// Bundled here because nearly every screen uses it; its own chunk would be one more request.
import '#web/ui/ScreenTitle';
import './styles.css';

const client = createQueryClient();

// Runs in its own task after the imports are evaluated, so that input is handled in between.
setTimeout(start);

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  // Loaded after everything else, because nothing on the page depends on it.
  const installServiceWorker = () =>
    void import('#web/app/update/update.hooks')
      .then(({ registerServiceWorker }) => registerServiceWorker())
      .catch(() => {});
  if (document.readyState === 'complete') installServiceWorker();
  else window.addEventListener('load', installServiceWorker);
}

function start() {
  document.getElementById('load-notice')?.remove();
  removeTrailingSlash();
  applyDisplaySettings();
  trackBackNavigation();
  restoreSession(client);
  syncSessionAcrossTabs(client);
  handleUnauthorized(client);
  // The prerendered page stays until its screen is loaded. If loading fails, the error boundary reports it.
  void preloadApp(client, location.pathname)
    .catch(() => {})
    .then(renderApp);
}

/** Removes a trailing slash from the address, so that it matches the routes. */
function removeTrailingSlash() {
  const { origin, pathname, search, hash } = location;
  const bare = stripTrailingSlash(pathname);
  // The origin is needed: '//elsewhere' alone would be another host.
  if (bare !== pathname) history.replaceState(history.state, '', origin + bare + search + hash);
}

function renderApp() {
  const root = document.getElementById('app');
  if (!root) return;
  // Concurrent rendering, so that input is handled in between.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <QueryClientProvider client={client}>
          <App />
        </QueryClientProvider>
      </StrictMode>,
    ),
  );
  // The first screen replaces the prerendered one without its entry animation; later screens have one.
  window.addEventListener('pushState', () => root.removeAttribute('data-first-screen'), { once: true });
}
