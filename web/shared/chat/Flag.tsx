import { Flag as FlagIcon } from 'lucide-react';
import { type FlagTarget, useFlag } from './flag.hooks';
import { ToolButton } from './ToolButton';

/** Flags an answer with one tap. Its text is sent only if the user agrees. */
export function Flag({
  subject,
  what,
  question,
  answer,
  label = 'Flag',
}: {
  /** The object that is flagged. The app remembers the flag of each object. */
  subject: object;
  what: FlagTarget;
  question: string;
  answer: string;
  label?: string;
}) {
  const { flag, note, isNoting, include } = useFlag(subject, what);

  return (
    <>
      <ToolButton
        label={flag ? 'Flagged' : label}
        Icon={FlagIcon}
        aria-pressed={flag !== null}
        aria-disabled={flag !== null || isNoting || undefined}
        onClick={note}
      />
      <div role="status" className="order-last basis-full px-2.5 text-small text-quiet">
        {flag?.hasWords && <p className="animate-arrive py-2.5">Thank you. We’ve kept the text.</p>}
        {flag?.hasWords === false && (
          <div className="flex animate-arrive flex-wrap items-center gap-x-3">
            <p className="max-w-[62ch] pt-1">
              Thanks for telling us. May we keep this text, so that we can see what went wrong?
            </p>
            <button
              type="button"
              disabled={include.isPending}
              onClick={() => include.mutate({ id: flag.id, question, answer })}
              className="min-h-11 font-semibold text-amber underline-offset-4 hover:text-ivory hover:underline disabled:text-quiet"
            >
              Yes, keep the text
            </button>
          </div>
        )}
      </div>
    </>
  );
}
