import { useEffect, useRef } from 'react';
import { REPORTED_TEXTS } from '#content/community/moderationTexts';
import type { ReportReason } from '#contract/community/limits';
import { Helplines } from '#web/shared/help/Helplines';
import { Button } from '#web/ui/Button';

/** Confirms a report. After a 'worried' report, also lists helplines. */
export function ReportConfirmation({ reason, onClose }: { reason: ReportReason; onClose: () => void }) {
  const message = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone, so the message takes the focus.
  useEffect(() => message.current?.focus(), []);
  const isWorry = reason === 'worried';

  return (
    <div className="mt-3 animate-arrive">
      <div ref={message} tabIndex={-1} role="status" className="grid scroll-mt-12 gap-3 outline-none">
        {(isWorry ? REPORTED_TEXTS.worried : REPORTED_TEXTS.other).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {isWorry && (
        <section aria-label="Help is near" className="mt-5 border-line border-t pt-4">
          <p className="mb-3 text-small text-quiet">
            You can also call these helplines when you’re worried about someone else. You can ask them what to
            say.
          </p>
          <Helplines />
        </section>
      )}
      <Button variant="ghost" onClick={onClose} className="mt-6 w-full">
        Close
      </Button>
    </div>
  );
}
