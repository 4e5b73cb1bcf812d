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

/** Fetches all there is, and hands it to the person as a file. */
export function useDownload() {
  const [isFetching, setFetching] = useState(false);

  const download = async () => {
    setFetching(true);
    try {
      const file = await (await api.auth.export.$get()).blob();
      saveAs(file, 'stillwaters.json');
      toast({ title: 'Your file is ready', description: 'Your browser has put it where downloads go.' });
    } catch (error) {
      sayFailed(error, 'Download failed');
    } finally {
      setFetching(false);
    }
  };

  return { download, isFetching };
}

/** Clears the device and begins anew; signs out before, where that is wished, or else does nothing. */
export function useClear() {
  const [isClearing, setClearing] = useState(false);

  const clear = async (leaves: boolean) => {
    setClearing(true);
    try {
      if (leaves) await api.auth.logout.$post();
      await clearDevice();
      location.reload();
    } catch (error) {
      setClearing(false);
      sayFailed(error, 'Not cleared', 'Something is still here. Please try again.');
    }
  };

  return { clear, isClearing };
}

/** The last form of an account. */
export function deletionForm(clears: boolean) {
  return {
    check: async (): Promise<Broken> => ({}),
    send: async ({ password }: { password: string }) =>
      (await api.auth['delete-account'].$post({ json: { password } })).json(),
    onDone: (receipt: DeletionReceipt) => void leave(receipt, clears),
    onFailed: (error: unknown) => sayFailed(error, 'Your account was not deleted'),
    brokenBy: ({ status, sentence }: ApiError): Broken =>
      status === 403 ? { password: sentence ?? 'Please check your current password.' } : {},
  };
}

/** To the door, with the receipt and nothing else of the person. */
async function leave(receipt: DeletionReceipt, clears: boolean) {
  forgetPerson();
  // What cannot be cleared is no reason to stay.
  if (clears) await clearDevice().catch(() => {});
  keepReceipt(receipt);
  location.assign('/');
}
