import { type FormEvent, useId, useState } from 'react';
import { REASON_LABELS } from '#content/community/moderationTexts';
import type { ReportReason } from '#contract/community/limits';
import { NOTE_MAX, REPORT_REASONS } from '#contract/community/limits';
import { type ReportedItem, useReport } from '#web/community/moderation/moderation.hooks';
import { InlineError } from '#web/community/shared/InlineError';
import { useUser } from '#web/lib/session/session.hooks';
import { useSingleFlight } from '#web/lib/singleFlight.hooks';
import { discardSentDraft, useDraft } from '#web/lib/storage/draft.hooks';
import { Button } from '#web/ui/Button';
import { DIALOG_ACTIONS } from '#web/ui/dialog/dialogStyles';
import { TextComposer } from '#web/ui/forms/TextComposer';

/** Form for the reason of a report and an optional note for the moderators. */
export function ReportForm({
  target,
  onReported,
  onClose,
}: {
  target: ReportedItem;
  onReported: (reason: ReportReason) => void;
  onClose: () => void;
}) {
  const [reason, setReason] = useState<ReportReason | null>(null);
  const draft = `draft.report.${useUser()?.id ?? ''}.${target.kind}.${target.id}`;
  const { text: note, write, discard } = useDraft(draft);
  const { mutateAsync, isPending, error } = useReport();
  const runExclusive = useSingleFlight();
  const id = useId();
  const trimmedNote = note.trim();
  const isTooLong = trimmedNote.length > NOTE_MAX;

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!reason || isTooLong) return;
    void runExclusive(() =>
      mutateAsync({ ...target, reason, note: trimmedNote || null }).then(
        () => {
          discardSentDraft(draft, trimmedNote);
          onReported(reason);
        },
        () => {},
      ),
    );
  };

  const cancel = () => {
    discard();
    onClose();
  };

  return (
    <form onSubmit={send} className="mt-4">
      <fieldset disabled={isPending}>
        <legend className="mb-2 text-small text-quiet">Why are you reporting this?</legend>
        <div className="grid gap-2">
          {REPORT_REASONS.map((each) => (
            <ReasonOption key={each} reason={each} isChosen={reason === each} onChoose={setReason} />
          ))}
        </div>
      </fieldset>
      <label htmlFor={`${id}-note`} className="mt-5 mb-1.5 block text-small text-quiet">
        Anything the moderators should know (optional)
      </label>
      <TextComposer
        id={`${id}-note`}
        rows={3}
        text={note}
        max={NOTE_MAX}
        purpose="send"
        readOnly={isPending}
        onWrite={write}
        className="max-h-48 min-h-24"
      />
      <p className="mt-2 text-small text-quiet">
        Moderators will read it and decide. The author won’t know who reported it; the decision appears in the
        public log, without names.
      </p>
      <InlineError
        error={error}
        fallback="We couldn’t send your report. Check your connection and try again."
      />
      <div className={`mt-3 ${DIALOG_ACTIONS}`}>
        <Button type="submit" pending={isPending} disabled={!reason || isTooLong}>
          Send report
        </Button>
        <Button variant="ghost" onClick={cancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

function ReasonOption({
  reason,
  isChosen,
  onChoose,
}: {
  reason: ReportReason;
  isChosen: boolean;
  onChoose: (reason: ReportReason) => void;
}) {
  const { label, hint } = REASON_LABELS[reason];
  const id = useId();
  return (
    <label className="flex min-h-11 gap-3 rounded-field border border-line bg-raised px-3.5 py-2.5 transition hover:border-line-strong has-checked:border-tan has-checked:bg-tan/8 has-focus-visible:outline-2 has-focus-visible:outline-tan has-focus-visible:outline-offset-2">
      <input
        type="radio"
        name="reason"
        value={reason}
        checked={isChosen}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-hint`}
        onChange={() => onChoose(reason)}
        className="mt-0.5 size-5 shrink-0 appearance-none rounded-full border border-line-strong bg-field outline-none transition-colors checked:border-6 checked:border-amber forced-colors:appearance-auto"
      />
      <span className="min-w-0 leading-snug">
        <span id={`${id}-label`} className="block">
          {label}
        </span>
        <span id={`${id}-hint`} className="mt-0.5 block text-fine text-quiet">
          {hint}
        </span>
      </span>
    </label>
  );
}
