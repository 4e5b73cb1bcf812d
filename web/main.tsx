import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { withoutSlash } from '#contract/addresses';
import { App, prepareApp } from '#web/app/App';
import { bringComfort } from '#web/lib/comfort';
import { queries } from '#web/lib/queries';
import { followOtherTabs, noticeEndedSession, recallPerson } from '#web/lib/session.hooks';
import '#web/lib/comingBack';
// Nearly every screen has one: alone it would be one more file to wait for.
import '#web/ui/ScreenTitle';
import './styles.css';

// Apart from the reading of all that stands above, so that a touch in between is not kept waiting.
setTimeout(start);

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  // Fetched then, so that nobody waits for it.
  const keep = () =>
    void import('#web/app/newer.hooks').then(({ keepOnDevice }) => keepOnDevice()).catch(() => {});
  if (document.readyState === 'complete') keep();
  else window.addEventListener('load', keep);
}

function start() {
  dropSlash();
  bringComfort();
  recallPerson();
  followOtherTabs();
  noticeEndedSession();
  // What the server drew stands until the screen that takes its place has come; what could not come says so itself.
  void prepareApp(location.pathname)
    .catch(() => {})
    .then(show);
}

/** What belongs to a page goes by its address, which from here on has no slash at its end. */
function dropSlash() {
  const { origin, pathname, search, hash } = location;
  const bare = withoutSlash(pathname);
  // By itself, '//elsewhere' would name another house.
  if (bare !== pathname) history.replaceState(history.state, '', origin + bare + search + hash);
}

function show() {
  const root = document.getElementById('app');
  if (!root) return;
  // In pieces, so that a touch in between is not kept waiting.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <QueryClientProvider client={queries}>
          <App />
        </QueryClientProvider>
      </StrictMode>,
    ),
  );
  // What takes the place of a drawn screen stands at once; whatever is gone to from there arrives.
  window.addEventListener('pushState', () => root.removeAttribute('data-drawn'), { once: true });
}
