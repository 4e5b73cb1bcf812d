import { useMutation, useQuery } from '@tanstack/react-query';
import type { ProfileForm } from '#contract/account';
import type { Person } from '#contract/auth';
import { ApiError, api, call } from '#web/lib/api';
import { COMMUNITY, queries } from '#web/lib/queries';
import { askWhoIsThere, keepPerson, SESSION } from '#web/lib/session.hooks';

const DEVICES = ['api', 'auth', 'devices'];

export async function saveProfile(form: ProfileForm): Promise<Person> {
  const person = await (await api.auth.profile.$put({ json: form })).json();
  updatePerson(person);
  return person;
}

export async function changePassword(form: { currentPassword: string; newPassword: string }) {
  const done = await (await api.auth['change-password'].$put({ json: form })).json();
  // The server has ended all other sessions.
  void queries.invalidateQueries({ queryKey: DEVICES });
  return done;
}

/** Uploads a multipart form, which the typed client does not support. */
export const useUploadPicture = () =>
  useMutation({
    mutationFn: async (file: File): Promise<{ avatarUrl: string }> => {
      const body = new FormData();
      body.append('avatar', file);
      return (await call('/api/auth/avatar', { method: 'POST', body })).json();
    },
    onSuccess: ({ avatarUrl }) => updatePicture(avatarUrl),
  });

export const useRemovePicture = () =>
  useMutation({
    mutationFn: async () => (await api.auth.avatar.$delete()).json(),
    onSuccess: () => updatePicture(null),
  });

export const useSendVerification = () =>
  useMutation({
    mutationFn: async () => (await api.auth['send-verification'].$post()).json(),
    onError: (error) => {
      // The address was confirmed in another tab or browser.
      if (error instanceof ApiError && error.status === 400) void askWhoIsThere();
    },
  });

/** The user’s sessions, refetched on every mount. */
export const useDevices = () =>
  useQuery({
    queryKey: DEVICES,
    queryFn: async () => (await api.auth.devices.$get()).json(),
    staleTime: 0,
  });

/** Ends one session by id, or all other sessions when the id is null. */
export const useSignOutDevice = () =>
  useMutation({
    mutationFn: async (id: string | null) => {
      const answer =
        id === null
          ? await api.auth.devices.$delete()
          : await api.auth.devices[':id'].$delete({ param: { id } });
      return answer.json();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: DEVICES }),
  });

function updatePicture(avatarUrl: string | null) {
  const person = queries.getQueryData<Person | null>(SESSION);
  if (person) updatePerson({ ...person, avatarUrl });
}

/** Updates the session and refetches community data, which shows the user’s name and picture as well. */
function updatePerson(person: Person) {
  keepPerson(person);
  void queries.invalidateQueries({ queryKey: COMMUNITY });
}
