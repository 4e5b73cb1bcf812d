import { useState } from 'react';
import { sayFailed } from '#web/ui/failing';
import { toast } from '#web/ui/toast';
import { useSendVerification } from './profile.hooks';
import { TextButton } from './TextButton';

/** One kind word; nothing waits for it. */
export function Unverified() {
  const { mutateAsync, isPending } = useSendVerification();
  const [isSent, setSent] = useState(false);

  const send = () =>
    void mutateAsync().then(
      ({ message }) => {
        setSent(true);
        toast({ title: 'Mail sent', description: message });
      },
      (error: unknown) => sayFailed(error, 'Mail not sent'),
    );

  return (
    <div className="flex flex-wrap items-center gap-x-2 text-[0.94rem] text-quiet">
      <p>
        {isSent
          ? 'A mail is on its way. With one touch in it this address is known to be yours.'
          : 'We have not yet heard that this address is yours. There is no hurry; there is a mail about it.'}
      </p>
      <TextButton pending={isPending} onClick={send}>
        Send the mail again
      </TextButton>
    </div>
  );
}
