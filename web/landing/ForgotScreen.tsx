import { useState } from 'react';
import { errorMessageOf } from '#web/lib/api';
import { Button, LinkButton } from '#web/ui/Button';
import { useValidatedForm, zodResolver } from '#web/ui/forms/form.hooks';
import { OfflineNotice } from '#web/ui/OfflineNotice';
import { toastProblem } from '#web/ui/toast/toast';
import { EmailField } from './EmailField';
import { PublicCard } from './PublicCard';
import { requestPasswordReset } from './recovery.hooks';

const check = zodResolver(async () => (await import('#contract/account/account')).ForgotPassword);

/** Requests a password reset email. The answer never reveals whether an account with that address exists. */
export function ForgotScreen() {
  const [answer, setAnswer] = useState<string | null>(null);
  if (answer !== null) return <LinkSent answer={answer} onAgain={() => setAnswer(null)} />;
  return (
    <PublicCard
      title="Forgot your password?"
      foreword="It happens. Enter your email address and we’ll send you a link."
    >
      <RequestForm onAnswer={setAnswer} />
    </PublicCard>
  );
}

function RequestForm({ onAnswer }: { onAnswer: (answer: string) => void }) {
  const { handlers, errors, isAway, isPending } = useValidatedForm({
    check,
    send: requestPasswordReset,
    onDone: ({ message }) => onAnswer(message),
    onFailed: (error) => toastProblem('Couldn’t send the link', errorMessageOf(error, 'Please try again.')),
  });

  return (
    <form {...handlers} className="grid gap-4">
      <EmailField error={errors.email} />
      {isAway && <OfflineNotice />}
      <div className="sticky-action grid mt-1">
        <Button type="submit" pending={isPending}>
          Send me a link
        </Button>
      </div>
      <LinkButton href="/" variant="quiet" className="-mb-2">
        Back to sign in
      </LinkButton>
    </form>
  );
}

function LinkSent({ answer, onAgain }: { answer: string; onAgain: () => void }) {
  return (
    <PublicCard title="Check your email">
      <div className="grid gap-4">
        <p role="status">{answer}</p>
        <p className="text-small text-quiet">
          Nothing there after a few minutes? Check your spam folder, or check the address for typos.
        </p>
        <LinkButton href="/" className="mt-2">
          Back to sign in
        </LinkButton>
        <Button variant="quiet" onClick={onAgain} className="-mb-2">
          Use another address
        </Button>
      </div>
    </PublicCard>
  );
}
