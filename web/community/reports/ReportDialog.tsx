import { useState } from 'react';
import type { ReportReason } from '#contract/community/limits';
import type { ReportedItem } from '#web/community/moderation/moderation.hooks';
import { DialogFrame } from '#web/ui/dialog/DialogFrame';
import { ReportConfirmation } from './ReportConfirmation';
import { ReportForm } from './ReportForm';

/** Reports a post or comment to the moderators, then confirms. */
export function ReportDialog({
  target,
  open,
  onClose,
}: {
  target: ReportedItem;
  open: boolean;
  onClose: () => void;
}) {
  const [reported, setReported] = useState<ReportReason | null>(null);
  if (!open && reported) setReported(null);

  return (
    <DialogFrame
      isOpen={open}
      onClose={onClose}
      title={reported ? 'Thank you' : `Report this ${target.kind}`}
    >
      {reported ? (
        <ReportConfirmation reason={reported} onClose={onClose} />
      ) : (
        <ReportForm target={target} onReported={setReported} onClose={onClose} />
      )}
    </DialogFrame>
  );
}
