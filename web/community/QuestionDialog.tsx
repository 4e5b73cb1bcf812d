import { AlertDialog } from '@base-ui/react/alert-dialog';
import { Button } from '#web/ui/Button';
import type { Question } from './dialogs.store';

/** Asked once before something is done. */
export function QuestionDialog({
  question,
  open,
  onClose,
}: {
  question: Question;
  open: boolean;
  onClose: () => void;
}) {
  const answer = () => {
    onClose();
    question.act();
  };

  return (
    <AlertDialog.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="fixed inset-0 z-40 bg-black/75 transition-opacity duration-250 data-[ending-style]:opacity-0 data-[starting-style]:opacity-0" />
        <AlertDialog.Popup className="fixed inset-x-3 bottom-3 z-50 mx-auto max-h-[calc(100dvh-1.5rem)] max-w-110 overflow-y-auto rounded-card border border-line-strong bg-card p-5 outline-none transition duration-250 ease-out data-[ending-style]:translate-y-4 data-[ending-style]:opacity-0 data-[starting-style]:translate-y-4 data-[starting-style]:opacity-0 sm:p-7 md:top-1/2 md:bottom-auto md:-translate-y-1/2">
          <AlertDialog.Title className="font-medium text-[1.8rem] leading-tight">
            {question.title}
          </AlertDialog.Title>
          <AlertDialog.Description className="mt-2 text-quiet">{question.text}</AlertDialog.Description>
          <div className="mt-6 grid gap-3 sm:grid-cols-2">
            <AlertDialog.Close render={<Button look="ghost">Cancel</Button>} />
            <Button
              look="ghost"
              onClick={answer}
              className="order-first border-rose/60 text-rose hover:border-rose hover:bg-rose/10 sm:order-last"
            >
              {question.yes}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
