import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { IconButton } from './Button';
import { BACKDROP, POPUP, TITLE } from './dialogLook';

/** A dialog of the house, which can be left at any moment. */
export function DialogFrame({
  isOpen,
  onClose,
  title,
  className = '',
  children,
  finalFocus,
}: {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  className?: string;
  children: ReactNode;
} & Pick<ComponentProps<typeof Dialog.Popup>, 'finalFocus'>) {
  const popup = useRef<HTMLDivElement>(null);
  // The first thing to fill in, where there is one; to fingers it would bring the keyboard before anything was read.
  const initialFocus = (by: string) =>
    by === 'touch' || (popup.current?.querySelector<HTMLElement>('input, textarea') ?? true);

  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={BACKDROP} />
        <Dialog.Popup
          ref={popup}
          initialFocus={initialFocus}
          finalFocus={finalFocus}
          className={`${POPUP} ${className}`}
        >
          <div className="flex items-start justify-between gap-3">
            <Dialog.Title className={TITLE}>{title}</Dialog.Title>
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
