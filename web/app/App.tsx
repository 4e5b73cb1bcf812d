import { Suspense } from 'react';
import { useLocation } from 'wouter';
import { type MailScreen, stripTrailingSlash } from '#contract/addresses';
import type { Person } from '#contract/auth';
import { LandingScreen } from '#web/landing/LandingScreen';
// Imported for its side effect: removes the token of an email link from the address bar before the first render.
import '#web/landing/mailToken';
import { PublicLayout } from '#web/landing/PublicLayout';
import { lazyWithPreload } from '#web/lib/lazyWithPreload';
import { currentUser, useUser } from '#web/lib/session.hooks';
import { ErrorBoundary } from './ErrorBoundary';
import { preloadScreen } from './screens';

const Inside = lazyWithPreload(async () => (await import('./AppLayout')).AppLayout);

const EMAIL_SCREENS = {
  '/forgot-password': lazyWithPreload(async () => (await import('#web/landing/ForgotScreen')).ForgotScreen),
  '/reset-password': lazyWithPreload(async () => (await import('#web/landing/ResetScreen')).ResetScreen),
  '/verify-email': lazyWithPreload(async () => (await import('#web/landing/VerifyScreen')).VerifyScreen),
} satisfies Record<MailScreen, unknown>;

const VISITOR_SCREENS = {
  '/privacy': lazyWithPreload(async () => {
    const { PrivacyScreen } = await import('#web/profile/privacy/PrivacyScreen');
    return () => (
      <PublicLayout>
        <PrivacyScreen />
      </PublicLayout>
    );
  }),
};

type PublicScreen = (typeof EMAIL_SCREENS)[MailScreen];

/**
 * The root component. Visitors see the landing page at every address that has no public screen. While the session is
 * loading, everyone sees what visitors see.
 */
export function App() {
  const person = useUser();
  const [path] = useLocation();
  const Screen = publicScreenAt(path, person);

  const content = person ? <Inside person={person} /> : <LandingScreen />;
  return (
    <ErrorBoundary path={path}>
      <Suspense>{Screen ? <Screen /> : content}</Suspense>
    </ErrorBoundary>
  );
}

/** Preloads the code and data of the screen at an address. */
export async function preloadApp(path: string): Promise<void> {
  const person = currentUser();
  const Screen = publicScreenAt(path, person);
  if (Screen) await Screen.prepare();
  else if (person) {
    // Yields to the event loop between layout and screen, so that input is handled. The page already preloads both.
    await Inside.prepare();
    await new Promise((resolve) => setTimeout(resolve));
    await preloadScreen(path);
  }
}

/** Returns the public screen at an address, if there is one. Public screens have no app layout. */
function publicScreenAt(path: string, person: Person | null | undefined): PublicScreen | undefined {
  const address = stripTrailingSlash(path);
  const screens: Record<string, PublicScreen> = person
    ? EMAIL_SCREENS
    : { ...EMAIL_SCREENS, ...VISITOR_SCREENS };
  return screens[address];
}
