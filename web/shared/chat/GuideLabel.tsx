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

/**
 * The label that says who answers, under the title. After the first answer it folds to a few words, and a tap unfolds it.
 * It is part of the grid of the chat's header.
 */
export function GuideLabel({ label, isFolded }: { label: GuideLabelText; isFolded: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();

  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="col-span-2 col-start-3 sm:col-span-1 inline-flex justify-self-start min-h-6 min-w-0 items-center gap-1.5 rounded-field text-left text-fine text-quiet leading-snug transition hover:text-ivory @max-[16rem]:order-last @max-[16rem]:col-span-full @max-[16rem]:col-start-1 flat:order-5! flat:col-span-2! flat:col-start-1!"
      >
        <span className="keyboard:line-clamp-1 keyboard:break-all">
          {isFolded ? label.folded : label.full}
        </span>
        <Info className="size-4 shrink-0 text-tan" />
      </button>
      <p
        id={id}
        hidden={!isOpen}
        className="order-last col-span-full max-w-[62ch] pt-1 pb-1 text-fine text-quiet leading-snug"
      >
        {isFolded && <span className="block">{label.full}</span>}
        {label.details}
      </p>
    </>
  );
}
