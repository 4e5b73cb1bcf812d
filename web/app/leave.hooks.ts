import { beforeBeginningAnew } from '#web/lib/session.hooks';
import { useSignOut } from '#web/lib/signOut.hooks';
import { leaveRitual } from '#web/sanctuary/ritual.store';
import { toast } from '#web/ui/toast';

beforeBeginningAnew(leaveRitual);

/** Signing out, from the home page with a reload, from the menu by way of the home page. */
export function useLeave(then: 'reload' | 'home') {
  const { mutate, isPending } = useSignOut(() => {
    leaveRitual();
    if (then === 'reload') window.location.reload();
    else window.location.assign('/');
  });
  const leave = () =>
    mutate(undefined, {
      onError: () =>
        toast({
          title: 'You are still signed in',
          description: 'Signing out did not reach the server. Check the connection and try again.',
          destructive: true,
        }),
    });
  return { leave, isLeaving: isPending };
}
