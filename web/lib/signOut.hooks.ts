import { useMutation } from '@tanstack/react-query';
import { api } from './api';
import { forget, keep } from './device';
import { forgetDrafts } from './drafts';
import { queries } from './queries';
import { LEFT, REMEMBERED } from './session.hooks';

/** Signs out and leaves nothing of the person in the page: `leave` loads it anew. */
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

/** Leaves nothing of the person in this tab; what is kept on the device for its owner stays. */
export function forgetPerson() {
  forget(REMEMBERED);
  keep(LEFT, Date.now());
  forgetDrafts();
  queries.clear();
}
