import { Dialog } from '@base-ui/react/dialog';
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
      <Choice dream={dream} symbols={symbols} onKept={onKept} />
    </DialogFrame>
  );
}

function Choice({ dream, symbols, onKept }: { dream: string; symbols: string[]; onKept: () => void }) {
  const { keep, isPending } = useKeep(DREAM_JOURNAL, {
    onKept: () => {
      toast({ title: 'Kept on this device', description: 'You find it in your dream journal.' });
      onKept();
    },
    onFailed: () =>
      toast({
        title: 'Could not be kept',
        description: 'This browser did not take it. Nothing here was lost; please try again.',
        destructive: true,
      }),
  });
  return (
    <div className="mt-5 grid gap-3 sm:grid-cols-2">
      <Button onClick={() => keep({ dream, symbols })} pending={isPending}>
        Keep
      </Button>
      <Dialog.Close render={<Button look="ghost" />}>Cancel</Dialog.Close>
    </div>
  );
}
