import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { IconButton } from './Button';
import { Helplines } from './Helplines';

/** Helplines, and what they are for. Works without a network and sends nothing. */
export function HelpDialog({
  isOpen,
  onOpenChange,
}: {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}) {
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-60 bg-black/75 transition-opacity duration-250 data-[ending-style]:opacity-0 data-[starting-style]:opacity-0" />
        <Dialog.Popup className="fixed inset-x-3 bottom-3 z-61 mx-auto max-h-[calc(100dvh-1.5rem)] max-w-130 overflow-y-auto rounded-card border border-line-strong bg-card p-5 outline-none transition duration-250 ease-out data-[ending-style]:translate-y-4 data-[ending-style]:opacity-0 data-[starting-style]:translate-y-4 data-[starting-style]:opacity-0 sm:p-7 md:top-1/2 md:bottom-auto md:-translate-y-1/2">
          <div className="flex items-start justify-between gap-3">
            <Dialog.Title className="font-medium text-[2rem] leading-tight">Help is near</Dialog.Title>
            <Dialog.Close
              render={
                <IconButton label="Close" className="-mt-1 -mr-2.5">
                  <X aria-hidden className="size-5.5" strokeWidth={1.7} />
                </IconButton>
              }
            />
          </div>
          <Dialog.Description className="mt-2 mb-4 text-quiet">
            If life is hard to bear, or somebody hurts you, there are people who listen at any hour, without
            judging. You need no reason that is good enough. What you choose here stays on this device.
          </Dialog.Description>
          <Helplines />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
