import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Kept, KeptList } from './keptList';
import { queries } from './queries';

/** Every entry on this device, newest first; an empty list when the browser does not give them out. */
export function useKeptList<Entry extends Kept>(list: KeptList<Entry>) {
  useEffect(() => list.onChangedElsewhere(() => refresh(list)), [list]);
  const { data, isPending } = useQuery({ queryKey: [list.name], queryFn: () => load(list), gcTime: 0 });
  return { entries: data?.entries ?? [], isUnreadable: data?.isUnreadable ?? false, isPending };
}

/** Keeps one thing, once, while its form stands; what could not be kept may be tried again. */
export function useKeep<Entry extends Kept>(
  list: KeptList<Entry>,
  told: { onKept: () => void; onFailed: () => void },
) {
  // The second click of a double one comes before anything has been drawn anew, or while the dialog is closing.
  const hasBegun = useRef(false);
  const { mutate, isPending } = useMutation({
    mutationFn: async (written: Omit<Entry, keyof Kept>) => {
      await list.keep(written);
      void navigator.storage?.persist?.().catch(() => {});
    },
    onSuccess: async () => {
      await refresh(list);
      told.onKept();
    },
    onError: (error) => {
      hasBegun.current = false;
      console.error('What was written could not be kept:', error.name);
      told.onFailed();
    },
  });
  const keep = (written: Omit<Entry, keyof Kept>) => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    mutate(written);
  };
  return { keep, isPending };
}

export const useRemove = <Entry extends Kept>(list: KeptList<Entry>) =>
  useMutation({ mutationFn: list.remove, onSuccess: () => refresh(list) });

export const useAdd = <Entry extends Kept>(list: KeptList<Entry>) =>
  useMutation({ mutationFn: list.add, onSuccess: () => refresh(list) });

/** Whether the browser has promised not to clear what is kept here; null until it has said. */
export function usePersistence() {
  const [isPersistent, setPersistent] = useState<boolean | null>(null);
  useEffect(() => {
    void navigator.storage?.persisted?.().then(setPersistent, () => setPersistent(false));
  }, []);
  const ask = async () => setPersistent((await navigator.storage?.persist?.()) ?? false);
  return { isPersistent, ask };
}

const refresh = ({ name }: { name: string }) => queries.invalidateQueries({ queryKey: [name] });

async function load<Entry extends Kept>(
  list: KeptList<Entry>,
): Promise<{ entries: Entry[]; isUnreadable: boolean }> {
  try {
    return { entries: await list.read(), isUnreadable: false };
  } catch (error) {
    console.error('The journal could not be read:', error);
    return { entries: [], isUnreadable: true };
  }
}
