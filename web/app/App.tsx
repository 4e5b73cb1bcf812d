import { Suspense } from 'react';
import { useLocation } from 'wouter';
import { type MailScreen, withoutSlash } from '#contract/addresses';
import type { Person } from '#contract/auth';
import { LandingScreen } from '#web/landing/LandingScreen';
// Takes the token of a mail's link out of the address bar before anything else happens.
import '#web/landing/mailToken';
import { Threshold } from '#web/landing/Threshold';
import { fetched } from '#web/lib/fetched';
import { personNow, usePerson } from '#web/lib/session.hooks';
import { Missing } from './Missing';
import { prepareScreen } from './screens';

const Inside = fetched(async () => (await import('./Inside')).Inside);

const OPEN = {
  '/forgot-password': fetched(async () => (await import('#web/landing/ForgotScreen')).ForgotScreen),
  '/reset-password': fetched(async () => (await import('#web/landing/ResetScreen')).ResetScreen),
  '/verify-email': fetched(async () => (await import('#web/landing/VerifyScreen')).VerifyScreen),
} satisfies Record<MailScreen, unknown>;

const OPEN_TO_VISITORS = {
  '/privacy': fetched(async () => {
    const { PrivacyScreen } = await import('#web/profile/privacy/PrivacyScreen');
    return () => (
      <Threshold>
        <PrivacyScreen />
      </Threshold>
    );
  }),
};

type Open = (typeof OPEN)[MailScreen];

/**
 * Visitors, and everybody while it is not yet known who they are, see the landing page at every address but a few that
 * are open to all.
 */
export function App() {
  const person = usePerson();
  const [path] = useLocation();
  const Screen = openAt(path, person);

  const house = person ? <Inside person={person} /> : <LandingScreen />;
  return (
    <Missing path={path}>
      <Suspense>{Screen ? <Screen /> : house}</Suspense>
    </Missing>
  );
}

/** Fetches what the page begins with at that address. */
export async function prepareApp(path: string): Promise<void> {
  const person = personNow();
  const Screen = openAt(path, person);
  if (Screen) await Screen.prepare();
  else if (person) {
    // One after the other, so that a touch in between is not kept waiting; both are on their way.
    await Inside.prepare();
    await new Promise((resolve) => setTimeout(resolve));
    await prepareScreen(path);
  }
}

/** The screen that stands there without the house around it. */
function openAt(path: string, person: Person | null | undefined): Open | undefined {
  const address = withoutSlash(path);
  const open: Record<string, Open> = person ? OPEN : { ...OPEN, ...OPEN_TO_VISITORS };
  return open[address];
}
