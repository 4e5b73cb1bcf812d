import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from '#web/ui/Button';

/** A dialog of the house: from below on a phone, in the middle where there is room. */
export function DialogFrame({
  isOpen,
  onClose,
  title,
  children,
  ...popup
}: {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
} & Pick<ComponentProps<typeof Dialog.Popup>, 'finalFocus'>) {
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-black/75 transition-opacity duration-250 data-[ending-style]:opacity-0 data-[starting-style]:opacity-0" />
        <Dialog.Popup
          {...popup}
          className="fixed inset-x-3 bottom-3 z-50 mx-auto max-h-[calc(100dvh-1.5rem)] max-w-130 overflow-y-auto rounded-card border border-line-strong bg-card p-5 outline-none transition duration-250 ease-out data-[ending-style]:translate-y-4 data-[ending-style]:opacity-0 data-[starting-style]:translate-y-4 data-[starting-style]:opacity-0 sm:p-7 md:top-1/2 md:bottom-auto md:-translate-y-1/2"
        >
          <div className="flex items-start justify-between gap-3">
            <Dialog.Title className="font-medium text-[2rem] leading-tight">{title}</Dialog.Title>
            <Dialog.Close
              render={
                <IconButton label="Close" className="-mt-1 -mr-2.5">
                  <X aria-hidden className="size-5.5" strokeWidth={1.7} />
                </IconButton>
              }
            />
          </div>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
