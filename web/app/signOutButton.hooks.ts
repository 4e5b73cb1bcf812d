import { useState } from 'react';
import { onBeforeReset } from '#web/lib/session/session.hooks';
import { useSignOut } from '#web/lib/session/signOut.hooks';
import { hasUnsavedText } from '#web/lib/storage/drafts';
import { endVisit, isCarryingBurdens } from '#web/sanctuary/visit/visitStatus.hooks';
import { toastProblem } from '#web/ui/toast/toast';

onBeforeReset(endVisit);

/**
 * Returns a handler that signs out, and then reloads the page (`reload`) or goes to the home page (`home`). If that
 * would discard text, `question` asks first.
 */
export function useSignOutButton(then: 'reload' | 'home') {
  const { mutate, isPending } = useSignOut(() => {
    endVisit();
    if (then === 'reload') window.location.reload();
    else window.location.assign('/');
  });
  const [isAsking, setAsking] = useState<boolean | null>(null);
  const signOut = () =>
    mutate(undefined, {
      onError: () =>
        toastProblem(
          'You’re still signed in',
          'We couldn’t reach the server to sign you out. Check your connection and try again.',
        ),
    });
  const leave = () => {
    if (hasUnsavedText() || isCarryingBurdens()) setAsking(true);
    else signOut();
  };
  const question = { isOpen: isAsking, onClose: () => setAsking(false), onYes: signOut };
  return { leave, isLeaving: isPending, question };
}
