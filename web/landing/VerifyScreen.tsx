import type { ReactNode } from 'react';
import { ApiError, sentenceOf } from '#web/lib/api';
import { usePerson } from '#web/lib/session.hooks';
import { LinkButton } from '#web/ui/Button';
import { Trouble } from '#web/ui/Trouble';
import { useMailToken } from './mailToken.hooks';
import { useConfirmed } from './recovery.hooks';
import { ThresholdCard } from './ThresholdCard';

const INCOMPLETE = 'Part of this link is missing. Open it from the email again, or request a new one.';

/** Opened from the link in a verification email; confirms the user’s email address. */
export function VerifyScreen() {
  const token = useMailToken();
  return (
    <ThresholdCard
      title="Confirm your email address"
      foreword="So you can always reset a forgotten password."
    >
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
          {data?.message ?? 'Checking your link…'}
        </p>
        {/* Reserves the space, so that nothing shifts when the answer arrives. */}
        <div className={data ? '' : 'invisible'}>
          <NextStep />
        </div>
      </>
    );
  }
  if (error instanceof ApiError && [400, 404].includes(error.status)) {
    return <NotConfirmed>{sentenceOf(error, INCOMPLETE)}</NotConfirmed>;
  }
  return (
    <Trouble isRetrying={isFetching} onRetry={() => void refetch()}>
      {sentenceOf(error, 'We couldn’t confirm your email address.')}
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
          ? 'Your email address is already confirmed. There’s nothing left to do.'
          : 'To get a new link, sign in and open your profile. Everything works without it.'}
      </p>
      <NextStep />
    </>
  );
}

function NextStep() {
  const person = usePerson();
  return (
    <LinkButton href={person && !person.emailVerified ? '/profile' : '/'} className="mt-5 w-full">
      {labelFor(person)}
    </LinkButton>
  );
}

function labelFor(person: ReturnType<typeof usePerson>): string {
  if (!person) return 'Sign in';
  return person.emailVerified ? 'Continue' : 'Open your profile';
}
