import { lazy, Suspense, useState } from 'react';
import { Redirect } from 'wouter';
import { PublicHeader } from '#web/landing/PublicLayout';
import { useUser } from '#web/lib/session/session.hooks';
import { Sanctuary } from '#web/sanctuary/Sanctuary';
import { useSanctuaryState, useUnloadWarning } from '#web/sanctuary/visit/visitStatus.hooks';
import { LinkButton } from '#web/ui/Button';

/** Loaded after the first paint, but before the ritual, which sends no request. */
const Reader = lazy(async () => ({ default: (await import('./Reader')).Reader }));

/** The sanctuary for visitors: the same steps and the same privacy, without an account. */
export function TrySanctuaryScreen() {
  const person = useUser();
  const state = useSanctuaryState();
  const [hasReleased, setReleased] = useState(false);
  if (state === 'verse' && !hasReleased) setReleased(true);
  useUnloadWarning();
  if (person) return <Redirect to="/sanctuary" replace />;

  return (
    <div className="lamp flex min-h-dvh flex-col">
      {state === 'entry' && <PublicHeader />}
      <main id="content" className="flex grow flex-col px-5">
        <Sanctuary>{hasReleased ? <Invitation /> : <NoAccountNeeded />}</Sanctuary>
      </main>
      <Suspense fallback={null}>
        <Reader />
      </Suspense>
    </div>
  );
}

function NoAccountNeeded() {
  return <p className="py-2 text-quiet text-small">You don’t need an account for this.</p>;
}

/** Shown after a release, on the first screen. */
function Invitation() {
  return (
    <div className="grid max-w-88 animate-appear justify-items-center">
      <p className="text-balance text-quiet text-small leading-snug">
        Come back whenever you like. With a free account you also find people who will pray with you.
      </p>
      <LinkButton href="/" variant="quiet">
        Create an account
      </LinkButton>
    </div>
  );
}
