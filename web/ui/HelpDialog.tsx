import { Dialog } from '@base-ui/react/dialog';
import { DialogFrame } from './DialogFrame';
import { Helplines } from './Helplines';

/** Helplines, and what they are for. Works without a network and sends nothing. */
export function HelpDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <DialogFrame isOpen={isOpen} onClose={onClose} title="Help is near">
      <Dialog.Description className="mt-2 mb-4 text-quiet">
        If life is hard to bear, or somebody hurts you, there are people who listen at any hour, without
        judging. You need no reason that is good enough. The country you choose is kept on this device and
        sent only with messages to a guide.
      </Dialog.Description>
      <Helplines />
    </DialogFrame>
  );
}
