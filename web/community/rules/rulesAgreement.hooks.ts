import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, apiClient } from '#web/lib/api';
import { currentUser, refetchSession, setSessionUser } from '#web/lib/session/session.hooks';
import { getStored, setStored } from '#web/lib/storage/storage';

/** Asks the user to agree to the community rules before their first post or comment. `send` runs after that. */
export function useRulesAgreement(personId: string, send: () => void) {
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);

  return {
    isAsking,
    sendOrAsk: () => (hasAgreed(client, personId) ? send() : setAsking(true)),
    agree: () => {
      setStored(agreedKey(personId), true);
      setAsking(false);
      send();
    },
    close: () => setAsking(false),
    /** Asks again if the server refused the text for lack of agreement. Returns whether it did. */
    askIfRefused: async (error: unknown) => {
      if (!(error instanceof ApiError && error.code === 'rules_not_agreed')) return false;
      await refetchSession(client);
      setAsking(true);
      return true;
    },
  };
}

export type RulesAgreement = ReturnType<typeof useRulesAgreement>;

/**
 * Saves the agreement to the account if only this device has it, for example because the user agreed offline. The
 * server refuses posts and comments without it.
 */
export async function saveRulesAgreement(client: QueryClient): Promise<void> {
  const user = currentUser(client);
  if (!user || user.rulesAgreedAt || !getStored(agreedKey(user.id))) return;
  setSessionUser(client, await (await apiClient.auth['rules-agreement'].$post()).json());
}

function hasAgreed(client: QueryClient, personId: string): boolean {
  return Boolean(currentUser(client)?.rulesAgreedAt || getStored(agreedKey(personId)));
}

function agreedKey(personId: string): string {
  return `stillwaters.rules.${personId}`;
}
