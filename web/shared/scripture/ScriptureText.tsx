/** King James text. The words that the translators added are in italics. */
export function ScriptureText({ text }: { text: string }) {
  return text.split(/\[([^\]]*)\]/).map((part, index) =>
    // Splitting by a capturing group puts the bracketed words at every odd index.
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text never move.
    index % 2 === 1 ? <em key={index}>{part}</em> : part,
  );
}

/** The superscription of a psalm, in italics. The words that the translators added are upright. */
export function PsalmTitle({ title }: { title: string }) {
  return (
    <i className="[&_em]:not-italic">
      <ScriptureText text={title} />
    </i>
  );
}

/** Returns the text without brackets, for screen readers and the clipboard. */
export function plainScripture(text: string): string {
  return text.replaceAll(/[[\]]/g, '');
}
