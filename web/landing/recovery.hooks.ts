import { useQuery } from '@tanstack/react-query';
import type { ResetPassword } from '#contract/account';
import { api } from '#web/lib/api';
import { askWhoIsThere, personNow } from '#web/lib/session.hooks';

/** Asks for a mail with a way back in; what is answered is the same for every address. */
export async function askForReset(form: { email: string }) {
  return (await api.auth['forgot-password'].$post({ json: form })).json();
}

/** Everybody is signed out by it, so this browser asks anew who is there. */
export async function resetPassword(form: ResetPassword) {
  const done = await (await api.auth['reset-password'].$post({ json: form })).json();
  await askWhoIsThere();
  return done;
}

/** Confirms an address by the token of a mail; a token is spent once, however often this is drawn. */
export function useConfirmed(token: string) {
  return useQuery({
    queryKey: ['api', 'auth', 'verify-email', token],
    queryFn: async () => {
      const done = await (await api.auth['verify-email'].$post({ json: { token } })).json();
      if (personNow()) await askWhoIsThere();
      return done;
    },
    enabled: token !== '',
    gcTime: Number.POSITIVE_INFINITY,
  });
}
