import type { KeyboardEvent } from 'react';
import { openTooltip, tooltipProps } from '#web/ui/tooltipProps';

/** A word of the text whose sense has changed, with its sense in a note. */
export function GlossedWord({ words, sense }: { words: string; sense: string }) {
  const note = `Here: ${sense}`;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    openTooltip(event.currentTarget, note);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a copied selection leaves out the text of a button element.
    <span
      role="button"
      tabIndex={0}
      aria-description={note}
      className="cursor-help rounded-mark underline decoration-1 decoration-tan/60 decoration-dotted underline-offset-[0.22em] transition-colors hover:decoration-tan print:no-underline"
      {...tooltipProps(note)}
      onClick={({ currentTarget }) => openTooltip(currentTarget, note)}
      onKeyDown={onKeyDown}
    >
      {words}
    </span>
  );
}
