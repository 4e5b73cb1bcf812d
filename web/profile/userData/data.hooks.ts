import type { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeletionReceipt } from '#contract/account/account';
import { type ApiError, apiClient, isSignedOut } from '#web/lib/api';
import { downloadFile } from '#web/lib/downloadFile';
import { clearUserData } from '#web/lib/session/signOut.hooks';
import { saveDeletionReceipt } from '#web/lib/storage/deletionReceipt';
import type { FieldIssue } from '#web/ui/forms/form.hooks';
import { toastError } from '#web/ui/toast/errorToasts';
import { toast } from '#web/ui/toast/toast';
import { clearDevice } from './clearDevice';

/** Downloads the user’s data as a JSON file. */
export function useDataExport() {
  const [isFetching, setFetching] = useState(false);

  const download = async () => {
    setFetching(true);
    try {
      const file = await (await apiClient.auth.export.$get()).blob();
      downloadFile(file, 'stillwaters.json');
      toast({ title: 'Your file is ready', description: 'Look in your Downloads folder.' });
    } catch (error) {
      toastError(error, isSignedOut(error) ? 'You’ve been signed out' : 'Download failed');
    } finally {
      setFetching(false);
    }
  };

  return { download, isFetching };
}

/** Clears the device and reloads the page. If `signsOut` is set, signs out first; if that fails, clears nothing. */
export function useClearDevice() {
  const [isClearing, setClearing] = useState(false);

  const clear = async (signsOut: boolean) => {
    setClearing(true);
    try {
      if (signsOut) await apiClient.auth.logout.$post();
      await clearDevice();
      location.reload();
    } catch (error) {
      setClearing(false);
      toastError(error, 'Couldn’t clear this device', 'Some data is still here. Please try again.');
    }
  };

  return { clear, isClearing };
}

/** Returns the options of the account deletion form. */
export function deletionFormOptions(client: QueryClient, clears: boolean) {
  return {
    check: async (): Promise<FieldIssue[]> => [],
    send: async ({ password }: { password: string }) =>
      (await apiClient.auth['delete-account'].$post({ json: { password } })).json(),
    onDone: (receipt: DeletionReceipt) => void leave(client, receipt, clears),
    onFailed: (error: unknown) => toastError(error, 'Couldn’t delete your account'),
    brokenBy: ({ status, userMessage }: ApiError): FieldIssue[] =>
      status === 403
        ? [{ field: 'password', message: userMessage ?? 'Please check your current password.' }]
        : [],
  };
}

/** Clears the user's data, keeps the deletion receipt, and goes to the landing page. */
async function leave(client: QueryClient, receipt: DeletionReceipt, clears: boolean) {
  clearUserData(client);
  // The account is already deleted, so this continues even if the device cannot be cleared.
  if (clears) await clearDevice().catch(() => {});
  saveDeletionReceipt(receipt);
  location.assign('/');
}
