import { useMutation } from '@tanstack/react-query';
import { api } from './api';
import { forget, keep } from './device';
import { forgetDrafts } from './drafts';
import { queries } from './queries';
import { LEFT, REMEMBERED } from './session.hooks';

/** Signs out and clears the user's data from the page. `leave` then reloads it or navigates away. */
export function useSignOut(leave: () => void) {
  return useMutation({
    mutationFn: async () => (await api.auth.logout.$post()).json(),
    onSuccess: () => {
      forgetPerson();
      leave();
    },
    onError: (error) => console.error('Logout failed:', error),
  });
}

/** Clears the user's data from this tab. Journals and settings on the device stay. */
export function forgetPerson() {
  forget(REMEMBERED);
  keep(LEFT, Date.now());
  forgetDrafts();
  queries.clear();
}
