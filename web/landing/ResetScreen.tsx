import { useState } from 'react';
import { ApiError, sentenceOf } from '#web/lib/api';
import { Away } from '#web/ui/Away';
import { Button, LinkButton } from '#web/ui/Button';
import { type Broken, byContract, useCheckedForm } from '#web/ui/form.hooks';
import { PasswordField } from '#web/ui/PasswordField';
import { toast } from '#web/ui/toast';
import { DeadLink } from './DeadLink';
import { dropMailToken, useMailToken } from './mailToken.hooks';
import { resetPassword } from './recovery.hooks';
import { ThresholdCard } from './ThresholdCard';

const check = byContract(async () => (await import('#contract/account')).ResetPassword);

const INCOMPLETE = 'Part of this link is missing. Open it from the email again, or request a new one.';

/** Opened from the link in a password reset email. The token works once. */
export function ResetScreen() {
  const token = useMailToken();
  return <Reset key={token} token={token} />;
}

function Reset({ token }: { token: string }) {
  const [linkError, setLinkError] = useState(token === '' ? INCOMPLETE : null);
  const [doneMessage, setDoneMessage] = useState<string | null>(null);

  if (doneMessage !== null) {
    return (
      <ThresholdCard title="Welcome back" foreword={doneMessage}>
        <p className="text-quiet">
          You’ve been signed out everywhere, including here. Anything saved on your devices is still there.
        </p>
        <LinkButton href="/" className="mt-5 w-full">
          Sign in
        </LinkButton>
      </ThresholdCard>
    );
  }
  if (linkError !== null) {
    const foreword =
      linkError === INCOMPLETE
        ? 'This link is incomplete. Open it again from the email.'
        : 'This link has expired or was already used.';
    return <DeadLink title="Choose a new password" foreword={foreword} message={linkError} />;
  }
  return (
    <ThresholdCard title="Choose a new password" foreword="Pick one you don’t use anywhere else.">
      <ResetForm token={token} onDone={setDoneMessage} onInvalidLink={setLinkError} />
    </ThresholdCard>
  );
}

function ResetForm({
  token,
  onDone,
  onInvalidLink,
}: {
  token: string;
  onDone: (message: string) => void;
  onInvalidLink: (message: string) => void;
}) {
  const [shown, setShown] = useState(false);
  const { handlers, errors, isAway, isPending } = useCheckedForm({
    check: ({ password }: { password: string }) => check({ token, password }),
    send: ({ password }) => resetPassword({ token, password }),
    onDone: ({ message }) => {
      dropMailToken();
      onDone(message);
    },
    onFailed: (error) => {
      const message = sentenceOf(error, 'Please try again.');
      if (error instanceof ApiError && error.status === 404) onInvalidLink(message);
      else toast({ title: 'Couldn’t change your password', description: message, destructive: true });
    },
    // A rejected password, such as a common one, does not use up the token.
    brokenBy: ({ status, sentence }): Broken =>
      status === 400 && sentence !== null ? { password: sentence } : {},
  });

  return (
    <form {...handlers} className="grid gap-4">
      <PasswordField
        label="New password"
        shown={shown}
        onShow={setShown}
        autoComplete="new-password"
        minLength={8}
        hint="8+ characters with uppercase, lowercase, and number"
        error={errors.password ?? errors.token}
      />
      {isAway && <Away />}
      <Button type="submit" pending={isPending} className="mt-1">
        Change my password
      </Button>
    </form>
  );
}
