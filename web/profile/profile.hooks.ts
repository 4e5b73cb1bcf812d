import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ProfileForm } from '#contract/account/account';
import type { Person } from '#contract/account/auth';
import { ApiError, apiClient, apiFetch } from '#web/lib/api';
import { COMMUNITY_KEY } from '#web/lib/queryClient';
import { refetchSession, SESSION_KEY, setSessionUser } from '#web/lib/session/session.hooks';

const DEVICES = ['api', 'auth', 'devices'];

export async function saveProfile(client: QueryClient, form: ProfileForm): Promise<Person> {
  const person = await (await apiClient.auth.profile.$put({ json: form })).json();
  updatePerson(client, person);
  return person;
}

export const useChooseNoticeMails = () =>
  useMutation({
    mutationFn: async (wanted: boolean) =>
      (await apiClient.auth['notice-mails'].$put({ json: { wanted } })).json(),
    onSuccess: (person, _wanted, _result, { client }) => updatePerson(client, person),
  });

export async function saveNewPassword(
  client: QueryClient,
  form: { currentPassword: string; newPassword: string },
) {
  const done = await (await apiClient.auth['change-password'].$put({ json: form })).json();
  // The server has ended all other sessions.
  void client.invalidateQueries({ queryKey: DEVICES });
  return done;
}

/** Uploads a multipart form, which the typed client does not support. */
export const useUploadPicture = () =>
  useMutation({
    mutationFn: async (file: File): Promise<{ avatarUrl: string }> => {
      const body = new FormData();
      body.append('avatar', file);
      return (await apiFetch('/api/auth/avatar', { method: 'POST', body })).json();
    },
    onSuccess: ({ avatarUrl }, _file, _result, { client }) => updatePicture(client, avatarUrl),
  });

export const useRemovePicture = () =>
  useMutation({
    mutationFn: async () => (await apiClient.auth.avatar.$delete()).json(),
    onSuccess: (_data, _variables, _result, { client }) => updatePicture(client, null),
  });

export const useSendVerification = () =>
  useMutation({
    mutationFn: async () => (await apiClient.auth['send-verification'].$post()).json(),
    onError: (error, _variables, _result, { client }) => {
      // The address was already confirmed, in another tab or browser.
      if (error instanceof ApiError && error.status === 400) void refetchSession(client);
    },
  });

/** Loads the user’s sessions. Refetches them on every mount. */
export const useDevices = () =>
  useQuery({
    queryKey: DEVICES,
    queryFn: async () => (await apiClient.auth.devices.$get()).json(),
    staleTime: 0,
  });

/** Ends one session by id, or all other sessions when the id is null. */
export function useSignOutDevice() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string | null) => {
      const answer =
        id === null
          ? await apiClient.auth.devices.$delete()
          : await apiClient.auth.devices[':id'].$delete({ param: { id } });
      return answer.json();
    },
    onSettled: () => client.invalidateQueries({ queryKey: DEVICES }),
  });
}

function updatePicture(client: QueryClient, avatarUrl: string | null) {
  const person = client.getQueryData<Person | null>(SESSION_KEY);
  if (person) updatePerson(client, { ...person, avatarUrl });
}

/** Updates the session and refetches community data, which shows the user’s name and picture as well. */
function updatePerson(client: QueryClient, person: Person) {
  setSessionUser(client, person);
  void client.invalidateQueries({ queryKey: COMMUNITY_KEY });
}
