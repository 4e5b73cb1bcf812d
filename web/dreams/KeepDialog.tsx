import { Dialog } from '@base-ui/react/dialog';
import { useEffect, useRef } from 'react';
import { useKeep } from '#web/lib/keptList.hooks';
import { Button } from '#web/ui/Button';
import { Labels } from '#web/ui/KeptCard';
import { toast } from '#web/ui/toast';
import { DREAM_JOURNAL } from './dreamJournal.store';

/** Shows what would be kept, before it is. */
export function KeepDialog({
  isOpen,
  onOpenChange,
  dream,
  symbols,
  onKept,
}: {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
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
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-black/75 transition-opacity duration-250 data-[ending-style]:opacity-0 data-[starting-style]:opacity-0" />
        <Dialog.Popup className="fixed inset-x-3 bottom-3 z-50 mx-auto flex max-h-[calc(100dvh-1.5rem)] max-w-130 flex-col overflow-y-auto rounded-card border border-line-strong bg-card p-5 outline-none transition duration-250 ease-out data-[ending-style]:translate-y-4 data-[ending-style]:opacity-0 data-[starting-style]:translate-y-4 data-[starting-style]:opacity-0 sm:p-7 md:top-1/2 md:bottom-auto md:-translate-y-1/2">
          <Dialog.Title className="font-medium text-[2rem] leading-tight">Keep This Dream</Dialog.Title>
          <Dialog.Description className="mt-1 text-[0.97rem] text-quiet">
            These words are kept in this browser, on this device, and nowhere else. Whoever can open this
            browser can read them.
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
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
