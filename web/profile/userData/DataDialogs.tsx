import { ClearDialog } from './ClearDialog';
import { DeleteDialog } from './DeleteDialog';

export type OpenDialog = 'clear' | 'delete' | 'none';

/** The dialogs of the data section. Loaded when the first of them opens. */
export function DataDialogs({ open, onClose }: { open: OpenDialog; onClose: () => void }) {
  return (
    <>
      <ClearDialog isOpen={open === 'clear'} onClose={onClose} />
      <DeleteDialog isOpen={open === 'delete'} onClose={onClose} />
    </>
  );
}
