import { useMutation, useQuery } from '@tanstack/react-query';
import type { ProfileForm } from '#contract/account';
import type { Person } from '#contract/auth';
import { ApiError, apiClient, apiFetch } from '#web/lib/api';
import { COMMUNITY_KEY, queryClient } from '#web/lib/queryClient';
import { refetchSession, SESSION_KEY, setSessionUser } from '#web/lib/session.hooks';

const DEVICES = ['api', 'auth', 'devices'];

export async function saveProfile(form: ProfileForm): Promise<Person> {
  const person = await (await apiClient.auth.profile.$put({ json: form })).json();
  updatePerson(person);
  return person;
}

export const useChooseNoticeMails = () =>
  useMutation({
    mutationFn: async (wanted: boolean) =>
      (await apiClient.auth['notice-mails'].$put({ json: { wanted } })).json(),
    onSuccess: updatePerson,
  });

export async function saveNewPassword(form: { currentPassword: string; newPassword: string }) {
  const done = await (await apiClient.auth['change-password'].$put({ json: form })).json();
  // The server has ended all other sessions.
  void queryClient.invalidateQueries({ queryKey: DEVICES });
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
    onSuccess: ({ avatarUrl }) => updatePicture(avatarUrl),
  });

export const useRemovePicture = () =>
  useMutation({
    mutationFn: async () => (await apiClient.auth.avatar.$delete()).json(),
    onSuccess: () => updatePicture(null),
  });

export const useSendVerification = () =>
  useMutation({
    mutationFn: async () => (await apiClient.auth['send-verification'].$post()).json(),
    onError: (error) => {
      // The address was already confirmed, in another tab or browser.
      if (error instanceof ApiError && error.status === 400) void refetchSession();
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
export const useSignOutDevice = () =>
  useMutation({
    mutationFn: async (id: string | null) => {
      const answer =
        id === null
          ? await apiClient.auth.devices.$delete()
          : await apiClient.auth.devices[':id'].$delete({ param: { id } });
      return answer.json();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: DEVICES }),
  });

function updatePicture(avatarUrl: string | null) {
  const person = queryClient.getQueryData<Person | null>(SESSION_KEY);
  if (person) updatePerson({ ...person, avatarUrl });
}

/** Updates the session and refetches community data, which shows the user’s name and picture as well. */
function updatePerson(person: Person) {
  setSessionUser(person);
  void queryClient.invalidateQueries({ queryKey: COMMUNITY_KEY });
}
