import { useState } from 'react';
import type { DeletionReceipt } from '#contract/account';
import { type ApiError, api } from '#web/lib/api';
import { keepReceipt } from '#web/lib/receipt';
import { saveAs } from '#web/lib/saveAs';
import { forgetPerson } from '#web/lib/signOut.hooks';
import { sayFailed } from '#web/ui/failing';
import type { Broken } from '#web/ui/form.hooks';
import { toast } from '#web/ui/toast';
import { clearDevice } from './clearing';

/** Downloads the user’s data as a JSON file. */
export function useDownload() {
  const [isFetching, setFetching] = useState(false);

  const download = async () => {
    setFetching(true);
    try {
      const file = await (await api.auth.export.$get()).blob();
      saveAs(file, 'stillwaters.json');
      toast({ title: 'Your file is ready', description: 'Look in your Downloads folder.' });
    } catch (error) {
      sayFailed(error, 'Download failed');
    } finally {
      setFetching(false);
    }
  };

  return { download, isFetching };
}

/** Clears the device and reloads the page. Signs out first if asked to; if that fails, nothing is cleared. */
export function useClear() {
  const [isClearing, setClearing] = useState(false);

  const clear = async (signsOut: boolean) => {
    setClearing(true);
    try {
      if (signsOut) await api.auth.logout.$post();
      await clearDevice();
      location.reload();
    } catch (error) {
      setClearing(false);
      sayFailed(error, 'Couldn’t clear this device', 'Some data is still here. Please try again.');
    }
  };

  return { clear, isClearing };
}

/** Options of the account deletion form. */
export function deletionForm(clears: boolean) {
  return {
    check: async (): Promise<Broken> => ({}),
    send: async ({ password }: { password: string }) =>
      (await api.auth['delete-account'].$post({ json: { password } })).json(),
    onDone: (receipt: DeletionReceipt) => void leave(receipt, clears),
    onFailed: (error: unknown) => sayFailed(error, 'Couldn’t delete your account'),
    brokenBy: ({ status, sentence }: ApiError): Broken =>
      status === 403 ? { password: sentence ?? 'Please check your current password.' } : {},
  };
}

/** Goes to the landing page with the deletion receipt and no other data of the user. */
async function leave(receipt: DeletionReceipt, clears: boolean) {
  forgetPerson();
  // The account is already deleted, so a failure to clear the device does not stop here.
  if (clears) await clearDevice().catch(() => {});
  keepReceipt(receipt);
  location.assign('/');
}
