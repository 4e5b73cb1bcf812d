import { Suspense, useEffect } from 'react';
import { Route, Switch, useLocation, useSearchParams } from 'wouter';
import type { Person } from '#contract/account/auth';
import { isPassageOpen } from '#web/lib/navigation/reader';
import { useSanctuaryState, useUnloadWarning } from '#web/sanctuary/visit/visitStatus.hooks';
import { BottomBar } from './BottomBar';
import { ErrorBoundary } from './ErrorBoundary';
import { useLevelToast } from './level.hooks';
import { NotFoundScreen } from './NotFoundScreen';
import { Reader } from './Reader';
import { SideNav } from './SideNav';
import { SCREENS } from './screens';
import { TopBar } from './TopBar';
import { useSendUnsentPosts } from './unsentPosts.hooks';
import { UpdateBanner } from './update/UpdateBanner';
import { UserContext } from './userContext';

/** The app layout around every screen of a signed-in user. */
export function AppLayout({ person }: { person: Person }) {
  const [path] = useLocation();
  const [search] = useSearchParams();
  const isSanctuary = path === '/sanctuary';
  const isInsideSanctuary = useSanctuaryState() !== 'entry' && isSanctuary;
  // Conversations and the sanctuary fill the screen and hide the navigation.
  const isFullScreen =
    isInsideSanctuary ||
    (path === '/biblical-figures' && search.has('with')) ||
    (path === '/dreams' && search.has('symbol'));
  // In a room, the outbox list sends unsent posts and shows the outcome. The sanctuary sends no requests.
  const isInRoom = path === '/community' && search.has('room');
  useLevelToast(person);
  useUnloadWarning();
  useSendUnsentPosts(person.id, !isInRoom && !path.startsWith('/sanctuary'));

  useEffect(() => {
    // Does not scroll when a passage opens over the screen.
    const scrollToTop = () => !isPassageOpen() && window.scrollTo(0, 0);
    window.addEventListener('pushState', scrollToTop);
    return () => window.removeEventListener('pushState', scrollToTop);
  }, []);

  return (
    <UserContext value={person}>
      <a
        href="#content"
        className="sr-only z-70 rounded-field bg-card px-4 py-3 text-ivory focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        Skip to content
      </a>
      {!isFullScreen && <SideNav />}
      <div
        className={`lamp above-bar flex min-h-dvh flex-col ${isFullScreen ? '' : 'wide:ml-60 print:ml-0'}`}
      >
        {!isFullScreen && <TopBar />}
        <main
          id="content"
          tabIndex={-1}
          className={`flex grow flex-col px-5 outline-none ${isFullScreen ? '' : 'pb-32 wide:px-10 wide:pb-16 print:p-0'}`}
        >
          <ErrorBoundary path={path}>
            <Suspense fallback={<div aria-busy="true" className="grow" />}>
              <Switch>
                {SCREENS.map(({ address, Screen }) => (
                  <Route key={address} path={address}>
                    <Screen />
                  </Route>
                ))}
                <Route>
                  <NotFoundScreen />
                </Route>
              </Switch>
            </Suspense>
          </ErrorBoundary>
        </main>
      </div>
      {!isFullScreen && <BottomBar />}
      {!isSanctuary && !isFullScreen && <UpdateBanner />}
      <Reader />
    </UserContext>
  );
}
