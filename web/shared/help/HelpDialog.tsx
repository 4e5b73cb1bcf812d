import { Dialog } from '@base-ui/react/dialog';
import { Link } from 'wouter';
import { DialogFrame } from '#web/ui/dialog/DialogFrame';
import { Helplines } from './Helplines';

/** Helplines and what they are for. Works offline and sends nothing. */
export function HelpDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <DialogFrame isOpen={isOpen} onClose={onClose} title="Help is near">
      <Dialog.Description className="mt-2 mb-4 text-quiet">
        If life feels too hard, or someone is hurting you, there are people who will listen at any hour
        without judging you. You don’t need a “good enough” reason. The country you choose is saved on this
        device and sent only with your messages to a guide.
      </Dialog.Description>
      <Helplines />
      <p className="mt-4 border-line border-t pt-3 text-small text-quiet">
        Is something here hard to see or use?{' '}
        <Link
          href="/privacy#accessibility"
          onClick={onClose}
          className="text-ivory underline underline-offset-4 hover:text-amber"
        >
          Accessibility
        </Link>
      </p>
    </DialogFrame>
  );
}
