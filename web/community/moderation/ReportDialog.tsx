import { useState } from 'react';
import type { ReportReason } from '#contract/communityLimits';
import { DialogFrame } from '#web/ui/DialogFrame';
import type { Target } from './moderation.hooks';
import { Reported } from './Reported';
import { ReportForm } from './ReportForm';

/** Shows a post or a comment to the moderators, and says what happens then. */
export function ReportDialog({
  target,
  open,
  onClose,
}: {
  target: Target;
  open: boolean;
  onClose: () => void;
}) {
  const [reported, setReported] = useState<ReportReason | null>(null);
  if (!open && reported) setReported(null);

  return (
    <DialogFrame
      isOpen={open}
      onClose={onClose}
      title={reported ? 'Thank you' : `Show this ${target.kind} to the moderators`}
    >
      {reported ? (
        <Reported reason={reported} onClose={onClose} />
      ) : (
        <ReportForm target={target} onReported={setReported} onClose={onClose} />
      )}
    </DialogFrame>
  );
}
