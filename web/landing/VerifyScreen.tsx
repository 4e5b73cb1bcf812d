import type { ReactNode } from 'react';
import { ApiError, errorMessageOf } from '#web/lib/api';
import { useUser } from '#web/lib/session/session.hooks';
import { Button, LinkButton } from '#web/ui/Button';
import { useMailToken } from './mailToken.hooks';
import { PublicCard } from './PublicCard';
import { useVerifyEmail } from './recovery.hooks';

const INCOMPLETE = 'Part of this link is missing. Open it from the email again, or request a new one.';

const FOREWORD = 'If you ever forget your password, we’ll send a link to this address.';

const CONFIRMED = 'You’re all set';

/** Confirms the user’s email address. Opened from the link in a verification email. */
export function VerifyScreen() {
  const token = useMailToken();
  return token === '' ? <NotConfirmed>{INCOMPLETE}</NotConfirmed> : <Confirmation token={token} />;
}

function Confirmation({ token }: { token: string }) {
  const { data, error, isPending, isFetching, refetch } = useVerifyEmail(token);

  if (error instanceof ApiError && [400, 404].includes(error.status)) {
    return <NotConfirmed>{errorMessageOf(error, INCOMPLETE)}</NotConfirmed>;
  }
  return (
    <PublicCard title={data ? CONFIRMED : 'Confirm your email address'} foreword={FOREWORD}>
      {isPending || data ? (
        <>
          <p role="status" className="text-center font-serif text-lead leading-snug">
            {data?.message ?? 'Checking your link…'}
          </p>
          {/* Reserves the space, so that nothing shifts when the answer arrives. */}
          <div className={data ? '' : 'invisible'}>
            <NextStep />
          </div>
        </>
      ) : (
        <>
          <p role="alert" className="text-center">
            {errorMessageOf(error, 'We couldn’t confirm your email address.')}
          </p>
          <Button variant="ghost" pending={isFetching} onClick={() => void refetch()} className="mt-5 w-full">
            Try again
          </Button>
        </>
      )}
    </PublicCard>
  );
}

function NotConfirmed({ children }: { children: ReactNode }) {
  if (useUser()?.emailVerified) {
    return (
      <PublicCard title={CONFIRMED} foreword={FOREWORD}>
        <p role="status" className="text-center font-serif text-lead leading-snug">
          Your email address is already confirmed. There’s nothing left to do.
        </p>
        <NextStep />
      </PublicCard>
    );
  }
  return (
    <PublicCard title="This link doesn’t work" foreword="Your email address isn’t confirmed yet.">
      <p role="alert">{children}</p>
      <p className="mt-3 text-small text-quiet">
        To get a new link, sign in and open your profile. You can use everything here in the meantime.
      </p>
      <NextStep />
    </PublicCard>
  );
}

function NextStep() {
  const person = useUser();
  return (
    <LinkButton href={person && !person.emailVerified ? '/profile' : '/'} className="mt-5 w-full">
      {labelFor(person)}
    </LinkButton>
  );
}

function labelFor(person: ReturnType<typeof useUser>): string {
  if (!person) return 'Sign in';
  return person.emailVerified ? 'Continue' : 'Open your profile';
}
