/** A passage as the King James text prints it: what its translators added stands in italics. */
export function Scripture({ text }: { text: string }) {
  return text.split(/\[([^\]]*)\]/).map((part, index) =>
    // A split by one group puts what was inside the brackets at every second place.
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text never move.
    index % 2 === 1 ? <em key={index}>{part}</em> : part,
  );
}

/** The old heading of a psalm; what its translators added stands upright in it. */
export function PsalmTitle({ title }: { title: string }) {
  return (
    <i className="[&_em]:not-italic">
      <Scripture text={title} />
    </i>
  );
}

/** The same words for a voice. */
export function plain(text: string): string {
  return text.replaceAll(/[[\]]/g, '');
}
