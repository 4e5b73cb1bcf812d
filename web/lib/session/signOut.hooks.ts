import { type QueryClient, useMutation } from '@tanstack/react-query';
import { apiClient } from '#web/lib/api';
import { clearDrafts } from '#web/lib/storage/drafts';
import { removeStored, setStored } from '#web/lib/storage/storage';
import { REMEMBERED_USER } from './rememberedUser';
import { SIGNED_OUT_AT } from './session.hooks';

/** Signs out and clears the user's data from the page. Then calls `leave`, which reloads the page or navigates away. */
export function useSignOut(leave: () => void) {
  return useMutation({
    mutationFn: async () => (await apiClient.auth.logout.$post()).json(),
    onSuccess: (_data, _variables, _result, { client }) => {
      clearUserData(client);
      leave();
    },
    onError: (error) => console.error('Logout failed:', error),
  });
}

/** Clears the user's data from this tab. Journals and settings on the device stay. */
export function clearUserData(client: QueryClient) {
  removeStored(REMEMBERED_USER);
  setStored(SIGNED_OUT_AT, Date.now());
  clearDrafts();
  client.clear();
}
