import { Dialog } from '@base-ui/react/dialog';
import { useState } from 'react';
import { Away } from '#web/ui/Away';
import { Button } from '#web/ui/Button';
import { Checkbox } from '#web/ui/Checkbox';
import { DialogFrame } from '#web/ui/DialogFrame';
import { useCheckedForm } from '#web/ui/form.hooks';
import { PasswordField } from '#web/ui/PasswordField';
import { deletionForm } from './data.hooks';
import { Goes } from './Goes';

const GOES = [
  'Your name, address, password and picture',
  'Your answers and your Blueprint',
  'The list of people you pray for',
  'Your posts, with what others wrote under them, and your comments',
  'Your hearts, prayers said, level and achievements',
  'Every sign-in, on every device',
];

/** The end of an account: it asks for the password, and says what goes. */
export function DeleteDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <DialogFrame isOpen={isOpen} onClose={onClose} title="Delete your account?">
      <Dialog.Description className="mt-2 text-quiet">
        This cannot be undone. At once and for good goes:
      </Dialog.Description>
      <Goes name="What goes" things={GOES} />
      <DeletionForm />
    </DialogFrame>
  );
}

function DeletionForm() {
  const [shown, setShown] = useState(false);
  const [clears, setClears] = useState(false);
  const { handlers, errors, isAway, isPending } = useCheckedForm(deletionForm(clears));

  return (
    <form {...handlers}>
      <Checkbox checked={clears} onCheck={setClears} className="mt-4 items-start text-[0.97rem]">
        Clear this device, too: journals, dreams, drafts and settings in this browser. Otherwise they stay
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
        {isAway && <Away />}
      </div>
      <div className="mt-6 grid gap-3 sm:grid-cols-2">
        <Dialog.Close render={<Button look="ghost">Keep my account</Button>} />
        <Button type="submit" look="harsh" pending={isPending} className="order-first sm:order-last">
          Delete it for good
        </Button>
      </div>
    </form>
  );
}
