import { Info } from 'lucide-react';
import { useId, useState } from 'react';

/** Says who answers in a chat. */
export type GuideLabelText = {
  /** One line on a phone. */
  full: string;
  /** Replaces the line after the first answer. */
  folded: string;
  /** Opens below the line. */
  details: string;
};

/** The label that says who answers. After the first answer it folds to a few words, and a tap unfolds it. */
export function GuideLabel({ label, isFolded }: { label: GuideLabelText; isFolded: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();

  return (
    <div className={isOpen ? 'basis-full' : 'min-w-0'}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="-my-1 inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-field text-left text-fine text-quiet leading-snug transition hover:text-ivory"
      >
        <span className={isOpen ? '' : 'keyboard:truncate'}>{isFolded && !isOpen ? label.folded : label.full}</span>
        <Info aria-hidden className="size-4 shrink-0 text-tan" strokeWidth={1.7} />
      </button>
      <p id={id} hidden={!isOpen} className="max-w-[62ch] pt-0.5 pb-1 text-fine text-quiet leading-snug">
        {label.details}
      </p>
    </div>
  );
}
