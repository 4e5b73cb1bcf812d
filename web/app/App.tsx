import type { QueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useLocation } from 'wouter';
import type { Person } from '#contract/account/auth';
import { type MailScreen, stripTrailingSlash, TRIAL_ADDRESS } from '#contract/pages/addresses';
import { LandingScreen } from '#web/landing/LandingScreen';
// Imported for its side effect: removes the token of an email link from the address bar before the first render.
import '#web/landing/mailToken';
import { lazyWithPreload } from '#web/lib/lazyWithPreload';
import { currentUser, useUser } from '#web/lib/session/session.hooks';
import { ErrorBoundary } from './ErrorBoundary';
import { preloadScreen } from './screens';

const Inside = lazyWithPreload(async () => (await import('./AppLayout')).AppLayout);

const MAIL_LINK_SCREENS = {
  '/forgot-password': lazyWithPreload(async () => (await import('#web/landing/ForgotScreen')).ForgotScreen),
  '/reset-password': lazyWithPreload(async () => (await import('#web/landing/ResetScreen')).ResetScreen),
  '/verify-email': lazyWithPreload(async () => (await import('#web/landing/VerifyScreen')).VerifyScreen),
} satisfies Record<MailScreen, unknown>;

/** The screens outside the app layout that signed-in users see, too. The trial leads them to the sanctuary. */
const SCREENS_FOR_ALL = {
  ...MAIL_LINK_SCREENS,
  [TRIAL_ADDRESS]: lazyWithPreload(async () => (await import('./TrySanctuaryScreen')).TrySanctuaryScreen),
};

/** The screens that visitors see by address. */
export const PUBLIC_SCREENS = {
  ...SCREENS_FOR_ALL,
  '/privacy': lazyWithPreload(async () => (await import('./PublicPrivacyScreen')).PublicPrivacyScreen),
};

type PublicScreen = (typeof PUBLIC_SCREENS)[keyof typeof PUBLIC_SCREENS];

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

/** Preloads the code and data of the screen at an address. Returns the screen, or null if the page is the landing page. */
export async function preloadApp(client: QueryClient, path: string): Promise<unknown> {
  const person = currentUser(client);
  const Screen = publicScreenAt(path, person);
  if (Screen) return Screen.prepare();
  if (!person) return null;
  // Yields to the event loop between layout and screen, so that input is handled. The page already preloads both.
  await Inside.prepare();
  await new Promise((resolve) => setTimeout(resolve));
  return preloadScreen(client, path);
}

/** Returns the public screen at an address, if there is one. Public screens have no app layout. */
function publicScreenAt(path: string, person: Person | null | undefined): PublicScreen | undefined {
  const screens: Record<string, PublicScreen> = person ? SCREENS_FOR_ALL : PUBLIC_SCREENS;
  return screens[stripTrailingSlash(path)];
}
