import type { ReactNode } from 'react';
import { ApiError, sentenceOf } from '#web/lib/api';
import { usePerson } from '#web/lib/session.hooks';
import { LinkButton } from '#web/ui/Button';
import { Trouble } from '#web/ui/Trouble';
import { useMailToken } from './mailToken.hooks';
import { useConfirmed } from './recovery.hooks';
import { ThresholdCard } from './ThresholdCard';

const INCOMPLETE = 'A part of this link is missing. Open it from the mail once more, or ask for a new one.';

/** Where the link of a mail leads: this address is mine. */
export function VerifyScreen() {
  const token = useMailToken();
  return (
    <ThresholdCard title="Is this your address?" foreword="So that a forgotten password never keeps you out.">
      {token === '' ? <NotConfirmed>{INCOMPLETE}</NotConfirmed> : <Confirmation token={token} />}
    </ThresholdCard>
  );
}

function Confirmation({ token }: { token: string }) {
  const { data, error, isPending, isFetching, refetch } = useConfirmed(token);

  if (isPending || data) {
    return (
      <>
        <p role="status" className="text-center font-serif text-[1.4rem] leading-snug">
          {data?.message ?? 'Looking at your link …'}
        </p>
        {/* Its place is kept, so that nothing moves when the answer comes. */}
        <div className={data ? '' : 'invisible'}>
          <WayOn />
        </div>
      </>
    );
  }
  if (error instanceof ApiError && [400, 404].includes(error.status)) {
    return <NotConfirmed>{sentenceOf(error, INCOMPLETE)}</NotConfirmed>;
  }
  return (
    <Trouble isRetrying={isFetching} onRetry={() => void refetch()}>
      {sentenceOf(error, 'Your address could not be confirmed.')}
    </Trouble>
  );
}

function NotConfirmed({ children }: { children: ReactNode }) {
  const person = usePerson();
  return (
    <>
      <p role="alert">{children}</p>
      <p className="mt-3 text-[0.97rem] text-quiet">
        {person?.emailVerified
          ? 'Your address is already known to be yours; there is nothing left to do.'
          : 'You find the way to a new mail in your profile, when you are signed in. Everything works without it.'}
      </p>
      <WayOn />
    </>
  );
}

function WayOn() {
  const person = usePerson();
  return (
    <LinkButton href={person && !person.emailVerified ? '/profile' : '/'} className="mt-5 w-full">
      {wordsFor(person)}
    </LinkButton>
  );
}

function wordsFor(person: ReturnType<typeof usePerson>): string {
  if (!person) return 'Sign in';
  return person.emailVerified ? 'Go on' : 'Open your profile';
}
