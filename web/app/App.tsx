import { Suspense } from 'react';
import { useLocation } from 'wouter';
import { type MailScreen, withoutSlash } from '#contract/addresses';
import type { Person } from '#contract/auth';
import { LandingScreen } from '#web/landing/LandingScreen';
// Imported first: removes the token of an email link from the address bar.
import '#web/landing/mailToken';
import { Threshold } from '#web/landing/Threshold';
import { fetched } from '#web/lib/fetched';
import { personNow, usePerson } from '#web/lib/session.hooks';
import { Missing } from './Missing';
import { prepareScreen } from './screens';

const Inside = fetched(async () => (await import('./Inside')).Inside);

const EMAIL_SCREENS = {
  '/forgot-password': fetched(async () => (await import('#web/landing/ForgotScreen')).ForgotScreen),
  '/reset-password': fetched(async () => (await import('#web/landing/ResetScreen')).ResetScreen),
  '/verify-email': fetched(async () => (await import('#web/landing/VerifyScreen')).VerifyScreen),
} satisfies Record<MailScreen, unknown>;

const VISITOR_SCREENS = {
  '/privacy': fetched(async () => {
    const { PrivacyScreen } = await import('#web/profile/privacy/PrivacyScreen');
    return () => (
      <Threshold>
        <PrivacyScreen />
      </Threshold>
    );
  }),
};

type PublicScreen = (typeof EMAIL_SCREENS)[MailScreen];

/**
 * The root component. Visitors, and everyone while authentication is loading, see the landing page at every address
 * except the few public screens.
 */
export function App() {
  const person = usePerson();
  const [path] = useLocation();
  const Screen = publicScreenAt(path, person);

  const content = person ? <Inside person={person} /> : <LandingScreen />;
  return (
    <Missing path={path}>
      <Suspense>{Screen ? <Screen /> : content}</Suspense>
    </Missing>
  );
}

/** Preloads the code and data of the screen at an address. */
export async function prepareApp(path: string): Promise<void> {
  const person = personNow();
  const Screen = publicScreenAt(path, person);
  if (Screen) await Screen.prepare();
  else if (person) {
    // Yields to the event loop between the two, so that input is handled. Both are already downloading.
    await Inside.prepare();
    await new Promise((resolve) => setTimeout(resolve));
    await prepareScreen(path);
  }
}

/** The public screen at an address, which is shown without the app layout. */
function publicScreenAt(path: string, person: Person | null | undefined): PublicScreen | undefined {
  const address = withoutSlash(path);
  const screens: Record<string, PublicScreen> = person
    ? EMAIL_SCREENS
    : { ...EMAIL_SCREENS, ...VISITOR_SCREENS };
  return screens[address];
}
