import { useState } from 'react';
import { TextButton } from '#web/ui/TextButton';
import { toastError } from '#web/ui/toast/errorToasts';
import { toast } from '#web/ui/toast/toast';
import { useSendVerification } from './profile.hooks';

/** Reminds the user to verify their email address. No feature requires it. */
export function UnverifiedNotice() {
  const { mutateAsync, isPending } = useSendVerification();
  const [isSent, setSent] = useState(false);

  const send = () =>
    void mutateAsync().then(
      ({ message }) => {
        setSent(true);
        toast({ title: 'Email sent', description: message });
      },
      (error: unknown) => toastError(error, 'Couldn’t send the email'),
    );

  return (
    <div className="flex flex-wrap items-center gap-x-2 text-small text-quiet">
      <p>
        {isSent
          ? 'We’ve emailed you. Open the link to confirm your address.'
          : 'You haven’t confirmed your email yet. No hurry.'}
      </p>
      <TextButton pending={isPending} onClick={send}>
        Send the email again
      </TextButton>
    </div>
  );
}
