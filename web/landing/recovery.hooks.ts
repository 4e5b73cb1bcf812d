import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { ResetPassword } from '#contract/account/account';
import { apiClient } from '#web/lib/api';
import { currentUser, refetchSession } from '#web/lib/session/session.hooks';

/** Requests a password reset email. The answer is the same for every address. */
export async function requestPasswordReset(form: { email: string }) {
  return (await apiClient.auth['forgot-password'].$post({ json: form })).json();
}

/** Sets a new password. The server then signs this browser in, so it refetches its session. */
export async function submitPasswordReset(client: QueryClient, form: ResetPassword) {
  const done = await (await apiClient.auth['reset-password'].$post({ json: form })).json();
  await refetchSession(client);
  return done;
}

/** Confirms an email address by token. Sends each token only once, however often the component renders. */
export function useVerifyEmail(token: string) {
  return useQuery({
    queryKey: ['api', 'auth', 'verify-email', token],
    queryFn: async ({ client }) => {
      const done = await (await apiClient.auth['verify-email'].$post({ json: { token } })).json();
      if (currentUser(client)) await refetchSession(client);
      return done;
    },
    enabled: token !== '',
    gcTime: Number.POSITIVE_INFINITY,
  });
}
