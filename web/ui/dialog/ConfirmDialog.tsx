import { AlertDialog } from '@base-ui/react/alert-dialog';
import { Button } from '#web/ui/Button';
import { DIALOG_BACKDROP, DIALOG_POPUP, DIALOG_TITLE } from './dialogStyles';

/** Confirmation dialog for a destructive action. */
export function ConfirmDialog({
  isOpen,
  onClose,
  title,
  text,
  yes,
  no = 'Cancel',
  onYes,
}: {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  text: string;
  yes: string;
  no?: string;
  onYes: () => void;
}) {
  const confirm = () => {
    onClose();
    onYes();
  };

  return (
    <AlertDialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={DIALOG_BACKDROP} />
        <AlertDialog.Popup className={DIALOG_POPUP}>
          <AlertDialog.Title className={DIALOG_TITLE}>{title}</AlertDialog.Title>
          <AlertDialog.Description className="mt-2 text-quiet">{text}</AlertDialog.Description>
          <div className="mt-6 grid gap-3 sm:grid-cols-2">
            <AlertDialog.Close render={<Button variant="ghost">{no}</Button>} />
            <Button variant="harsh" onClick={confirm} className="order-first sm:order-last">
              {yes}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
