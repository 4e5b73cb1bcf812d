import { type ComponentType, lazy, Suspense } from 'react';
import { useLocation } from 'wouter';
import { type Door, withoutSlash } from '#contract/addresses';
import { LandingScreen } from '#web/landing/LandingScreen';
// Takes the token of a mail's link out of the address bar before anything else happens.
import '#web/landing/mailToken.hooks';
import { usePerson } from '#web/lib/session.hooks';

const Inside = lazy(() => import('./Inside').then(({ Inside }) => ({ default: Inside })));

const OPEN: Record<Door, ComponentType> = {
  '/forgot-password': lazy(async () => ({
    default: (await import('#web/landing/ForgotScreen')).ForgotScreen,
  })),
  '/reset-password': lazy(async () => ({ default: (await import('#web/landing/ResetScreen')).ResetScreen })),
  '/verify-email': lazy(async () => ({ default: (await import('#web/landing/VerifyScreen')).VerifyScreen })),
};

const OpenPrivacy = lazy(() => import('./OpenPrivacy').then(({ OpenPrivacy }) => ({ default: OpenPrivacy })));

/**
 * Visitors, and everybody while it is not yet known who they are, see the landing page at every address but a few that
 * are open to all.
 */
export function App() {
  const person = usePerson();
  const [path] = useLocation();
  const Screen = screenAt(withoutSlash(path), person ? null : OpenPrivacy);

  if (!person && !Screen) return <LandingScreen />;
  return <Suspense>{Screen ? <Screen /> : person && <Inside person={person} />}</Suspense>;
}

function screenAt(path: string, Privacy: ComponentType | null): ComponentType | null {
  if (path === '/privacy') return Privacy;
  return OPEN[path as Door] ?? null;
}
