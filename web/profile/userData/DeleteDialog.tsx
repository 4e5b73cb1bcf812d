import { Dialog } from '@base-ui/react/dialog';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#web/ui/Button';
import { DialogFrame } from '#web/ui/dialog/DialogFrame';
import { Checkbox } from '#web/ui/forms/Checkbox';
import { useValidatedForm } from '#web/ui/forms/form.hooks';
import { PasswordField } from '#web/ui/forms/PasswordField';
import { OfflineNotice } from '#web/ui/OfflineNotice';
import { DeletedItems } from './DeletedItems';
import { deletionFormOptions } from './data.hooks';

const DELETED_ITEMS = [
  'Your name, email address, password and picture',
  'Your answers and your Blueprint',
  'Your list of people you pray for',
  'Your posts, with other people’s comments on them, and your own comments',
  'Your hearts, prayers, level and achievements',
  'Your sign-ins on every device',
];

/** Asks the user to confirm account deletion: lists what is deleted, and asks for the password. */
export function DeleteDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <DialogFrame isOpen={isOpen} onClose={onClose} title="Delete your account?">
      <Dialog.Description className="mt-2 text-quiet">
        This can’t be undone. We’ll delete all of this right away:
      </Dialog.Description>
      <DeletedItems things={DELETED_ITEMS} />
      <DeletionForm />
    </DialogFrame>
  );
}

function DeletionForm() {
  const [shown, setShown] = useState(false);
  const [clears, setClears] = useState(false);
  const { handlers, errors, isAway, isPending } = useValidatedForm(
    deletionFormOptions(useQueryClient(), clears),
  );

  return (
    <form {...handlers}>
      <Checkbox checked={clears} onCheck={setClears} className="mt-4 items-start text-small">
        Also clear this device: journals, dreams, drafts and settings in this browser. Otherwise they stay
        here.
      </Checkbox>
      <div className="mt-4 grid gap-4">
        <PasswordField
          label="Your password"
          shown={shown}
          onShow={setShown}
          autoComplete="current-password"
          error={errors.password}
        />
        {isAway && <OfflineNotice />}
      </div>
      <div className="mt-6 grid gap-3 sm:grid-cols-2">
        <Dialog.Close render={<Button variant="ghost">Keep my account</Button>} />
        <Button type="submit" variant="harsh" pending={isPending} className="order-first sm:order-last">
          Delete permanently
        </Button>
      </div>
    </form>
  );
}
