import { useMutation, useQuery } from '@tanstack/react-query';
import type { ProfileForm } from '#contract/account';
import type { Person } from '#contract/auth';
import { ApiError, api, call } from '#web/lib/api';
import { COMMUNITY, queries } from '#web/lib/queries';
import { askWhoIsThere, keepPerson, SESSION } from '#web/lib/session.hooks';

const DEVICES = ['api', 'auth', 'devices'];

export async function saveProfile(form: ProfileForm): Promise<Person> {
  const person = await (await api.auth.profile.$put({ json: form })).json();
  showEverywhere(person);
  return person;
}

export async function changePassword(form: { currentPassword: string; newPassword: string }) {
  const done = await (await api.auth['change-password'].$put({ json: form })).json();
  // Every other browser was signed out by it.
  void queries.invalidateQueries({ queryKey: DEVICES });
  return done;
}

/** A picture goes as a form, which the typed client does not speak. */
export const useUploadPicture = () =>
  useMutation({
    mutationFn: async (file: File): Promise<{ avatarUrl: string }> => {
      const body = new FormData();
      body.append('avatar', file);
      return (await call('/api/auth/avatar', { method: 'POST', body })).json();
    },
    onSuccess: ({ avatarUrl }) => showPicture(avatarUrl),
  });

export const useRemovePicture = () =>
  useMutation({
    mutationFn: async () => (await api.auth.avatar.$delete()).json(),
    onSuccess: () => showPicture(null),
  });

export const useSendVerification = () =>
  useMutation({
    mutationFn: async () => (await api.auth['send-verification'].$post()).json(),
    onError: (error) => {
      // It was confirmed elsewhere meanwhile.
      if (error instanceof ApiError && error.status === 400) void askWhoIsThere();
    },
  });

/** The browsers in which one is signed in; asked anew whenever they are looked at. */
export const useDevices = () =>
  useQuery({
    queryKey: DEVICES,
    queryFn: async () => (await api.auth.devices.$get()).json(),
    staleTime: 0,
  });

/** One browser by its id; without an id, every other one. */
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

function showPicture(avatarUrl: string | null) {
  const person = queries.getQueryData<Person | null>(SESSION);
  if (person) showEverywhere({ ...person, avatarUrl });
}

/** Also where others see her: in what was fetched of the community. */
function showEverywhere(person: Person) {
  keepPerson(person);
  void queries.invalidateQueries({ queryKey: COMMUNITY });
}
