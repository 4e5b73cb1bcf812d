import { useMutation } from '@tanstack/react-query';
import { useJournalEntries } from './journalStore.hooks';
import { type VerseMark, verseMarkStore } from './verseMarks.store';

/** Returns the marks by the reference of their verse. Of two marks on a verse, which an import can add, the newer counts. */
export function useVerseMarks(): ReadonlyMap<string, VerseMark> {
  const { entries } = useJournalEntries(verseMarkStore);
  return new Map(entries.toReversed().map((mark) => [mark.reference, mark]));
}

/** Replaces the mark of a verse, or removes it if `mark` is null. */
export const useMarkVerse = () =>
  useMutation({
    mutationFn: async ({
      reference,
      mark,
    }: {
      reference: string;
      mark: Pick<VerseMark, 'text' | 'note'> | null;
    }) => {
      const known = (await verseMarkStore.read()).filter((one) => one.reference === reference);
      if (mark) await verseMarkStore.save({ reference, ...mark });
      for (const { id } of known) await verseMarkStore.remove(id);
      void navigator.storage?.persist?.().catch(() => {});
    },
    onSuccess: (_data, _mark, _result, { client }) =>
      client.invalidateQueries({ queryKey: [verseMarkStore.name] }),
  });
