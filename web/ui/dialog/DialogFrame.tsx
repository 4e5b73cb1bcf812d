import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { IconButton } from '#web/ui/Button';
import { DIALOG_BACKDROP, DIALOG_POPUP, DIALOG_TITLE } from './dialogStyles';

/** Dialog with a title and a close button. */
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
  // Focuses the first field, but not on touch, where the keyboard would open before the user has read the dialog.
  const initialFocus = (openedBy: string) =>
    openedBy === 'touch' || (popup.current?.querySelector<HTMLElement>('input, textarea') ?? true);

  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={DIALOG_BACKDROP} />
        <Dialog.Popup
          ref={popup}
          initialFocus={initialFocus}
          finalFocus={finalFocus}
          className={`${DIALOG_POPUP} ${className}`}
        >
          {/* The title and the close button stay in view while a long dialog scrolls. */}
          <div className="sticky top-0 z-10 -mx-5 -mt-5 flex items-start justify-between gap-3 bg-card px-5 pt-5 pb-2 sm:-mx-7 sm:-mt-7 sm:px-7 sm:pt-7">
            <Dialog.Title className={DIALOG_TITLE}>{title}</Dialog.Title>
            <Dialog.Close
              render={
                <IconButton label="Close" className="-mt-1 -mr-2.5">
                  <X className="size-5.5" />
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
