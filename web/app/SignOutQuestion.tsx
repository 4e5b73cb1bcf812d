import { useLazyModule } from '#web/ui/lazyModule.hooks';
import { toastLoadError } from '#web/ui/toast/errorToasts';

const loadDialog = () => import('#web/ui/dialog/ConfirmDialog');

/** Asks before a sign-out that would discard text. `isOpen` is null until the first question. */
export function SignOutQuestion({
  isOpen,
  onClose,
  onYes,
}: {
  isOpen: boolean | null;
  onClose: () => void;
  onYes: () => void;
}) {
  const dialog = useLazyModule(loadDialog, isOpen !== null, () => {
    onClose();
    toastLoadError('The confirmation');
  });
  return (
    dialog && (
      <dialog.ConfirmDialog
        isOpen={isOpen === true}
        onClose={onClose}
        title="Sign out?"
        text="Some of what you wrote here isn’t saved yet. Signing out deletes it."
        yes="Sign out"
        no="Stay signed in"
        onYes={onYes}
      />
    )
  );
}
