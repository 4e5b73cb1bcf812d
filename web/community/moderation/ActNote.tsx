import { ChevronDown } from 'lucide-react';
import { type Ref, useId, useState } from 'react';
import { REASON_WORDS, SUGGESTED_NOTES } from '#content/reportWords';
import type { ReportReason } from '#contract/communityLimits';
import { NOTE_MAX } from '#contract/communityLimits';
import type { NoticedReason } from '#contract/moderation';
import { TextArea } from '#web/ui/Field';
import { TextCount } from '#web/ui/TextCount';

type Suggestion = keyof typeof SUGGESTED_NOTES;

const TEMPLATE_LABELS: Record<Suggestion, string> = {
  unkind: REASON_WORDS.unkind.label,
  private: REASON_WORDS.private.label,
  selling: REASON_WORDS.selling.label,
  scripture: REASON_WORDS.scripture.label,
  contact: 'Leads to private contact',
};

/** Optional note to the author, with a template for each common reason. */
export function ActNote({
  ref,
  note,
  reasons,
  isMissing,
  isReadOnly,
  onWrite,
}: {
  ref: Ref<HTMLTextAreaElement>;
  note: string;
  reasons: (ReportReason | NoticedReason)[];
  isMissing: boolean;
  isReadOnly: boolean;
  onWrite: (text: string) => void;
}) {
  const id = useId();
  // Only the initial state; the user opens and closes it afterwards.
  const [isInitiallyOpen] = useState(note !== '');
  return (
    <details open={isInitiallyOpen} className="group rounded-field border border-line bg-raised px-4">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 py-2 text-[0.95rem] text-quiet hover:text-ivory">
        Note to the author (optional)
        <ChevronDown
          aria-hidden
          className="size-4.5 shrink-0 transition-transform group-open:rotate-180"
          strokeWidth={1.7}
        />
      </summary>
      <div className="pb-3.5">
        <p id={`${id}-start`} className="text-[0.88rem] text-quiet">
          Start with a template
        </p>
        <ul aria-labelledby={`${id}-start`} className="mt-1 mb-3 flex flex-wrap gap-2">
          {sortedTemplates(reasons).map((suggestion) => (
            <li key={suggestion}>
              <button
                type="button"
                disabled={isReadOnly}
                onClick={() => onWrite(SUGGESTED_NOTES[suggestion])}
                className="min-h-11 rounded-full border border-line px-3.5 text-[0.88rem] text-quiet leading-snug transition hover:border-tan hover:text-ivory"
              >
                {TEMPLATE_LABELS[suggestion]}
              </button>
            </li>
          ))}
        </ul>
        <TextArea
          ref={ref}
          rows={3}
          value={note}
          readOnly={isReadOnly}
          dir="auto"
          aria-label="Note to the author"
          aria-describedby={`${id}-missing ${id}-count`}
          aria-invalid={isMissing || note.trim().length > NOTE_MAX || undefined}
          onChange={(event) => onWrite(event.target.value)}
          className="field-sizing-content max-h-60 min-h-24"
        />
        <TextCount id={`${id}-count`} text={note} most={NOTE_MAX} purpose="send" />
        <p id={`${id}-missing`} className="text-[0.94rem] text-rose">
          {isMissing && 'Write a note to the author first.'}
        </p>
      </div>
    </details>
  );
}

/** Templates that match the reports come first. */
function sortedTemplates(reasons: string[]): Suggestion[] {
  const all = Object.keys(SUGGESTED_NOTES) as Suggestion[];
  return all.toSorted((a, b) => Number(reasons.includes(b)) - Number(reasons.includes(a)));
}
