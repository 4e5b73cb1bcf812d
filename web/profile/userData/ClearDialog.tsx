import { Dialog } from '@base-ui/react/dialog';
import { useState } from 'react';
import { Button } from '#web/ui/Button';
import { DialogFrame } from '#web/ui/dialog/DialogFrame';
import { Checkbox } from '#web/ui/forms/Checkbox';
import { DeletedItems } from './DeletedItems';
import { useClearDevice } from './data.hooks';

const CLEARED_ITEMS = [
  'Every reflection in your journal',
  'Every dream in your dream journal',
  'Drafts, and posts that haven’t been sent yet',
  'Text size, reduced motion, and your country for helplines',
  'Your name and level, and pages saved for offline use (these return on your next visit)',
];

/** Asks the user to confirm clearing the device, and lists exactly what is deleted and what is not. */
export function ClearDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { clear, isClearing } = useClearDevice();
  const [signsOut, setSignsOut] = useState(false);

  return (
    <DialogFrame isOpen={isOpen} onClose={onClose} title="Clear this device?">
      <Dialog.Description className="mt-2 text-quiet">
        This deletes the following from this browser. We have no copy of it.
      </Dialog.Description>
      <DeletedItems things={CLEARED_ITEMS} />
      <p className="mt-3 text-small text-quiet">
        Your account stays, with your answers, posts and prayers. To keep your journals, open each one first
        and save it to a file. Saved passwords and your browsing history aren’t affected; you can clear those
        in your browser’s settings.
      </p>
      <Checkbox checked={signsOut} onCheck={setSignsOut} className="mt-4 items-start text-small">
        Also sign out. Otherwise this browser keeps your name and level.
      </Checkbox>
      <div className="mt-6 grid gap-3 sm:grid-cols-2">
        <Dialog.Close render={<Button variant="ghost">Cancel</Button>} />
        <Button
          variant="harsh"
          pending={isClearing}
          onClick={() => void clear(signsOut)}
          className="order-first sm:order-last"
        >
          Clear this device
        </Button>
      </div>
    </DialogFrame>
  );
}
