import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { queries } from '#web/lib/queries';
import {
  addReflections,
  keepReflection,
  onJournalChangedElsewhere,
  type Reflection,
  readJournal,
  removeReflection,
} from './journal.store';

const JOURNAL = ['journal'];

const refresh = () => queries.invalidateQueries({ queryKey: JOURNAL });

/** Every reflection on this device, newest first; an empty list when the browser does not give them out. */
export function useJournal() {
  useEffect(() => onJournalChangedElsewhere(refresh), []);
  const { data, isPending } = useQuery({ queryKey: JOURNAL, queryFn: loadJournal, gcTime: 0 });
  return { entries: data?.entries ?? [], isUnreadable: data?.isUnreadable ?? false, isPending };
}

export const useKeepReflection = () =>
  useMutation({
    mutationFn: async (written: Parameters<typeof keepReflection>[0]) => {
      await keepReflection(written);
      void navigator.storage?.persist?.().catch(() => {});
    },
    onSuccess: refresh,
  });

export const useRemoveReflection = () => useMutation({ mutationFn: removeReflection, onSuccess: refresh });

export const useAddReflections = () =>
  useMutation({ mutationFn: (added: Reflection[]) => addReflections(added), onSuccess: refresh });

/** Whether the browser has promised not to clear what is kept here; null until it has said. */
export function usePersistence() {
  const [isPersistent, setPersistent] = useState<boolean | null>(null);
  useEffect(() => {
    void navigator.storage?.persisted?.().then(setPersistent, () => setPersistent(false));
  }, []);
  const ask = async () => setPersistent((await navigator.storage?.persist?.()) ?? false);
  return { isPersistent, ask };
}

async function loadJournal(): Promise<{ entries: Reflection[]; isUnreadable: boolean }> {
  try {
    return { entries: await readJournal(), isUnreadable: false };
  } catch (error) {
    console.error('The journal could not be read:', error);
    return { entries: [], isUnreadable: true };
  }
}
