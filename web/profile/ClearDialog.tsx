import { Dialog } from '@base-ui/react/dialog';
import { useState } from 'react';
import { Button } from '#web/ui/Button';
import { Checkbox } from '#web/ui/Checkbox';
import { DialogFrame } from '#web/ui/DialogFrame';
import { useClear } from './data.hooks';
import { Goes } from './Goes';

const GOES = [
  'Every reflection in your journal',
  'Every dream in your dream journal',
  'Drafts, and posts that are not sent yet',
  'Text size, calm motion, the country for helplines',
  'Who you are, and the pages kept for use without a network; your next visit brings these again',
];

/** Says exactly what goes, and what does not. */
export function ClearDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { clear, isClearing } = useClear();
  const [leaves, setLeaves] = useState(false);

  return (
    <DialogFrame isOpen={isOpen} onClose={onClose} title="Clear this device?">
      <Dialog.Description className="mt-2 text-quiet">
        This goes from this browser, and we have no copy of it:
      </Dialog.Description>
      <Goes name="What goes" things={GOES} />
      <p className="mt-3 text-[0.97rem] text-quiet">
        Your account stays, with your answers, posts and prayers. If you want your journals, save them to a
        file on their own pages first. Passwords and the history are kept by the browser itself; it has its
        own settings for them.
      </p>
      <Checkbox checked={leaves} onCheck={setLeaves} className="mt-4 items-start text-[0.97rem]">
        Sign out here, too. Otherwise this browser soon knows you again.
      </Checkbox>
      <div className="mt-6 grid gap-3 sm:grid-cols-2">
        <Dialog.Close render={<Button look="ghost">Cancel</Button>} />
        <Button
          look="harsh"
          pending={isClearing}
          onClick={() => void clear(leaves)}
          className="order-first sm:order-last"
        >
          Clear this device
        </Button>
      </div>
    </DialogFrame>
  );
}
