import { Flag as FlagIcon } from 'lucide-react';
import { type Flagged, useFlag } from './flag.hooks';
import { Tool } from './Tool';

/** One tap says that something is wrong with an answer. Its words stay here unless the person includes them. */
export function Flag({
  subject,
  what,
  question,
  answer,
  label = 'Flag',
}: {
  /** What is flagged, by which it is known again. */
  subject: object;
  what: Flagged;
  question: string;
  answer: string;
  label?: string;
}) {
  const { flag, note, isNoting, include } = useFlag(subject, what);

  return (
    <>
      <Tool
        label={flag ? 'Flagged' : label}
        Icon={FlagIcon}
        aria-pressed={flag !== null}
        aria-disabled={flag !== null || isNoting || undefined}
        onClick={note}
      />
      <div role="status" className="order-last basis-full px-2.5 text-[0.94rem] text-quiet">
        {flag?.hasWords && <p className="animate-arrive py-2.5">The words were included.</p>}
        {flag?.hasWords === false && (
          <div className="flex animate-arrive flex-wrap items-center gap-x-3">
            <p className="max-w-[62ch] pt-1">
              Thank you. Only the fact was noted. May we also keep these words, so that somebody can see what
              was wrong?
            </p>
            <button
              type="button"
              disabled={include.isPending}
              onClick={() => include.mutate({ id: flag.id, question, answer })}
              className="min-h-11 font-semibold text-amber underline-offset-4 hover:text-ivory hover:underline disabled:text-quiet"
            >
              Include the words
            </button>
          </div>
        )}
      </div>
    </>
  );
}
