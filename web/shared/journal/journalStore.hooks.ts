import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { JournalEntry, JournalStore } from './journalStore';

/** Returns all entries on this device, newest first. The list is empty if the browser cannot read them. */
export function useJournalEntries<Entry extends JournalEntry>(list: JournalStore<Entry>) {
  const client = useQueryClient();
  useEffect(() => list.onExternalChange(() => refresh(client, list)), [client, list]);
  const { data, isPending } = useQuery({ queryKey: [list.name], queryFn: () => load(list), gcTime: 0 });
  return { entries: data?.entries ?? [], isUnreadable: data?.isUnreadable ?? false, isPending };
}

/** Saves the entry of one form at most once. After a failure, the user can save again. */
export function useSaveEntry<Entry extends JournalEntry>(
  list: JournalStore<Entry>,
  callbacks: { onSaved: () => void; onFailed: () => void },
) {
  // Single-flight guard: the second click of a double click can arrive before a re-render, or while the dialog closes.
  const hasStarted = useRef(false);
  const { mutate, isPending } = useMutation({
    mutationFn: async (written: Omit<Entry, keyof JournalEntry>) => {
      await list.save(written);
      void navigator.storage?.persist?.().catch(() => {});
    },
    onSuccess: async (_data, _entry, _result, { client }) => {
      await refresh(client, list);
      callbacks.onSaved();
    },
    onError: (error) => {
      hasStarted.current = false;
      console.error('Saving the entry failed:', error.name);
      callbacks.onFailed();
    },
  });
  const save = (written: Omit<Entry, keyof JournalEntry>) => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    mutate(written);
  };
  return { save, isPending };
}

export const useRemoveEntry = <Entry extends JournalEntry>(list: JournalStore<Entry>) =>
  useMutation({
    mutationFn: list.remove,
    onSuccess: (_data, _entry, _result, { client }) => refresh(client, list),
  });

export const useImportEntries = <Entry extends JournalEntry>(list: JournalStore<Entry>) =>
  useMutation({
    mutationFn: list.add,
    onSuccess: (_data, _entry, _result, { client }) => refresh(client, list),
  });

/** Returns whether the browser has granted persistent storage. `isPersistent` is null until the browser answers. */
export function usePersistentStorage() {
  const [isPersistent, setPersistent] = useState<boolean | null>(null);
  useEffect(() => {
    void navigator.storage?.persisted?.().then(setPersistent, () => setPersistent(false));
  }, []);
  const ask = async () => setPersistent((await navigator.storage?.persist?.()) ?? false);
  return { isPersistent, ask };
}

const refresh = (client: QueryClient, { name }: { name: string }) =>
  client.invalidateQueries({ queryKey: [name] });

async function load<Entry extends JournalEntry>(
  list: JournalStore<Entry>,
): Promise<{ entries: Entry[]; isUnreadable: boolean }> {
  try {
    return { entries: await list.read(), isUnreadable: false };
  } catch (error) {
    console.error('Reading the journal failed:', error);
    return { entries: [], isUnreadable: true };
  }
}
