import { ChevronDown } from 'lucide-react';
import { type Ref, useId, useState } from 'react';
import { MODERATOR_NOTE_TEMPLATES, REASON_LABELS } from '#content/community/moderationTexts';
import type { ReportReason } from '#contract/community/limits';
import { NOTE_MAX } from '#contract/community/limits';
import type { AutoReportReason } from '#contract/community/moderation';
import { TextComposer } from '#web/ui/forms/TextComposer';

type Suggestion = keyof typeof MODERATOR_NOTE_TEMPLATES;

const TEMPLATE_LABELS: Record<Suggestion, string> = {
  unkind: REASON_LABELS.unkind.label,
  private: REASON_LABELS.private.label,
  selling: REASON_LABELS.selling.label,
  scripture: REASON_LABELS.scripture.label,
  contact: 'It invites people to contact them privately',
};

/** Optional note to the author, with a template for each common reason. */
export function AuthorNoteField({
  ref,
  note,
  reasons,
  isMissing,
  isReadOnly,
  onWrite,
}: {
  ref: Ref<HTMLTextAreaElement>;
  note: string;
  reasons: (ReportReason | AutoReportReason)[];
  isMissing: boolean;
  isReadOnly: boolean;
  onWrite: (text: string) => void;
}) {
  const id = useId();
  // Sets only the initial state. After that, the user opens and closes the details.
  const [isInitiallyOpen] = useState(note !== '');
  return (
    <details open={isInitiallyOpen} className="group rounded-field border border-line bg-raised px-4">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 py-2 text-small text-quiet hover:text-ivory">
        Note to the author (optional)
        <ChevronDown className="size-4.5 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <div className="pb-3.5">
        <p id={`${id}-start`} className="text-fine text-quiet">
          Start with a template
        </p>
        <ul aria-labelledby={`${id}-start`} className="mt-1 mb-3 flex flex-wrap gap-2">
          {sortedTemplates(reasons).map((suggestion) => (
            <li key={suggestion}>
              <button
                type="button"
                disabled={isReadOnly}
                onClick={() => onWrite(MODERATOR_NOTE_TEMPLATES[suggestion])}
                className="min-h-11 rounded-full border border-line px-3.5 text-fine text-quiet leading-snug transition hover:border-tan hover:text-ivory"
              >
                {TEMPLATE_LABELS[suggestion]}
              </button>
            </li>
          ))}
        </ul>
        <TextComposer
          ref={ref}
          rows={3}
          text={note}
          max={NOTE_MAX}
          purpose="send"
          readOnly={isReadOnly}
          aria-label="Note to the author"
          describedBy={`${id}-missing`}
          isInvalid={isMissing}
          onWrite={onWrite}
          className="max-h-60 min-h-24"
        />
        <p id={`${id}-missing`} className="text-small text-rose">
          {isMissing && 'Write a note to the author first.'}
        </p>
      </div>
    </details>
  );
}

/** Returns all templates. Templates that match the reports come first. */
function sortedTemplates(reasons: string[]): Suggestion[] {
  const all = Object.keys(MODERATOR_NOTE_TEMPLATES) as Suggestion[];
  return all.toSorted((a, b) => Number(reasons.includes(b)) - Number(reasons.includes(a)));
}
