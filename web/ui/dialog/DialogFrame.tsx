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
          <div className="dialog-head">
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
