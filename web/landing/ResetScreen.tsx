import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, errorMessageOf } from '#web/lib/api';
import { Button, LinkButton } from '#web/ui/Button';
import { type FieldIssue, useValidatedForm, zodResolver } from '#web/ui/forms/form.hooks';
import { PasswordField } from '#web/ui/forms/PasswordField';
import { OfflineNotice } from '#web/ui/OfflineNotice';
import { toastProblem } from '#web/ui/toast/toast';
import { InvalidLink } from './InvalidLink';
import { clearMailToken, useMailToken } from './mailToken.hooks';
import { PasswordRules } from './PasswordRules';
import { PublicCard } from './PublicCard';
import { submitPasswordReset } from './recovery.hooks';

const check = zodResolver(async () => (await import('#contract/account/account')).ResetPassword);

const INCOMPLETE = 'Part of this link is missing. Open it from the email again, or request a new one.';

/** Sets a new password. Opened from the link in a password reset email, whose token works once. */
export function ResetScreen() {
  const token = useMailToken();
  return <Reset key={token} token={token} />;
}

function Reset({ token }: { token: string }) {
  const [linkError, setLinkError] = useState(token === '' ? INCOMPLETE : null);
  const [doneMessage, setDoneMessage] = useState<string | null>(null);

  if (doneMessage !== null) {
    return (
      <PublicCard title="Welcome back" foreword={doneMessage}>
        <p className="text-quiet">
          Every other browser has been signed out. Anything saved on your devices is still there.
        </p>
        <LinkButton href="/" className="mt-5 w-full">
          Continue
        </LinkButton>
      </PublicCard>
    );
  }
  if (linkError !== null) return <InvalidLink message={linkError} />;
  return (
    <PublicCard title="Choose a new password" foreword="Pick one you don’t use anywhere else.">
      <ResetForm token={token} onDone={setDoneMessage} onInvalidLink={setLinkError} />
    </PublicCard>
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
  const client = useQueryClient();
  const [shown, setShown] = useState(false);
  const { handlers, errors, isAway, isPending } = useValidatedForm({
    check: ({ password }: { password: string }) => check({ token, password }),
    send: ({ password }) => submitPasswordReset(client, { token, password }),
    onDone: ({ message }) => {
      clearMailToken();
      onDone(message);
    },
    onFailed: (error) => {
      const message = errorMessageOf(error, 'Please try again.');
      if (error instanceof ApiError && error.status === 404) onInvalidLink(message);
      else toastProblem('Couldn’t change your password', message);
    },
    // A rejected password, such as a common one, does not use up the token.
    brokenBy: ({ status, userMessage }): FieldIssue[] =>
      status === 400 && userMessage !== null ? [{ field: 'password', message: userMessage }] : [],
  });

  return (
    <form {...handlers} className="grid gap-4">
      <PasswordField
        label="New password"
        shown={shown}
        onShow={setShown}
        autoComplete="new-password"
        minLength={8}
        hint={<PasswordRules />}
        error={errors.password ?? errors.token}
      />
      {isAway && <OfflineNotice />}
      <div className="sticky-action grid mt-1">
        <Button type="submit" pending={isPending}>
          Change my password
        </Button>
      </div>
    </form>
  );
}
