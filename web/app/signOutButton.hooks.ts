import { onBeforeReset } from '#web/lib/session.hooks';
import { useSignOut } from '#web/lib/signOut.hooks';
import { resetSanctuary } from '#web/sanctuary/sanctuary.store';
import { toast } from '#web/ui/toast/toast';

onBeforeReset(resetSanctuary);

/** Returns a handler that signs out. It then reloads the page (`reload`) or goes to the home page (`home`). */
export function useSignOutButton(then: 'reload' | 'home') {
  const { mutate, isPending } = useSignOut(() => {
    resetSanctuary();
    if (then === 'reload') window.location.reload();
    else window.location.assign('/');
  });
  const leave = () =>
    mutate(undefined, {
      onError: () =>
        toast({
          title: 'You’re still signed in',
          description: 'We couldn’t reach the server to sign you out. Check your connection and try again.',
          destructive: true,
        }),
    });
  return { leave, isLeaving: isPending };
}
