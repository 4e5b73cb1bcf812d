import { Dialog } from '@base-ui/react/dialog';
import { useEffect, useRef } from 'react';
import { useKeep } from '#web/lib/keptList.hooks';
import { Button } from '#web/ui/Button';
import { DialogFrame } from '#web/ui/DialogFrame';
import { Labels } from '#web/ui/KeptCard';
import { toast } from '#web/ui/toast';
import { DREAM_JOURNAL } from './dreamJournal.store';

/** Shows what would be kept, before it is. */
export function KeepDialog({
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
  const { mutateAsync, isPending } = useKeep(DREAM_JOURNAL);

  // The second click of a double one comes before anything has been drawn anew, or while the dialog is closing.
  const isKeeping = useRef(false);
  useEffect(() => {
    if (isOpen) isKeeping.current = false;
  }, [isOpen]);

  const keep = () => {
    if (isKeeping.current) return;
    isKeeping.current = true;
    void mutateAsync({ dream, symbols }).then(
      () => {
        toast({ title: 'Kept on this device', description: 'You find it in your dream journal.' });
        onKept();
      },
      (error: Error) => {
        isKeeping.current = false;
        console.error('The dream could not be kept:', error.name);
        toast({
          title: 'Could not be kept',
          description: 'This browser did not take it. Nothing here was lost; please try again.',
          destructive: true,
        });
      },
    );
  };

  return (
    <DialogFrame isOpen={isOpen} onClose={onClose} title="Keep This Dream" className="flex flex-col">
      <Dialog.Description className="mt-1 text-[0.97rem] text-quiet">
        These words are kept in this browser, on this device, and nowhere else. Whoever can open this browser
        can read them.
      </Dialog.Description>
      <section
        aria-label="What is kept"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long dream is scrolled by keyboard too.
        tabIndex={0}
        className="mt-4 min-h-16 overflow-y-auto rounded-field border border-line bg-field p-4"
      >
        <p className="whitespace-pre-wrap font-serif text-[1.2rem] leading-normal">{dream}</p>
      </section>
      <Labels name="Symbols" labels={symbols} />
      <div className="mt-5 grid gap-3 sm:grid-cols-2">
        <Button onClick={keep} pending={isPending}>
          Keep
        </Button>
        <Dialog.Close render={<Button look="ghost" />}>Cancel</Dialog.Close>
      </div>
    </DialogFrame>
  );
}
