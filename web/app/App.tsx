import { lazy, Suspense } from 'react';
import { LandingScreen } from '#web/landing/LandingScreen';
import { usePerson } from '#web/lib/session.hooks';

const Inside = lazy(() => import('./Inside').then(({ Inside }) => ({ default: Inside })));

/** Visitors, and everybody while it is not yet known who they are, see the landing page at every address. */
export function App() {
  const person = usePerson();
  if (!person) return <LandingScreen />;
  return (
    <Suspense>
      <Inside person={person} />
    </Suspense>
  );
}
