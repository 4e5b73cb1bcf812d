import { AlertDialog } from '@base-ui/react/alert-dialog';
import { ACT_WORDS } from '#content/reportWords';
import { Button } from '#web/ui/Button';

/** Asks once before something is taken away for good. */
export function RemoveDialog({
  kind,
  isOpen,
  onClose,
  onRemove,
}: {
  kind: 'post' | 'comment';
  isOpen: boolean;
  onClose: () => void;
  onRemove: () => void;
}) {
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="fixed inset-0 z-40 bg-black/75 transition-opacity duration-250 data-[ending-style]:opacity-0 data-[starting-style]:opacity-0" />
        <AlertDialog.Popup className="fixed inset-x-3 bottom-3 z-50 mx-auto max-h-[calc(100dvh-1.5rem)] max-w-120 overflow-y-auto rounded-card border border-line-strong bg-card p-5 outline-none transition duration-250 ease-out data-[ending-style]:translate-y-4 data-[ending-style]:opacity-0 data-[starting-style]:translate-y-4 data-[starting-style]:opacity-0 sm:p-7 md:top-1/2 md:bottom-auto md:-translate-y-1/2">
          <AlertDialog.Title className="font-medium text-[2rem] leading-tight">
            Take this {kind} down?
          </AlertDialog.Title>
          <AlertDialog.Description className="mt-2 text-quiet">
            Are you sure you want to delete this {kind}? This action cannot be undone. Its author is told, and
            the log says that a {kind} was taken down.
          </AlertDialog.Description>
          <div className="mt-5 grid gap-3 sm:grid-cols-2">
            <Button look="ghost" onClick={onRemove} className="border-rose/60 text-rose hover:border-rose">
              {ACT_WORDS.remove.label}
            </Button>
            <AlertDialog.Close render={<Button look="ghost" />}>Leave it</AlertDialog.Close>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
