import { Dialog } from '@base-ui/react/dialog';
import { LabelList } from '#web/shared/journal/JournalCard';
import { useSaveEntry } from '#web/shared/journal/journalStore.hooks';
import { Button } from '#web/ui/Button';
import { DialogFrame } from '#web/ui/dialog/DialogFrame';
import { toast, toastProblem } from '#web/ui/toast/toast';
import { dreamStore } from './dreamJournal.store';

/** Asks before a dream is saved, and shows what will be saved. */
export function SaveDreamDialog({
  isOpen,
  onClose,
  dream,
  symbols,
  onKept,
}: {
  isOpen: boolean;
  onClose: () => void;
  dream: string;
  symbols: string[];
  onKept: () => void;
}) {
  return (
    <DialogFrame isOpen={isOpen} onClose={onClose} title="Save This Dream" className="flex flex-col">
      <Dialog.Description className="mt-1 text-small text-quiet">
        Your dream is saved only in this browser, on this device. Anyone who can use this browser can read it.
      </Dialog.Description>
      <section
        aria-label="What will be saved"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long dream has to scroll by keyboard too.
        tabIndex={0}
        className="mt-4 min-h-16 overflow-y-auto rounded-field border border-line bg-field p-4"
      >
        <p className="whitespace-pre-wrap font-serif text-lead leading-normal">{dream}</p>
      </section>
      <LabelList name="Symbols" labels={symbols} />
      <SaveOrCancel dream={dream} symbols={symbols} onKept={onKept} />
    </DialogFrame>
  );
}

function SaveOrCancel({ dream, symbols, onKept }: { dream: string; symbols: string[]; onKept: () => void }) {
  const { save, isPending } = useSaveEntry(dreamStore, {
    onSaved: () => {
      toast({ title: 'Dream saved', description: 'You’ll find it in your dream journal, on this device.' });
      onKept();
    },
    onFailed: () =>
      toastProblem(
        'Save failed',
        'Your browser couldn’t save this dream. Nothing was lost. Please try again.',
      ),
  });
  return (
    <div className="mt-5 grid gap-3 sm:grid-cols-2">
      <Button onClick={() => save({ dream, symbols })} pending={isPending}>
        Save
      </Button>
      <Dialog.Close render={<Button variant="ghost" />}>Cancel</Dialog.Close>
    </div>
  );
}
